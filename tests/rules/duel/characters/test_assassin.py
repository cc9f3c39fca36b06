"""The Assassin (1): duel.assassin.name, duel.name.which."""

import citadels_lab as lab
from tests.rules.duel.helpers import holding, legal, play, refusal, side, told


def test_a_right_guess_lays_the_card_out():
    """duel.assassin.name"""
    after = play(holding("assassin", theirs={"hand": ["king", "queen"]}), "name king")
    assert side(after, "black")["laid_out"] == ["king"]
    assert "king" not in side(after, "black")["hand"]
    assert after.decision.prompt == "queen"  # the rest of the hand is still played


def test_a_laid_out_character_resolves_nothing_when_it_is_called():
    """duel.assassin.name"""
    after = play(holding("assassin", theirs={"hand": ["king", "queen"]}), "name king")
    assert (after.decision.seat, after.decision.prompt) == ("black", "queen")
    assert [event.args["character"] for event in told(after, "silenced")] == ["king"]
    assert "king" not in side(after, "black")["played"]


def test_a_wrong_guess_changes_nothing_and_keeps_the_hand_secret():
    """duel.assassin.name"""
    after = play(holding("assassin", theirs={"hand": ["thief", "queen"]}), "name king")
    seen = lab.observe(after, "white").facts["players"]["black"]
    assert seen["laid_out"] == []
    assert side(after, "black")["played"] == ["thief"]
    assert seen["hand"] == ["?"]


def test_both_players_and_the_public_learn_whether_the_guess_was_right():
    """duel.name.which"""
    hit = play(holding("assassin", theirs={"hand": ["king"]}), "name king")
    miss = play(holding("assassin", theirs={"hand": ["king"]}), "name abbot")
    for viewer in ("white", "black", None):
        assert lab.observe(hit, viewer).facts["named"] == [{"by": "assassin", "character": "king", "hit": True}]
        assert lab.observe(miss, viewer).facts["named"] == [{"by": "assassin", "character": "abbot", "hit": False}]


def test_any_of_the_eight_others_may_be_named_or_nobody():
    """duel.name.which: also a card in one's own hand, as a bluff"""
    position = holding("assassin", own={"hand": ["assassin", "queen"]}, theirs={"hand": ["king"]})
    others = {"thief", "king", "abbot", "merchant", "architect", "diplomat", "warlord", "queen"}
    assert legal(position) == {f"name {name}" for name in others | {"nobody"}}
    assert side(play(position, "name queen"), "white")["hand"] == ["queen"]


def test_the_assassin_cannot_name_itself():
    """duel.name.which"""
    assert refusal(holding("assassin"), "name assassin").rule == "duel.name.which"


def test_naming_nobody_lays_nothing_out():
    """duel.ability.optional"""
    after = play(holding("assassin", theirs={"hand": ["king"]}), "name nobody")
    assert after.facts()["named"] == []
    assert side(after, "black")["laid_out"] == []
    assert after.decision.seat == "black"


def test_a_bluff_does_not_silence_ones_own_card():
    """duel.assassin.name: only what the opponent holds is laid out"""
    after = play(holding("assassin", own={"hand": ["assassin", "king"]}), "name king")
    assert (after.decision.seat, after.decision.prompt) == ("white", "king-seats")


def test_black_may_be_the_assassin_too():
    """duel.assassin.name"""
    after = play(holding("assassin", "black", theirs={"hand": ["king"]}), "name king")
    assert side(after, "white")["laid_out"] == ["king"]


def test_the_laid_out_card_is_dealt_again_in_the_next_round():
    """duel.draft.deal"""
    row = [["noble-1"], ["noble-2"], ["noble-3"], ["noble-4"]]
    after = play(holding("assassin", theirs={"hand": ["king"]}, row=row), "name king", "build noble-1 c5", "pass")
    assert after.decision.prompt == "keep"
    assert side(after, "black")["laid_out"] == []
    assert sum(len(side(after, seat)["dealt"]) for seat in after.seats) == 8
