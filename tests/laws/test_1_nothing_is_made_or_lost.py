"""Law 1: coins, tiles, characters and seats are conserved; no account goes below zero (duel.components)."""

from collections import Counter
from typing import Any

from hypothesis import given

from tests.laws.games import KINDS, Game, games

CHARACTERS = ["abbot", "architect", "assassin", "diplomat", "king", "merchant", "queen", "thief", "warlord"]
SEATS = ("white", "black")
STARTING = {"noble-start", "religious-start", "commercial-start", "military-start"}
TILES = {name.lower().replace("'", "").replace(" ", "-") for _, name, _ in KINDS}


def tiles_of(facts: dict[str, Any]) -> Counter[str]:
    """Count every tile that is somewhere; two starting tiles have left the game."""
    where = Counter(entry["tile"] for entry in facts["city"].values())
    where.update(tile for stack in facts["row"] for tile in stack)
    where.update(facts["bag"])
    for seat in SEATS:  # while a choice is secret, a kept tile still counts among the drawn ones
        player = facts["players"][seat]
        where.update({*player["stand"], *player["drawn"]})
    return where


def characters_of(facts: dict[str, Any]) -> list[str]:
    """List every character that is somewhere; while the draft is open a chosen card still counts where it was."""
    cards = list(facts["undealt"])
    for seat in SEATS:
        player = facts["players"][seat]
        if player["hand"] or player["played"] or player["laid_out"] or player["discarded"]:
            cards += {*player["hand"], *player["discarded"], *player["played"], *player["laid_out"]}
        else:
            cards += player["dealt"]
    return sorted(cards)


@given(games)
def test_25_coins_are_somewhere_and_no_account_is_below_zero(game: Game) -> None:
    for position in game.positions():
        accounts = position.accounts()
        assert sum(accounts.values()) == 25
        assert min(accounts.values()) >= 0
        assert next(iter(accounts)) == "bank"
        assert set(accounts) == {"bank", *SEATS, *(entry["tile"] for entry in position.facts()["city"].values())}


@given(games)
def test_30_tiles_are_somewhere_each_once(game: Game) -> None:
    for position in game.positions():
        where = tiles_of(position.facts())
        assert max(where.values()) == 1
        assert TILES - set(where) < STARTING
        assert len(where) == 30 - 2


@given(games)
def test_9_characters_are_somewhere_each_once(game: Game) -> None:
    for position in game.positions():
        facts = position.facts()
        if facts["phase"] != "setup":
            assert characters_of(facts) == CHARACTERS


@given(games)
def test_nine_seats_are_owned(game: Game) -> None:
    for position in game.positions():
        assert sum(position.facts()["players"][seat]["seats"] for seat in SEATS) == 9


@given(games)
def test_the_city_is_connected_and_fits_a_4x4_square(game: Game) -> None:
    """duel.build.touching, duel.build.grid"""
    cells = {(ord(cell[0]), int(cell[1])) for cell in game.positions()[-1].facts()["city"]}
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    assert max(columns) - min(columns) < 4
    assert max(rows) - min(rows) < 4
    reached, edge = set(), {min(cells)}
    while edge:
        reached |= edge
        edge = {(c + x, r + y) for c, r in edge for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))} & cells - reached
    assert reached == cells


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
    assert {name: coins for name, coins in accounts.items() if coins} == {
        name: coins for name, coins in positions[-1].accounts().items() if coins
    }
