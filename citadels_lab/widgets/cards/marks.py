"""Events at a glance: a drawing for each line of the log, what a step has changed, what need not be told first."""

from collections import Counter
from typing import Final

from citadels_lab.rules.kernel.event import Event

from ..html import Html, el
from ..icons import coin, emblem
from .faces import card_back, mini
from .look import CardLook

QUIET: Final = frozenset({
    "gold", "set-facedown", "picked", "no-answer", "turn-ended", "kept-cards", "put-away", "starts-hand", "not-faceup",
    "round-ended", "bank-is-short", "reshuffled",
})  # fmt: skip
"""Events that the short form of the news leaves out."""

MOST = 5


def sign_of(look: CardLook, event: Event) -> Html:
    """Return a small drawing of what an event is about: coins, a character, a district, cards."""
    args = event.args
    district, character = args.get("district"), args.get("character")
    drawn: Html | None
    if event.what == "gold":
        drawn = coin(str(args["n"]))
    elif event.what in ("crown-moved", "crown-stays", "first-crown"):
        drawn = emblem("king")
    elif isinstance(district, str):
        drawn = mini(look, district)
    elif isinstance(character, str):
        drawn = emblem(character)
    elif event.what in ("drew-cards", "kept-cards", "put-away", "starts-hand", "redrew", "looked"):
        drawn = card_back(int(str(args["n"])))
    else:
        drawn = None
    return el("span", drawn or el("span", cls="dot", aria_hidden="true"), cls="what")


def changes(look: CardLook) -> list[Html]:
    """Return what the news has changed in short signed numbers, those of the viewer first."""
    if look.curtain or not look.cursor:
        return []
    gold: Counter[str] = Counter()
    built: Counter[str] = Counter()
    for event in look.notice or look.news:
        if event.what == "gold":
            n = int(str(event.args["n"]))
            gold[str(event.args["source"])] -= n
            gold[str(event.args["target"])] += n
        elif event.what == "built-district":
            built[str(event.args["seat"])] += 1
        elif event.what == "destroyed":
            built[str(event.args["owner"])] -= 1
    found = [_delta(look, seat, "gold", gold[seat]) for seat in look.seats if gold[seat]]
    found += [_delta(look, seat, "districts", built[seat]) for seat in look.seats if built[seat]]
    return found[:MOST]


def _delta(look: CardLook, seat: str, kind: str, n: int) -> Html:
    sign = f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"
    words = look.word(f"changes.{kind}", who=look.name("seat", seat), sign=sign, n=abs(n))
    return el("span", words, cls=f"delta{' m' if n < 0 else ''}")
