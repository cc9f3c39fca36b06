"""Monument: 2016.unique.monument."""

from tests.rules.districts.helpers import at16, mine, parts
from tests.rules.flow.helpers import city, gold, of, play, refusal, told

FIVE = ["manor", "castle", "palace", "temple", "church"]


def test_not_into_a_city_of_five():
    """2016.unique.monument"""
    assert refusal(mine(city=FIVE, hand=["monument"], gold=9), "build monument") == (
        "2016.unique.monument",
        "city-too-long",
    )
    assert city(play(mine(city=FIVE[:4], hand=["monument"], gold=2), "build monument"), "ana")[-1] == "monument"


def test_it_counts_as_two_towards_completing_the_city():
    """2016.unique.monument, 2016.end.complete: five cards count as six, six as seven"""
    five = play(mine(city=["monument", *FIVE[:3]], hand=["docks"], gold=9), "build docks")
    assert len(city(five, "ana")) == 5 and not of(five, "ana", "complete")
    six = play(mine(city=["monument", *FIVE[:4]], hand=["docks"], gold=9), "build docks")
    assert len(city(six, "ana")) == 6 and of(six, "ana", "length") == 7 and of(six, "ana", "complete")
    assert told(six, "city-completed")[0].rule == "2016.unique.monument"


def test_without_it_six_are_not_seven():
    """2016.end.complete"""
    after = play(mine(city=FIVE, hand=["docks"], gold=9), "build docks")
    assert not of(after, "ana", "complete")


def test_with_two_or_three_players_five_are_too_many_as_well():
    """2016.unique.monument; RULINGS 112"""
    ana = {"characters": ["warlord"], "city": FIVE, "hand": ["monument"], "gold": 9}
    position = play(at16(8, "artist", players=("ana", "bo", "chi"), ana=ana), "gather gold")
    assert refusal(position, "build monument") == ("2016.unique.monument", "city-too-long")


def test_for_everything_else_it_is_one_district():
    """2016.unique.monument; RULINGS 113"""
    assert parts("monument", "wishing-well", "basilica")["2016.unique.wishing-well"] == 3
    assert gold(play(mine(gold=1, bo={"city": ["monument"]}), "destroy bo monument"), "ana") == 0
