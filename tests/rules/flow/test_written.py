"""Written positions: what is missing is filled in, what is wrong is told with its place."""

import pytest

import citadels_lab as lab
from tests.rules.flow.helpers import at, dark, play

WRONG = {
    "position": [{"foo": 1}, {"ana": {"hand": ["palace"] * 4}}, {"ana": {"gold": 31}}],
    "position.rank": [{"round": 1, "phase": "turns"}],
    "position.players.ana.hand": [{"ana": {"hand": ["temble"]}}],
    "position.players.ana.city[0]": [{"ana": {"city": [3]}}, {"ana": {"city": ["fortres"]}}],
    "position.murdered": [{"murdered": "king"}, {"ana": {"characters": ["assassin"]}, "murdered": "assassin"}],
    "position.notes": [{"notes": {"keep": "x"}}],
    "position.players": [{"ana": {"characters": ["king"]}, "bo": {"characters": ["king"]}}],
    "position.bank": [{"bank": 3}],
}


@pytest.mark.parametrize(("where", "facts"), [(w, f) for w, many in WRONG.items() for f in many])
def test_a_mistake_is_told_with_its_place(where, facts):
    rank = 11 if where == "position.rank" else 1
    with pytest.raises(lab.LabError) as error:
        at(rank, **facts)
    assert error.value.args_given["where"] == where
    assert error.value.text("en") and error.value.text("fr")


def test_every_card_is_somewhere():
    position = at(4, ana={"hand": ["temple"], "city": ["manor"]}, deck=["castle"], discard=["market"])
    facts = position.facts()
    assert len(facts["deck"]) + len(facts["discard"]) == 66
    assert facts["deck"][0] == "castle"


def test_a_draft_under_way_can_be_written():
    position = at(
        1,
        phase="draft",
        pool=["king", "thief", "bishop"],
        ana={"characters": ["assassin"]},
        bo={"characters": ["warlord"]},
    )
    assert position.decision.seat == "chi"
    after = play(position, "pick king", "pick thief")
    assert after.decision.seat == "ana" and after.facts()["turn"]["character"] == "assassin"


def test_a_record_of_a_written_position_is_played_again():
    position = play(
        dark(1, "witch", ana={"characters": ["witch"]}, bo={"characters": ["king"]}), "gather gold", "bewitch king"
    )
    again = lab.load(position.record())
    assert again == position and again.facts() == position.facts()


def test_a_pool_too_small_for_those_who_still_choose_is_refused():
    with pytest.raises(lab.LabError) as error:
        at(1, phase="draft", pool=["king", "thief"], ana={"characters": ["assassin"]})
    assert error.value.args_given["where"] == "position.pool"


def test_seats_alone_are_enough():
    from citadels_lab.rules.editions.variants import variant
    from citadels_lab.rules.kernel.position import Start, begin

    assert begin(Start(variant("classic"), facts={"seats": ["ana", "bo"], "phase": "draft"})).seats == ("ana", "bo")
    assert len(begin(Start(variant("classic"), facts={"seats": 5, "phase": "draft"})).seats) == 5
    with pytest.raises(lab.LabError):
        begin(Start(variant("classic"), facts={"seats": "ana"}))
