"""The end of a card game: points by rule, and who is before whom."""

from collections.abc import Sequence

from citadels_lab.rules.kernel.variant import Score

from .state import State


def score(state: State, seat: str) -> Score:
    """Return a player's points as they would be now; each part is named by the rule that gives it.

    What a card of the hand gives is secret, and counts when the game is over and the card is shown.
    """
    readings = [_parts(state, seat, colors) for colors in _readings(state, seat)]
    best = readings[0] if len(readings) == 1 else max(readings, key=lambda parts: sum(parts.values()))
    return Score(sum(best.values()), best)


def _readings(state: State, seat: str) -> list[list[str]]:
    """Return what colours a city's districts may count as: one list, or one for each colour of a changing one."""
    player, roster = state.players[seat], state.roster
    plain = [roster.color[name] for name in player.city]
    readings = [plain]
    for at, name in enumerate(player.city) if player.special else ():
        if name in player.special and roster.districts[name].changes_color(state):
            others = [color for color in roster.colors if color != plain[at]]
            readings += [[*plain[:at], color, *plain[at + 1 :]] for color in others]
    return readings


def _parts(state: State, seat: str, colors: Sequence[str]) -> dict[str, int]:
    """Return the points by rule: costs, the complete city, colours, then what districts add (2016.score.unique)."""
    player, roster = state.players[seat], state.roster
    cites = roster.cites
    parts = {cites.score_costs: sum([roster.cost[name] for name in player.city]) + len(player.embellished)}
    if state.completed[:1] == (seat,):
        parts[cites.score_first] = 4
    elif seat in state.completed:
        parts[cites.score_others] = 2
    if len(set(colors)) == len(roster.colors):
        parts[cites.score_colors] = 3
    for name in player.special:
        card = roster.districts[name]
        points = card.points(state, seat, colors)
        if points:
            parts[card.rule] = points
    for name in roster.kept_back if state.over else ():
        if name in player.hand:
            parts[roster.districts[name].rule] = roster.districts[name].hand_points
    return parts


def ranking(state: State) -> list[tuple[str, ...]]:
    """Return the seats from best to worst by points, then by what the edition looks at; equal seats share a place."""
    strength = {seat: (score(state, seat).total, *state.roster.strength(state, seat)) for seat in state.seats}
    places = sorted(set(strength.values()), reverse=True)
    return [tuple(seat for seat in state.seats if strength[seat] == place) for place in places]


def highest_revealed(state: State, seat: str) -> tuple[int, ...]:
    """Break a tie by the highest rank that was shown in the last round (2016.score.tie)."""
    return (max((state.roster.characters[name].rank for name in state.players[seat].revealed), default=0),)


def costs_then_gold(state: State, seat: str) -> tuple[int, ...]:
    """Break a tie by the printed cost of the city, then by coins (classic.score.tie)."""
    return sum(state.roster.cost[name] for name in state.players[seat].city), state.gold[seat]
