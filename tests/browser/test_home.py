"""The first page: from it a person begins, goes on, studies, looks up, opens what they have; by mouse or keyboard."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import expect

import citadels_lab as lab
from citadels_lab.lessons import lesson
from citadels_lab.words import say

from .axe_report import complaints
from .screen import Screen
from .serving import WatchedApp
from .visiting import wear

pytestmark = pytest.mark.browser

TITLES = {
    "classic": "Citadels, the classic game",
    "dark_city": "Citadels, the Dark City",
    "edition_2016": "Citadels, the 2016 edition",
    "duel": "Citadels Duel",
}
SCENARIO = (files("citadels_lab.scenarios") / "library" / "duel" / "build-bonus.toml").read_text(encoding="utf-8")
ELSEWHERE = "https:" + "//elsewhere.example"
KEPT = "() => JSON.parse(localStorage.getItem('citadels-games') ?? '{}')"


@pytest.fixture
def home(visits):
    """Open the first page: ``home(lang="fr", size="phone")``."""
    return lambda path="home", **options: visits.page(path, **options)


def arrived(page, title):
    """Wait until the page with this heading is there and can be used; return it as a table's screen."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title, timeout=20_000)
    page.wait_for_selector("html[data-citadels-ready]", state="attached")
    screen = Screen(page, WatchedApp.newest)
    screen.settle()
    return screen


def give(page, selector, text, name="file.txt"):
    page.locator(selector).set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


# --- what is there ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_its_parts_under_headings_in_its_language(home, language):
    page = home("", lang=language)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.title() == say("home.title", language)
    for part in ("games", "learn", "look-up", "open", "teach"):
        page.get_by_role("heading", level=2, name=say(f"home.{part}.title", language)).wait_for()
    for landmark in ("banner", "main", "contentinfo", "search"):
        assert page.get_by_role(landmark).count() == 1
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.locator("[data-region=resume] *").count() == 0, "nothing is unfinished yet"


@pytest.mark.parametrize("theme", ["light", "dark", "projector"])
@pytest.mark.parametrize(("language", "size"), [("en", "wide"), ("fr", "phone")])
def test_axe_has_no_complaint_about_the_first_page(home, theme, language, size):
    page = home(lang=language, size=size)
    wear(page, theme)
    assert complaints(page) == []


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_nothing_sticks_out_at_any_width(home, width):
    page = home(lang="fr")
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def test_what_can_be_pressed_is_large_enough(home):
    page = home(size="phone")
    small = page.locator("main a.opt, main button, main input, header a.ghost, header button").evaluate_all(
        "(all) => all.filter((e) => e.offsetParent && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML)"
    )
    assert small == []


def test_the_language_is_changed_without_leaving(home):
    page = home()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home.title", "fr"))
    page.wait_for_function("() => document.documentElement.lang === 'fr' && location.search.includes('lang=fr')")
    assert "lang=fr" in page.get_by_role("link", name=re.compile("^Jouer")).first.get_attribute("href")


# --- beginning --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", TITLES)
def test_one_press_begins_a_game_against_bots(home, variant):
    page = home()
    page.get_by_role("link", name=f"Play now: {TITLES[variant]}").click()
    screen = arrived(page, TITLES[variant])
    assert screen.session.position.variant == variant and screen.all(".alert").count() == 0
    players = list(screen.session.players.values())
    assert players[0] == "person" and set(players[1:]) == {"greedy"}


@pytest.mark.parametrize("variant", TITLES)
def test_set_up_opens_the_table_with_the_form_of_that_game(home, variant):
    page = home()
    page.get_by_role("link", name=f"Set up: {TITLES[variant]}").click()
    screen = arrived(page, TITLES[variant])
    assert screen.all('dialog[open] select[name="variant"]').input_value() == variant
    screen.press("close")
    assert screen.question()


def test_a_game_is_begun_by_keyboard_alone(home):
    page = home()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first thing is the way to the games
    for _ in range(8):
        page.keyboard.press("Tab")
        name = page.evaluate("() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) "
                             "e = e.shadowRoot.activeElement; return e.getAttribute('aria-label'); }")  # fmt: skip
        if name and name.startswith("Play now"):
            break
    page.keyboard.press("Enter")
    arrived(page, TITLES["classic"])


