"""``panel serve`` of the notebooks: the first page leads to the others, and a table opens what its address asks for."""

import pytest
from playwright.sync_api import expect

import citadels_lab as lab
from citadels_lab.links import text_of
from citadels_lab.words import say

from .servers import Watch, chromium, serving_notebooks, table_of_the_notebook

pytestmark = [pytest.mark.browser, pytest.mark.notebook]

PATIENCE = 60_000
NAMES = ("home", "play_classic", "play_duel", "lessons", "rules")
CLASSIC = "Citadels, the classic game"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    own = {"CITADELS_LAB_STORE": str(folder / "games.sqlite")}
    with serving_notebooks(folder, *NAMES, ready="home", index="home", **own) as address:
        yield address


def heading(page):
    return page.get_by_role("heading", level=1)


def test_the_first_page_leads_to_a_table_whose_game_is_found_again(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch = Watch(page)
        page.goto(f"{address}/")
        page.get_by_role("link", name=f"Play now: {CLASSIC}").click(timeout=PATIENCE)
        expect(heading(page)).to_have_text(CLASSIC, timeout=PATIENCE)
        page.locator('[data-act="answer"]').first.click()
        page.wait_for_function("() => location.search.includes('game=')", timeout=PATIENCE)
        page.get_by_role("link", name="Home").click()
        page.locator(".kept li").get_by_role("link").click(timeout=PATIENCE)
        expect(heading(page)).to_have_text(CLASSIC, timeout=PATIENCE)
        assert "play_classic?" in page.url and "game=" in page.url
        assert watch.outside == [] and watch.errors == []


def test_a_table_opens_the_position_of_a_link_at_its_step_in_the_language_asked(address):
    position = lab.play_out(lab.new_game("duel", seed=5), "random", seed=2)
    shown = lab.from_link(f"{lab.link(position)}&step=20")
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}/play_classic?at={text_of(position)}&step=20&lang=fr")
        expect(heading(page)).to_have_text("Citadelles Duel", timeout=PATIENCE)
        assert page.evaluate("document.documentElement.lang") == "fr"
        expect(page.locator(".where-at")).to_contain_text("20", timeout=PATIENCE)
        assert shown.decision is not None


def test_a_table_without_a_wish_in_its_address_is_the_notebooks_own(address):
    table = table_of_the_notebook("play_classic")
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}/play_classic?card=classic/king")
        expect(page.locator("dialog[open] h2")).to_have_text("King", timeout=PATIENCE)
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=table.position.decision.text())).to_be_visible(timeout=PATIENCE)


def test_a_bad_link_is_told_and_a_table_of_that_game_is_there(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.goto(f"{address}/play_classic?at=1nonsense&lang=fr")
        expect(page.locator(".alert")).to_have_count(1, timeout=PATIENCE)
        expect(heading(page)).to_have_text(say("table.title.classic", "fr"))
