"""The component tables: the right numbers of cards and tiles, with names in both languages and rules that exist."""

import csv
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from citadels_lab.rules.catalogue import rule

DATA = files("citadels_lab.rules.editions") / "data"
TABLES = ("tiles_duel", "characters", "districts_2016", "districts_classic")
BASIC = {"noble": 12, "religious": 11, "trade": 20, "military": 11}


def _table(name: str) -> list[dict[str, str]]:
    lines = (DATA / f"{name}.csv").read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_all_its_columns_and_two_names(name: str) -> None:
    for row in _table(name):
        assert None not in row and None not in row.values(), row
        assert row["name"] and row["name_fr"], row


@pytest.mark.parametrize("name", ["characters", "districts_2016", "districts_classic"])
def test_every_rule_that_a_table_cites_exists(name: str) -> None:
    for row in _table(name):
        for cited in row["rules"].split():
            assert rule(cited).id == cited


def test_duel_has_its_thirty_tiles() -> None:
    tiles = _table("tiles_duel")
    assert Counter(tile["kind"] for tile in tiles) == {"basic": 16, "starting": 4, "unique": 10}
    assert Counter(tile["colour"] for tile in tiles if tile["kind"] == "basic") == dict.fromkeys(
        ("noble", "religious", "commercial", "military"), 4
    )


def test_the_duel_costs_say_that_they_are_assumed() -> None:
    assert {tile["cost_status"] for tile in _table("tiles_duel")} == {"assumed"}
    assert "ASSUMED" in (DATA / "tiles_duel.csv").read_text(encoding="utf-8").split("kind,")[0]


def test_each_rank_has_the_characters_of_its_variant() -> None:
    ranks = Counter((row["edition"], int(row["rank"])) for row in _table("characters"))
    assert all(ranks["duel", rank] == 1 for rank in range(1, 10))
    assert all(ranks["classic", rank] == 1 for rank in range(1, 9))
    assert all(ranks["dark_city", rank] == (2 if rank == 9 else 1) for rank in range(1, 10))
    assert all(ranks["edition_2016", rank] == 3 for rank in range(1, 10))
    assert sum(ranks.values()) == 9 + 8 + 10 + 27


def test_the_2016_edition_has_54_basic_and_30_unique_districts() -> None:
    copies = Counter[str]()
    for row in _table("districts_2016"):
        copies[row["type"]] += int(row["copies"])
    assert copies == {**BASIC, "unique": 30}


@pytest.mark.parametrize(
    ("deck", "right"),
    [
        ("seed", {**BASIC, "violet": 14}),
        ("classic68", {**BASIC, "violet": 14}),
        ("ffg66", {**BASIC, "violet": 12}),
        ("original65", {**BASIC, "noble": 11, "religious": 12, "violet": 11}),
    ],
)
def test_each_classic_deck_has_its_number_of_cards(deck: str, right: dict[str, int]) -> None:
    copies = Counter[str]()
    for row in _table("districts_classic"):
        copies[row["type"]] += int(row[f"copies_{deck}"])
        assert (row[f"copies_{deck}"] == "0") == (row[f"cost_{deck}"] == ""), row
    assert copies == right


def test_the_dark_city_has_fourteen_bonus_districts() -> None:
    assert sum(row["cost_bonus"] != "" for row in _table("districts_classic")) == 14


def test_every_preset_has_a_cast_by_rank_and_fourteen_unique_districts() -> None:
    ranks = {row["id"]: int(row["rank"]) for row in _table("characters") if row["edition"] == "edition_2016"}
    uniques = {row["id"] for row in _table("districts_2016") if row["type"] == "unique"}
    presets = _toml("presets")
    assert len(presets) == 7
    for preset in presets.values():
        assert [ranks[character] for character in preset["characters"]] == list(range(1, len(preset["characters"]) + 1))
        assert len(set(preset["uniques"])) == 14
        assert set(preset["uniques"]) <= uniques
    assert {unique for preset in presets.values() for unique in preset["uniques"]} == uniques


@pytest.mark.parametrize(("table", "characters"), [("eight_characters", 8), ("nine_characters", 9)])
def test_the_draft_leaves_one_character_more_than_there_are_players(table: str, characters: int) -> None:
    for players, aside in _toml("draft")[table].items():
        if "special" not in aside:
            spare = 0 if aside.get("last_choice") else 1
            assert characters - aside["face_up"] - aside["face_down"] == int(players) + spare, players
