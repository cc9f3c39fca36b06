"""The end of a game of Duel: points and tie-breaks."""

from citadels_lab.rules.kernel.variant import Score

from .state import SEATS, State


def score(state: State, seat: str) -> Score:
    """Return a player's points: printed costs, coins on the districts, and one for every two council seats.

    See duel.score.points. Tiles left on a stand count nothing (duel.unique.unused).
    """
    tiles = state.controlled(seat)
    parts = {
        "districts": sum(state.box.cost[tile] for tile in tiles),
        "coins": sum(state.gold[tile] for tile in tiles),
        "council": state.players[seat].seats // 2,
    }
    return Score(sum(parts.values()), parts)


def ranking(state: State) -> list[tuple[str, ...]]:
    """Return the seats from best to worst: points, then gold in supply, then council seats (duel.score.tie)."""

    def strength(seat: str) -> tuple[int, int, int]:
        return score(state, seat).total, state.gold[seat], state.players[seat].seats

    return [(seat,) for seat in sorted(SEATS, key=strength, reverse=True)]
