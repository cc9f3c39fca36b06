"""``panel serve`` of the lessons' notebooks: each is the whole lesson on a page, the list leads to it."""

import pytest
from playwright.sync_api import expect

from citadels_lab.lessons import lesson
from citadels_lab.widgets.lessons.links import notebook_name

from .servers import Watch, chromium, serving_notebooks

pytestmark = [pytest.mark.browser, pytest.mark.notebook]

PATIENCE = 30_000
FIRST = lesson(1)
NAMES = ("lessons", *(notebook_name(FIRST, language) for language in ("en", "fr")))


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving_notebooks(tmp_path_factory.mktemp("served"), *NAMES, index="lessons") as address:
        yield address


def test_the_list_leads_to_a_lesson_and_its_language_can_be_changed(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch = Watch(page)
        page.goto(f"{address}/")
        page.get_by_role("link", name=FIRST.title("en")).click(timeout=PATIENCE)
        expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.title("en"), timeout=PATIENCE)
        expect(page.get_by_role("heading", level=2)).not_to_have_count(0)
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.title("fr"))
        assert watch.outside == [] and watch.errors == []


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """One lesson served without the list of lessons."""
    with serving_notebooks(tmp_path_factory.mktemp("alone"), NAMES[1]) as address:
        yield address


def test_a_lesson_served_alone_has_no_link_that_leads_nowhere(alone):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch = Watch(page)
        page.goto(f"{alone}/{NAMES[1]}")
        expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.title("en"), timeout=PATIENCE)
        menu = page.get_by_role("navigation")
        expect(menu.get_by_role("link")).to_have_count(0)
        page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.title("fr"))
        expect(menu.get_by_role("link")).to_have_count(0)
        assert watch.outside == [] and watch.errors == []


def test_a_lesson_beside_the_list_keeps_the_link_to_it(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}/{NAMES[1]}")
        menu = page.get_by_role("navigation")
        expect(menu.get_by_role("link")).to_have_text(
            ["All lessons"], timeout=PATIENCE
        )  # rules, game, home: not served


def test_the_french_notebook_is_the_french_page(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        watch = Watch(page)
        page.goto(f"{address}/{NAMES[2]}")
        expect(page.get_by_role("heading", level=1)).to_have_text(FIRST.title("fr"), timeout=PATIENCE)
        page.get_by_role("button", name="Étape suivante").first.click()
        expect(page.locator(".where").first).to_contain_text("Étape 1")
        assert watch.outside == [] and watch.errors == []
