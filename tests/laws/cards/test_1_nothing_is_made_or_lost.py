"""Law 1: coins, district cards and characters are conserved; no account goes below zero (classic.components)."""

import csv
from collections import Counter
from importlib.resources import files
from typing import Any

from hypothesis import given

from citadels_lab.rules.editions.tables import presets
from tests.laws.cards.games import Game, classics, darks, games, moderns, often


def rows(file: str) -> list[dict[str, str]]:
    """Read a table of the districts."""
    text = (files("citadels_lab.rules.editions") / "data" / file).read_text("utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))


ROWS = rows("districts_classic.csv")
MODERN = rows("districts_2016.csv")


def cards_of(facts: dict[str, Any]) -> Counter[str]:
    """Count every district card that is somewhere, by name."""
    where = Counter([*facts["deck"], *facts["discard"], *facts["open"]])
    for player in facts["players"].values():
        where.update([*player["hand"], *player["drawn"]])
        for district in player["city"]:
            where.update([district["district"], *district["cards"]])
    return where


def printed(game: Game) -> Counter[str]:
    """Count the cards that the game must have, from the table of the decks."""
    if game.modern:
        uniques = game.options.get("uniques") or presets()[game.options["preset"].replace("_", "-")]["uniques"]
        used = [row for row in MODERN if row["type"] != "unique" or row["id"] in uniques]
        return Counter({row["id"]: int(row["copies"]) for row in used})
    deck = game.options.get("deck", "seed")
    copies = Counter({row["id"]: int(row[f"copies_{deck}"]) for row in ROWS if int(row[f"copies_{deck}"])})
    if "diplomat" in game.options.get("characters", ()):
        del copies["graveyard"]
    bonus = game.options.get("bonus", [])
    copies.update(bonus if isinstance(bonus, list) else [])
    return copies


@often(0.6, 1.5)
@given(darks)
def test_every_card_is_somewhere_once_in_the_dark_city(game: Game) -> None:
    check_cards(game)


@often(0.4, 1)
@given(classics)
def test_every_card_is_somewhere_once_in_the_classic_game(game: Game) -> None:
    check_cards(game)


@often(0.6, 1.5)
@given(moderns)
def test_every_card_is_somewhere_once_in_the_2016_edition(game: Game) -> None:
    """54 basic districts and 14 unique ones (2016.components, 2016.setup.deck)"""
    assert sum(printed(game).values()) == 68
    check_cards(game)


def check_cards(game: Game) -> None:
    positions = game.positions()
    cards = cards_of(positions[0].facts())
    bonus = game.options.get("bonus", [])
    if isinstance(bonus, int):
        assert sum(cards.values()) == sum(printed(game).values()) + bonus
        assert len(cards) == len(printed(game)) + bonus
        assert not printed(game) - cards
    else:
        assert cards == printed(game)
    for position in positions[1:]:
        assert cards_of(position.facts()) == cards


@often(0.4, 1)
@given(games)
def test_coins_are_conserved_and_no_account_is_below_zero(game: Game) -> None:
    """classic.gold.bank-limit"""
    whole = 30 if game.options.get("bank") == "30" else 10_000
    for position in game.positions():
        accounts = position.accounts()
        assert sum(accounts.values()) == whole
        assert min(accounts.values()) >= 0
        assert next(iter(accounts)) == "bank"
        for name in accounts:
            seat, _, district = name.partition("/")
            assert name in ("bank", "tax") or seat in position.seats
            assert name != "tax" or "tax-collector" in game.cast
            if district:
                own = position.facts()["players"][seat]["city"]
                assert accounts[name] == sum(entry["coins"] for entry in own if entry["district"] == district) > 0


@often(0.3, 0.5)
@given(games)
def test_every_character_is_somewhere_once_in_each_round(game: Game) -> None:
    cast = sorted(game.cast)
    for position in game.positions():
        facts = position.facts()
        held = [name for player in facts["players"].values() for name in player["characters"]]
        assert (
            sorted([*facts["faceup"], *facts["facedown"], *(facts["draft"] or {"cards": []})["cards"], *held]) == cast
        )
        for player in facts["players"].values():
            assert set(player["revealed"]) <= set(player["characters"])
            assert set(player["aside"]) <= set(facts["facedown"])
        if facts["phase"] == "turns":
            each = 2 if len(position.seats) < 4 else 1
            assert all(len(player["characters"]) == each for player in facts["players"].values())


@often(0.3, 0.5)
@given(games)
def test_nobody_holds_a_district_twice_but_by_quarry_or_wizard(game: Game) -> None:
    """classic.build.no-duplicate: where neither is in the game, no city ever holds two districts of one name"""
    if "wizard" in game.cast or "quarry" in game.first().facts()["districts"]:
        return
    for position in game.positions()[::5]:
        for player in position.facts()["players"].values():
            names = [entry["district"] for entry in player["city"]]
            assert len(set(names)) == len(names)


@often(0.3, 0.5)
@given(games)
def test_the_ledger_explains_every_account(game: Game) -> None:
    """The gold events, added up, give the accounts: nothing moves a coin behind the ledger's back."""
    positions = game.positions()
    accounts = Counter(positions[0].accounts())
    for event in positions[-1].events[len(positions[0].events) :]:
        if event.what == "gold":
            accounts[str(event.args["source"])] -= event.args["n"]
            accounts[str(event.args["target"])] += event.args["n"]
            assert event.args["n"] > 0
    now = positions[-1].accounts()
    assert {name: n for name, n in accounts.items() if n} == {name: n for name, n in now.items() if n}


@often(0.3, 0.5)
@given(games)
def test_one_seat_has_the_crown_and_the_order_of_the_seats_never_changes(game: Game) -> None:
    """A crown that moves must not move the seats."""
    positions = game.positions()
    for position in positions:
        assert position.seats == positions[0].seats
        assert position.facts()["crown"] in position.seats


@often(0.3, 0.5)
@given(games)
def test_a_city_grows_by_what_is_built_and_shrinks_by_what_is_lost(game: Game) -> None:
    """Hands, cities and events agree: a built district has left a hand, a destroyed one has left a city."""
    positions = game.positions()
    size = dict.fromkeys(positions[0].seats, 0)
    for event in positions[-1].events:
        if event.what == "built-district" or event.what == "confiscated":
            size[event.args["seat"]] += 1
        elif event.what == "destroyed-to-build":
            size[event.args["seat"]] -= 1
        elif event.what == "seized":
            size[event.args["owner"]] -= 1
            size[event.args["seat"]] += 1
        elif event.what in ("destroyed", "blown-up", "armory-used"):
            size[event.args["owner"]] -= 1
            if event.what != "destroyed":
                size[event.args["seat"]] -= 1
    assert size == {seat: len(player["city"]) for seat, player in positions[-1].facts()["players"].items()}
