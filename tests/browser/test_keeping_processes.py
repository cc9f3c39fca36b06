"""Kept games outlive the server, and two servers over one file play one game."""

import re
import time
from urllib.parse import parse_qs, urlparse

import pytest

from citadels_lab.keeping import Store

from .processes import Serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def store(tmp_path):
    return tmp_path / "games.sqlite"


@pytest.fixture
def servers(store):
    started = []

    def start(port=None):
        started.append(Serving(store, port))
        return started[-1]

    yield start
    for server in started:
        server.kill()


@pytest.fixture
def open_page(browser):
    contexts = []

    def open_page(address):
        contexts.append(browser.new_context(viewport={"width": 1440, "height": 900}))
        page = contexts[-1].new_page()
        page.set_default_timeout(40_000)
        page.goto(address)
        page.wait_for_selector("html[data-citadels-ready]", state="attached")
        return page

    yield open_page
    for context in contexts:
        context.close()


def steps(page) -> int:
    """How many steps the page shows."""
    return int(re.findall(r"\d+", page.locator(".where-at").inner_text())[-1])


def answer(page) -> int:
    """Give the first answer on the page; return how many steps there are then."""
    before = steps(page)
    page.locator('.opts [data-act="answer"]').first.click()
    return wait_for_more(page, before)


def wait_for_more(page, before: int) -> int:
    end = time.monotonic() + 30
    while steps(page) <= before:
        assert time.monotonic() < end, "the page does not go on"
        page.wait_for_timeout(20)
    return steps(page)


def key_of(page) -> str:
    page.wait_for_url("**game=*")
    return parse_qs(urlparse(page.url).query)["game"][0]


def test_an_open_page_outlives_a_crash_of_its_server_and_goes_on_where_it_was(servers, open_page, store):
    server = servers()
    page = open_page(server.address("seed=7&opponent=greedy"))
    shown = answer(page)
    key = key_of(page)
    server.kill()
    page.get_by_role("alert").filter(has_text="No connection to the server. This page goes on by itself").wait_for()
    page.evaluate("window.before = true")
    servers(server.port)
    page.wait_for_function("!window.before && document.documentElement.dataset.citadelsReady !== undefined")
    assert key_of(page) == key and steps(page) == shown
    assert answer(page) > shown
    assert Store(store).summary(key).steps == steps(page)


def test_a_closed_tab_is_opened_again_by_its_link_at_another_server(servers, open_page):
    first, second = servers(), servers()
    page = open_page(first.address("variant=classic&players=3&seed=7&opponent=greedy"))
    page.locator('[data-act="answer"]').first.click()
    key = key_of(page)
    wait_for_more(page, 0)
    shown = steps(page)
    page.close()
    first.kill()
    assert steps(open_page(second.address(f"game={key}"))) == shown


def test_two_servers_over_one_file_play_one_game(servers, open_page, store):
    import citadels_lab as lab

    keys = Store(store).begin(lab.new_game("duel", seed=7), {"white": "person", "black": "person"})
    pages = {
        "white": open_page(servers().address(f"game={keys.seats['white']}")),
        "black": open_page(servers().address(f"game={keys.seats['black']}")),
    }
    for _ in range(6):
        asked = Store(store).summary(keys.watch).asked
        other = pages["black" if asked == "white" else "white"]
        before = steps(other)
        shown = answer(pages[asked])
        assert wait_for_more(other, before) == shown
    assert Store(store).summary(keys.watch).steps == shown
    told = {seat: page.content() for seat, page in pages.items()}
    assert keys.seats["white"] not in told["black"] and keys.seats["black"] not in told["white"]


def answer_until(page, true):
    """Give the first answer whenever the page asks for one, until something is so."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it is never so"
        asked = page.locator('[data-act="answer"]')
        if asked.count():
            asked.first.click(no_wait_after=True)
        page.wait_for_timeout(30)


def test_a_bot_whose_server_crashes_while_it_thinks_thinks_again_at_the_next(servers, open_page, store):
    server = servers()
    page = open_page(server.address("variant=classic&players=4&seed=7&opponent=what_if"))
    page.locator('[data-act="answer"]').first.click()
    answer_until(page, page.get_by_text("The what-if bot plays every answer on").first.is_visible)
    server.kill()
    key = key_of(page)
    kept = Store(store).summary(key)
    assert kept.asked != "Ana" and not kept.over
    page.evaluate("window.before = true")
    servers(server.port)
    page.wait_for_function("!window.before && document.documentElement.dataset.citadelsReady !== undefined")
    page.locator('[data-act="answer"]').first.wait_for()
    assert steps(page) > kept.steps and Store(store).summary(key).asked == "Ana"


def test_of_two_servers_at_which_one_bot_thinks_one_keeps_its_answer(servers, open_page, store):
    import citadels_lab as lab

    players = {"ana": "person", "bo": "person", "chi": "what_if"}
    keys = Store(store).begin(lab.new_game("classic", seed=7, players=tuple(players)), players)
    pages = {seat: open_page(servers().address(f"game={keys.seats[seat]}")) for seat in ("ana", "bo")}
    kept, thought = Store(store), 0
    while thought < 3 or kept.summary(keys.watch).asked == "chi":
        now = kept.summary(keys.watch)
        if now.asked != "chi":
            pages[now.asked].locator('[data-act="answer"]').first.click()
        wait_for_more(pages["ana"], now.steps)
        thought += now.asked == "chi"
    end = kept.summary(keys.watch)
    for page in pages.values():
        wait_for_more(page, end.steps - 1)
        assert steps(page) == end.steps and page.locator(".alert").count() == 0, "nobody is told of a race"
