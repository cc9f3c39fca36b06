"""The call: classic.call.order, classic.call.reveal, and what all know by then."""

from tests.rules.flow.helpers import at, of, play, told


def test_ranks_are_called_upward_and_skipped_when_nobody_answers():
    """classic.call.order, classic.call.reveal"""
    position = at(1, ana={"characters": ["warlord"]}, bo={"characters": ["magician"]})
    assert position.decision.seat == "bo"
    after = play(position, "gather gold", "end")
    assert after.decision.seat == "ana"
    silent = [event.args["character"] for event in told(after, "no-answer")]
    assert silent == ["assassin", "thief", "king", "bishop", "merchant", "architect"]
    assert of(after, "bo", "revealed") == ["magician"]


def test_with_two_characters_a_player_has_two_turns():
    """classic.players"""
    position = at(4, players=("ana", "bo"), ana={"characters": ["king", "merchant"]}, bo={"characters": ["bishop"]})
    seats = []
    while position.decision.prompt == "turn":
        seats.append((position.decision.seat, position.facts()["turn"]["character"]))
        position = play(position, "gather gold", "end")
    assert seats == [("ana", "king"), ("bo", "bishop"), ("ana", "merchant")]


def test_what_a_seat_may_hold_shrinks_with_every_answer_and_silence():
    """Public knowledge: face-up cards, answers and silence, but a murdered character may still be held"""
    position = at(
        5, ana={"characters": ["assassin"]}, bo={"characters": ["warlord"]}, chi={"characters": ["bishop"]},
        dev={"characters": ["king"]}, faceup=["thief"], murdered="king",
    )  # fmt: skip
    assert of(position, "ana", "possible") == ["assassin"]
    assert of(position, "chi", "possible") == ["bishop"]
    assert of(position, "bo", "possible") == ["king", "merchant", "architect", "warlord"]


def test_the_crown_of_a_resumed_round_is_with_the_king():
    """classic.king.calls: the order of the call does not change"""
    position = at(4, ana={"characters": ["warlord"]}, bo={"characters": ["king"]}, chi={"characters": ["bishop"]})
    assert [play(position, "gather gold", "end").decision.seat, position.facts()["crown"]] == ["chi", "bo"]
