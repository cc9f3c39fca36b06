"""An answer in words: sentences and a table, in both languages, with every number's doubt beside it."""

from collections.abc import Iterator, Sequence
from typing import Any

from citadels_lab.words import joined, name, say

from .answer import Answer, Estimate, Row

HEADS = ("option", "n", "share", "interval", "margin", "behind", "verdict")


def sentences(answer: Answer, lang: str) -> Iterator[str]:
    """Give the sentences that say what can be said: which option looks best, and which cannot be told apart."""
    best = answer.rows[answer.best].text[lang]
    if answer.exact is not None and answer.sure:
        yield answer.exact.text(lang)
        yield say("what-if.exact-counts", lang)
    elif not answer.done:
        yield say("what-if.nothing", lang)
    elif len(answer.rows) == 1:
        yield say("what-if.one-option", lang, best=best)
    elif answer.decided:
        yield say("what-if.decided", lang, best=best)
    else:
        group = [say("what-if.quoted", lang, text=row.text[lang]) for row in _close(answer)]
        if len(group) > 1:
            yield say("what-if.undecided", lang, options=joined(group, lang), best=best)
        if early := len(answer.group) - len(group):
            yield say("what-if.early-too", lang, n=early)
        ahead = [row for row in answer.rows if row.margin_close]
        if len(ahead) == 1:
            yield say("what-if.by-margin", lang, best=ahead[0].text[lang])
    yield played_by(answer, lang)
    yield say("what-if.caution", lang)
    if answer.exact is not None and not answer.sure:
        yield answer.exact.text(lang)
        if answer.exact.tells and not answer.exact.plays_as(answer.bots.values()):
            yield say("what-if.exact-others", lang)
    if answer.safe is not None:
        yield answer.safe.text(lang)


def played_by(answer: Answer, lang: str) -> str:
    """Say who played on, from which seed, and how far."""
    state = say(f"what-if.state.{answer.state}", lang, done=answer.done, planned=answer.planned)
    return say("what-if.played-by", lang, bots=bots(answer, lang), seed=answer.seed, state=state)


def bots(answer: Answer, lang: str) -> str:
    """Say which bot played which seat."""
    if len(set(answer.bots.values())) == 1:
        return say("what-if.everyone", lang, bot=next(iter(answer.bots.values())))
    return joined([say("what-if.bot-at", lang, seat=seat, bot=bot) for seat, bot in answer.bots.items()], lang)


def title(answer: Answer, lang: str) -> str:
    """Return the head line: the question, who is asked, and when."""
    seat = name("seat", answer.seat, lang)
    return say("what-if.title", lang, question=answer.question[lang], who=seat, step=answer.step)


def table(answer: Answer, lang: str) -> list[list[str]]:
    """Return the heads and a row of texts for each option: the one that looks best, then by win share."""
    return [heads(answer, lang), *(cells(answer, at, lang) for at in order(answer))]


def heads(answer: Answer, lang: str) -> list[str]:
    """Return the heads of the table; one more where the options were also worked out."""
    keys = [*HEADS[:-1], "exact", HEADS[-1]] if answer.exact else HEADS
    return [say(f"what-if.{key}", lang) for key in keys]


def order(answer: Answer) -> list[int]:
    """Return the places of the rows: the one that looks best, then by win share, those set aside early at the end."""
    early = answer.set_aside

    def place(at: int) -> tuple[bool, bool, float, int]:
        row = answer.rows[at]
        return at != answer.best, row.action in early, -_value(row.share), at

    return sorted(range(len(answer.rows)), key=place)


def lined_up(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """Give the lines of a table: the first column to the left, numbers to the right, the last as it is."""
    widths = [max(len(row[at]) for row in cells) for at in range(len(cells[0]))]
    for row in cells:
        middle = [text.rjust(width) for text, width in zip(row[1:-1], widths[1:-1], strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *middle, row[-1]]).rstrip()


def percent(share: float, lang: str) -> str:
    """Write a share, never as 0 % or 100 %: no number of playouts can know that."""
    shown = round(100 * share, 1)
    if shown <= 0:
        return say("what-if.under", lang, share=figure(0.1, lang))
    if shown >= 100:
        return say("what-if.over", lang, share=figure(99.9, lang))
    return say("what-if.percent", lang, share=figure(shown, lang))


def interval(estimate: Estimate, lang: str) -> str:
    """Write the interval of a share."""
    return say("what-if.from-to", lang, low=percent(estimate.low, lang), high=percent(estimate.high, lang))


def points(estimate: Estimate | None, lang: str) -> str:
    """Write a number that may be below nought, with how far it reaches to either side."""
    if estimate is None:
        return say("what-if.none", lang)
    if estimate.low == estimate.high:  # all games ended alike: of what has not come up yet, that tells nothing
        return say("what-if.every-time", lang, value=signed(estimate.value, lang))
    value, reach = estimate.value, (estimate.high - estimate.low) / 2
    return say("what-if.points", lang, value=signed(value, lang), reach=figure(reach, lang))


def difference(estimate: Estimate | None, lang: str) -> str:
    """Write by how many points of a hundred a share differs from another, with the interval, seldom symmetrical."""
    if estimate is None:
        return say("what-if.none", lang)
    value, low, high = (signed(100 * number, lang) for number in (estimate.value, estimate.low, estimate.high))
    return say("what-if.difference", lang, value=value, low=low, high=high)


def signed(value: float, lang: str) -> str:
    """Write a number with its sign."""
    return ("+" if round(value, 1) > 0 else "") + figure(value, lang)


def figure(value: float, lang: str) -> str:
    """Write a number with one digit after the point, or after the comma."""
    text = f"{round(value, 1) + 0.0:.1f}"  # adding nought makes -0.0 a plain 0.0
    return text.replace(".", ",") if lang == "fr" else text


def cells(answer: Answer, at: int, lang: str) -> list[str]:
    """Return the texts of a row, one for each of ``heads``."""
    row, none = answer.rows[at], say("what-if.none", lang)
    return [
        row.text[lang],
        str(row.n),
        percent(row.share.value, lang) if row.share else none,
        interval(row.share, lang) if row.share else none,
        points(row.margin, lang),
        difference(row.share_behind, lang),
        *([answer.exact.rows[at].share(lang)] if answer.exact else []),
        verdict(answer, at, lang),
    ]


def _close(answer: Answer) -> list[Row]:
    """Return the rows that were played to the end and cannot be told apart, the best first."""
    close = (row for row in answer.rows if row.close and row.action not in answer.set_aside)
    return sorted(close, key=lambda row: -_value(row.share))


def verdict(answer: Answer, at: int, lang: str) -> str:
    """Say how an option compares with the one that looks best, in a word or two."""
    row = answer.rows[at]
    if len(answer.rows) == 1:
        return say("what-if.none", lang)
    if answer.exact is not None and answer.sure:
        best = answer.exact.best
        key = "same" if len(best) == len(answer.rows) else "best" if row.action in best else "worse"
        return say(f"what-if.exact-{key}", lang)
    early = row.action in answer.set_aside
    return say(
        f"what-if.{'best' if at == answer.best else 'worse' if not row.close else 'early' if early else 'close'}", lang
    )


def _value(estimate: Any) -> float:
    return estimate.value if estimate is not None else -1.0
