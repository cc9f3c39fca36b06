"""The Warlord (8): classic.warlord.destroy, classic.warlord.not-complete, dark-city.rank8.end-of-turn."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import at, city, dark, gold, legal, play, refusal

EIGHT = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks", "harbor"]


def war(mine=(), theirs=("palace", "tavern"), coins=4, **facts):
    ana = {"characters": ["warlord"], "gold": coins, "city": list(mine)}
    return at(8, ana=ana, bo={"city": list(theirs)}, **facts)


def test_a_district_costs_one_less_than_its_price_to_destroy():
    """classic.warlord.destroy"""
    after = play(war(), "destroy bo palace")
    assert (city(after, "bo"), gold(after, "ana")) == (["tavern"], 0)
    assert after.facts()["discard"] == ["palace"]


def test_a_district_of_cost_one_is_free_and_only_one_is_destroyed():
    """classic.warlord.destroy"""
    after = play(war(coins=0), "destroy bo tavern")
    assert city(after, "bo") == ["palace"]
    assert legal(after, "destroy") == []


def test_what_cannot_be_paid_is_refused_with_what_is_missing():
    """classic.warlord.destroy"""
    assert refusal(war(coins=1), "destroy bo palace") == ("classic.warlord.destroy", "ruin-too-dear")


def test_once_one_is_destroyed_every_other_is_refused_for_that_the_dear_and_the_protected_too():
    """classic.warlord.destroy"""
    after = play(war(mine=["temple"], coins=0), "destroy bo tavern")
    for district in ("destroy bo palace", "destroy ana temple"):
        assert refusal(after, district) == ("classic.warlord.destroy", "power-used")


def test_an_own_district_may_be_destroyed():
    """classic.warlord.destroy"""
    assert city(play(war(mine=["temple"]), "destroy ana temple"), "ana") == []


def test_a_complete_city_cannot_be_attacked_not_even_the_own():
    """classic.warlord.not-complete, classic.warlord.eighth"""
    position = war(mine=[*EIGHT[:7], "market"], theirs=EIGHT)
    assert refusal(position, "destroy bo manor") == ("classic.warlord.not-complete", "city-is-complete")
    assert refusal(position, "destroy ana market") == ("classic.warlord.not-complete", "city-is-complete")


def test_in_the_dark_city_the_question_comes_at_the_end_of_the_turn():
    """dark-city.rank8.end-of-turn"""
    position = dark(8, ana={"characters": ["warlord"]}, bo={"city": ["market"]})
    assert refusal(position, "destroy bo market") == ("dark-city.rank8.end-of-turn", "at-end-of-turn")
    asked = play(position, "gather gold", "end")
    assert asked.decision.prompt == "destroy-now"
    assert city(play(asked, "destroy bo market"), "bo") == []
    assert city(play(asked, "pass"), "bo") == ["market"]


def test_in_the_dark_city_what_is_destroyed_goes_under_the_deck():
    """dark-city.discards"""
    position = dark(8, ana={"characters": ["warlord"]}, bo={"city": ["market"]}, deck=["manor"], rest="box")
    assert play(position, "gather gold", "end", "destroy bo market").facts()["deck"] == ["manor", "market"]


def test_2016_he_destroys_for_one_coin_less_at_any_moment_an_own_district_too():
    """2016.warlord; RULINGS 87, 89"""
    after = play(turn("warlord", gold=2, bo={"city": ["manor"]}), "destroy bo manor")
    assert (gold(after, "ana"), city(after, "bo"), after.facts()["deck"][-1]) == (0, [], "manor")
    assert city(play(turn("warlord", city=["tavern"]), "destroy ana tavern"), "ana") == []


def test_2016_a_great_wall_and_a_coin_on_it_make_it_dearer_the_wall_too():
    """2016.great-wall.formula, 2016.rank8.embellished; RULINGS 90"""
    bo = {"city": [{"district": "manor", "coins": 1}, "great-wall"]}
    position = turn("warlord", "artist", gold=4, bo=bo)
    assert gold(play(position, "destroy bo manor"), "ana") == 0
    assert refusal(position, "destroy bo great-wall") == ("2016.great-wall.formula", "ruin-too-dear")


def test_2016_the_cards_under_a_museum_go_under_the_deck():
    """2016.turn.discards; RULINGS 96"""
    bo = {"city": [{"district": "museum", "cards": ["temple"]}]}
    after = play(turn("warlord", gold=3, bo=bo), "destroy bo museum")
    assert sorted(after.facts()["deck"][-2:]) == ["museum", "temple"]


def test_2016_nothing_in_a_completed_city_his_own_neither():
    """2016.warlord; RULINGS 87, 88"""
    seven = ["temple", "church", "market", "manor", "castle", "prison", "docks"]
    position = turn("warlord", gold=9, city=seven, bo={"city": seven})
    for owner in ("ana", "bo"):
        assert refusal(position, f"destroy {owner} temple") == ("2016.warlord", "city-is-complete")
