"""The first page in Python: it takes whatever a browser sends, and leads to tables of this server alone."""

from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.keeping import Summary
from citadels_lab.lessons import Lesson, lesson, lessons
from citadels_lab.rules.editions.tables import presets
from citadels_lab.widgets.home.games import games
from citadels_lab.widgets.home.page import Home
from citadels_lab.widgets.home.resume import resume
from citadels_lab.widgets.home.study import learn
from citadels_lab.widgets.lessons.links import Links, NotebookLinks
from citadels_lab.widgets.lessons.page import LessonPage
from citadels_lab.widgets.lessons.solved import begun_in, solved_in, solved_of
from citadels_lab.words import say

KEYS = st.sampled_from(["citadels-games", "citadels-lessons", "01", "text", "name", "link"])
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
ACTS = ["kept", "forget", "open", "open-link", "page-language", "copied", "", "refresh", "__init__"]
SCENARIO = (files("citadels_lab.scenarios") / "library" / "duel" / "build-bonus.toml").read_text(encoding="utf-8")
ENDED = lab.play_out(lab.new_game("classic", seed=3, players=3), "random", seed=1)
ELSEWHERE = "https:" + "//elsewhere.example"


@given(st.sampled_from(ACTS), JUNK)
def test_whatever_is_sent_the_page_stays(act: str, arg: Any) -> None:
    home = Home("fr")
    home.act(act, arg)
    assert home.language in ("en", "fr") and home.screen.go == {}
    assert "Traceback" not in home.wrong and "\n" not in home.wrong


def test_a_record_leads_to_a_table_of_its_game_and_goes_along() -> None:
    home = Home("fr")
    home.act("open", {"name": "x.txt", "text": ENDED.record()})
    assert home.screen.go["to"] == "/play?lang=fr&variant=classic"
    assert lab.load(home.screen.go["file"]["text"]) == ENDED


def test_a_scenario_leads_to_a_table_of_its_game() -> None:
    home = Home()
    home.act("open", {"name": "x.toml", "text": SCENARIO})
    assert home.screen.go["to"] == "/play?lang=en&variant=duel"


@pytest.mark.parametrize("text", [SCENARIO.replace("[[step]]", "[[stop]]"), ENDED.record()[:-300], "", "step"], ids=len)
def test_a_bad_file_leads_nowhere_and_is_told(text: str) -> None:
    home = Home()
    home.act("open", {"name": "x.toml", "text": text})
    assert home.screen.go == {} and 20 < len(home.wrong) < 1500
    home.act("page-language", "fr")
    assert home.wrong == ""


@pytest.mark.parametrize("host", ["http://localhost:5006", ELSEWHERE])
def test_a_link_leads_to_a_table_of_this_server_whatever_its_host(host: str) -> None:
    home = Home()
    home.act("open-link", {"link": f" {lab.link(ENDED, host)}&step=5&lang=fr&x=1 "})
    to = home.screen.go["to"]
    assert to.startswith("/play?lang=en&at=1") and to.endswith("&step=5") and "elsewhere" not in to


def test_under_served_notebooks_each_game_has_its_own_notebook() -> None:
    home = Home("en", NotebookLinks())
    home.act("open-link", {"link": lab.link(ENDED)})
    assert home.screen.go["to"].startswith("play_classic?lang=en&at=1")
    assert 'href="play_duel?' in home.screen.games and 'href="/' not in home.screen.games + home.screen.header


def test_what_was_solved_counts_only_exercises_that_there_are() -> None:
    one = lesson(1)
    known = one.exercises[0].id
    solved = solved_in({"citadels-lessons": {"01": [known, known, "gone", 5, None], "x": "y", "02": {}}})
    assert solved_of(one, solved) == 1 and solved_of(lesson(2), solved) == 0


def onward(begun: str, **solved: int) -> str:
    """The lesson that the first page leads to, where so many exercises of each were solved: ``l03=1``."""
    known = [one for one in lessons(None) if isinstance(one, Lesson)]
    names = {one.key: {part.id for part in one.exercises[: solved.get(f"l{one.key}", 0)]} for one in known}
    html = str(learn(known, names, begun, "en", Links()))
    return html.partition('class="opt main">')[2].partition("</a>")[0]


def test_the_first_page_goes_on_with_the_lesson_begun_last() -> None:
    every = len(lesson(3).exercises)
    assert onward("").startswith("Begin with lesson 1:")
    assert onward("", l03=1).startswith("Go on with lesson 3:")
    assert onward("02", l03=1).startswith("Go on with lesson 2:")
    assert onward("03").startswith("Go on with lesson 3:")
    assert onward("03", l03=every).startswith("Begin with lesson 4:")
    assert onward("no such", l03=1).startswith("Go on with lesson 3:")


def test_a_lesson_is_begun_with_the_first_press_in_it() -> None:
    page = LessonPage(lesson(3))
    page.act("kept", {})
    page.act("page-language", "fr")
    assert page.screen.keep == {}
    page.act("p00-none", "")
    assert begun_in(page.screen.keep) == "03"
    assert [begun_in(kept) for kept in (None, {}, {"citadels-lesson": []}, {"citadels-lesson": {"last": 3}})] == [
        ""
    ] * 4


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_ready_made_tables_are_called_as_in_the_form(language: str) -> None:
    told = str(games(language, Links()))
    for name in (list(presets())[0], list(presets())[-1]):
        assert say(f"table.presets.{name}", language) in told


@pytest.mark.parametrize(
    ("holds", "asked", "said"),
    [
        (("Ana",), "Ana", "your turn"),
        (("Bo",), "Ana", "Ana to move"),
        ((), "Ana", "Ana to move"),
        (("Ana", "Bo"), "Ana", "your turn, as Ana"),
        (("Ana",), None, "The game is over"),
    ],
)
def test_a_kept_game_says_whose_turn_it_is_and_counts_nothing(
    holds: tuple[str, ...], asked: str | None, said: str
) -> None:
    now = datetime(2026, 1, 2, tzinfo=UTC)
    one = Summary(
        key="k", variant="classic", seats=("Ana", "Bo"), players={"Ana": "person", "Bo": "greedy"}, kind="table",
        holds=holds, steps=31, over=asked is None, shared=False, asked=asked, created=now, changed=now,
    )  # fmt: skip
    told = str(resume([one], "", "en", Links()))
    assert f">{said} · " in told and "31" not in told
