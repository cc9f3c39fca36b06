"""Intervals for notebook cells: a bar for each option, its table of words beneath, the same bytes for one answer."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

COLORS = ("#0072b2", "#b34700", "#00684c")
"""Told apart by everybody; the groups have their names beside them as well."""
WIDTH, LEFT, RIGHT = 760, 120, 24
HEAD, LINE, GAP, FOOT = 22, 22, 8, 26
FONT = "font-family:system-ui,sans-serif"
CELL = "text-align:left;vertical-align:top;padding:4px 10px;border-bottom:1px solid #ddd5c4"
PALE, DEEP = (247, 250, 253), (104, 160, 206)


class Bar(NamedTuple):
    """A share and where it lies, 0 to 1."""

    group: str
    low: float
    value: float
    high: float


class Line(NamedTuple):
    """An option: its words, whether it is among the best, and a bar for each group."""

    words: str
    best: bool
    bars: Sequence[Bar]


def intervals(title: str, lines: Sequence[Line], parts: Sequence[str], language: str = "en") -> str:
    """Return the picture with ``parts`` beneath it, which are HTML."""
    return _block("".join([_heading(title), _picture(title, lines), *parts]), language)


def paragraph(words: str) -> str:
    """Return a paragraph."""
    return f'<p style="margin:6px 0">{escape(words)}</p>'


def table(cells: Sequence[Sequence[str]], caption: str = "", parts: Sequence[Sequence[float]] = ()) -> str:
    """Return a table of words with its heads in the first row; ``parts``, 0 to 1, shade the cells of its first rows."""
    heads, *rows = cells
    top = "".join(f'<th scope="col" style="{CELL}">{escape(head)}</th>' for head in heads)
    body = "".join(_row(row, parts[at] if at < len(parts) else ()) for at, row in enumerate(rows))
    named = f'<caption style="text-align:left;padding:4px 0">{escape(caption)}</caption>' if caption else ""
    return (
        f'<table style="border-collapse:collapse;margin-top:8px">{named}<thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def shaded(title: str, parts: Sequence[str], language: str = "en") -> str:
    """Return a title with ``parts`` beneath it, which are HTML."""
    return _block("".join([_heading(title), *parts]), language)


def _row(row: Sequence[str], parts: Sequence[float]) -> str:
    first, *rest = row
    cells = "".join(
        f'<td style="{CELL}{_shade(parts[at]) if at < len(parts) else ""}">{escape(words)}</td>'
        for at, words in enumerate(rest)
    )
    return f'<tr><th scope="row" style="{CELL}">{escape(first)}</th>{cells}</tr>'


def _shade(part: float) -> str:
    red, green, blue = (round(pale + (deep - pale) * part) for pale, deep in zip(PALE, DEEP, strict=True))
    return f";background:rgb({red},{green},{blue})"


def _block(inside: str, language: str) -> str:
    return (
        f'<div class="citadels-lab" lang="{language}" style="{FONT};color:#1d2329;background:#fbf8f1;'
        f'padding:10px 14px;border-radius:12px;max-width:960px">{inside}</div>'
    )


def _heading(title: str) -> str:
    return f'<p style="margin:2px 0;font-weight:700">{escape(title)}</p>'


def _picture(title: str, lines: Sequence[Line]) -> str:
    height = sum(HEAD + LINE * len(line.bars) + GAP for line in lines) + FOOT
    drawn, y = [_axis(height - FOOT)], 0.0
    for line in lines:
        weight = "700" if line.best else "400"
        drawn.append(_words(line.words, 4, y + 15, f"font-weight:{weight}"))
        y += HEAD
        for number, bar in enumerate(line.bars):
            drawn.append(_bar(bar, y + LINE / 2, COLORS[number % len(COLORS)]))
            y += LINE
        y += GAP
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" style="max-width:100%;height:auto">{"".join(drawn)}</svg>'
    )


def _axis(bottom: float) -> str:
    lines = []
    for percent in (0, 25, 50, 75, 100):
        x = _x(percent / 100)
        lines.append(f'<line x1="{x}" x2="{x}" y1="0" y2="{bottom}" stroke="#ddd5c4"/>')
        lines.append(_words(f"{percent} %", x, bottom + 18, "text-anchor:middle;font-size:13px"))
    return "".join(lines)


def _bar(bar: Bar, y: float, color: str) -> str:
    """Return the name of the group, the bar from low to high, and a mark in its middle."""
    left, right = _x(bar.low), _x(bar.high)
    return (
        _words(bar.group, 4, y + 5, f"fill:{color};font-size:13px")
        + f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="{color}" stroke-width="8"/>'
        + f'<circle cx="{_x(bar.value)}" cy="{y}" r="5" fill="#fff" stroke="{color}" stroke-width="2"/>'
    )


def _x(share: float) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * share, 1)


def _words(words: str, x: float, y: float, style: str) -> str:
    return f'<text x="{x}" y="{y}" style="font-size:15px;{style}">{escape(words)}</text>'
