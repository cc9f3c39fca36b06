"""What the viewer may do now: a turn's options by its parts, targets by city, refusals with their reason."""

from citadels_lab.rules.kernel.decision import Option
from citadels_lab.words import has, say

from ..asking import option_button, question, reason, waiting, why_button
from ..html import Child, Html, el
from ..icons import emblem
from .ending import ending
from .faces import mini
from .groups import (
    BUILD,
    TURN,
    Group,
    aims_at_character,
    aims_at_seat,
    by_city,
    by_verb,
    one_reason,
    other_ways,
    parts,
    plain,
)
from .look import CardLook
from .mat import HEADING, drafting

AT = {"spy-on": "hand", "borrow": "loan"}
"""What of a seat a verb is about, where it is not a district of its city."""

FEW = 3
"""So many refusals of one verb are shown openly; more lie folded together."""


def options(look: CardLook) -> Html:
    """Return the panel of options, the result when the game is over, or who is being waited for."""
    if look.over:
        return ending(look)
    if look.decision is None:
        return waiting(look)
    n = sum(option.legal for option in look.options)
    offered = drafting(look)
    if offered:
        return question(look, n, el("p", look.word("draft.press"), cls="soft"), home=f"#{HEADING}")
    if look.decision.prompt == TURN:
        return question(look, n, *(_part(look, part) for part in parts(look)))
    groups = by_verb(look.options)
    return question(look, n, *(_verb(look, group, heading=len(groups) > 1, tag="h3") for group in groups))


def _part(look: CardLook, part: Group) -> Html:
    builds = part.name == BUILD
    groups = [Group(BUILD, those) for those in [plain(part.options)] if those] if builds else by_verb(part.options)
    left = look.turn["left"] if look.turn else 0
    note = el("span", look.word("part.builds-left", n=left), cls="aside") if part.name == BUILD else None
    head = el("h3", look.word(f"part.{part.name}"), note, cls="step")
    return el(
        "div",
        head,
        *(_verb(look, group) for group in groups),
        _other_ways(look, other_ways(part.options)) if builds else None,
        cls=f"part {part.name}",
        data_key=f"part {part.name}",
    )


def _other_ways(look: CardLook, groups: list[Group]) -> list[Html]:
    """Return the other ways to pay, folded: each district's for itself, those of which none is possible together."""
    possible = [group for group in groups if group.legal]
    refused = [option for group in groups if not group.legal for option in group.options]
    folds = [_fold(look, look.word("options.ways", district=one.name, n=len(one.legal)), one) for one in possible]
    if refused:
        folds.append(_fold(look, look.word("options.no-ways", n=len(refused)), Group("no ways", refused)))
    return folds


def _fold(look: CardLook, words: str, group: Group) -> Html:
    inside = [option_button(look, option, _signs(look, option)) for option in (*group.legal, *group.refused)]
    return el("details", el("summary", words), *inside, data_key=f"ways {group.name}", open=_opened(look, group))


def _verb(look: CardLook, group: Group, heading: bool = True, tag: str = "h4") -> Html:
    """Return the options of one verb: possible ones openly, many refused ones folded, all for one reason as one.

    ``tag`` is that of its heading, one below what it stands under.
    """
    verb = str(group.options[0].action[0])
    if not group.legal and len(group.options) > 1 and one_reason(look, group.options):
        return _all_refused(look, verb, group.options[0])
    head = _heading(look, verb, tag) if heading and len(group.options) > 1 and verb != BUILD else None
    open_ones = [*group.legal, *(group.refused if len(group.refused) <= FEW else ())]
    folded = None
    if len(group.refused) > FEW:
        summary = el("summary", look.word("options.folded", n=len(group.refused)))
        folded = el(
            "details",
            summary,
            _several(look, Group(verb, group.refused)),
            data_key=f"fold {verb}",
            open=_opened(look, group),
        )
    return el("div", head, _several(look, Group(verb, open_ones)), folded, cls="verb", data_key=f"verb {verb}")


def _opened(look: CardLook, group: Group) -> bool:
    return any(look.opened.why == " ".join(map(str, option.action)) for option in group.refused)


def _heading(look: CardLook, verb: str, tag: str) -> Html | None:
    words = _name_of(look, verb)
    return el(tag, words, cls="verbhead") if words else None


def _name_of(look: CardLook, verb: str) -> str | None:
    """Return what a verb is called on this screen; one that is a district's own has its name of this edition."""
    key = f"table.verb.{verb}"
    return say(key, look.spoken, district=verb) if has(key) else None


def _all_refused(look: CardLook, verb: str, example: Option) -> Html:
    """Return one greyed button for a verb whose options are all refused for one reason."""
    label = _name_of(look, verb) or example.text(look.spoken)
    key = " ".join(map(str, example.action))
    why = reason(look, example) if look.opened.why == key else None
    return el("div", why_button(look, key, label, None), why, cls="verb", data_key=f"verb {verb}")


def _several(look: CardLook, group: Group) -> Child:
    if not group.options:
        return None
    if aims_at_seat(look, group):
        return [_city(look, seat) for seat in by_city(look, group.options)]
    if len(group.options) > 1 and aims_at_character(look, group):
        return el("div", *(_character(look, option) for option in group.options), cls="targets")
    return [option_button(look, option, _signs(look, option), _extra(look, option)) for option in group.options]


def _city(look: CardLook, group: Group) -> Html:
    buttons = [
        option_button(
            look,
            option,
            mini(look, str(option.action[2])),
            _extra(look, option),
            label=_aim(look, str(option.action[2])),
        )
        for option in group.options
    ]
    title = look.word(f"options.{AT.get(str(group.options[0].action[0]), 'city')}", seat=group.name)
    return el(
        "div",
        el("p", title, cls="cityhead", aria_hidden="true"),
        *buttons,
        role="group",
        aria_label=title,
        cls="citytargets",
        data_key=f"city {group.name} {group.options[0].legal}",
    )


def _aim(look: CardLook, name: str) -> str:
    """Return the name of a district, or else of a colour."""
    return str(look.name("district" if name in look.facts["districts"] else "color", name))


def _character(look: CardLook, option: Option) -> Html:
    name = str(option.action[1])
    signs = [el("span", look.rank(name), cls="num"), emblem(name)]
    return option_button(look, option, signs, label=look.name("character", name))


def _signs(look: CardLook, option: Option) -> Child:
    parts = [str(part) for part in option.action]
    return [mini(look, part) or (emblem(part) if part in look.facts["cast"] else None) for part in parts]


def _extra(look: CardLook, option: Option) -> Child:
    cost = option.about.get("cost")
    if cost is None or option.action[0] == BUILD:
        return None
    return look.word("options.costs", n=int(str(cost)))
