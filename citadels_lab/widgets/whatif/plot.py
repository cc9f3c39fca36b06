"""The answer as a picture: for each option and each bot a bar where the win share lies, and dots that are games.

Each dot of a row stands for as many games, from the best to the worst, so that the full ones end where the share is.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from bokeh.core.properties import field
from bokeh.events import Tap
from bokeh.models import ColumnDataSource, FixedTicker, Grid, HoverTool, LinearAxis, Scatter, Segment
from bokeh.models.glyph import Glyph

from citadels_lab.study.answer import Answer

from ..drawing import Brush, bare_plot, draw, letters
from ..look import Look
from ..shapes import SANS
from ..themes import PROJECTOR
from .runs import Compared
from .tables import openly
from .words import ending, word

COLORS = ("bot-1", "bot-2", "bot-3")
MARKERS = ("circle", "square", "triangle")
"""The bots are told apart by colour, by the mark in the middle of the bar, and by their names."""
LEFT, RIGHT = -30.0, 104.0
HEAD, LINE, GAP, FOOT = 26, 40, 8, 34
"""Heights in pixels: an option's name, one bot's line, between two options, the axis below."""
REACH_X, REACH_Y = 2.5, 14.0
"""How far from a dot a press may be, in points of a hundred and in pixels."""
ENLARGED = 1.4
"""How much larger all is on a projector."""

OnGame = Callable[[str, int, int], None]
LAYERS = {
    "labels": "x y words style",
    "names": "x y words color",
    "bars": "x0 x1 y color alpha dash",
    "middles": "x y color marker",
    "dots": "x y fill line tip",
}


class Dot(NamedTuple):
    """Where a dot is, and which game it is."""

    x: float
    y: float
    bot: str
    option: int
    game: int


class AnswerPlot:
    """The picture, made once. ``update(look, run)`` shows what is known; ``on_game`` is told of a pressed dot."""

    def __init__(self, on_game: OnGame) -> None:
        self.figure = bare_plot((LEFT, RIGHT), (100, 0))
        self.figure.update(sizing_mode="stretch_width", height=100, min_border_top=2)
        self.sources = {name: ColumnDataSource({c: [] for c in columns.split()}) for name, columns in LAYERS.items()}
        self.dots: list[Dot] = []
        self._on_game = on_game
        self.brush = Brush()
        self._sizes: list[tuple[Any, str, int, str]] = []
        """Of what is enlarged: the model, its property, how large that usually is, and the unit."""
        self._draw()
        self._enlarge(1.0)
        self.figure.on_event(Tap, self._tapped)

    def update(self, look: Look, run: Compared) -> None:
        """Show what is known of a question."""
        tables: dict[str, dict[str, list[Any]]] = {
            name: {c: [] for c in columns.split()} for name, columns in LAYERS.items()
        }
        if self.brush.show(look.opened.theme):
            self._enlarge(ENLARGED if look.opened.theme == PROJECTOR else 1.0)
        self.dots, y = [], 0.0
        for at in openly(run.answers.values()):
            y = self._option(look, run, tables, at, y) + GAP * self._scale
        foot = round(FOOT * self._scale) + 2
        height = max(60, round(y) + foot)
        self.figure.y_range.update(start=max(60 - foot, y), end=0)
        if self.figure.height != height:
            self.figure.height = height
        for name, source in self.sources.items():
            source.data = tables[name]

    def _option(self, look: Look, run: Compared, tables: dict[str, Any], at: int, y: float) -> float:
        """Put in an option and what is known of it with each bot; return where it ends."""
        answers, head, line = list(run.answers.items()), HEAD * self._scale, LINE * self._scale
        row = answers[0][1].rows[at]
        mine = f" ({word(look, 'yours')})" if row.action == run.choice else ""
        best = any(row.action in answer.group and row.action not in answer.set_aside for _, answer in answers)
        _add(tables["labels"], x=LEFT + 1, y=y + head / 2, words=row.text[look.language] + mine,
             style="bold" if best else "normal")  # fmt: skip
        y += head
        for number, (bot, answer) in enumerate(answers):
            _add(
                tables["names"], x=LEFT + 1, y=y + line / 2, words=look.bot_name(bot), color=look.colors[COLORS[number]]
            )
            self._bar(look, tables, answer, at, y + line * 0.72, number)
            self._games(look, answer, tables, bot, at, y + line * 0.3, look.colors[COLORS[number]])
            y += line
        return y

    def _bar(self, look: Look, tables: dict[str, Any], answer: Answer, at: int, y: float, number: int) -> None:
        color, share = look.colors[COLORS[number]], answer.rows[at].share
        if share is None:
            return
        moving = answer.state == "provisional"
        _add(tables["bars"], x0=100 * share.low, x1=100 * share.high, y=y, color=color,
             alpha=0.45 if moving else 1.0, dash=[5, 3] if moving else [])  # fmt: skip
        _add(tables["middles"], x=100 * share.value, y=y, color=color, marker=MARKERS[number])

    def _games(
        self, look: Look, answer: Answer, tables: dict[str, Any], bot: str, at: int, y: float, color: str
    ) -> None:
        games = answer.rows[at].games
        for place, game in enumerate(games):
            x = (place + 0.5) * 100 / len(games)
            fill = color if game.won == 1 else look.colors["card" if game.won == 0 else "draw"]
            tip = word(look, "tip", index=game.index + 1, end=ending(look, game))
            _add(tables["dots"], x=x, y=y, fill=fill, line=color, tip=tip)
            self.dots.append(Dot(x, y, bot, at, game.index))

    def _tapped(self, event: Any) -> None:
        """Find the dot that was pressed."""
        near = [d for d in self.dots if abs(d.x - event.x) <= REACH_X and abs(d.y - event.y) <= REACH_Y * self._scale]
        if near:
            dot = min(near, key=lambda d: abs(d.x - event.x))
            self._on_game(dot.bot, dot.option, dot.game)

    def _draw(self) -> None:
        ticks: Any = FixedTicker(ticks=[0, 25, 50, 75, 100])
        axis = LinearAxis(
            ticker=ticks, major_tick_line_color=None, major_label_text_font=SANS,
            major_label_overrides={n: f"{n} %" for n in ticks.ticks},
        )  # fmt: skip
        brush = self.brush
        self._sized(self.figure, "min_border_bottom", FOOT, "")
        self._sized(axis, "major_label_text_font_size", 14)
        brush.part(axis, axis_line_color="line-more", major_label_text_color="ink")
        self.figure.add_layout(axis, "below")
        self.figure.add_layout(brush.part(Grid(dimension=0, ticker=ticks), grid_line_color="line"))
        labels = self._sized(
            letters("x", "y", "words", align="left", text_font_style=field("style")), "text_font_size", 15
        )
        self._layer("labels", brush.part(labels, text_color="ink", background_fill_color="paper"))
        names = letters("x", "y", "words", color="color", align="left")
        names = brush.part(self._sized(names, "text_font_size", 14), background_fill_color="paper")
        self._layer("names", names)
        bar: dict[str, Any] = {"line_color": "color", "line_alpha": "alpha", "line_dash": "dash"}
        self._layer("bars", self._sized(Segment(x0="x0", x1="x1", y0="y", y1="y", **bar), "line_width", 8, ""))
        mark: dict[str, Any] = {"line_color": "color", "line_width": 2}
        middles = self._sized(Scatter(x="x", y="y", marker="marker", **mark), "size", 10, "")
        self._layer("middles", brush.part(middles, fill_color="card"))
        dot: dict[str, Any] = {"fill_color": "fill", "line_color": "line", "line_width": 1.6}
        dots = self._layer("dots", self._sized(Scatter(x="x", y="y", **dot), "size", 11, ""))
        self.figure.add_tools(HoverTool(renderers=[dots], tooltips="@tip"))

    def _sized(self, model: Any, name: str, size: int, unit: str = "px") -> Any:
        self._sizes.append((model, name, size, unit))
        return model

    def _enlarge(self, scale: float) -> None:
        self._scale = scale
        for model, name, size, unit in self._sizes:
            now = round(size * scale)
            model.update(**{name: f"{now}{unit}" if unit else now})

    def _layer(self, name: str, glyph: Glyph) -> Any:
        return draw(self.figure, self.sources[name], glyph)


def _add(table: dict[str, list[Any]], **row: Any) -> None:
    for name, value in row.items():
        table[name].append(value)
