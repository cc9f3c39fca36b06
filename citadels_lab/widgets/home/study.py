"""What there is to study: lessons with what was solved, the search for rules, opening a game, help for teachers."""

from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl, urlsplit

from citadels_lab.lessons import Lesson
from citadels_lab.words import say

from ..html import Html, el, panel
from ..lessons.links import Links
from ..lessons.solved import solved_of

SCENARIO = "duel/build-bonus"
"""The scenario that shows what a scenario is."""


def learn(lessons: Sequence[Lesson], solved: Mapping[str, set[str]], begun: str, language: str, links: Links) -> Html:
    """Return the lessons, what was solved of each, and the one to go on with; ``begun`` is the one begun last."""
    counts = {lesson.key: (solved_of(lesson, solved), len(lesson.exercises)) for lesson in lessons}
    done, n = sum(count[0] for count in counts.values()), sum(count[1] for count in counts.values())
    parts = [el("p", say("home.learn.more", language))]
    if done:
        said = say("home.learn.sum", language, solved=done, n=n)
        bar = el("progress", max=n, value=done, aria_label=said)
        parts.append(el("div", bar, el("span", said), cls="solved"))
    if onward := _onward(lessons, counts, begun):
        key = "on" if counts[onward.key][0] or onward.key == begun else "next"
        way = say(f"home.learn.{key}", language, n=onward.number, title=onward.title(language))
        parts.append(el("p", el("a", way, href=links.lesson(onward, language), cls="opt main"), cls="ways"))
    lines = [_lesson(one, counts[one.key], language, links) for one in lessons]
    listed = el("ol", *lines, cls="lessonrows", aria_label=say("home.learn.list", language)) if lines else None
    every = el("p", el("a", say("home.learn.all", language), href=links.index(language)))
    return panel("learn", say("home.learn.title", language), *parts, listed, every, cls="learn")


def _onward(lessons: Sequence[Lesson], counts: Mapping[str, tuple[int, int]], begun: str) -> Lesson | None:
    """Return the lesson begun last, else the last of which something was solved; the next that is not, once it is."""
    last = max((at for at, one in enumerate(lessons) if counts[one.key][0]), default=0)
    at = next((at for at, one in enumerate(lessons) if one.key == begun), last)
    return next((one for one in [*lessons[at:], *lessons[:at]] if counts[one.key][0] < counts[one.key][1]), None)


def _lesson(lesson: Lesson, count: tuple[int, int], language: str, links: Links) -> Html:
    solved, n = count
    said = el("span", say("home.learn.solved", language, solved=solved, n=n), cls="soft") if solved else None
    number = el("span", lesson.number, cls="num", aria_hidden="true")
    way = el("a", lesson.title(language), href=links.lesson(lesson, language))
    full = " full" if n and solved == n else ""
    return el("li", number, el("span", way, said, cls="words"), cls=f"row{full}", data_key=f"lesson {lesson.key}")


def look_up(language: str, links: Links) -> Html:
    """Return the search for rules: a plain form that leads to their page."""
    address = urlsplit(links.rules(language))
    hidden = [el("input", type="hidden", name=name, value=value) for name, value in parse_qsl(address.query)]
    word = el("input", type="search", name="q", maxlength=80, autocomplete="off", id="q", data_key="q")
    find = el("button", say("home.look-up.find", language), type="submit", cls="opt main", data_key="find")
    form = el(
        "form",
        *hidden,
        el("label", say("home.look-up.label", language), for_="q", cls="flabel"),
        el("div", word, find, cls="asking"),
        el("small", say("home.look-up.more", language), cls="soft"),
        action=address.path,
        method="get",
        role="search",
        cls="plain",
    )
    every = el("p", el("a", say("home.look-up.all", language), href=links.rules(language)))
    return panel("look-up", say("home.look-up.title", language), form, every)


def open_game(language: str, wrong: str, link: str) -> Html:
    """Return the ways to open a game that somebody has: a file, a link; and what is wrong with the last one."""
    file = el("input", type="file", id="file", data_act="open", accept=".txt,.toml,text/plain", data_key="file")
    field = el(
        "input",
        type="text",
        name="link",
        id="link",
        value=link,
        autocomplete="off",
        spellcheck="false",
        data_key="link",
    )
    button = el("button", say("home.open.go", language), type="submit", cls="opt main", data_key="go")
    return panel(
        "open",
        say("home.open.title", language),
        el("p", wrong, cls="alert", role="alert") if wrong else None,
        el("label", say("home.open.file", language), for_="file", cls="flabel"),
        file,
        el("small", say("home.open.file-more", language), cls="soft"),
        el(
            "form",
            el("label", say("home.open.link", language), for_="link", cls="flabel"),
            el("div", field, button, cls="asking"),
            el("small", say("home.open.link-more", language), cls="soft"),
            data_act="open-link",
            cls="plain",
        ),
    )  # fmt: skip


def teach(language: str, links: Links) -> Html:
    """Return what a teacher finds here."""
    ways = {
        "projector": links.home(language, theme="projector"),
        "lessons": links.index(language),
        "scenario": links.game(language, SCENARIO.partition("/")[0], scenario=SCENARIO),
    }
    lines = [
        el(
            "li",
            el("a", say(f"home.teach.{key}", language), href=href),
            el("p", say(f"home.teach.{key}-more", language)),
        )
        for key, href in ways.items()
    ]
    last = el("li", el("b", say("home.teach.link", language)), el("p", say("home.teach.link-more", language)))
    return panel("teach", say("home.teach.title", language), el("ul", *lines, last, cls="teaching"))
