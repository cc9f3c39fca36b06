"""The Thief (2): duel.thief.name, duel.thief.sources, duel.thief.any-owner, duel.name.which."""

import pytest

from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal, side, told

COINS = city("c4 noble-start white 1", "d4 religious-start black 2", "e4 noble-2 black 1")


def robbing(**facts):
    """White's Thief has just named the Queen that black holds."""
    facts.setdefault("own", {"gold": 2})
    facts.setdefault("theirs", {"gold": 5, "hand": ["queen"]})
    facts.setdefault("city", COINS)
    return play(holding("thief", **facts), "name queen")


def test_three_coins_may_come_from_the_opponents_supply():
    """duel.thief.sources"""
    after = play(robbing(), "steal black", "steal black", "steal black")
    assert (gold(after, "white"), gold(after, "black")) == (5, 2)


def test_after_three_coins_the_thief_is_done():
    """duel.thief.sources"""
    after = play(robbing(), "steal black", "steal black", "steal black")
    assert after.decision.prompt == "queen"


def test_coins_may_come_from_several_places():
    """duel.thief.sources: any split"""
    after = play(robbing(), "steal black", "steal religious-start", "steal noble-2")
    assert [gold(after, name) for name in ("white", "black", "religious-start", "noble-2")] == [5, 4, 1, 0]


def test_fewer_coins_may_be_taken_than_there_are():
    """duel.thief.sources"""
    after = play(robbing(), "steal black", "pass")
    assert (gold(after, "white"), gold(after, "black")) == (3, 4)
    assert after.decision.prompt == "queen"


def test_nothing_need_be_stolen():
    """duel.ability.optional"""
    assert gold(play(robbing(), "pass"), "white") == 2


def test_the_thiefs_own_district_counts_as_any_district():
    """duel.thief.any-owner"""
    after = play(robbing(), "steal noble-start", "pass")
    assert (gold(after, "white"), gold(after, "noble-start")) == (3, 0)


def test_the_thief_cannot_steal_from_the_own_supply():
    """duel.thief.sources"""
    with pytest.raises(IllegalAction):
        robbing().answer("steal white")


def test_nor_from_the_general_supply():
    """duel.thief.sources"""
    with pytest.raises(IllegalAction):
        robbing().answer("steal bank")


def test_a_guarded_district_cannot_be_robbed():
    """duel.guard.protects: the Guard's district and those touching it"""
    position = robbing(guard="religious-start")
    for tile in ("noble-start", "religious-start", "noble-2"):
        assert refusal(position, f"steal {tile}").rule == "duel.guard.protects"
    assert legal(position) == {"steal black", "pass"}


def test_a_district_that_touches_only_by_a_corner_is_not_guarded():
    """duel.guard.protects, duel.build.touching"""
    corner = city("c4 noble-start white 1", "d4 religious-start black 1", "d5 noble-2 black 1")
    assert "steal noble-2" in legal(robbing(city=corner, guard="noble-start"))


def test_the_ivory_tower_cannot_be_robbed():
    """duel.unique.ivory-tower"""
    tower = city("c4 noble-start white", "d4 religious-start black", "e4 ivory-tower black 3")
    assert refusal(robbing(city=tower), "steal ivory-tower").rule == "duel.unique.ivory-tower"


def test_a_district_without_coins_gives_none():
    """duel.thief.sources"""
    bare = city("c4 noble-start white 1", "d4 religious-start black")
    assert refusal(robbing(city=bare), "steal religious-start").rule == "duel.thief.sources"


def test_when_a_supply_runs_out_in_the_middle_no_more_comes_from_it():
    """duel.thief.sources"""
    after = play(robbing(theirs={"gold": 1, "hand": ["queen"]}), "steal black")
    assert refusal(after, "steal black").rule == "duel.thief.sources"


def test_a_wrong_guess_steals_nothing():
    """duel.thief.name"""
    after = play(holding("thief", theirs={"gold": 5, "hand": ["queen"]}, city=COINS), "name king")
    assert after.decision.prompt == "queen"
    assert gold(after, "black") == 5


def test_the_robbed_character_stays_in_hand_and_acts_when_called():
    """duel.thief.name"""
    after = play(robbing(), "pass")
    assert (after.decision.seat, after.decision.prompt) == ("black", "queen")
    assert side(after, "black")["played"] == ["queen"]


def test_an_assassinated_character_cannot_be_robbed():
    """duel.thief.name: it is in no hand any more"""
    position = holding("thief", theirs={"gold": 5, "hand": ["queen"], "laid_out": ["king"]}, rank=2)
    after = play(position, "name king")
    assert told(after, "named-miss")
    assert gold(after, "black") == 5


def test_a_character_already_played_cannot_be_robbed():
    """duel.thief.name"""
    position = holding("thief", theirs={"gold": 5, "played": ["assassin"], "hand": ["queen"]}, rank=2)
    assert told(play(position, "name assassin"), "named-miss")


def test_a_discarded_character_cannot_be_robbed():
    """duel.thief.name"""
    position = holding("thief", theirs={"gold": 5, "discarded": ["king"], "hand": ["queen"]})
    assert told(play(position, "name king"), "named-miss")


def test_the_thief_names_any_of_the_other_eight_or_nobody_but_not_itself():
    """duel.name.which"""
    position = holding("thief")
    assert len(legal(position)) == 9
    assert refusal(position, "name thief").rule == "duel.name.which"


def test_coins_go_into_the_thiefs_own_supply_one_event_a_coin():
    """duel.thief.sources"""
    after = play(robbing(), "steal black", "steal black", "pass")
    moved = [event.args for event in told(after, "gold") if event.args["target"] == "white"]
    assert [dict(args) for args in moved] == [{"source": "black", "target": "white", "n": 1}] * 2
