"""The turn: classic.turn.income, classic.turn.any-order, classic.turn.discard-pile, classic.gold.bank-limit."""

import citadels_lab as lab
from tests.rules.flow.helpers import at, gold, legal, of, play, refusal, told


def turn(**facts):
    bo = {"characters": ["king"], **facts.pop("bo", {})}
    return at(4, bo=bo, **facts)


def test_income_is_owed_and_taken_once():
    """classic.turn.income, classic.turn.income.two-mandatory"""
    assert refusal(turn(), "end") == ("classic.turn.income", "income-owed")
    after = play(turn(), "gather gold")
    assert refusal(after, "gather cards") == ("classic.turn.income", "income-had")
    assert gold(after, "bo") == 4


def test_one_of_two_cards_is_kept_the_other_discarded_face_down():
    """classic.turn.income"""
    asked = play(turn(deck=["temple", "manor"]), "gather cards")
    after = play(asked, "keep-card temple")
    assert (of(after, "bo", "hand"), after.facts()["discard"]) == (["temple"], ["manor"])
    assert lab.observe(after, "ana").facts["discard"] == 1
    log = " ".join(event.text() for event in lab.observe(after, "ana").events)
    assert "Temple" not in log and "Manor" not in log


def test_building_may_come_before_the_income():
    """classic.turn.any-order"""
    after = play(turn(bo={"hand": ["market"]}), "build market", "gather gold")
    assert gold(after, "bo") == 2


def test_an_empty_deck_is_made_anew_from_the_discards():
    """classic.turn.discard-pile"""
    asked = play(turn(deck=["temple"], discard=["manor"], rest="box"), "gather cards")
    assert legal(asked) == ["keep-card manor", "keep-card temple"]
    assert [event.rule for event in told(asked, "reshuffled")] == ["classic.turn.discard-pile"]


def test_the_only_card_left_is_kept():
    """classic.turn.discard-pile"""
    assert of(play(turn(deck=["temple"], rest="box"), "gather cards"), "bo", "hand") == ["temple"]


def test_without_any_card_coins_are_the_income():
    """classic.turn.discard-pile"""
    position = turn(rest="box")
    assert refusal(position, "gather cards") == ("classic.turn.discard-pile", "no-cards-left")
    assert "gather gold" in legal(position)


def test_what_an_empty_bank_lacks_is_not_gained():
    """classic.gold.bank-limit"""
    position = turn(ana={"gold": 25}, chi={"gold": 0}, dev={"gold": 2})
    after = play(position, "gather gold")
    assert gold(after, "bank", "bo") == (0, 3)
    assert [(event.rule, event.args["n"]) for event in told(after, "bank-is-short")] == [("classic.gold.bank-limit", 1)]


def test_nobody_acts_out_of_turn():
    """A power belongs to the turn of its character"""
    position = at(1, ana={"characters": ["thief"]}, bo={"characters": ["assassin"]})
    assert position.decision.seat == "bo"
    assert position.decision.find(("rob", "king")) is None
