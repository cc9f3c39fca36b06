"""What is said in a game is true and whole: no number in the wrong form, no empty list, no gap."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.editions.tables import presets
from citadels_lab.words import LANGUAGES, spoken
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import at, dark, play
from tests.words.sentences import whole

PRESETS = list(presets())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["classic", "dark_city", "edition_2016"])
def test_every_sentence_of_the_card_games_is_whole_and_every_number_in_its_form(variant, language):
    tongue = spoken(variant, language)
    for seed in range(3):
        preset = {"preset": PRESETS[seed]} if variant == "edition_2016" else {}
        position = lab.new_game(variant, seed=seed, players=3 + 2 * seed, **preset)
        for action in lab.play_out(position, "random", seed).actions:
            whole(position.decision.text(tongue), seed, language)
            for option in position.decision.options:
                whole(option.text(tongue), seed, language)
                if option.reason:
                    whole(option.reason.text(tongue), seed, language)
            position = position.answer(action)
        for events in (position.events, lab.observe(position, position.seats[0]).events):
            for event in events:
                whole(event.text(tongue), seed, language)


def why(position, action, language="en"):
    return position.decision.find(tuple(action.split())).reason.text(language)


def test_the_limit_is_told_and_not_counted_where_some_builds_are_free():
    """2016.trader"""
    hand = ["tavern", "market", "temple", "church"]
    position = turn("trader", gold=20, hand=hand)
    position = play(position, "gather gold", "build tavern", "build market", "build temple")
    assert why(position, "build church") == "The limit of 1 district in this turn is reached."
    assert why(position, "build church", "fr") == "La limite de 1 quartier pendant ce tour est atteinte."


def test_a_completed_city_is_not_said_to_have_its_districts_still():
    """2016.warlord, 2016.end.stays-complete"""
    six = ["manor", "monument", "castle", "palace", "tavern", "market"]
    position = turn("warlord", gold=9, bo={"city": six}, completed=["bo"])
    assert why(position, "destroy bo manor") == "Bo’s city has been completed: nobody can attack it any more."


def test_whoever_draws_from_an_empty_deck_draws_nothing():
    """dark-city.violet.park"""
    ana = {"characters": ["king"], "city": ["park"], "hand": []}
    position = dark(4, ana=ana, bonus=["park"], deck=[], rest="box")
    told = [event.text() for event in play(position, "gather gold", "end").events]
    assert "Ana draws nothing: no card is left." in told


def test_an_empty_hand_is_swapped_for_nothing():
    """classic.magician.swap"""
    position = at(3, ana={"characters": ["magician"], "hand": ["manor"]}, bo={"hand": []})
    after = play(position, "swap bo")
    assert after.events[-1].text() == "Ana and Bo swap hands: Ana now has nothing; Bo now has Manor."
    assert after.events[-1].text("fr") == "Ana et Bo échangent leurs mains. Main d’Ana : rien. Main de Bo : Manoir."


def test_two_who_are_richest_are_two():
    """2016.abbot"""
    rich, poor = {"gold": 5}, {"gold": 0}
    position = turn("abbot", gold=1, bo=rich, chi=rich, dev=poor)
    assert why(position, "alms-from dev") == "Dev is not the richest: Bo and Chi are."
    assert why(position, "alms-from dev", "fr") == "Dev n’est pas le plus riche : ce sont Bo et Chi."


def test_the_income_of_a_colour_says_when_it_may_be_taken_also_when_nothing_more_can_be_built():
    """classic.income.noble"""
    position = at(4, ana={"characters": ["king"], "gold": 9, "hand": ["tavern", "manor"]})
    told = position.decision.find(("income",)).reason
    assert "at any moment of the turn" in told.fix()
