"""Law 7: scores follow from public rules alone and match an independent computation from the final city."""

import csv
import io
from importlib.resources import files

from hypothesis import given

import citadels_lab as lab
from tests.laws.games import Game, games

OURS = (files("citadels_lab.rules.editions") / "data" / "tiles_duel.csv").read_text(encoding="utf-8")


def costs(table: str) -> dict[str, int]:
    lines = [line for line in (table or OURS).splitlines() if not line.startswith("#")]
    rows = csv.DictReader(io.StringIO("\n".join(lines)))
    return {
        row["name"].lower().replace("'", "").replace("’", "").replace(" ", "-"): int(row["cost"]) for row in rows
    }  # fmt: skip


@given(games)
def test_scores_match_the_final_city(game: Game) -> None:
    """duel.score.points, duel.score.tie"""
    cost = costs(game.options.get("tiles", ""))
    for position in game.positions()[-1:]:
        seen = lab.observe(position, None).facts  # the public facts are enough
        totals = {}
        for seat in ("white", "black"):
            own = [entry for entry in seen["city"].values() if entry["owner"] == seat]
            built = sum(cost[entry["tile"]] for entry in own)
            coins = sum(entry["coins"] for entry in own)
            council = seen["players"][seat]["seats"] // 2
            score = position.scores()[seat]
            assert score.total == built + coins + council
            assert sum(score.parts.values()) == score.total
            assert sorted(score.parts.values()) == sorted((built, coins, council))
            assert seen["players"][seat]["score"] == score.total
            totals[seat] = (score.total, seen["players"][seat]["gold"], seen["players"][seat]["seats"])
        if position.over:
            assert position.winner == max(totals, key=lambda seat: totals[seat])


@given(games)
def test_coins_on_tiles_in_the_facts_are_those_of_the_accounts(game: Game) -> None:
    position = game.positions()[-1]
    for entry in position.facts()["city"].values():
        assert position.accounts()[entry["tile"]] == entry["coins"]
        assert entry["cost"] == costs(game.options.get("tiles", ""))[entry["tile"]]
