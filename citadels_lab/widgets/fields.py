"""The parts of forms: a labelled field, a choice among several, a number, a box to tick."""

from collections.abc import Iterable

from .html import Html, el


def field(label: str, control: Html, more: str = "", cls: str = "") -> Html:
    """Return a control with its label and perhaps a remark."""
    return el(
        "label",
        el("span", label, cls="flabel"),
        control,
        el("small", more) if more else None,
        cls=f"field {cls}".strip(),
    )


def choose(name: str, choices: Iterable[tuple[str, str]], chosen: str, label: str = "") -> Html:
    """Return a choice among several; a choice is its value and its words."""
    those = [el("option", words, value=value, selected=value == chosen, data_key=value) for value, words in choices]
    return el("select", *those, name=name, data_value=chosen, data_key=f"field {name}", aria_label=label or None)


def number(name: str, value: str) -> Html:
    """Return a field for a whole number."""
    return el(
        "input",
        type="number",
        name=name,
        value=value,
        min=0,
        max=999999999,
        step=1,
        inputmode="numeric",
        required=True,
        data_key=f"field {name}",
    )


def tick(name: str, label: str, more: str = "", on: bool = False) -> Html:
    """Return a box to tick."""
    box = el("input", type="checkbox", name=name, value="yes", checked=on, data_key=f"field {name}")
    words = el("span", label, " ", el("small", more) if more else None)
    return el("label", box, words, cls="check", data_key=f"l {name}")
