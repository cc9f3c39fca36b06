"""A lesson's page in Python, without a browser: parts by themselves, secrets, presses that mean nothing."""

import shutil
from pathlib import Path

import pytest

import citadels_lab as lab
from citadels_lab import scenarios
from citadels_lab.lessons import lesson
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.widgets.html import el
from citadels_lab.widgets.lessons.example import Walk
from citadels_lab.widgets.lessons.index import Index
from citadels_lab.widgets.lessons.page import LessonPage
from citadels_lab.widgets.lessons.screen import apart

FILM = Path(lab.__file__).parent / "lessons" / "library" / "01_film"
LESSON = lesson(1)


def at(page, id):
    """The number of a part on a page, and its HTML."""
    number = [view.part.id for view in page.views].index(id)
    return number, lambda: getattr(page.screen, f"part{number:02}")


def test_a_broken_part_stands_between_the_others(tmp_path):
    shutil.copytree(FILM, tmp_path / "film")
    path = tmp_path / "film" / "gold.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("does", "dose", 1), encoding="utf-8")
    page = LessonPage(lesson("101", tmp_path), "fr")
    _, html = at(page, "gold")
    assert "gold.toml, ligne " in html() and "dose" in html()
    assert "Vérifier" in at(page, "drawn")[1]()


def test_a_lesson_that_cannot_be_read_is_told_in_the_list(tmp_path):
    shutil.copytree(FILM, tmp_path / "film")
    (tmp_path / "film" / "lesson.toml").write_text("title = 3\n", encoding="utf-8")
    assert "film/lesson.toml, line " in Index(folder=str(tmp_path)).screen.part00


def test_until_it_is_answered_a_question_tells_neither_points_nor_holders():
    page = LessonPage(LESSON)
    number, html = at(page, "holders")
    assert "may hold" not in html() and "<b>?</b>" in html()
    page.act(f"p{number:02}-show", "")
    assert "may hold" in html() and "<b>?</b>" not in html()


def test_what_happens_cannot_be_walked_through_before_the_answer():
    page = LessonPage(LESSON)
    number, html = at(page, "after-the-magician")
    before = html()
    page.act(f"p{number:02}-walk", "forward")
    assert html() == before
    page.act(f"p{number:02}-check", {"item": "item0"})
    page.act(f"p{number:02}-walk", "forward")
    assert "The crown passes from Ana to Bo." in html()


def test_no_word_of_the_future_is_in_a_part_before_its_time():
    _, html = at(LessonPage(LESSON), "after-the-magician")
    assert "The crown passes" not in html()


@pytest.mark.parametrize("act", ["", "p", "p99-check", "pxx-check", "nonsense", "p06-nonsense", "page-language"])
@pytest.mark.parametrize("arg", ["", "de", None, 7, {"item": "item99"}])
def test_a_press_that_means_nothing_changes_nothing(act, arg):
    page = LessonPage(LESSON)
    before = [getattr(page.screen, f"part{number:02}") for number in range(len(page.views))]
    page.act(act, arg)
    assert [getattr(page.screen, f"part{number:02}") for number in range(len(page.views))] == before


def test_an_answer_pressed_on_a_screen_that_is_gone_is_dropped():
    page = LessonPage(LESSON)
    number, html = at(page, "play-a-round")
    view = page.views[number]
    press = {"act": f"p{number:02}-answer", "version": page.screen.version}
    page.screen._handle_msg({**press, "arg": "pick thief"})
    cursor, legal = view.table.session.cursor, view.table.session.position.decision.legal
    assert cursor > 0
    page.screen._handle_msg({**press, "arg": " ".join(map(str, legal[0]))})
    assert view.table.session.cursor == cursor
    assert "alert" not in html()


def test_two_parts_may_use_the_same_names():
    html = apart(el("p", 'id="x"', id="h", data_key="k", aria_labelledby="h"), 7)
    assert html == '<p id="p07-h" data-key="p07-k" aria-labelledby="p07-h">id=&quot;x&quot;</p>'


def test_html_in_a_lesson_is_shown_as_it_is_typed(tmp_path):
    shutil.copytree(FILM, tmp_path / "film")
    path = tmp_path / "film" / "lesson.toml"
    text = path.read_text(encoding="utf-8").replace(
        "Each player builds", "<img src=x onerror=alert(1)> Each player builds"
    )
    path.write_text(text, encoding="utf-8")
    assert "<img" not in at(LessonPage(lesson("101", tmp_path)), "table")[1]()


def test_in_a_notebook_all_parts_share_one_progress():
    shown = lab.lesson(1, "fr")
    page = shown.exercise("gold")
    page.act("p00-check", {"number": "2"})
    assert "solved = 1" in shown.result
    assert "Juste" in page.screen.part00


def test_a_what_if_tells_nothing_before_one_has_committed():
    page = LessonPage(lesson("what-if"))
    number, html = at(page, "last")
    assert "95 % interval" not in html()
    page.act(f"p{number:02}-commit", "7")
    assert "95 % interval" not in html()
    page.act(f"p{number:02}-commit", "1")
    assert "You chose “End the turn”: wins less often." in html() and "95 % interval" in html()
    page.act(f"p{number:02}-again", "")
    assert "95 % interval" not in html()


def test_a_what_if_of_a_lesson_is_the_answer_of_the_lab():
    part = lesson("what-if").part("last")
    asked = lab.what_if(part.position, options=part.actions, samples=part.samples, seed=part.seed, bots=part.bots)
    shown = lab.lesson("what-if", "fr").what_if("last")._repr_html_()
    assert all(words in shown for row in asked.table("fr") for words in row)


def test_a_part_of_another_kind_tells_how_to_show_it():
    with pytest.raises(LabError, match=r'lesson\.exercise\("gold"\)'):
        lab.lesson(1).example("gold")
    with pytest.raises(LabError, match="no part golf"):
        lab.lesson(1).exercise("golf")
    with pytest.raises(LabError, match="not in"):
        lab.lesson(1, "de")


BARE = """title = "A look"
variant = "duel"
rules = ["duel.build.touching"]

[position]
rank = 3
players.white = { gold = 9, hand = ["king"] }

[[step]]
seat = "white"
refused = "build noble-1 c5"
rule = "duel.build.touching"
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_scenario_without_a_step_has_no_stepper(language):
    walk = Walk(scenarios.read(BARE, "bare"), "public", language)
    shown = str(walk.html(language))
    assert "walkbar" not in shown and "0 of 0" not in shown and "0 sur 0" not in shown
    walk.act("walk", "forward")
    assert "0" not in walk.spoken(language)
    stepped = Walk(scenarios.read(BARE.partition("refused")[0] + 'does = "seats"', "bare"), "", language)
    assert "walkbar" in str(stepped.html(language)) and "0" in stepped.spoken(language)
