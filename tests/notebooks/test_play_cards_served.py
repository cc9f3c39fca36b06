"""``panel serve`` of the card games' notebooks in a real browser: the whole game screen, anew for each visitor."""

import pytest
from playwright.sync_api import expect

from citadels_lab.words import spoken

from .servers import Watch, chromium, serving_notebooks, table_of_the_notebook

pytestmark = [pytest.mark.browser, pytest.mark.notebook]

PATIENCE = 30_000
TITLES = {
    "play_classic": "Citadels, the classic game",
    "play_dark_city": "Citadels, the Dark City",
    "play_edition_2016": "Citadels, the 2016 edition",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving_notebooks(tmp_path_factory.mktemp("served"), *TITLES, ready="play_classic") as address:
        yield address


@pytest.mark.parametrize("name", TITLES)
def test_the_page_is_the_table_and_a_character_can_be_chosen(address, name):
    table = table_of_the_notebook(name)
    words = spoken(table.position.variant, "en")
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch = Watch(page)
        page.goto(f"{address}/{name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[name], timeout=PATIENCE)
        expect(page.get_by_text("Shift + Enter")).to_have_count(0)
        for _ in range(2):
            decision = table.position.decision
            expect(page.get_by_role("heading", name=decision.text(words))).to_be_visible(timeout=PATIENCE)
            page.get_by_role("button", name=decision.options[0].text(words), exact=True).first.click()
            table.answer(decision.options[0].action)
        expect(page.get_by_role("heading", name=table.position.decision.text(words))).to_be_visible(timeout=PATIENCE)
        assert watch.outside == [] and watch.errors == []
