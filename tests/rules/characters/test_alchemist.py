"""The Alchemist (6): dark-city.alchemist.refund, dark-city.turn-end.order."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import dark, gold, play, refusal


def brewing(ana, **facts):
    return dark(6, "alchemist", ana={"characters": ["alchemist"], **ana}, chi={"characters": ["warlord"]}, **facts)


def test_the_coins_spent_on_districts_come_back_at_the_end():
    """dark-city.alchemist.refund"""
    position = play(brewing({"gold": 5, "hand": ["palace"]}), "gather gold", "build palace")
    assert gold(position, "ana") == 2
    assert gold(play(position, "end"), "ana") == 7


def test_other_payments_do_not_come_back():
    """dark-city.alchemist.refund"""
    after = play(brewing({"gold": 5, "city": ["smithy"]}), "gather gold", "smithy", "end")
    assert gold(after, "ana") == 5


def test_a_build_must_be_paid_for_first():
    """dark-city.alchemist.refund"""
    assert refusal(brewing({"gold": 4, "hand": ["palace"]}), "build palace") == ("classic.build.one", "cannot-pay")


def test_tax_then_poor_house_then_refund():
    """dark-city.turn-end.order"""
    ana = {"gold": 4, "hand": ["palace"], "city": ["poor-house"]}
    position = dark(
        2,
        "alchemist",
        "tax-collector",
        ana={"characters": ["alchemist"], **ana},
        bo={"characters": ["tax-collector"]},
        chi={"characters": ["warlord"]},
        bonus=["poor-house"],
    )
    after = play(position, "gather gold", "end", "gather gold", "build palace", "end")
    assert gold(after, "ana", "bo") == (6, 5)


def test_2016_all_that_was_paid_to_build_comes_back_and_nothing_else():
    """2016.alchemist; RULINGS 80: not the Smithy, not the tax"""
    position = turn("alchemist", "tax-collector", gold=6, hand=["docks"], city=["smithy"])
    after = play(position, "gather gold", "smithy", "build docks", "end")
    assert gold(after, "ana", "tax") == (5, 1)


def test_2016_the_poor_house_comes_before_the_refund():
    """2016.turn-end.order; RULINGS 81"""
    after = play(turn("alchemist", gold=1, hand=["docks"], city=["poor-house"]), "gather gold", "build docks", "end")
    assert gold(after, "ana") == 4


def test_2016_bewitched_the_witch_gets_back_what_she_paid():
    """2016.alchemist, 2016.witch.victim; RULINGS 39"""
    seats = {"ana": {"characters": ["witch"], "gold": 1, "hand": ["docks"]}, "bo": {"characters": ["alchemist"]}}
    start = play(late(1, "witch", "alchemist", **seats), "gather gold", "bewitch alchemist", "gather gold")
    assert gold(play(start, "build docks", "end"), "ana") == 3
