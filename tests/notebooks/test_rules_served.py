"""``panel serve rules.ipynb``: the same page of rules as under the lab's own server, and the way to it from a table."""

import pytest
from playwright.sync_api import expect

from citadels_lab.words import say

from .servers import Watch, chromium, serving_notebooks

pytestmark = [pytest.mark.browser, pytest.mark.notebook]

PATIENCE = 60_000


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving_notebooks(tmp_path_factory.mktemp("served"), "rules", "play_duel") as address:
        yield address


def test_a_search_and_a_rule_have_their_addresses(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 390, "height": 844})
        watch = Watch(page)
        page.goto(f"{address}/rules?q=voleur&lang=fr")
        page.locator(".hits .hit", has_text="Le Voleur vole un personnage").first.click(timeout=PATIENCE)
        expect(page.locator(".onerule h2")).to_have_text("Le Voleur vole un personnage", timeout=PATIENCE)
        assert "rule=classic.thief" in page.url and "lang=fr" in page.url
        assert watch.outside == [] and watch.errors == []


def test_a_rule_of_the_table_leads_to_its_page(address):
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        watch = Watch(page)
        page.goto(f"{address}/play_duel")
        page.locator(".log .chip").first.click(timeout=PATIENCE)
        title = page.locator("dialog h2").inner_text()
        page.get_by_role("link", name=say("lookup.rule-dialog", "en")).click()
        expect(page.locator(".onerule h2")).to_have_text(title, timeout=PATIENCE)
        assert watch.outside == [] and watch.errors == []
