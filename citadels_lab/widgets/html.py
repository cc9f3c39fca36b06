"""A small way to write HTML in Python: ``el("button", "Build", cls="opt")``. Every text is escaped on its way in."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import TypeAlias


class Html(str):
    """HTML made here, safe to put into more HTML; any other text is escaped first."""

    __slots__ = ()


Child: TypeAlias = "str | int | Html | None | Iterable[Child]"
"""What may stand inside an element: text (escaped), HTML made here, nothing, or several of these."""

EMPTY = Html("")
TIED = re.compile("(?<=«) | (?=[»;:!?])")
ALONE = frozenset({"br", "img", "input", "hr", "meta"})


def el(tag: str, *children: Child, **attrs: object) -> Html:
    """Make an element. ``cls`` is the class, ``data_key`` becomes ``data-key``; None and False add nothing."""
    parts = ["<", tag]
    for name, value in attrs.items():
        if value is not None and value is not False:
            parts.append(f' {_attribute(name)}="{"" if value is True else escape(str(value))}"')
    parts.append(">")
    if tag not in ALONE:
        _put(parts, children)
        parts.append(f"</{tag}>")
    return Html("".join(parts))


def _put(parts: list[str], children: Iterable[Child]) -> None:
    for child in children:
        if isinstance(child, Html):
            parts.append(child)
        elif isinstance(child, str):
            parts.append(_text(child))
        elif isinstance(child, int):
            parts.append(str(child))
        elif child is not None:
            _put(parts, child)


def tied(words: str) -> str:
    """Keep the signs that French sets apart (« ; : ! ? ») on the line of their word."""
    return TIED.sub("\N{NO-BREAK SPACE}", words) if " " in words else words


def _text(words: str) -> str:
    return tied(escape(words))


@cache
def _attribute(name: str) -> str:
    return "class" if name == "cls" else name.rstrip("_").replace("_", "-")


def press(act: str, arg: str, *children: Child, **attrs: object) -> Html:
    """Make a real button that sends ``act`` with ``arg`` to Python; its key lets it keep the keyboard focus."""
    attrs.setdefault("data_key", f"{act} {arg}".strip())
    return el("button", *children, type="button", data_act=act, data_arg=arg, **attrs)


def unseen(*children: Child) -> Html:
    """Make text that only a screen reader reads."""
    return el("span", *children, cls="sr")


def panel(key: str, title: str, *children: Child, aside: Child = None, cls: str = "", home: bool | str = False) -> Html:
    """Make a titled panel; with ``home`` its title, or what a selector names, takes the focus of what is gone."""
    size = "long" if len(title) > 34 else None
    heading = el("h2", title, id=f"h-{key}", cls=size, tabindex="-1" if home else None, data_home=home)
    head = el("div", heading, el("div", aside, cls="aside") if aside else None, cls="panel-head")
    return el("section", head, *children, cls=f"panel {cls}".strip(), aria_labelledby=f"h-{key}", data_key=key)
