"""Wishing Well: duel.unique.wishing-well, duel.unique.wishing-well.cost."""

from tests.rules.duel.helpers import city, expanding, gold, holding, legal, nearly_full, play, refusal, side

TOWN = city("c4 noble-start white", "d4 religious-start black")
ROW = [["noble-2"], ["religious-1"], ["commercial-1"], ["military-1"]]


def well(coins: int = 9, **facts):
    own = {"stand": ["wishing-well", *facts.pop("beside", [])]}
    return play(expanding(coins, city=facts.pop("city", TOWN), row=ROW, own=own, **facts), "build wishing-well c5")


def test_one_coin_returned_builds_one_more_district():
    """2 for the Well, 1 for the wish, 2 for the second build"""
    after = play(well(), "wish", "build noble-2 c6")
    assert gold(after, "white") == 9 - 2 - 1 - 2
    assert after.facts()["city"]["c6"]["owner"] == "white"


def test_the_coin_goes_to_the_supply():
    before = well()
    assert gold(play(before, "wish"), "bank") == gold(before, "bank") + 1


def test_the_wish_may_be_declined():
    """duel.build.order"""
    after = play(well(), "pass")
    assert gold(after, "white") == 7
    assert after.decision.prompt == "expansion-other"


def test_the_second_build_may_be_declined():
    """duel.unique.wishing-well.cost"""
    assert play(well(), "wish", "pass").decision.prompt == "expansion-other"


def test_without_a_coin_left_there_is_no_wish():
    assert "wish" in legal(well(3))
    poor = holding("architect", own={"gold": 2, "stand": ["wishing-well"]}, city=TOWN, row=ROW)
    broke = play(poor, "build wishing-well c5")
    assert refusal(broke, "wish").rule == "duel.unique.wishing-well"


def test_the_other_unique_tile_may_be_the_second_build():
    """duel.build.unique-instead"""
    after = play(well(beside=["capitol"]), "wish", "build capitol c6")
    assert side(after, "white")["seats"] == 7


def test_the_abbots_discount_does_not_reach_the_second_build():
    """duel.unique.wishing-well.cost"""
    town = city("c4 religious-start white", "d4 noble-start black")
    own = {"gold": 4, "stand": ["wishing-well"]}
    abbot = holding("abbot", own=own, theirs={"gold": 4}, city=town, row=ROW)
    position = play(abbot, "pass", "build wishing-well c5", "wish")
    assert gold(position, "white") == 2
    assert gold(play(position, "build noble-2 c6"), "white") == 0


def test_where_nothing_can_be_paid_only_passing_is_left():
    """duel.build.source"""
    assert legal(play(well(3), "wish")) == {"pass"}


def test_as_the_last_tile_it_grants_no_wish():
    """duel.end.full-grid"""
    position = play(expanding(city=nearly_full(), own={"stand": ["wishing-well"]}), "build wishing-well e6")
    ended = position if position.over else play(position, "pass")
    assert ended.over
    if not position.over:
        assert refusal(position, "wish").rule == "duel.end.full-grid"


def test_the_second_build_may_end_the_game():
    """duel.end.full-grid: in the middle of an ability"""
    town = nearly_full()
    del town["d6"]
    position = expanding(city=town, own={"stand": ["wishing-well", "armory"]})
    after = play(position, "build wishing-well d6", "wish", "build armory e6", "pass")
    assert after.over
