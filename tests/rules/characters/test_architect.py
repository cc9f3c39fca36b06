"""The Architect (7): classic.architect.cards, classic.architect.three, dark-city.merchant-architect.after-action."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import at, dark, of, play, refusal

HAND = ["tavern", "temple", "watchtower", "market"]


def test_two_extra_cards_are_kept_at_any_moment():
    """classic.architect.cards"""
    after = play(at(7, bo={"characters": ["architect"]}, deck=["manor", "castle"]), "extra-cards")
    assert of(after, "bo", "hand") == ["manor", "castle"]
    assert refusal(after, "extra-cards") == ("classic.architect.cards", "power-used")


def test_three_builds_and_no_fourth():
    """classic.architect.three"""
    position = at(7, bo={"characters": ["architect"], "gold": 9, "hand": HAND})
    after = play(position, "build tavern", "build temple", "build watchtower")
    assert refusal(after, "build market") == ("classic.architect.three", "build-limit")


def test_reaching_eight_he_may_go_on():
    """classic.end.more-than-eight"""
    city = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks"]
    position = at(7, bo={"characters": ["architect"], "gold": 9, "hand": HAND, "city": city})
    after = play(position, "build tavern", "build temple", "build watchtower", "gather gold", "end")
    assert len(of(after, "bo", "city")) == 10
    assert after.over and after.scores()["bo"].parts["classic.score.first"] == 4


def test_one_card_left_is_all_that_is_drawn():
    """classic.turn.discard-pile"""
    after = play(at(7, bo={"characters": ["architect"]}, deck=["manor"], rest="box"), "extra-cards")
    assert of(after, "bo", "hand") == ["manor"]
    empty = at(7, bo={"characters": ["architect"]}, rest="box")
    assert refusal(empty, "extra-cards") == ("classic.turn.discard-pile", "no-cards-left")


def test_in_the_dark_city_the_cards_come_after_the_income():
    """dark-city.merchant-architect.after-action"""
    position = dark(7, bo={"characters": ["architect"]})
    assert refusal(position, "extra-cards") == ("dark-city.merchant-architect.after-action", "after-income")
    assert len(of(play(position, "gather gold", "extra-cards"), "bo", "hand")) == 2


def test_2016_two_cards_at_any_moment_and_three_builds():
    """2016.architect, 2016.turn.gather-first"""
    position = turn("architect", gold=9, hand=["temple", "church", "market", "docks"])
    drawn = play(position, "extra-cards")
    assert len(of(drawn, "ana", "hand")) == 6
    assert refusal(drawn, "build temple") == ("2016.turn.gather-first", "after-income")
    built = play(drawn, "gather gold", "build temple", "build church", "build market")
    assert refusal(built, "build docks") == ("2016.architect", "build-limit")
