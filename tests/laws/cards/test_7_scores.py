"""Law 7: scores follow from public rules alone and match an independent computation from the final city."""

from typing import Any

from hypothesis import given

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position
from tests.laws.cards.games import Game, dices, games, often, some
from tests.laws.cards.test_1_nothing_is_made_or_lost import MODERN, ROWS

COLORS = ("noble", "religious", "trade", "military", "violet")
KIND = {row["id"]: row["type"] for row in ROWS}
TYPES = ("noble", "religious", "trade", "military", "unique")
PRINTED = {row["id"]: int(row["cost"] or 0) for row in MODERN}
TYPE = {row["id"]: row["type"] for row in MODERN}


def cost_of(name: str, deck: str) -> int:
    row = next(row for row in ROWS if row["id"] == name)
    return int(row[f"cost_{deck}"] or row["cost_bonus"])


def points(facts: dict[str, Any], seat: str, deck: str) -> int:
    """Compute a player's points from what everybody sees (with the Haunted City's best colour)."""
    player = facts["players"][seat]
    names = [entry["district"] for entry in player["city"]]
    plain = sum(cost_of(name, deck) for name in names) + sum(entry["coins"] for entry in player["city"])
    if seat in facts["completed"]:
        plain += 4 if facts["completed"][0] == seat else 2
    plain += 2 * ("dragon-gate" in names) + 2 * ("university" in names)
    plain += player["gold"] * ("imperial-treasury" in names) + len(player["hand"]) * ("map-room" in names)
    plain += sum(len(entry["cards"]) for entry in player["city"] if entry["district"] == "museum")
    old = deck in ("ffg66", "original65")
    free = "haunted-city" in names and not (old and facts["notes"].get("haunted-city") == str(facts["round"]))
    best = 0
    for color in COLORS if free else ("violet",):
        seen = [color if name == "haunted-city" else KIND[name] for name in names]
        more = 3 * (set(seen) == set(COLORS)) + ("wishing-well" in names) * seen.count("violet")
        best = max(best, more)
    return plain + best


def modern_points(facts: dict[str, Any], seat: str) -> int:
    """Compute a player's points in the 2016 edition (with the Haunted Quarter's best type)."""
    player = facts["players"][seat]
    names = [entry["district"] for entry in player["city"]]
    costs = [PRINTED[entry["district"]] + entry["coins"] for entry in player["city"]]
    plain = sum(costs)
    if seat in facts["completed"]:
        plain += 4 if facts["completed"][0] == seat else 2
    plain += 2 * ("dragon-gate" in names) + 5 * ("statue" in names and facts["crown"] == seat)
    plain += player["gold"] * ("imperial-treasury" in names) + len(player["hand"]) * ("map-room" in names)
    plain += sum(len(entry["cards"]) for entry in player["city"] if entry["district"] == "museum")
    plain += ("basilica" in names) * sum(cost % 2 for cost in costs)
    plain += 3 * (facts["phase"] == "over" and "secret-vault" in player["hand"])
    best = 0
    for kind in TYPES if "haunted-quarter" in names else ("unique",):
        seen = [kind if name == "haunted-quarter" else TYPE[name] for name in names]
        more = 3 * (set(seen) == set(TYPES)) + ("wishing-well" in names) * seen.count("unique")
        more += 5 * ("ivory-tower" in names and seen.count("unique") == 1)
        more += 3 * ("capitol" in names and any(seen.count(name) > 2 for name in TYPES))
        best = max(best, more)
    return plain + best


def points_in(game: Game, facts: dict[str, Any], seat: str) -> int:
    return modern_points(facts, seat) if game.modern else points(facts, seat, game.options["deck"])


@often(0.6, 1)
@given(games, dices)
def test_scores_match_the_city_by_public_rules(game: Game, dice: Dice) -> None:
    """classic.score.costs, .first, .others, .five-colors, .special; dark-city.artist"""
    positions = game.positions()
    for position in [*some(positions[:-1], 10, dice), positions[-1]]:
        facts = lab.observe(position, None).facts  # the public facts are enough
        if game.modern and position.over:
            facts = position.facts()  # then a Secret Vault is shown from the hand (2016.unique.secret-vault)
        for seat, score in position.scores().items():
            assert score.total == points_in(game, facts, seat)
            assert sum(score.parts.values()) == score.total
            assert facts["players"][seat]["score"] == score.total
            assert facts["players"][seat]["points"] == dict(score.parts)


def strength(game: Game, position: Position[Any], seat: str) -> tuple[int, ...]:
    facts = position.facts()
    player = facts["players"][seat]
    if game.modern:
        return modern_points(facts, seat), max((facts["cast"][name] for name in player["revealed"]), default=0)
    deck = game.options["deck"]
    printed = sum(cost_of(entry["district"], deck) for entry in player["city"])
    return points(facts, seat, deck), printed, player["gold"]


@often(0.6, 1)
@given(games)
def test_a_tie_goes_to_the_dearer_city_then_to_the_coins_then_it_is_shared(game: Game) -> None:
    """classic.score.tie: never to the first seat; 2016.score.tie: by the highest rank shown in the last round"""
    end = game.positions()[-1]
    if end.over:
        best = max(strength(game, end, seat) for seat in end.seats)
        assert end.winners == tuple(seat for seat in end.seats if strength(game, end, seat) == best)
        assert (end.winner is None) == (len(end.winners) > 1)


@often(0.4)
@given(games)
def test_the_first_complete_city_is_the_first_to_have_reached_the_number(game: Game) -> None:
    """classic.score.first, dark-city.bell-tower, 2016.end.complete"""
    positions = game.positions()
    before: list[str] = []
    for position in positions:
        facts = position.facts()
        assert facts["completed"][: len(before)] == before
        before = facts["completed"]
        for seat in position.seats:
            names = [entry["district"] for entry in facts["players"][seat]["city"]]
            full = len(names) + (game.modern and "monument" in names) >= facts["size"]
            middle = position.decision is not None and position.decision.prompt in ("bell-tower", "lighthouse")
            assert middle or not full or seat in before
