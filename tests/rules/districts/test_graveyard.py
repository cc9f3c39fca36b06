"""Graveyard: classic.violet.graveyard."""

from tests.rules.flow.helpers import at, city, gold, of, play


def war(**facts):
    facts.setdefault("bo", {"city": ["graveyard"], "gold": 3})
    facts.setdefault("chi", {"city": ["temple"]})
    return at(8, ana={"characters": ["warlord"], "gold": 9, "city": facts.pop("mine", [])}, **facts)


def test_its_owner_may_take_a_destroyed_district_of_anybody_for_a_coin():
    """classic.violet.graveyard"""
    asked = play(war(), "destroy chi temple")
    assert (asked.decision.seat, asked.decision.prompt) == ("bo", "graveyard")
    after = play(asked, "recover")
    assert (gold(after, "bo"), of(after, "bo", "hand"), after.facts()["discard"]) == (2, ["temple"], [])
    assert play(asked, "pass").facts()["discard"] == ["temple"]


def test_while_the_owner_thinks_the_card_lies_open():
    """classic.violet.graveyard: no card is ever nowhere"""
    assert play(war(), "destroy chi temple").facts()["open"] == ["temple"]


def test_not_without_a_coin():
    """classic.violet.graveyard"""
    after = play(war(bo={"city": ["graveyard"], "gold": 0}), "destroy chi temple")
    assert after.decision.seat == "ana"


def test_not_for_the_warlord():
    """classic.violet.graveyard"""
    after = play(war(mine=["graveyard"], bo={}), "destroy chi temple")
    assert after.facts()["discard"] == ["temple"]


def test_itself_it_cannot_save():
    """classic.violet.graveyard"""
    after = play(war(), "destroy bo graveyard")
    assert (after.decision.seat, city(after, "bo")) == ("ana", [])
