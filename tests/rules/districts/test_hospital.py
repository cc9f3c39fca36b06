"""Hospital: dark-city.violet.hospital."""

from tests.rules.flow.helpers import dark, gold, legal, of, play


def wounded(card="merchant", **facts):
    bo = {"characters": [card], "city": ["hospital", "poor-house"], "gold": 0}
    return dark(5, ana={"characters": ["assassin"]}, bo=bo, murdered=card, bonus=["hospital", "poor-house"], **facts)


def test_its_murdered_owner_takes_income_and_nothing_else():
    """dark-city.violet.hospital"""
    asked = wounded()
    assert (asked.decision.seat, legal(asked)) == ("bo", ["gather gold", "gather cards"])
    after = play(asked, "gather gold")
    assert (after.decision.prompt, gold(after, "bo")) == ("draft-pick", 2)


def test_nothing_else_not_even_the_poor_house():
    """dark-city.violet.hospital"""
    after = play(wounded(), "gather cards", legal(play(wounded(), "gather cards"))[0])
    assert (gold(after, "bo"), len(of(after, "bo", "hand"))) == (0, 1)
