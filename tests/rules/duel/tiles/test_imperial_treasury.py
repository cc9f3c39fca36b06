"""Imperial Treasury: duel.unique.imperial-treasury."""

from tests.rules.duel.helpers import city, expanding, gold, play


def treasury(*lines: str, coins: int = 9, **facts):
    position = expanding(
        coins, city=city("c4 noble-start white", *lines), own={"stand": ["imperial-treasury"]}, **facts
    )
    return play(position, "build imperial-treasury c5")


def test_two_coins_from_the_supply_are_placed_on_it():
    assert gold(treasury(), "imperial-treasury") == 2


def test_they_come_besides_the_build_bonus():
    """duel.build.bonus: one for the unique neighbour, two of its own"""
    assert gold(treasury("d4 armory black", "d5 statue black"), "imperial-treasury") == 3


def test_a_library_doubles_the_bonus_but_not_the_two_coins():
    """duel.unique.library"""
    assert gold(treasury("b4 armory black", "b5 library white"), "imperial-treasury") == 2 + 2


def test_a_short_supply_gives_what_it_has():
    """duel.gold.supply-limit, duel.build.order: the cost of 3 feeds an empty supply, the bonus takes two of it"""
    lines = ("d4 military-1 black", "d5 statue black 1", "b4 military-2 black", "b5 public-house black")
    after = treasury(*lines, coins=3, theirs={"gold": 21})
    assert gold(after, "imperial-treasury") == 3
    assert gold(after, "bank") == 0
