"""The King (4): classic.king.crown, classic.king.murdered, classic.income.noble, dark-city.witch.king."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import at, dark, gold, legal, play, refusal, told


def test_the_crown_moves_as_soon_as_the_king_is_called():
    """classic.king.crown"""
    position = at(4, bo={"characters": ["king"]})
    assert position.facts()["crown"] == "bo"
    assert position.decision.seat == "bo"


def test_the_heir_of_a_murdered_king_takes_the_crown_at_the_end_of_the_round():
    """classic.king.murdered"""
    position = at(
        4,
        ana={"characters": ["assassin"]},
        bo={"characters": ["king"]},
        chi={"characters": ["bishop"]},
        murdered="king",
    )
    assert position.facts()["crown"] == "ana"
    after = play(position, "gather gold", "end")
    assert after.facts()["crown"] == "bo"
    assert [event.rule for event in told(after, "crown-moved")] == ["classic.king.murdered"]


def test_without_a_king_the_crown_stays():
    """classic.king.no-king"""
    assert play(at(4, crown="chi", bo={"characters": ["bishop"]}), "gather gold", "end").facts()["crown"] == "chi"


def test_a_coin_for_each_noble_district_once():
    """classic.income.noble"""
    position = at(4, bo={"characters": ["king"], "city": ["manor", "castle", "temple"]})
    after = play(position, "income")
    assert gold(after, "bo") == 4
    assert refusal(after, "income") == ("classic.income.noble", "color-income-had")


def test_a_bewitched_king_still_takes_the_crown():
    """dark-city.witch.king"""
    position = dark(4, "witch", ana={"characters": ["witch"]}, bo={"characters": ["king"]}, bewitched="king")
    assert position.facts()["crown"] == "bo"
    assert [event.rule for event in told(position, "crown-moved")] == ["dark-city.witch.king"]


def test_2016_he_takes_the_crown_when_he_likes_but_he_must():
    """2016.king, 2016.crown.compulsory; RULINGS 72"""
    position = turn("king", crown="bo", city=["manor"])
    assert position.facts()["crown"] == "bo"
    gathered = play(position, "gather gold", "income")
    assert refusal(gathered, "end") == ("2016.crown.compulsory", "crown-owed")
    after = play(gathered, "take-crown")
    assert after.facts()["crown"] == "ana" and "end" in legal(after) and gold(after, "ana") == 5


def test_2016_bewitched_his_holder_takes_it_all_the_same():
    """2016.king; RULINGS 34"""
    seats = {"ana": {"characters": ["witch"], "city": ["manor"]}, "bo": {"characters": ["king"], "city": ["castle"]}}
    position = play(late(1, "witch", crown="chi", **seats), "gather gold", "bewitch king", "gather gold")
    assert position.facts()["crown"] == "bo"
    assert refusal(position, "take-crown") == ("2016.king", "crown-went-to-holder")
    assert gold(play(position, "income"), "ana") == 5


def test_2016_murdered_he_takes_it_before_the_points_are_counted():
    """2016.king, 2016.unique.statue; RULINGS 29"""
    seven = ["temple", "church", "market", "manor", "castle", "prison", "statue"]
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["king"], "city": seven}}
    after = play(late(1, crown="chi", **seats), "murder king", "gather gold", "end")
    assert after.over and after.scores()["bo"].parts["2016.unique.statue"] == 5
