"""Building: classic.build.one, classic.build.no-duplicate, classic.end.trigger."""

from tests.rules.flow.helpers import at, city, gold, of, play, refusal

SEVEN = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks"]


def building(hand, coins=9, **bo):
    return at(4, bo={"characters": ["king"], "hand": hand, "gold": coins, **bo})


def test_the_cost_goes_to_the_bank():
    """classic.build.one"""
    position = building(["palace"])
    after = play(position, "build palace")
    assert (gold(after, "bo"), gold(after, "bank") - gold(position, "bank"), city(after, "bo")) == (4, 5, ["palace"])
    assert of(after, "bo", "hand") == []


def test_one_a_turn():
    """classic.build.one"""
    assert refusal(play(building(["palace", "temple"]), "build palace"), "build temple") == (
        "classic.build.one",
        "build-limit",
    )


def test_what_is_too_dear_says_what_is_missing():
    """classic.build.one"""
    position = building(["palace"], coins=3)
    assert refusal(position, "build palace") == ("classic.build.one", "cannot-pay")
    assert position.decision.find(("build", "palace")).reason.fix() == "2 more coins would do."


def test_no_district_of_a_name_the_city_has():
    """classic.build.no-duplicate: another copy of the card is the same district"""
    assert refusal(building(["temple"], city=["temple"]), "build temple") == (
        "classic.build.no-duplicate",
        "district-twice",
    )


def test_equal_cards_in_hand_are_one_option():
    """Cards are named, never numbered"""
    position = building(["temple", "temple"])
    assert position.decision.legal.count(("build", "temple")) == 1
    assert of(play(position, "build temple"), "bo", "hand") == ["temple"]


def test_the_eighth_district_makes_it_the_last_round():
    """classic.end.trigger"""
    position = at(
        4, bo={"characters": ["king"], "hand": ["tavern"], "gold": 3, "city": SEVEN}, chi={"characters": ["warlord"]}
    )
    built = play(position, "build tavern")
    assert built.facts()["completed"] == ["bo"] and not built.over
    after = play(built, "gather gold", "end", "gather gold", "end")
    assert after.over and after.decision is None
