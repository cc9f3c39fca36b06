"""The picture's twin: a table for each bot, a row an option, with games to watch."""

from collections.abc import Iterable
from dataclasses import replace

from citadels_lab.rules.kernel.action import spell
from citadels_lab.study.answer import Answer
from citadels_lab.study.ends import Game
from citadels_lab.study.telling import cells, heads, order, sentences
from citadels_lab.words import say

from ..html import Html, el, press
from ..look import Look
from .runs import Compared
from .words import ending, word

OPENLY = 12
"""So many options are shown openly; more lie folded together."""
KINDS = (("good", 0.1), ("middling", 0.5), ("bad", 0.9))
"""Which games can be watched: from how far down, from the best to the worst."""


def tables(look: Look, run: Compared) -> Html:
    """Return the tables of what is known."""
    return Html("".join(_of_bot(look, run, bot, answer) for bot, answer in run.answers.items()))


def called(look: Look, answer: Answer) -> Answer:
    """Return the answer with its bots called by their names in the language."""
    return replace(answer, bots={seat: look.bot_name(bot) for seat, bot in answer.bots.items()})


def rows_of(answer: Answer) -> list[int]:
    """Return the places of the rows in the order shown: while numbers come in, all keep still."""
    return list(range(len(answer.rows))) if answer.state == "provisional" else order(answer)


def openly(answers: Iterable[Answer]) -> list[int]:
    """Return the places of the rows to show at once, as the first bot has them: of many, the best with each bot."""
    orders = [rows_of(answer) for answer in answers]
    found = dict.fromkeys(at for places in zip(*orders, strict=True) for at in places)
    return sorted(list(found)[:OPENLY], key=orders[0].index) if orders else []


def _of_bot(look: Look, run: Compared, bot: str, answer: Answer) -> Html:
    rows = rows_of(answer)
    caption = say("what-if.models.of", look.language, bot=look.bot_name(bot))
    body = [_table(look, run, bot, answer, rows[:OPENLY], caption)]
    if rows[OPENLY:]:
        rest = _table(look, run, bot, answer, rows[OPENLY:], caption)
        summary = el("summary", word(look, "more", n=len(rows) - OPENLY))
        body.append(el("details", summary, rest, data_key=f"more {bot}"))
    told = el("p", " ".join(sentences(called(look, answer), look.language)))
    return el("section", el("h3", caption), told, *body, cls="answer", data_key=f"answer {bot}")


def _table(look: Look, run: Compared, bot: str, answer: Answer, rows: list[int], caption: str) -> Html:
    words = [*heads(answer, look.language), word(look, "watch")]
    top = el("thead", el("tr", *(el("th", head, scope="col") for head in words)))
    body = el("tbody", *(_row(look, run, bot, answer, at) for at in rows))
    table = el("table", el("caption", caption, cls="sr"), top, body, cls="compared")
    return el("div", table, cls="wide", tabindex="0", role="region", aria_label=caption)


def _row(look: Look, run: Compared, bot: str, answer: Answer, at: int) -> Html:
    row, (text, *texts) = answer.rows[at], cells(answer, at, look.language)
    names = heads(answer, look.language)[1:]  # on a phone each stands before its number
    mine = el("span", word(look, "yours"), cls="badge") if row.action == run.choice else None
    return el(
        "tr",
        el("th", text, " ", mine, scope="row"),
        *(el("td", number, cls="n", data_head=name) for number, name in zip(texts[:-1], names[:-1], strict=True)),
        el("td", texts[-1], data_head=names[-1]),
        el("td", el("div", *_games(look, answer, bot, at, text), cls="watch"), data_head=word(look, "watch")),
        data_key=f"{bot} {spell(row.action)}",
        cls="close" if row.close and row.action not in answer.set_aside else None,
    )


def _games(look: Look, answer: Answer, bot: str, at: int, text: str) -> list[Html]:
    """Return buttons for a good, a middling and a bad game of an option."""
    games = answer.rows[at].games
    if not games:
        return []
    return [_watch(look, bot, at, text, kind, games[int(down * len(games))]) for kind, down in KINDS]


def _watch(look: Look, bot: str, at: int, text: str, kind: str, game: Game) -> Html:
    name = word(look, kind)
    end = ending(look, game)
    label = word(look, "watch-one", kind=name, option=text, bot=look.bot_name(bot), end=end)
    key = f"watch {bot} {at} {kind}"
    return press("what-if-game", f"{bot} {at} {game.index}", name, cls="ghost small", aria_label=label, data_key=key)
