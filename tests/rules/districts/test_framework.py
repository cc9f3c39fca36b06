"""Framework: 2016.unique.framework."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal, told

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]


def test_it_is_destroyed_instead_of_paying():
    """2016.unique.framework"""
    after = play(mine(city=["framework"], hand=["palace"], gold=0, rest="box"), "build palace destroying framework")
    assert (city(after, "ana"), gold(after, "ana"), of(after, "ana", "hand")) == (["palace"], 2, [])
    assert after.facts()["deck"] == ["framework"]
    assert told(after, "destroyed-to-build")[0].rule == "2016.unique.framework"
    assert told(after, "built-district")[0].args["cost"] == 0


def test_it_is_a_build_like_any_other_and_counts():
    """2016.unique.framework; RULINGS 106"""
    position = mine(city=["framework"], hand=["palace", "temple"])
    after = play(position, "build palace destroying framework")
    assert refusal(after, "build temple") == ("2016.turn.build", "build-limit")
    full = play(position, "build temple")
    assert refusal(full, "build palace destroying framework") == ("2016.turn.build", "build-limit")


def test_a_duplicate_or_an_unbuildable_card_it_does_not_pay_for():
    """2016.turn.no-duplicate, 2016.unique.secret-vault"""
    position = mine(city=["framework", "temple"], hand=["temple", "secret-vault"])
    assert refusal(position, "build temple destroying framework") == ("2016.turn.no-duplicate", "district-twice")
    assert refusal(position, "build secret-vault destroying framework")[0] == "2016.unique.secret-vault"


def test_it_does_not_pay_for_itself_nor_from_the_hand():
    """2016.unique.framework: another district"""
    assert legal(mine(hand=["framework", "temple"], gold=9), "build") == ["build framework", "build temple"]


def test_its_place_is_empty_when_the_other_comes():
    """2016.unique.framework, 2016.end.complete; RULINGS 106: six stay six"""
    after = play(mine(city=["framework", *SIX[1:]], hand=["docks"]), "build docks destroying framework")
    assert len(city(after, "ana")) == 6 and not of(after, "ana", "complete")


def test_a_city_once_complete_stays_complete():
    """2016.end.stays-complete; RULINGS 106: it works in an own complete city too"""
    position = mine(city=["framework", *SIX], hand=["docks"], completed=["ana"])
    after = play(position, "build docks destroying framework")
    assert of(after, "ana", "complete") and len(city(after, "ana")) == 7


def test_a_monument_may_take_its_place():
    """2016.unique.monument, 2016.unique.framework; RULINGS 106"""
    position = mine(city=["framework", *SIX[:4]], hand=["monument"], gold=9)
    assert refusal(position, "build monument") == ("2016.unique.monument", "city-too-long")
    assert "build monument destroying framework" in legal(position)


def test_the_coin_on_it_goes_to_the_bank():
    """2016.unique.framework, 2016.artist"""
    position = mine("warlord", "artist", city=[{"district": "framework", "coins": 1}], hand=["palace"])
    after = play(position, "build palace destroying framework")
    assert gold(after, "bank") == gold(position, "bank") + 1 and "ana/framework" not in after.accounts()
