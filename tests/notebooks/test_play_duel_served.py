"""``panel serve notebooks/play_duel.ipynb`` in a real browser: the whole game screen, anew for each visitor."""

import pytest
from playwright.sync_api import expect

from .servers import Watch, chromium, serving_notebooks, table_of_the_notebook

pytestmark = [pytest.mark.browser, pytest.mark.notebook]

PATIENCE = 30_000


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving_notebooks(tmp_path_factory.mktemp("served"), "play_duel") as address:
        yield f"{address}/play_duel"


@pytest.fixture(scope="module")
def browser():
    with chromium() as browser:
        yield browser


@pytest.fixture
def visit(address, browser):
    """Open the page as a new visitor; in the end no page has raised an error or asked other machines for anything."""
    pages = []

    def visit():
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.set_default_timeout(PATIENCE)
        pages.append((page, Watch(page)))
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        return page

    yield visit
    for page, watch in pages:
        page.context.close()
        assert watch.outside == [] and watch.errors == []


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def expect_question(page, table):
    """The page asks what the session asks, and offers every legal answer."""
    decision = table.position.decision
    expect(page.get_by_role("heading", name=decision.text())).to_be_visible(timeout=PATIENCE)
    for option in decision.options[:3]:
        expect(page.get_by_role("button", name=option.text(), exact=True)).to_be_visible()


def test_the_page_is_the_game_screen_and_nothing_else(visit):
    page = visit()
    expect(page).to_have_title("Citadels Duel")
    expect(page.get_by_role("heading", level=1)).to_have_text("Citadels Duel")
    expect(page.get_by_text("Shift + Enter")).to_have_count(0)
    for region in ("The city", "Council", "What happened", "Steps of the game"):
        expect(page.get_by_role("heading", name=region)).to_have_count(1)
    expect_question(page, table_of_the_notebook())


def test_moves_can_be_played_and_taken_back(visit):
    page, table = visit(), table_of_the_notebook()
    for _ in range(2):
        expect_question(page, table)
        option = table.position.decision.options[1]
        press(page, option.text())
        table.answer(option.action)
    expect_question(page, table)
    press(page, "First step")
    table.jump(0)
    expect_question(page, table)


def test_another_game_can_be_started(visit):
    page, table = visit(), table_of_the_notebook()
    press(page, "New game")
    page.get_by_label("Number of the deal").fill("12")
    page.get_by_label("Play against").select_option("random")
    press(page, "Start")
    table.start("duel", {"white": "person", "black": "random"}, seed=12)
    expect_question(page, table)


def test_each_visitor_has_a_table_of_their_own(visit):
    one, other, table = visit(), visit(), table_of_the_notebook()
    press(one, table.position.decision.options[0].text())
    expect(one.get_by_text("step 0 of 0")).to_have_count(0)
    expect(other.get_by_text("step 0 of 0")).to_have_count(1)
    expect_question(other, table)
    third = visit()
    expect_question(third, table)
