"""Library: duel.unique.library, duel.unique.library.self."""

from tests.rules.duel.helpers import city, expanding, gold, play

ROW = [["noble-2"], ["religious-1"], ["commercial-1"], ["military-1"]]


def built(*lines: str, build: str, **facts):
    return play(expanding(city=city(*lines), row=ROW, **facts), f"build {build}")


def test_every_matching_neighbour_gives_two_coins():
    """duel.unique.library"""
    after = built(
        "c4 noble-start white", "d4 library white", "b5 noble-1 black", "b4 noble-3 white", build="noble-2 c5"
    )
    assert gold(after, "noble-2") == 4


def test_the_opponents_library_gives_nothing():
    """duel.unique.library: while a player controls it"""
    assert gold(built("c4 noble-start white", "d4 library black", build="noble-2 c5"), "noble-2") == 1


def test_its_own_bonus_is_one_coin_a_neighbour():
    """duel.unique.library.self"""
    position = expanding(city=city("c4 noble-start white", "d4 armory black"), own={"stand": ["library"]})
    assert gold(play(position, "build library d5"), "library") == 1


def test_the_tile_built_next_has_two():
    """duel.unique.library.self: by the wish of a Wishing Well, say"""
    position = expanding(
        city=city("c4 noble-start white", "d4 armory black"), own={"stand": ["library", "wishing-well"]}
    )
    assert gold(play(position, "build library d5", "pass"), "library") == 1
    wished = play(position, "build wishing-well d5", "wish", "build library d6")
    assert gold(wished, "library") == 1


def test_the_library_works_wherever_it_lies():
    """duel.unique.library"""
    lines = ["c4 library white", "d4 religious-start black", "e4 noble-4 black"]
    assert gold(built(*lines, build="noble-2 f4"), "noble-2") == 2


def test_no_match_no_coin():
    """duel.build.bonus"""
    assert gold(built("c4 noble-start white", "d4 library white", build="military-1 c5"), "military-1") == 0


def test_unique_neighbours_of_a_unique_tile_are_doubled_too():
    """duel.build.bonus: unique matches unique"""
    position = expanding(city=city("c4 noble-start white", "d4 library white"), own={"stand": ["capitol"]})
    assert gold(play(position, "build capitol d5"), "capitol") == 2


def test_a_short_supply_limits_the_bonus():
    """duel.gold.supply-limit"""
    lines = ["c4 noble-start white", "d4 library white 3", "b5 noble-1 black", "b4 noble-3 white"]
    after = built(*lines, build="noble-2 c5", gold=3, theirs={"gold": 18})
    assert (gold(after, "noble-2"), gold(after, "bank")) == (3, 0)