def test_the_way_home_from_a_table_and_back_of_the_browser(home):
    page = home()
    page.get_by_role("link", name=f"Play now: {TITLES['duel']}").click()
    arrived(page, TITLES["duel"])
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Citadels lab")
    page.go_back()
    arrived(page, TITLES["duel"])
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Citadels lab")


# --- going on ---------------------------------------------------------------------------------------------------------


def test_an_unfinished_game_is_found_again_gone_on_with_and_forgotten(home):
    page = home()
    page.get_by_role("link", name=f"Play now: {TITLES['classic']}").click()
    screen = arrived(page, TITLES["classic"])
    screen.click('[data-act="answer"]')
    position = screen.session.position
    page.wait_for_function("() => location.search.includes('game=')")
    page.get_by_role("link", name="Home").click()
    line = page.locator(".kept li")
    expect(line).to_have_count(1)
    assert TITLES["classic"] in line.inner_text() and "Ana, Bo, Chi and Dev" in line.inner_text()
    assert "your turn" in line.inner_text() and "UTC" not in line.inner_text()
    line.get_by_role("link").click()
    assert arrived(page, TITLES["classic"]).session.position == position
    page.get_by_role("link", name="Home").click()
    page.locator(".kept li").get_by_role("button", name=re.compile("^Forget")).click()
    expect(page.locator(".kept li")).to_have_count(0)
    assert page.evaluate(KEPT) == {}
    page.reload()
    expect(page.get_by_role("heading", name="Look up a rule")).to_be_visible()
    expect(page.locator(".kept li")).to_have_count(0)


def test_a_key_that_opens_no_game_any_more_is_forgotten(home):
    page = home(
        before=lambda page: page.add_init_script("localStorage.setItem('citadels-games', '{\"gone-for-good\": 1}')")
    )
    page.wait_for_function("() => localStorage.getItem('citadels-games') === '{}'")
    expect(page.locator(".kept li")).to_have_count(0)


@pytest.mark.parametrize(
    "stored", ["[]", "null", "no json", '{"a": {"b": [1]}, "<b>": 2}', '"x"', json.dumps({"x" * 5000: 1})]
)
def test_whatever_the_browser_has_stored_the_page_is_there(home, stored):
    script = (
        f"for (const name of ['citadels-games', 'citadels-lessons']) localStorage.setItem(name, {json.dumps(stored)})"
    )
    page = home(before=lambda page: page.add_init_script(script))
    page.wait_for_timeout(300)
    expect(page.locator(".kept li")).to_have_count(0)
    expect(page.locator(".alert")).to_have_count(0)


# --- opening ----------------------------------------------------------------------------------------------------------


def test_a_record_from_a_file_opens_at_the_table(home):
    ended = lab.play_out(lab.new_game("dark_city", seed=3, players=3), "random", seed=1)
    page = home()
    give(page, "#file", ended.record())
    screen = arrived(page, TITLES["dark_city"])
    screen.until(lambda: screen.session.position == ended, "the record")
    page.wait_for_function("() => location.search.includes('at=1')")
    page.reload()
    arrived(page, TITLES["dark_city"])
    assert WatchedApp.newest.session.position == ended, "its address opens it once more"


def test_a_scenario_from_a_file_is_stepped_through_at_the_table(home):
    page = home(lang="fr")
    give(page, "#file", SCENARIO, "mine.toml")
    page.wait_for_selector(".panel.lesson h2")
    assert WatchedApp.newest.opened.lesson.scenario.name == "mine"


@pytest.mark.parametrize(
    "text", ["", "Dear diary", "[" * 5000, "<script>", 'title = "x"\n[[step]]\n'], ids=lambda text: text[:8]
)
def test_a_bad_file_is_told_in_one_sentence_and_one_stays(home, text):
    page = home()
    give(page, "#file", text, "<b>evil</b>.toml")
    expect(page.locator(".alert")).to_have_count(1)
    assert 20 < len(page.locator(".alert").inner_text()) < 600
    assert page.locator(".alert b").count() == 0 and "/home" in page.url


