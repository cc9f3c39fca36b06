"""The picture of a Duel table: the city as drawn tiles, the players in a line each, and all of it in words."""

from html import escape
from typing import TYPE_CHECKING

from citadels_lab.words import joined, name, plain, say

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.observation import Observation

LOOK = {
    "noble": ("#f7e3b4", "#c98a12", "◆"),
    "religious": ("#cfe0f5", "#2f66ad", "✚"),
    "commercial": ("#cdeada", "#2f8050", "●"),
    "military": ("#f6d3cf", "#b23a33", "▲"),
    "unique": ("#e4d6f2", "#74489e", "★"),
}
OWNER = {"white": "#f6f2e8", "black": "#22272d"}
SQUARE = 92
FONT = "font-family:system-ui,sans-serif"


def html(observation: "Observation", language: str) -> str:
    """Return the picture and its twin as one block of HTML."""
    lines = "".join(f"<li>{escape(line)}</li>" for line in in_words(observation, language))
    return (
        f'<div class="citadels-lab" lang="{plain(language)}" style="{FONT};color:#1d2329;max-width:760px">'
        f"{_city(observation, language)}"
        f"<details><summary>{escape(say('pictures.in-words', language))}</summary><ul>{lines}</ul></details></div>"
    )


def in_words(observation: "Observation", language: str = "en") -> list[str]:
    """Return the table as sentences: the phase, the question, each player, the row and every district."""
    facts = observation.facts
    lines = [say(f"pictures.phase-{facts['phase']}", language, n=facts["round"])]
    if observation.asked:
        lines.append(say("pictures.asked", language, seat=observation.asked))
    if observation.decision:
        lines.append(observation.decision.text(language))
    for seat, player in facts["players"].items():
        stand = joined([_card("tile", tile, language) for tile in player["stand"]], language) or "–"
        hand = joined([_card("character", card, language) for card in player["hand"]], language) or "–"
        numbers = {key: player[key] for key in ("gold", "seats", "score")}
        lines.append(say("pictures.player", language, seat=seat, **numbers, cards=hand, uniques=stand))
    lines.append(say("pictures.supply", language, n=facts["bank"]))
    tops = [stack[0] for stack in facts["row"] if stack]
    lines.append(say("events.row", language, tiles=tops))
    lines += [_tile_words(cell, tile, facts["guard"], language) for cell, tile in facts["city"].items()]
    if facts["assumed_costs"]:
        lines.append(say("pictures.assumed", language))
    return lines


def _card(kind: str, id: str, language: str) -> str:
    return say("pictures.face-down", language) if id == "?" else name(kind, id, language)


def _tile_words(cell: str, tile: dict[str, object], guard: str, language: str) -> str:
    words = {"cell": cell, "tile": tile["tile"], "owner": tile["owner"], "cost": tile["cost"], "n": tile["coins"]}
    line = say("pictures.district", language, **words)
    if tile["tile"] == guard:
        return f"{line} {say('pictures.guard', language)}"
    return f"{line} {say('pictures.protected', language)}" if tile["protected"] else line


def _city(observation: "Observation", language: str) -> str:
    facts = observation.facts
    columns = sorted({cell[0] for cell in facts["room"]})
    rows = sorted({cell[1] for cell in facts["room"]})
    width, height = SQUARE * len(columns), SQUARE * len(rows)
    squares = []
    for cell in facts["room"]:
        x, y = columns.index(cell[0]) * SQUARE + 6, rows.index(cell[1]) * SQUARE + 6
        tile = facts["city"].get(cell)
        if tile:
            squares.append(_drawn_tile(x, y, tile, facts["guard"], language))
        else:
            lit = "#ffe08a" if cell in facts["free"] else "#90a0a5"
            squares.append(
                _box(x, y, "none", lit, 1.5, ' stroke-dasharray="5 4"') + _text(x + 40, y + 46, cell, 13, lit)
            )
    label = escape(say("pictures.city", language, n=len(facts["city"])))
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'style="max-width:100%;height:auto;background:#2d4047;border-radius:12px;{FONT}">{"".join(squares)}</svg>'
    )


def _drawn_tile(x: int, y: int, tile: dict[str, object], guard: str, language: str) -> str:
    soft, strong, symbol = LOOK[str(tile["color"])]
    parts = [
        _box(x, y, strong, strong, 2),
        _box(x, y, soft, OWNER[str(tile["owner"])], 6),
        *_label(x, y, name("tile", str(tile["tile"]), language)),
        f'<circle cx="{x + 19}" cy="{y + 62}" r="10" fill="#fff" stroke="{strong}" stroke-width="2"/>',
        _text(x + 19, y + 67, str(tile["cost"]), 13, "#1d2329"),
        _text(x + 64, y + 68, symbol, 18, strong),
    ]
    if tile["coins"]:
        parts.append(f'<rect x="{x + 32}" y="{y + 53}" width="20" height="18" rx="9" fill="#d9a520" stroke="#8d6a0c"/>')
        parts.append(_text(x + 42, y + 67, str(tile["coins"]), 12, "#2b2105"))
    if tile["tile"] == guard:
        parts.append(f'<rect x="{x + 50}" y="{y - 5}" width="34" height="18" rx="9" fill="#1d2329" stroke="#fff"/>')
        parts.append(_text(x + 67, y + 8, "♜", 13, "#fff"))
    elif tile["protected"]:
        parts.append(_box(x - 3, y - 3, "none", "#ffffff", 1.5, ' stroke-dasharray="2 3"', size=86))
    return "".join(parts)


def _label(x: int, y: int, words: str) -> list[str]:
    """Write a tile's name on one line, or on two when it is long."""
    half = words.find(" ", len(words) // 3)
    lines = [words] if len(words) < 11 or half < 0 else [words[:half], words[half + 1 :]]
    return [_text(x + 40, y + 21 + 13 * at, line, 11, "#1d2329") for at, line in enumerate(lines)]


def _box(x: int, y: int, fill: str, line: str, width: float, more: str = "", size: int = 80) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="10" fill="{fill}" stroke="{line}" '
        f'stroke-width="{width}"{more}/>'
    )


def _text(x: int, y: int, words: str, size: int, color: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{color}">{escape(words)}</text>'
