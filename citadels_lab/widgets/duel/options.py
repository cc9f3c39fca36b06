"""What the viewer may do now: every option as a button, the impossible ones greyed with their reason one press away."""

from citadels_lab.rules.kernel.decision import Option

from ..asking import key_of, option_button, question, reason, waiting, why_button
from ..chips import mini
from ..html import Html, el, press
from ..icons import emblem
from ..look import CHARACTERS, Look
from .choices import Build, builds, others, picked
from .ending import ending


def options(look: Look) -> Html:
    """Return the panel of options, the result when the game is over, or who is being waited for."""
    if look.over:
        return ending(look)
    if look.decision is None:
        return waiting(look)
    body = [*_builds(look, builds(look.options)), *(_option(look, option) for option in others(look.options))]
    return question(look, _count(look), *body)


def _count(look: Look) -> int:
    return sum(bool(way.legal) for way in builds(look.options)) + sum(o.legal for o in others(look.options))


def _builds(look: Look, ways: list[Build]) -> list[Html]:
    if not ways:
        return []
    tiles: dict[str, list[Build]] = {}
    for way in ways:
        tiles.setdefault(way.tile, []).append(way)
    return [el("h3", look.say("build.title"), cls="step"), *(_tile(look, those) for those in tiles.values())]


def _tile(look: Look, ways: list[Build]) -> Html:
    """Return the ways to build one tile side by side (plainly, with a discount), and below what one of them opened."""
    ways = sorted(ways, key=lambda way: way.way)
    choice = picked(look)
    below: list[Html | None] = [_cells(look, way) for way in ways if choice is not None and way.key == choice.key]
    below += [
        reason(look, _example(look, way)) for way in ways if not way.legal and look.opened.why == f"build {way.key}"
    ]
    return el(
        "div",
        el("div", *(_way(look, way, choice) for way in ways), cls="ways"),
        *below,
        data_key=f"tile {ways[0].tile}",
    )


def _way(look: Look, way: Build, choice: Build | None) -> Html:
    full = _label(look, way)
    label = look.say(f"build.{way.way}-short", cost=_cost(look, way)) if way.way else full
    size = "" if not way.way else " less"
    sign = None if way.way else mini(way.tile)
    if not way.legal:
        return why_button(look, f"build {way.key}", label, sign, f"opt no{size}", full if way.way else "")
    on = choice is not None and choice.key == way.key
    return press(
        "pick",
        way.key,
        sign,
        el("b", label),
        cls=f"opt{' main' if on else ''}{size}",
        aria_expanded="true" if on else "false",
        aria_label=f"{full}. {look.say('build.cells', n=len(way.legal))}",
    )


def _example(look: Look, way: Build) -> Option:
    """Return a refused option that tells most: on a free cell, where the price is the trouble and not the place."""
    return next((option for option in way.options if option.action[2] in look.facts["free"]), way.options[0])


def _label(look: Look, way: Build) -> str:
    return look.say(f"build.{way.way or 'plain'}", tile=way.tile, cost=_cost(look, way))


def _cost(look: Look, way: Build) -> str:
    costs = way.costs
    return str(costs[0]) if len(costs) < 2 else look.say("build.from-to", low=costs[0], high=costs[-1])


def _cells(look: Look, build: Build) -> Html:
    several = len(build.costs) > 1
    buttons = [_cell(look, option, several) for option in build.legal]
    asked = next((option for option in build.options if option.reason and key_of(option) == look.opened.why), None)
    return el(
        "div",
        el("p", look.say("build.where"), cls="soft"),
        el("div", *buttons, cls="cellbtns"),
        reason(look, asked) if asked else None,
        cls="where",
    )


def _cell(look: Look, option: Option, several: bool) -> Html:
    cell, bonus = str(option.action[2]), option.about.get("bonus", 0)
    parts = [el("b", cell)]
    if bonus:
        parts.append(el("span", look.say("build.bonus", n=bonus), cls="k"))
    if several:
        parts.append(el("span", look.say("build.for", cost=option.about["cost"]), cls="k"))
    return press(
        "answer",
        key_of(option),
        *parts,
        cls="opt cellbtn",
        aria_label=look.say("build.on", text=option.text(look.spoken)),
    )


def _option(look: Look, option: Option) -> Html:
    signs = [_sign(look, str(part)) for part in option.action[1:]]
    bonus = option.about.get("bonus")
    return option_button(look, option, signs, look.say("build.bonus", n=bonus) if bonus else None)


def _sign(look: Look, part: str) -> Html | None:
    if part in CHARACTERS:
        return emblem(part)
    return mini(part) if look.cost(part) is not None else None
