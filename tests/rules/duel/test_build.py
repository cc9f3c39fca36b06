"""Building: duel.build.*, duel.setup.district-row.visible, duel.gold.supply-limit, duel.end.full-grid."""

import pytest

from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.duel.helpers import (
    SPOTS,
    city,
    expanding,
    gold,
    holding,
    legal,
    nearly_full,
    play,
    refusal,
    side,
    told,
)

TOWN = city("c4 noble-start white", "d4 religious-start black")
ROW = [["noble-2", "noble-4"], ["religious-1"], ["commercial-3"], ["military-1"]]


def building(coins: int = 9, **facts):
    facts.setdefault("city", TOWN)
    facts.setdefault("row", ROW)
    return expanding(coins, **facts)


def cells_for(position, tile: str) -> set[str]:
    return {action.split()[2] for action in legal(position, "build") if action.split()[1] == tile}


def test_the_cost_is_paid_to_the_general_supply():
    """duel.build.source"""
    before = building()
    after = play(before, "build commercial-3 c5")
    assert (gold(after, "white"), gold(after, "bank")) == (6, gold(before, "bank") + 3)


def test_the_tile_lies_under_the_builders_colour():
    """duel.build.touching"""
    after = play(building(), "build commercial-3 c5")
    assert (after.facts()["city"]["c5"]["tile"], after.facts()["city"]["c5"]["owner"]) == ("commercial-3", "white")


def test_the_top_of_each_stack_and_the_own_stand_can_be_built_and_nothing_else():
    """duel.build.source, duel.setup.district-row.visible, duel.build.unique-instead"""
    position = building(own={"stand": ["statue", "armory"]}, theirs={"stand": ["library", "capitol"]})
    tops = {"noble-2", "religious-1", "commercial-3", "military-1"}
    assert {action.split()[1] for action in legal(position, "build")} == tops | {"statue", "armory"}


def test_a_tile_below_the_top_cannot_be_built():
    """duel.setup.district-row.visible"""
    with pytest.raises(IllegalAction):
        building().answer("build noble-4 c5")


def test_taking_the_top_reveals_the_next():
    """duel.setup.district-row.visible"""
    after = play(building(), "build noble-2 c5")
    assert [stack[0] for stack in after.facts()["row"]][0] == "noble-4"


def test_a_stack_can_run_out():
    """duel.setup.district-row"""
    built = ["noble-4", *(f"{color}-{n}" for color in ("military", "religious", "commercial") for n in (2, 4))]
    town = city(
        *(f"{cell} {tile} white" for cell, tile in zip(SPOTS, [*built, "military-3", "religious-3"], strict=False))
    )
    town = dict(list(town.items())[:9])
    row = [["noble-2"], ["religious-1", "noble-1"], ["commercial-3", "commercial-1"], ["military-1", "noble-3"]]
    after = play(building(city=town, row=row), "build noble-2 c5")
    assert [stack[:1] for stack in after.facts()["row"]] == [[], ["religious-1"], ["commercial-3"], ["military-1"]]
    assert after.decision.options  # an empty stack troubles nobody


def test_a_unique_tile_leaves_the_stand():
    """duel.build.unique-instead"""
    after = play(building(own={"stand": ["statue", "capitol"]}), "build capitol c5")
    assert side(after, "white")["stand"] == ["statue"]


def test_a_tile_touches_edge_to_edge():
    """duel.build.touching: the six cells round c4 and d4, no corners"""
    assert cells_for(building(), "noble-2") == {"c3", "d3", "b4", "e4", "c5", "d5"}


@pytest.mark.parametrize("corner", ["b3", "e3", "b5", "e5"])
def test_a_corner_does_not_touch(corner):
    """duel.build.touching"""
    assert refusal(building(), f"build noble-2 {corner}").rule == "duel.build.touching"


@pytest.mark.parametrize("taken", ["c4", "d4"])
def test_no_tile_lies_on_another(taken):
    """duel.build.touching"""
    assert refusal(building(), f"build noble-2 {taken}").rule == "duel.build.touching"


def test_a_tile_may_touch_the_opponents_alone():
    """duel.build.touching"""
    assert "e4" in cells_for(building(), "noble-2")


def test_four_columns_settle_the_grid_in_that_direction_alone():
    """duel.build.grid: columns b to e are settled, rows are still free"""
    town = city("b4 noble-1 white", "c4 noble-start white", "d4 religious-start black", "e4 noble-3 white")
    position = building(city=town)
    assert cells_for(position, "noble-2") == {"b3", "c3", "d3", "e3", "b5", "c5", "d5", "e5"}
    for outside in ("a4", "f4"):
        assert refusal(position, f"build noble-2 {outside}").rule == "duel.build.grid"


