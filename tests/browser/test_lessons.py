"""Every lesson as it is served, in both languages: it opens, its example is stepped, an exercise is checked."""

import re

import pytest
from playwright.sync_api import expect

from citadels_lab.lessons import Lesson, lessons
from citadels_lab.lessons.questions import Choose, Compute, Mark, Order, Tick
from citadels_lab.scenarios import Answer
from citadels_lab.words import say
from tests.lessons.answers import wrong_answer

from .axe_report import complaints
from .visiting import sideways

pytestmark = pytest.mark.browser

READ = [one for one in lessons() if isinstance(one, Lesson)]

every_lesson = pytest.mark.parametrize("lesson", READ, ids=[f"{one.key}_{one.slug}" for one in READ])
both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def visit(visits):
    """Open an address: ``visit("lessons/01", "fr")``. In the end nothing has gone wrong on the page."""

    def visit(path, lang="en", size="wide"):
        return visits.page(path, size, {"reduced_motion": "reduce"}, lang=lang)

    return visit


def part_of(page, number):
    """The region of a part."""
    return page.locator(f'[data-region="part{number:02}"]')


def first(lesson, kind):
    """The number and the first part of a kind."""
    return next((at, part) for at, part in enumerate(lesson.parts) if part.kind == kind)


def give(page, region, at, question, given):
    """Give an answer as a person does, and press Check."""
    if isinstance(question, Tick | Choose):
        for n, item in enumerate(question.items):
            box = region.locator(f'[data-key="p{at:02}-item {n}"]')
            if isinstance(question, Tick) or item.key in given:
                box.set_checked(item.key in given)
    elif isinstance(question, Compute):
        region.get_by_role("textbox").fill(given[0])
    elif isinstance(question, Order):
        for place, key in enumerate(given):
            while (here := order_on(region, at).index(key)) > place:
                up = region.locator(f'[data-key="p{at:02}-up {key}"]')
                up.click()
                expect(region.locator(".ordered > li").nth(here - 1)).to_have_attribute(
                    "data-key", f"p{at:02}-li {key}"
                )
    elif isinstance(question, Mark):
        for cell in question.cells:
            button = region.locator(f'[data-cell="{cell}"]')
            if (button.get_attribute("aria-pressed") == "true") != (cell in given):
                button.click()
                expect(button).to_have_attribute("aria-pressed", "true" if cell in given else "false")
    region.locator(f'[data-key="p{at:02}-check"]').click()


def order_on(region, at):
    """The keys of an order as they stand on the page."""
    keys = region.locator(".ordered > li").evaluate_all("lines => lines.map(line => line.dataset.key)")
    return [key.removeprefix(f"p{at:02}-li ") for key in keys]


@every_lesson
@both_languages
def test_it_opens_and_its_example_can_be_stepped(visit, lesson, language):
    page = visit(f"lessons/{lesson.key}", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(lesson.title(language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    at, part = first(lesson, "example")
    steps = sum(isinstance(step.act, Answer) for step in part.scenario.steps)
    region = part_of(page, at)
    where = region.locator(".where")
    expect(where).to_have_text(say("lessons.at", language, at=0, of=steps))
    if steps:
        region.get_by_role("button", name=say("lessons.forward", language), exact=True).click()
        expect(where).to_have_text(say("lessons.at", language, at=1, of=steps))
        region.get_by_role("button", name=say("lessons.back", language), exact=True).click()
        expect(where).to_have_text(say("lessons.at", language, at=0, of=steps))


@every_lesson
@both_languages
def test_an_exercise_is_solved_wrongly_and_then_rightly(visit, lesson, language):
    page = visit(f"lessons/{lesson.key}", language)
    at, part = first(lesson, "exercise")
    region, question = part_of(page, at), part.exercise.question
    give(page, region, at, question, wrong_answer(question))
    expect(region.locator(".verdict .no")).to_contain_text(say("lessons.wrong", language))
    expect(region.locator(".verdict .rulefold").first).to_be_visible()
    give(page, region, at, question, list(question.solution))
    expect(region.locator(".verdict .yes")).to_contain_text(say("lessons.right", language))
    n = len(lesson.exercises)
    expect(page.get_by_text(say("lessons.progress", language, solved=1, n=n))).to_be_visible()


@pytest.mark.parametrize("lesson", READ[::3], ids=lambda lesson: lesson.key)
def test_axe_finds_nothing_and_the_phone_shows_it_whole(visit, lesson):
    page = visit(f"lessons/{lesson.key}", "fr", size="phone")
    assert complaints(page) == []
    assert sideways(page) <= 0


@both_languages
def test_the_list_leads_to_every_lesson(visit, language):
    page = visit("lessons", language)
    links = page.locator(".lessonlist a")
    expect(links).to_have_text([one.title(language) for one in READ])
    links.first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(READ[0].title(language))


def test_the_language_changes_in_place_and_keeps_what_was_solved(visit):
    lesson = READ[0]
    page = visit(f"lessons/{lesson.key}")
    at, part = first(lesson, "exercise")
    give(page, part_of(page, at), at, part.exercise.question, list(part.exercise.question.solution))
    expect(part_of(page, at).locator(".verdict .yes")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(lesson.title("fr"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(part_of(page, at).locator(".verdict .yes")).to_contain_text("Juste")


def test_by_keyboard_alone_a_guess_is_made_and_what_happens_is_walked_through(visit):
    lesson = READ[0]
    page = visit(f"lessons/{lesson.key}")
    at, part = first(lesson, "predict")
    region = part_of(page, at)
    region.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(region.locator(".verdict .yes")).to_be_visible()
    forward = region.get_by_role("button", name="Next step", exact=True)
    forward.focus()
    page.keyboard.press("Enter")
    expect(region.locator(".where")).to_contain_text("Step 1")
    expect(forward).to_be_focused()


def test_at_a_live_table_one_plays_and_steps_back(visit):
    page = visit(f"lessons/{READ[0].key}")
    at, part = first(READ[0], "try")
    region = part_of(page, at)
    option = region.locator(".offer").first
    expect(option).to_be_visible()
    option.click()
    expect(region.locator(".told")).to_contain_text(re.compile("Ana keeps|earlier line"))
    region.get_by_role("button", name="One step back").click()
    expect(region.locator(".offer").first).to_be_visible()


def test_the_result_can_be_kept_as_a_small_file(visit):
    page = visit(f"lessons/{READ[0].key}")
    with page.expect_download() as caught:
        page.get_by_role("link", name="Keep the result").click()
    assert caught.value.suggested_filename == f"lesson-{READ[0].key}.toml"


@both_languages
def test_the_game_leads_to_the_lessons_and_a_lesson_back_to_the_game(visit, language):
    page = visit("play", language)
    page.get_by_role("link", name=say("ui.menu.lessons", language), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("lessons.index-title", language))
    page.get_by_role("link", name=READ[0].title(language)).click()
    page.get_by_role("link", name=say("lessons.game", language)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("ui.title", language))
    expect(page.locator("html")).to_have_attribute("lang", language)
