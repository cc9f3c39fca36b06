"""The tiles that can be built: the tops of the district row with the number left, and the viewer's own unique tiles."""

from ..chips import tile_face
from ..html import Html, el, unseen
from ..look import HIDDEN, Look
from .choices import Build, builds


def row(look: Look) -> Html:
    """Return the district row and the viewer's stand."""
    ways = {build.tile: build for build in reversed(builds(look.options))}
    stacks = [el("li", _stack(look, stack, ways), data_key=f"stack {at}") for at, stack in enumerate(look.facts["row"])]
    block = el("div", _head(look, "row.title", "row.note"), el("ul", *stacks, cls="stacks"), cls="row-block")
    assumed = el(
        "p", look.say("row.assumed" if look.facts["assumed_costs"] else "row.given"), " ", _chip(look), cls="assumed"
    )
    return el("section", block, _own(look, ways), assumed, cls="row", aria_label=look.say("row.title"))


def _head(look: Look, title: str, note: str) -> Html:
    return el("div", el("h2", look.say(title)), el("p", look.say(note), cls="hint"), cls="row-head")


def _chip(look: Look) -> Html:
    from ..chips import rule_chip

    return rule_chip(look, "duel.tiles.costs", "row", short=True)


def _stack(look: Look, stack: list[str], ways: dict[str, Build]) -> Html:
    if not stack:
        return el("div", el("span", look.say("row.empty"), cls="tname"), cls="tile gone")
    left = el(
        "span",
        el("span", f"×{len(stack)}", aria_hidden="true"),
        unseen(", ", look.say("row.left", n=len(stack))),
        cls="left",
    )
    return el("div", _tile(look, stack[0], ways, left), cls=f"pile pile-{len(stack)}")


def _own(look: Look, ways: dict[str, Build]) -> Html | None:
    if look.seat is None or look.curtain:
        return None
    player = look.facts["players"][look.seat]
    tiles = player["stand"] or player["drawn"]
    if not tiles:
        return None
    items = [el("li", _tile(look, tile, ways, None), data_key=f"own {tile}") for tile in tiles]
    title = "row.stand" if player["stand"] else "row.drawn"
    return el(
        "div", _head(look, title, "row.stand-note"), el("ul", *items, cls=f"stacks own own-{len(items)}"), cls="stand"
    )


def _tile(look: Look, tile: str, ways: dict[str, Build], extra: Html | None) -> Html:
    build = ways.get(tile)
    if build is None or tile == HIDDEN:
        return tile_face(look, tile, extra)
    on = look.opened.picked.split(" ")[0] == tile
    return tile_face(
        look,
        tile,
        extra,
        tag="button",
        cls=f"use{' on' if on else ''}{'' if build.legal else ' no'}",
        type="button",
        data_act="pick",
        data_arg=build.key,
        data_key=f"row {tile}",
        aria_pressed="true" if on else "false",
    )
