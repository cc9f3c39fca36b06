"""Small things used in many views: a rule chip, a card of a character, a tile as a little board, a change in bold."""

from .html import Html, el, press, unseen
from .icons import coin, emblem, silhouette
from .look import HIDDEN, Look
from .shapes import KINDS, kind_of, look_of


def rule_chip(look: Look, rule: str, where: str, short: bool = False) -> Html:
    """Return a button that opens a rule; ``where`` tells two chips of one rule apart, ``short`` drops its title."""
    from citadels_lab.rules.catalogue import rule as find

    try:
        entry = find(rule)
        title, ruling = entry.title(look.language), entry.ruling
    except LookupError:
        title, ruling = rule, False
    label = look.say("rule.chip", title=title)
    mark = el("span", "§", cls="sect", aria_hidden="true")
    star = el("span", look.say("rule.ours-short"), cls="ours") if ruling else None
    return press(
        "rule",
        rule,
        mark,
        None if short else title,
        star,
        cls="chip",
        title=rule,
        aria_label=label,
        data_key=f"rule {where}",
    )


def character_card(look: Look, character: str, state: str = "") -> Html:
    """Return a character as a small card, or the back of a hidden one. ``state`` is said aloud after the name."""
    said = unseen(f", {look.say(f'card.{state}')}") if state else None
    if character == HIDDEN:
        return el("li", unseen(look.name("character", HIDDEN)), said, cls="card back")
    return el(
        "li", emblem(character), el("span", look.name("character", character), cls="nm"), said, cls=f"card {state}"
    )


def tile_face(
    look: Look, tile: str, more: Html | None = None, tag: str = "div", cls: str = "", **attrs: object
) -> Html:
    """Return a tile as it lies on the table: name, buildings, cost, symbol; ``more`` stands between the last two."""
    if tile == HIDDEN:
        return el(tag, el("span", look.name("tile", HIDDEN), cls="tname"), more, cls=f"tile back {cls}", **attrs)
    kind = kind_of(tile)
    sign = el("span", KINDS[kind].symbol, cls="sym", aria_hidden="true")
    foot = el(
        "span", el("span", unseen(look.say("tile.cost"), " "), look.cost(tile), cls="cost"), more, sign, cls="tfoot"
    )
    name = el("span", look.name("tile", tile), unseen(f", {look.name('color', kind)}, "), cls="tname")
    return el(tag, name, silhouette(tile), foot, cls=f"tile {kind} {cls}".strip(), **attrs)


def mini(tile: str) -> Html:
    """Return the sign of a tile's kind in a small tinted square, to stand beside its name."""
    kind = "back" if tile == HIDDEN else kind_of(tile)
    return el("span", look_of(tile).symbol, cls=f"mini {kind}", aria_hidden="true")


def gold(look: Look, n: int) -> Html:
    """Return an amount of gold: a coin with the number, read as words."""
    return el("span", coin(n), unseen(look.say("gold", n=n)), cls="gold")
