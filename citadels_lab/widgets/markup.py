"""Shows HTML made by Python in the page, and tells Python what was pressed.

The HTML is *morphed* into what is there: elements with the same ``data-key`` stay, so the keyboard focus, an open fold
and a half-moved slider survive an update. Presses on ``[data-act]`` come back as ``on_act(act, arg)``.
"""

from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path
from secrets import token_hex
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import panel as pn
import param
from panel.custom import JSComponent

from citadels_lab.words import LANGUAGES, say

from . import themes
from .safety.pace import Pace
from .safety.plain import plain, short

SHEETS = (
    "style",
    "board",
    "panels",
    "dialogs",
    "pages/pages",
    "whatif/whatif",
    "keeping/keeping",
    "narrow",
    "projector",
    "media",
)
STYLE = "\n".join(
    [themes.sheet(), *((Path(__file__).parent / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)]
)

SITTINGS: MutableMapping[Any, str] = WeakKeyDictionary()
"""A name for each document that is being shown."""


def sitting() -> str:
    """Return the name of the document that is being served; "" in a notebook."""
    doc = pn.state.curdoc
    return SITTINGS.setdefault(doc, token_hex(4)) if doc is not None and doc.session_context is not None else ""


UNHEARD = {
    language: {what: say(f"ui.unheard.{what}", language) for what in ("waiting", "lost", "away")}
    for language in LANGUAGES
}
"""What a page says in its language when the server does not answer: it must know that before."""

OnAct = Callable[[str, Any], None]


class Markup(JSComponent):
    """One piece of HTML, kept up to date.

    A subclass may declare more regions: a string parameter for each ``data-region`` of its ``frame``, and a child for
    each ``data-slot``. Presses with the acts named in ``once`` are dropped when the screen has changed since (a double
    click must not answer the next question).
    """

    html = param.String("", doc="the HTML of the region 'html'")
    frame = param.String('<div data-region="html"></div>', doc="the skeleton; it never changes")
    version = param.Integer(0, doc="grows with every new question; a press tells which one it saw")
    announce = param.String("", doc="spoken by screen readers when it changes")
    language = param.String("en", doc="the language of the words shown")
    page_title = param.String("", doc="title of the page, where the page is ours")
    theme = param.String("", doc="the theme that is chosen; empty where the browser's own wish counts")
    shown_theme = param.String(themes.LIGHT, doc="the theme that the page shows, as the page tells")
    sitting = param.String("", doc="which document of the server this is; one that it makes anew has another")
    heard = param.String("", doc="the last press that was heard: whose it was, and its number")
    unheard = param.Dict(UNHEARD, constant=True, doc="what the page says of a press not heard: by language, by what")

    address = param.Dict({}, doc="the address of our own page: the 'words' in it, and what is 'opened' (see markup.js)")
    keep = param.Dict({}, doc="what the browser shall keep, by name and key; None for what it shall forget")
    go = param.Dict({}, doc="where our own page goes: an address 'to', perhaps with a 'file' for the page there")

    on_act = param.Callable(None, doc="called with act and argument when something was pressed")
    once: ClassVar[frozenset[str]] = frozenset()

    _bundle = "markup.js"
    _rename: ClassVar[Mapping[str, str | None]] = {"on_act": None}

    def __init__(self, **params: Any) -> None:
        params.setdefault("sitting", sitting())
        params.setdefault("sizing_mode", "stretch_width")
        params.setdefault("stylesheets", [STYLE])
        super().__init__(**params)
        self._pace = Pace()

    @classmethod
    def _patch_datamodel_ref(cls, props: Any, ref: str) -> None:
        """Walk through the models below only when they are new, not with every change of a text (it takes long)."""
        if f"__ref:{ref}" not in props.tags:
            super()._patch_datamodel_ref(props, ref)

    def _handle_msg(self, data: Any) -> None:
        """Pass a press on, unless it was made on a question that is gone, or faster than anybody presses."""
        data = plain(data)
        if not isinstance(data, dict) or self.on_act is None or self._came_before(short(data.get("press", ""))):
            return
        act = short(data.get("act", ""))
        if not self._pace.allows():
            return
        if data.get("version") == self.version or not self.answers(act):
            self.on_act(act, data.get("arg"))
        else:
            self.on_act("late", act)  # refused, with a sentence where there is one

    def answers(self, act: str) -> bool:
        """Whether an act answers a question, so that it must not come through when the screen has changed since."""
        return act in self.once

    def _came_before(self, press: str) -> bool:
        """Say that a press was heard; a page that had to wait long for that has sent it again."""
        again = press != "" and press == self.heard
        self.heard = press or self.heard
        return again
