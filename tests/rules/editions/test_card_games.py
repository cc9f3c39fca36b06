"""Set-ups of the card games: what cannot be played is refused with the rule or the limit."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.catalogue import rule

NEW = ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
WITH_KING = [name if name != "emperor" else "king" for name in NEW]

PLAYERS = [1, 8, 0, -1, True, "4", None, ["ana"], ["ana", "Ana"], ["1st", "bo"], ["bank", "bo"], ["a b", "bo"], [3, 4]]


@pytest.mark.parametrize("players", PLAYERS)
def test_impossible_players_are_refused(players):
    """classic.players"""
    with pytest.raises(lab.LabError) as error:
        lab.new_game("classic", players=players)
    assert error.value.text("en") and error.value.text("fr")


@pytest.mark.parametrize("options", [{"deck": "new"}, {"bank": "40"}, {"cards": 3}])
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(lab.LabError):
        lab.new_game("classic", **options)


CASTS = [
    ("dark-city.characters", {"characters": NEW[1:]}),
    ("dark-city.characters", {"characters": [*NEW, "king"]}),
    ("dark-city.queen.players", {"players": 4, "characters": [*NEW, "queen"]}),
    ("dark-city.emperor.two-players", {"players": 2, "characters": NEW}),
    ("dark-city.players", {"players": 8, "characters": NEW}),
    ("dark-city.players", {"players": 3, "characters": [*NEW, "artist"]}),
    ("dark-city.players", {"players": 9}),
    ("dark-city.violet", {"bonus": ["hospital"]}),
    ("dark-city.violet", {"bonus": ["ball-room"]}),
    ("dark-city.violet", {"bonus": ["keep"]}),
    ("dark-city.violet", {"bonus": ["park", "park"]}),
    ("dark-city.violet", {"bonus": 40}),
    ("dark-city.diplomat.graveyard", {"bonus": ["graveyard"]}),
]


@pytest.mark.parametrize(("cited", "options"), CASTS)
def test_impossible_casts_are_refused_with_the_rule(cited, options):
    with pytest.raises(lab.LabError) as error:
        lab.new_game("dark_city", **options)
    assert error.value.args_given["rule"] == cited == rule(cited).id
    assert cited in error.value.text("en") and cited in error.value.text("fr")


def test_the_graveyard_is_out_with_the_diplomat():
    """dark-city.diplomat.graveyard"""
    assert "graveyard" not in lab.new_game("dark_city").facts()["districts"]
    warlord = [*NEW[:7], "warlord"]
    assert "graveyard" in lab.new_game("dark_city", characters=warlord).facts()["districts"]


def test_bonus_districts_are_drawn_or_chosen():
    """dark-city.violet"""
    plain = set(lab.new_game("dark_city", bonus=0).facts()["districts"])
    drawn = [set(lab.new_game("dark_city", seed=seed).facts()["districts"]) - plain for seed in range(30)]
    assert all(len(cards) == 3 and "hospital" not in cards for cards in drawn)
    assert len(set.union(*drawn)) == 9
    chosen = lab.new_game("dark_city", bonus=["park", "museum"]).facts()["districts"]
    assert set(chosen) - plain == {"park", "museum"}


def test_a_printed_bonus_district_costs_what_its_card_says():
    """dark-city.violet; RULINGS 2.3"""
    table = lab.new_game("dark_city", deck="ffg66", bonus=["imperial-treasury", "map-room"]).facts()["districts"]
    assert (table["imperial-treasury"]["cost"], table["map-room"]["cost"]) == (4, 5)


@pytest.mark.parametrize("players", range(2, 9))
def test_without_a_cast_the_new_characters_are_used(players):
    """dark-city.characters"""
    cast = list(lab.new_game("dark_city", players=players).facts()["cast"])
    assert cast[:8] == (WITH_KING if players == 2 else NEW)
    assert cast[8:] == ([] if players < 4 else ["artist"] if players == 4 else ["queen"])
