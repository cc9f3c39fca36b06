"""Where gold went: the moves of the ledger added up, and the same facts as a table."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from citadels_lab.rules.kernel.event import Event

from .html import EMPTY, Html, el, press, unseen
from .look import Look

Moves: TypeAlias = list[tuple[str, str, int]]
"""From which account, to which, how many coins."""

LONG = 8
"""A table of more rows is folded together where its picture stands beside it."""


def add_up(events: Iterable[Event], accounts: Sequence[str], account_of: Callable[[str], str] = str) -> Moves:
    """Add up the gold that moved, in the order of the accounts; ``account_of`` puts several accounts into one."""
    summed: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.what == "gold":
            source, target = (account_of(str(event.args[end])) for end in ("source", "target"))
            summed[source, target] += int(str(event.args["n"]))
    order = {account: place for place, account in enumerate(accounts)}
    return sorted(((s, t, n) for (s, t), n in summed.items() if n), key=lambda move: (order[move[0]], order[move[1]]))


def since(events: Sequence[Event], what: str) -> Sequence[Event]:
    """Return the events since the last one of a kind, such as the beginning of a round."""
    starts = [at for at, event in enumerate(events) if event.what == what]
    return events[starts[-1] :] if starts else events


def flow_head(look: Look) -> Html:
    """Return the title of the gold panel."""
    return el("h2", look.say("flow.title"))


def flow_foot(look: Look, found: Moves, names: Mapping[str, str]) -> Html:
    """Return the moves of this round as a table, the twin of the picture, and the way to the whole game."""
    on = look.opened.whole_game
    label = look.say("flow.hide-button" if on else "flow.whole-button")
    button = press("whole-game", "", label, cls="link", aria_expanded="true" if on else "false", data_key="whole game")
    if not found:
        return el("div", unseen(look.say("flow.none")), button)
    fold = el("details", el("summary", look.say("flow.table")), table(look, found, names), data_key="flow table")
    return el("div", fold, button, cls="flowfoot")


def whole_game(look: Look, found: Moves, names: Mapping[str, str]) -> Html:
    """Return the panel of the whole game's gold when it is wanted: its title, and its twin as a table."""
    if not look.opened.whole_game or look.curtain:
        return EMPTY
    title = el("h2", look.say("flow.whole"), tabindex="-1", data_reveal=True)
    hide = press("whole-game", "", "✕", cls="x", aria_label=look.say("flow.hide-button"), data_key="whole game")
    body = _twin(look, found, names) if found else el("p", look.say("flow.none-whole"), cls="soft")
    waiting = None if look.opened.drawn or not found else el("p", look.say("flow.drawing"), cls="soft", role="status")
    return el("div", el("div", title, hide, cls="panel-head"), body, waiting)


def _twin(look: Look, found: Moves, names: Mapping[str, str]) -> Html:
    """Return the table, folded together when it is long."""
    whole = table(look, found, names)
    if len(found) <= LONG:
        return whole
    return el("details", el("summary", look.say("flow.table")), whole, data_key="whole table")


def table(look: Look, found: Moves, names: Mapping[str, str]) -> Html:
    """Return moves of gold as a table."""
    rows = [
        el("tr", el("td", names[source]), el("td", names[target]), el("td", n, cls="n")) for source, target, n in found
    ]
    head = el("tr", *(el("th", look.say(f"flow.{column}"), scope="col") for column in ("from", "to", "coins")))
    caption = el("caption", look.say("flow.caption"), cls="sr")
    return el("table", caption, el("thead", head), el("tbody", *rows), cls="flows")