def test_four_rows_settle_the_other_direction():
    """duel.build.grid"""
    column = ("c3 noble-4 black", "c4 noble-start white", "c5 noble-1 white", "c6 noble-3 black")
    town = city(*column, "d4 religious-start black")
    position = building(city=town, row=[["military-2"], ["religious-1"], ["commercial-3"], ["military-1"]])
    for outside in ("c2", "c7"):
        assert refusal(position, f"build military-2 {outside}").rule == "duel.build.grid"
    assert "b6" in cells_for(position, "military-2")


def test_three_columns_still_leave_both_sides():
    """duel.build.grid"""
    town = city("c4 noble-start white", "d4 religious-start black", "e4 noble-3 white")
    assert {"b4", "f4"} <= cells_for(building(city=town), "noble-2")


def test_a_tile_too_dear_is_refused_with_what_is_missing():
    """duel.build.source"""
    reason = refusal(building(3, own={"stand": ["statue"]}), "build statue c5")
    assert (reason.rule, reason.args["cost"], reason.args["gold"], reason.args["n"]) == ("duel.build.source", 4, 3, 1)


def test_the_place_is_refused_before_the_price():
    """duel.build.touching"""
    assert refusal(building(3, own={"stand": ["statue"]}), "build statue c4").rule == "duel.build.touching"


def test_one_coin_for_each_touching_district_of_the_same_colour_the_opponents_too():
    """duel.build.bonus"""
    around = ("c4 noble-start white", "d5 noble-3 black", "b5 commercial-1 white", "b4 noble-1 white")
    town = city(*around, "d4 religious-start black")
    after = play(building(city=town), "build noble-2 c5")
    assert gold(after, "noble-2") == 2


def test_unique_matches_unique_and_no_basic_colour():
    """duel.build.bonus"""
    town = city("c4 armory white", "d4 library black")
    position = building(city=town, own={"stand": ["capitol"]})
    assert gold(play(position, "build capitol c5"), "capitol") == 1
    assert gold(play(position, "build noble-2 c5"), "noble-2") == 0


def test_a_free_build_has_its_bonus():
    """duel.build.bonus, D12"""
    town = city("c4 ivory-tower white", "d4 religious-start black")
    after = play(building(city=town, own={"stand": ["statue"]}), "build statue c5")
    assert (gold(after, "white"), gold(after, "statue")) == (9, 1)


def test_the_payment_can_feed_the_bonus():
    """duel.build.order: the supply was empty; 2 are paid and 1 of them comes back onto the tile"""
    town = city("c4 noble-start white 10", "d4 religious-start black")
    position = building(3, city=town, theirs={"gold": 12})
    assert gold(position, "bank") == 0
    after = play(position, "build noble-2 c5")
    assert (gold(after, "noble-2"), gold(after, "bank")) == (1, 1)


def test_the_option_tells_the_bonus_that_really_comes():
    """duel.build.order"""
    town = city("c4 noble-start white 10", "d4 religious-start black")
    position = building(3, city=town, theirs={"gold": 12})
    option = next(option for option in position.decision.options if option.action == ("build", "noble-2", "c5"))
    assert (option.about["cost"], option.about["bonus"]) == (2, 1)


def test_an_empty_supply_gives_no_bonus():
    """duel.gold.supply-limit"""
    town = city("c4 ivory-tower white 10", "d4 religious-start black")
    position = building(3, city=town, theirs={"gold": 12}, own={"stand": ["statue"]})
    assert gold(play(position, "build statue c5"), "statue") == 0


def test_events_tell_the_build_in_its_order():
    """duel.build.order: pay, place, bonus, effect"""
    town = city("c4 armory white", "d4 religious-start black")
    after = play(building(city=town, own={"stand": ["capitol"]}), "build capitol c5")
    kinds = [(event.what, event.rule) for event in after.events if event.what in ("gold", "built", "seats")]
    assert kinds[1:] == [
        ("gold", "duel.build.source"),
        ("built", "duel.build.touching"),
        ("gold", "duel.build.bonus"),
        ("seats", "duel.unique.capitol"),
    ]


def test_the_game_ends_at_once_when_the_grid_is_full():
    """duel.end.full-grid: black has no expansion turn any more"""
    after = play(building(city=nearly_full(), row=[], own={"stand": ["capitol"]}), "build capitol e6")
    assert after.over
    assert after.decision is None
    assert after.facts()["phase"] == "over"
    assert after.events[-1].what == "game-ended"


def test_the_last_build_is_carried_through_first():
    """duel.end.full-grid: with its bonus and its effect"""
    town = nearly_full()
    town["d6"]["tile"] = "armory"
    after = play(building(city=town, row=[], own={"stand": ["imperial-treasury"]}), "build imperial-treasury e6")
    assert after.over
    assert gold(after, "imperial-treasury") == 3


def test_the_game_ends_in_the_middle_of_a_round():
    """duel.end.full-grid: the Architect's second build and the Queen do not happen"""
    position = holding("architect", own={"gold": 9, "stand": ["capitol"]}, city=nearly_full(), row=[])
    after = play(position, "build capitol e6")
    assert after.over
    assert not told(after, "expansion")
    assert side(after, "black")["hand"] == ["queen"]
