"""Written cards and set-ups that no game can come to: each is refused in one sentence that names its place."""

import pytest

from tests.rules.characters.helpers import late
from tests.rules.flow.helpers import at, dark, of
from tests.rules.flow.test_written_past import DARK, error

FOUR = {"ana": {}, "bo": {}, "chi": {}, "dev": {}}
SEVEN = ["temple", "church", "tavern", "market", "trading-post", "watchtower", "prison"]
QUARRY = {"characters": DARK, "bonus": ["quarry"]}
UNIQUES = [
    "armory", "basilica", "dragon-gate", "factory", "imperial-treasury", "keep", "laboratory", "library", "map-room",
    "monument", "quarry", "smithy", "statue", "wishing-well",
]  # fmt: skip


def seat(**facts):
    return {**FOUR, "ana": facts}


@pytest.mark.parametrize(
    ("name", "facts", "where", "key"),
    [
        ("classic", {"faceup": ["king"]}, "position.faceup", "facts-never-faceup"),
        ("classic", {"faceup": ["thief", "bishop", "warlord"]}, "position.faceup", "facts-faceup"),
        ("classic", {"seats": 6, "faceup": ["thief"]}, "position.faceup", "facts-faceup"),
        ("classic", {"seats": 2, "faceup": ["thief"]}, "position.faceup", "facts-faceup"),
        ("classic", {"phase": "draft", "faceup": ["thief"]}, "position.faceup", "facts-faceup"),
        ("edition_2016", {"faceup": ["king"]}, "position.faceup", "facts-never-faceup"),
        ("dark_city", {"faceup": ["emperor"]}, "position.faceup", "facts-never-faceup"),
        ("classic", {"players": seat(characters=["thief", "king"])}, "position.players.ana.characters",
         "facts-drafted"),
        ("classic", {"phase": "draft", "players": seat(characters=["thief"])}, "position.players.ana.characters",
         "facts-drafted"),
        ("classic", {"phase": "draft", "pool": ["king", "thief"],
                     "players": {**FOUR, "bo": {"characters": ["bishop"]}}},
         "position.players.ana.characters", "facts-drafted"),
        ("classic", {"players": seat(aside=["thief"])}, "position.players.ana.aside", "facts-aside"),
        ("classic", {"players": seat(city=["manor", "manor"])}, "position.players.ana.city[1]", "facts-city-twin"),
        ("edition_2016", {"players": seat(city=["manor", "manor"])}, "position.players.ana.city[1]", "facts-city-twin"),
        ("edition_2016", {"players": seat(city=["secret-vault"])}, "position.players.ana.city[0]", "facts-barred"),
        ("classic", {"players": seat(city=[{"district": "manor", "coins": 1}])}, "position.players.ana.city[0].coins",
         "facts-no-coins-there"),
        ("classic", {"players": seat(city=[{"district": "manor", "cards": ["temple"]}])},
         "position.players.ana.city[0].cards", "facts-no-cards-there"),
        ("dark_city", {"players": seat(city=[{"district": "manor", "coins": -1}])},
         "position.players.ana.city[0].coins", "facts-number"),
        ("classic", {"players": seat(gold=-1)}, "position.players.ana.gold", "facts-number"),
        ("classic", {"players": seat(gold="2")}, "position.players.ana.gold", "facts-number"),
        ("classic", {"players": seat(hand="temple")}, "position.players.ana.hand", "facts-list"),
        ("classic", {"players": seat(hand=["palace"] * 4)}, "position", "facts-copies"),
        ("classic", {"completed": ["ana", "ana"]}, "position.completed", "facts-twice"),
        ("classic", {"phase": "draft", "completed": ["ana"], "players": seat(city=SEVEN)}, "position.phase",
         "facts-over"),
        ("classic", {"completed": ["ana"]}, "position.completed", "facts-incomplete"),
        ("classic", {"completed": ["ana"], "players": seat(city=SEVEN[:6])}, "position.completed", "facts-incomplete"),
        ("classic", {"rank": 10}, "position.rank", "facts-number"),
        ("dark_city", {**QUARRY, "players": seat(city=["temple", "temple", "tavern", "tavern"])},
         "position.players.ana.city[3]", "facts-city-twins"),
        ("dark_city", {**QUARRY, "players": seat(city=["quarry", "temple", "temple", "temple"])},
         "position.players.ana.city[3]", "facts-city-twins"),
        ("edition_2016", {"uniques": UNIQUES, "players": seat(city=[*SEVEN[:5], "monument"])},
         "position.players.ana.city[5]", "facts-built-late"),
        ("classic", {"bank": True, "players": {**FOUR, "ana": {"gold": 23}}}, "position.bank", "facts-bank"),
        ("classic", {"round": 0}, "position.round", "facts-number"),
        ("classic", {"rank": -1}, "position.rank", "facts-number"),
        ("edition_2016", {"tax": -1, "preset": "cunning_agents"}, "position.tax", "facts-number"),
        ("dark_city", {"bonus": 3}, "position.bonus", "facts-list"),
        ("edition_2016", {"uniques": "random"}, "position.uniques", "facts-list"),
        ("edition_2016", {"characters": "random"}, "position.characters", "facts-list"),
        ("classic", {"seats": ["ana", "ana"]}, None, "seat-twice"),
        ("classic", {"preset": "first_game"}, None, "unknown-option"),
    ],
)  # fmt: skip
def test_what_no_game_can_come_to_is_refused(name, facts, where, key):
    wrong = error(name, **facts)
    assert (wrong.args_given.get("where"), wrong.key) == (where, key)


def test_what_a_game_may_come_to_is_taken_the_quarry_gone_or_the_monument_early():
    """dark-city.violet.quarry, dark-city.wizard.duplicates, 2016.unique.quarry, 2016.unique.monument"""
    pairs = ["temple", "temple", "tavern", "tavern"]
    assert of(dark(1, ana={"city": pairs[:3]}, bonus=["quarry"]), "ana", "city")[1]["district"] == "temple"
    assert len(of(dark(1, "wizard", ana={"city": pairs}, bonus=["quarry"]), "ana", "city")) == 4
    assert len(of(late(1, ana={"city": pairs}, uniques=UNIQUES), "ana", "city")) == 4
    early = late(1, ana={"city": [*SEVEN[:4], "monument", "prison"]}, uniques=UNIQUES)
    assert of(early, "ana", "complete")
    given = late(1, "diplomat", ana={"city": [*SEVEN[:5], "monument"]}, uniques=UNIQUES)  # it may have come by exchange
    assert len(of(given, "ana", "city")) == 6


def test_a_city_that_was_completed_may_have_lost_a_district_since():
    """classic.end.trigger"""
    position = at(8, ana={"city": SEVEN}, dev={"characters": ["warlord"]}, completed=["ana"])
    assert position.facts()["completed"] == ["ana"]
