"""What a step has changed, in short signed numbers: White +2 gold, Black +1 seat."""

from collections import Counter
from collections.abc import Sequence

from citadels_lab.rules.kernel.event import Event

from ..html import Html, el
from ..look import Look

SEATS = ("white", "black")


def changes(look: Look) -> list[Html]:
    """Return the signed numbers of the events that the strip tells."""
    if look.curtain or not look.cursor:
        return []
    events = look.notice or look.news
    gold, seats = gold_by_account(events), seats_by_player(events)
    tiles = sum(n for account, n in gold.items() if account not in SEATS)
    found = [(seat, "gold", gold[seat]) for seat in SEATS] + [(seat, "seats", seats[seat]) for seat in SEATS]
    parts = [_delta(look, look.name("seat", seat), kind, n) for seat, kind, n in found if n]
    return parts + ([_delta(look, look.say("changes.tiles"), "gold", tiles)] if tiles else [])


def _delta(look: Look, who: str, kind: str, n: int) -> Html:
    sign = f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"
    words = look.say(f"changes.{kind}", who=who, sign=sign, n=abs(n))
    return el("span", words, cls=f"delta{' m' if n < 0 else ''}")


def gold_by_account(events: Sequence[Event]) -> Counter[str]:
    """Return how much each account has gained (or lost) in these events; the bank is left out."""
    gained: Counter[str] = Counter()
    for event in events:
        if event.what == "gold":
            n = int(str(event.args["n"]))
            gained[str(event.args["source"])] -= n
            gained[str(event.args["target"])] += n
    gained.pop("bank", None)
    return gained


def seats_by_player(events: Sequence[Event]) -> Counter[str]:
    """Return how many council seats each player has gained (or lost) in these events."""
    gained: Counter[str] = Counter()
    for event in events:
        if event.what == "seats":
            seat, n = str(event.args["seat"]), int(str(event.args["n"]))
            gained[seat] += n
            gained[SEATS[seat == SEATS[0]]] -= n
    return gained