def test_a_pasted_link_opens_the_position(home):
    position = lab.play_out(lab.new_game("classic", seed=5, players=4), "random", seed=2)
    page = home()
    page.get_by_label("A link to a position").fill(lab.link(position, ELSEWHERE) + "&step=30")
    page.get_by_role("button", name="Open the link").click()
    screen = arrived(page, TITLES["classic"])
    assert screen.session.position.actions == position.actions[:30]
    assert page.url.startswith("http://localhost:"), "one stays on this server"


@pytest.mark.parametrize(
    "text", ["", "hello", f"{ELSEWHERE}/", "javascript:alert(1)", "?game=nobody", "1abc", "/play?at=1eNq"]
)
def test_a_bad_link_is_told_in_one_sentence_and_one_stays(home, text):
    page = home()
    page.get_by_label("A link to a position").fill(text)
    page.get_by_role("button", name="Open the link").click()
    expect(page.locator(".alert")).to_have_count(1)
    assert page.get_by_label("A link to a position").input_value() == text and "/home" in page.url


# --- studying ---------------------------------------------------------------------------------------------------------


def test_a_word_is_looked_up_among_the_rules(home):
    page = home(lang="fr")
    page.get_by_role("searchbox").fill("Voleur")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/rules\\?.*q=Voleur"))
    assert "lang=fr" in page.url
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_solved_exercise_is_remembered_by_the_browser_alone(home):
    one = lesson(1)
    page = home()
    assert f"lesson 1: {one.title('en')}" in page.locator(".learn .opt.main").inner_text()
    page.get_by_role("link", name=re.compile("^Begin with lesson 1")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(one.title("en"))
    part = one.exercises[0]
    at = one.parts.index(part)
    for key in part.exercise.question.solution:
        names = [item.key for item in part.exercise.question.items]
        page.locator(f'[data-key="p{at:02}-item {names.index(key)}"]').check()
    page.locator(f'[data-key="p{at:02}-check"]').click()
    page.wait_for_function("() => localStorage.getItem('citadels-lessons')")
    assert json.loads(page.evaluate("localStorage.getItem('citadels-lessons')")) == {"01": [part.id]}
    said = say("home.learn.solved", "en", solved=1, n=len(one.exercises))
    page.get_by_role("link", name="Home").click()
    expect(page.locator(".lessonrows .row").first).to_contain_text(said)
    expect(page.get_by_role("link", name=re.compile("^Go on with lesson 1"))).to_have_count(1)
    expect(page.get_by_role("progressbar")).to_have_count(1)
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator(".lessonlist li").first).to_contain_text(said)


def test_every_address_of_the_lab_gives_its_page(home):
    pages = {
        "": "Citadels lab", "home": "Citadels lab", "play": TITLES["duel"], "play_classic": TITLES["classic"],
        "play_dark_city": TITLES["dark_city"], "play_edition_2016": TITLES["edition_2016"], "play_duel": TITLES["duel"],
        "lessons": say("lessons.index-title", "en"), "lessons/01": lesson(1).title("en"),
        "lesson_01_film": lesson(1).title("en"), "lecon_01_film": lesson(1).title("fr"), "rules": None,
    }  # fmt: skip
    for path, title in pages.items():
        page = home(path)
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_have_text(title) if title else expect(heading).to_be_visible()
        page.close()


def test_the_first_address_with_the_words_of_a_table_is_a_table(home):
    for words in ({"variant": "classic", "players": "3"}, {"seed": "7"}, {"card": "classic/king"}, {"step": "0"}):
        page = home("", **words)
        expect(page.locator("#h-options")).to_have_count(1)
        page.close()


@pytest.mark.parametrize(("language", "words"), [("en", "There is nothing here"), ("fr", "Il n’y a rien ici")])
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_home(server, browser, language, words):
    page = browser.new_page()
    answer = page.goto(f"http://localhost:{server.port}/no/such/<b>page</b>?lang={language}")
    assert answer.status == 404 and page.evaluate("document.documentElement.lang") == language
    assert page.get_by_role("heading", level=1).inner_text() == words and page.locator("b").count() == 0
    page.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("home.title", language))
    page.close()
