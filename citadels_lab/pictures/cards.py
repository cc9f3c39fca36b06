"""The picture of a card game's table: every seat with its coins, its cards and its city, as a table of words."""

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from citadels_lab.words import joined, name, plain, say

if TYPE_CHECKING:
    from citadels_lab.rules.kernel.observation import Observation

LOOK = {
    "noble": ("#f7e3b4", "#c98a12", "◆"),
    "religious": ("#cfe0f5", "#2f66ad", "✚"),
    "trade": ("#cdeada", "#2f8050", "●"),
    "military": ("#f6d3cf", "#b23a33", "▲"),
}
SPECIAL = ("#e4d6f2", "#74489e", "★")
"""The look of violet and unique districts."""

CELL = "text-align:left;vertical-align:top;padding:4px 10px;border-bottom:1px solid #ddd5c4"
COLUMNS = ("seat", "gold", "hand", "characters", "city", "points")


def html(observation: "Observation", language: str) -> str:
    """Return the table as one block of HTML."""
    facts = observation.facts
    head = "".join(f'<th scope="col" style="{CELL}">{_say(language, f"column-{column}")}</th>' for column in COLUMNS)
    rows = "".join(_row(facts, seat, language) for seat in facts["seats"])
    lines = "".join(f'<p style="margin:2px 0">{escape(line)}</p>' for line in above(observation, language))
    return (
        f'<div class="citadels-lab" lang="{plain(language)}" style="font-family:system-ui,sans-serif;color:#1d2329;'
        f'background:#fbf8f1;padding:10px 14px;border-radius:12px;max-width:960px">{lines}'
        f'<table style="border-collapse:collapse;margin-top:8px"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def above(observation: "Observation", language: str = "en") -> list[str]:
    """Return what is said of the whole table: phase, question, characters out of the round, what is in the middle."""
    facts = observation.facts
    lines = [say(f"table.picture.phase-{facts['phase']}", language, n=facts["round"])]
    if observation.asked:
        lines.append(say("pictures.asked", language, seat=observation.asked))
    if observation.decision:
        lines.append(observation.decision.text(language))
    if facts["faceup"]:
        lines.append(say("events.set-faceup", language, characters=facts["faceup"]))
    for kind, token in facts["tokens"].items():
        lines.append(f"{name('character', token['character'], language)}: {say(f'table.mark.{kind}', language)}")
    bank = say("table.supply.unlimited" if facts["unlimited"] else "table.supply.bank", language, n=facts["bank"])
    counts = [say(f"table.supply.{pile}", language, n=facts[pile]) for pile in ("deck", "discard")]
    return [*lines, ", ".join([bank, *counts])]


def in_words(observation: "Observation", language: str = "en") -> list[str]:
    """Return the table as sentences: what is said of the whole table, then each seat on a line of its own."""
    lines = above(observation, language)
    for seat, player in observation.facts["players"].items():
        city = ", ".join(_district_words(there, language) for there in player["city"]) or "–"
        values = (
            str(player["gold"]),
            _hidden("district", player["hand"], language),
            _hidden("character", player["characters"], language),
            city,
            str(player["score"]),
        )
        crown = f" ({say('table.picture.crown', language)})" if observation.facts["crown"] == seat else ""
        told = zip(COLUMNS[1:], values, strict=True)
        shown = "; ".join(f"{say(f'table.picture.column-{column}', language)}: {value}" for column, value in told)
        lines.append(f"{name('seat', seat, language)}{crown}. {shown}")
    return lines


def _row(facts: Mapping[str, Any], seat: str, language: str) -> str:
    player = facts["players"][seat]
    crown = f" ({_say(language, 'crown')})" if facts["crown"] == seat else ""
    cells = (
        f"{player['gold']}",
        escape(_hidden("district", player["hand"], language)),
        escape(_hidden("character", player["characters"], language)),
        " ".join(_district(there, language) for there in player["city"]) or "–",
        f"{player['score']}",
    )
    label = f'<th scope="row" style="{CELL}">{escape(name("seat", seat, language))}{crown}</th>'
    return "<tr>" + label + "".join(f'<td style="{CELL}">{cell}</td>' for cell in cells) + "</tr>"


def _hidden(kind: str, cards: list[str], language: str) -> str:
    """Return cards by name, those that are hidden as a number."""
    known = [str(name(kind, card, language)) for card in cards if card != "?"]
    hidden = len(cards) - len(known)
    return joined([*known, *([say("table.picture.hidden", language, n=hidden)] if hidden else [])], language) or "–"


def _district(there: Mapping[str, Any], language: str) -> str:
    soft, strong, symbol = LOOK.get(there["color"], SPECIAL)
    words = f"{symbol} {_district_words(there, language)}"
    style = f"display:inline-block;margin:1px;padding:0 6px;border:1.5px solid {strong};border-radius:6px"
    return f'<span style="{style};background:{soft}">{escape(words)}</span>'


def _say(language: str, key: str) -> str:
    return escape(say(f"table.picture.{key}", language))


def _district_words(there: Mapping[str, Any], language: str) -> str:
    more = f" +{there['coins']}" if there["coins"] else ""
    return f"{name('district', there['district'], language)} {there['cost']}{more}"
