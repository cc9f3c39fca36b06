"""The draft: the characters one may choose from as big cards, each with its power in a line."""

from citadels_lab.rules.kernel.decision import Option

from ..asking import key_of
from ..html import EMPTY, Html, el, press
from ..icons import emblem
from .faces import character_chip, power, tint
from .look import DRAFT, CardLook

HEADING = "h-mat"
"""Where the keyboard stands when a character is to be chosen: the first card is one Tab further."""

DRAFT_VERBS = ("pick", "set-aside")
ONE_ROW = 6
"""So many cards lie in one row where there is room; more lie in two."""


def mat(look: CardLook) -> Html:
    """Return the cards offered to the viewer; nothing when no character is being chosen by them."""
    offered = drafting(look)
    if not offered:
        return EMPTY
    cards = [_offer(look, option) for option in offered]
    heading = el("h2", look.word("draft.title"), id=HEADING, tabindex="-1", data_home=True)
    return el(
        "section",
        el("div", heading, _aside(look), cls="panel-head"),
        el("ul", *cards, cls="offers", style=f"--per:{len(cards) if len(cards) <= ONE_ROW else -(-len(cards) // 2)}"),
        cls="panel mat",
        aria_labelledby=HEADING,
        data_key=f"mat {look.cursor}",
    )


def drafting(look: CardLook) -> list[Option]:
    """Return the options of a draft question that is put to the viewer."""
    if look.facts["phase"] != DRAFT:
        return []
    return [option for option in look.options if option.action[0] in DRAFT_VERBS]


def _offer(look: CardLook, option: Option) -> Html:
    name = str(option.action[1])
    face = (
        el("span", el("span", look.rank(name), cls="num"), emblem(name), cls=f"art {tint(name)}", aria_hidden="true"),
        el("span", look.name("character", name), cls="nm"),
        el("span", power(look, name), id=f"power-{name}", cls="power"),
    )
    button = press(
        "answer",
        key_of(option),
        *face,
        cls="offer",
        aria_label=option.text(look.spoken),
        aria_describedby=f"power-{name}",
    )
    return el("li", button)


def _aside(look: CardLook) -> Html | None:
    """Return the characters that lie face up and are out of this round."""
    up = look.facts["faceup"]
    if not up:
        return None
    chips = [character_chip(look, name) for name in up]
    return el("div", el("span", look.word("draft.faceup"), cls="lbl"), el("ul", *chips, cls="whos"), cls="faceup")
