"""Museum: dark-city.violet.museum, 2016.unique.museum."""

import citadels_lab as lab
from tests.rules.districts.helpers import mine, parts, turn
from tests.rules.flow.helpers import city, dark, gold, legal, of, play, refusal


def showing(**facts):
    ana = {"characters": ["king"], "city": ["museum"], "hand": ["temple", "palace"]}
    return dark(4, ana=ana, bonus=["museum"], **facts)


def test_one_card_a_turn_goes_under_it_for_a_point():
    """dark-city.violet.museum"""
    after = play(showing(), "museum temple")
    assert of(after, "ana", "city")[0]["cards"] == ["temple"]
    assert after.scores()["ana"].parts["dark-city.violet.museum"] == 1
    assert refusal(after, "museum palace") == ("dark-city.violet.museum", "district-used")


def test_the_card_stays_secret():
    """dark-city.violet.museum"""
    after = play(showing(), "museum temple")
    assert lab.observe(after, "bo").facts["players"]["ana"]["city"][0]["cards"] == ["?"]
    assert "Temple" not in " ".join(event.text() for event in lab.observe(after, "bo").events)


def test_destroyed_its_cards_are_discarded():
    """dark-city.violet.museum, dark-city.discards"""
    bo = {"city": [{"district": "museum", "cards": ["temple", "palace"]}]}
    position = dark(8, ana={"characters": ["warlord"], "gold": 5}, bo=bo, bonus=["museum"], rest="box")
    after = play(position, "gather gold", "end", "destroy bo museum")
    assert sorted(after.facts()["deck"]) == ["museum", "palace", "temple"]


def test_exchanged_its_cards_stay_with_it():
    """dark-city.violet.museum"""
    bo = {"city": [{"district": "museum", "cards": ["temple", "palace"]}]}
    position = dark(
        8, "diplomat", ana={"characters": ["diplomat"], "gold": 5, "city": ["tavern"]}, bo=bo, bonus=["museum"]
    )
    after = play(position, "gather gold", "end", "exchange bo museum", "in-return tavern")
    assert of(after, "ana", "city")[0]["cards"] == ["temple", "palace"]
    assert gold(after, "ana", "bo") == (4, 5)


def test_2016_one_card_a_turn_a_point_each():
    """2016.unique.museum"""
    after = play(turn(city=["museum"], hand=["temple", "secret-vault"]), "museum secret-vault")
    assert after.scores()["ana"].parts["2016.unique.museum"] == 1
    assert refusal(after, "museum temple") == ("2016.unique.museum", "district-used")


def test_2016_the_cards_stay_with_it_when_it_is_seized_or_swapped():
    """2016.unique.museum; RULINGS 96"""
    bo = {"city": [{"district": "museum", "cards": ["temple", "palace"]}, "tavern"]}
    after = play(mine("diplomat", city=["castle"], gold=0, bo=bo), "exchange bo museum", "in-return castle")
    assert after.scores()["ana"].parts["2016.unique.museum"] == 2
    assert [entry["cards"] for entry in of(after, "ana", "city")] == [["temple", "palace"]]


def test_2016_others_see_how_many_and_not_which():
    """2016.unique.museum, 2016.turn.public-private"""
    after = play(turn(city=["museum"], hand=["temple"]), "museum temple")
    assert lab.observe(after, "bo").facts["players"]["ana"]["city"][0]["cards"] == ["?"]


def test_2016_destroyed_its_cards_go_under_the_deck():
    """2016.turn.discards; RULINGS 96, 118"""
    bo = {"city": [{"district": "museum", "cards": ["temple"]}]}
    after = play(mine(gold=9, bo=bo, rest="box"), "destroy bo museum")
    assert sorted(after.facts()["deck"]) == ["museum", "temple"]


def test_2016_destroyed_to_build_the_necropolis_too():
    """2016.unique.necropolis; RULINGS 107"""
    ana = [{"district": "museum", "cards": ["temple"]}]
    after = play(mine(city=ana, hand=["necropolis"], gold=0, rest="box"), "build necropolis destroying museum")
    assert city(after, "ana") == ["necropolis"] and "2016.unique.museum" not in after.scores()["ana"].parts
    assert sorted(after.facts()["deck"]) == ["museum", "temple"]
    assert legal(after, "museum") == [] and parts("museum").get("2016.unique.museum") is None
