"""A language may name an edition, such as "fr@2016": then the words that differ in that edition are said."""

import re

import pytest

from citadels_lab.rules.editions.tables import _rows
from citadels_lab.words import EDITIONS, LANGUAGES, has, name, plain, say, spoken
from tests.words.sentences import BOOKS, needs

TABLES = {"character": "characters.csv", "district": "districts_2016.csv"}


@pytest.mark.parametrize("kind", TABLES)
def test_the_names_of_the_2016_edition_are_those_of_its_tables(kind):
    """The tables are made from the rules' text: both languages, all cards."""
    for row in _rows(TABLES[kind]):
        if row.get("edition", "edition_2016") == "edition_2016":
            assert str(name(kind, row["id"], "fr@2016")) == row["name_fr"], row["id"]
            assert str(name(kind, row["id"], "en@2016")) == row["name"], row["id"]


def test_without_the_edition_the_older_name_is_said():
    assert (name("district", "armory", "fr"), name("district", "armory", "fr@2016")) == ("Poudrière", "Armurerie")


def test_a_sentence_that_all_share_has_the_names_of_the_edition_in_it():
    said = say("events.built-district", "fr@2016", seat="Ana", district="dragon-gate", cost=6)
    assert said == say("events.built-district", "fr", seat="Ana", district="dragon-gate", cost=6).replace(
        "le Dracoport", "la Porte du dragon"
    )


OLDER = "|".join(
    (
        "colou?r|couleur|violet|one duplicate|un quartier en double",
        "with a district of another city|avec un quartier d’une",
        "[Aa]fter income, 4|Après ses revenus, 4",
    )
)


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_line_about_a_card_of_2016_is_not_that_of_an_older_edition(kind, language):
    """2016.unique.quarry, 2016.unique.armory, 2016.unique.school-of-magic, 2016.navigator"""
    about = {"character": "power", "district": "effect"}[kind]
    for row in _rows(TABLES[kind]):
        if row.get("edition", "edition_2016") == "edition_2016":
            places = [f"table.{about}-2016.{row['id']}", f"table.{about}.{row['id']}"]
            for line in [say(place, language) for place in places if has(place)][:1]:
                assert not re.search(OLDER, line), line


OWN = [(edition, key) for edition in EDITIONS.values() for key in BOOKS["en"] if key.startswith(f"in-{edition}.")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_says_in_its_own_way_only_what_all_can_say(language):
    assert len(OWN) > 8
    for edition, key in OWN:
        shared = key.removeprefix(f"in-{edition}.")
        assert has(shared, language), key
        assert needs(BOOKS[language][key]) <= needs(BOOKS[language][shared]) | {"n"}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["actions.income", "reasons.color-income-had", "reasons.no-such-district"])
def test_the_older_games_say_colour_and_the_2016_edition_type(language, key):
    """2016.score.five-types, classic.score.five-colors"""
    older = [say(key, spoken(variant, language), color="noble", n=2) for variant in ("classic", "dark_city")]
    newer = say(key, spoken("edition_2016", language), color="noble", n=2)
    assert older[0] == older[1]
    assert not re.search("colou?r|couleur", newer)
    if (language, key) != ("en", "actions.income"):  # "your Noble districts" needs neither word
        assert re.search("colour|couleur", older[0])
        assert "type" in newer


def test_the_2016_edition_gathers_and_the_older_games_take_income():
    """2016.turn.gather, classic.turn.income"""
    for key in ("reasons.income-had", "reasons.income-owed", "reasons.after-income"):
        assert "income" in say(key, "en") and "income" not in say(key, "en@2016")
        assert "revenu" in say(key, "fr") and "revenu" not in say(key, "fr@2016")


def test_coins_that_are_nobodys_lie_in_the_bank_and_in_duel_in_the_general_supply():
    """duel.setup.supply, classic.turn.income: French says banque everywhere, and réserve only for what a player has"""
    said = {"source": "bank", "target": "white", "n": 2}
    assert say("events.gold", spoken("duel", "en"), **said) == "2 gold: general supply → White"
    assert say("events.gold", spoken("classic", "en"), **said) == "2 coins: bank → White"
    assert {say("events.gold", spoken(one, "fr"), **said) for one in ("duel", "classic")} == {
        "2 pièces : banque → Blanc"
    }


def test_html_is_told_the_language_without_the_edition():
    assert (plain("fr@2016"), plain("en")) == ("fr", "en")
