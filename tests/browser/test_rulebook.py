"""The page of rules: search while typing, one rule with all that belongs to it, addresses, keyboard, ears."""

import json
from functools import partial
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from citadels_lab import lookup
from citadels_lab.words import say

from .axe_report import complaints
from .tables import duel, something_refused
from .visiting import SIZES

pytestmark = pytest.mark.browser

both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def read(visits):
    """Open the page of rules: ``read(q="thief", lang="fr")``. In the end nothing has gone wrong on the page."""
    return partial(visits.page, "rules", options={"reduced_motion": "reduce"})


def field(page):
    return page.locator('input[name="q"]')


def hits(page):
    return page.locator(".hits .hit")


def title(page):
    return page.locator(".onerule h2")


def words_of(page):
    """The words of the page's address."""
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def wait_for_words(page, **words):
    """Wait until the address says so; None for a word that it must not have."""
    wanted = json.dumps({name: value for name, value in words.items()})
    page.wait_for_function(
        "(wanted) => Object.entries(JSON.parse(wanted)).every(([name, value]) =>"
        " new URLSearchParams(location.search).get(name) === value)",
        arg=wanted,
    )


# --- searching --------------------------------------------------------------------------------------------------


def test_typing_searches_speaks_the_count_and_changes_the_address(read):
    page = read()
    expect(page.locator("#h-found")).to_have_text(say("lookup.found", "en", n=297))
    field(page).press_sequentially("theif")
    again = page.locator(".meant button")
    expect(again).to_have_text("thief")
    expect(page.locator("[aria-live]")).to_have_text(say("lookup.none", "en"))
    wait_for_words(page, q="theif")
    again.click()
    n = len(lookup.search("thief").rules)
    expect(page.locator("#h-found")).to_have_text(say("lookup.found", "en", n=n))
    expect(page.locator("[aria-live]")).to_have_text(say("lookup.found", "en", n=n))
    expect(field(page)).to_have_value("thief")
    expect(hits(page).first.locator("mark")).to_have_text("Thief")
    wait_for_words(page, q="thief")


def test_filters_narrow_the_list_and_a_game_gives_its_cards(read):
    page = read(q="witch")
    expect(page.locator('select[name="card"]')).to_have_count(0)
    page.locator('select[name="variant"]').select_option("dark_city")
    expect(page.locator("#h-found")).to_have_text(
        say("lookup.found", "en", n=len(lookup.search("witch", variant="dark_city").rules))
    )
    page.locator('select[name="card"]').select_option("dark_city/king")
    found = lookup.search("witch", variant="dark_city", card="dark_city/king").rules
    expect(hits(page)).to_have_count(len(found))
    page.locator('select[name="kind"]').select_option("ruling")
    ours = [rule for rule in found if rule.ruling]
    expect(hits(page)).to_have_count(len(ours))
    wait_for_words(page, variant="dark_city", card="dark_city/king", kind="ruling")
    page.get_by_role("button", name=say("lookup.clear", "en")).click()
    expect(page.locator("#h-found")).to_have_text(say("lookup.found", "en", n=297))
    wait_for_words(page, q=None, variant=None, card=None, kind=None)


@both_languages
def test_a_permanent_address_shows_what_it_says(read, language):
    page = read(card="classic/king", lang=language)
    found = lookup.search(card="classic/king").rules
    expect(hits(page).locator("b")).to_have_text([rule.title(language) for rule in found])
    page = read(rule="2016.witch.victim", q="witch", lang=language)
    expect(title(page)).to_have_text(lookup.about("2016.witch.victim").rule.title(language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(field(page)).to_have_value("witch")


def test_a_wrong_address_is_told_and_the_rest_of_it_counts(read):
    page = read(rule="classic.theif", variant="duell", q="guard")
    expect(page.locator(".alert")).to_have_count(2)
    expect(page.locator(".finding")).to_contain_text("classic.thief")
    expect(field(page)).to_have_value("guard")
    expect(hits(page).first).to_be_visible()


@pytest.mark.parametrize(
    "asked",
    ["<img src=x onerror=alert(1)>", '"><script>alert(1)</script>', "a" * 5000, "\x00\x01‮﷽", "%00%ff'; DROP TABLE"],
)
def test_a_hostile_question_is_only_text(read, asked):
    page = read(q=asked, card=asked, rule=asked)
    page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    expect(page.locator("#h-found")).to_be_visible()
    assert page.locator(".lab img, .lab script").count() == 0
    assert len(field(page).input_value()) <= 200
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["wide"][0]
    field(page).fill(asked[:300])
    expect(page.locator("#h-found")).to_be_visible()


# --- one rule ---------------------------------------------------------------------------------------------------


@both_languages
def test_a_rule_has_all_that_belongs_to_it(read, language):
    page = read(rule="2016.witch.victim", lang=language)
    about = lookup.about("2016.witch.victim")
    rule = page.locator(".onerule")
    for words in (about.rule.text(language), about.rule.why(language), about.rule.source(language)):
        expect(rule).to_contain_text(words)
    expect(rule.locator(".badge")).to_have_text(say("lookup.ruling", language))
    rule.get_by_text(say("lookup.other-language", language), exact=True).click()
    there = "fr" if language == "en" else "en"
    expect(rule.locator(f'.otherwise [lang="{there}"]')).to_contain_text(about.rule.text(there))
    expect(rule.locator("#h-scenarios ~ ul a").first).to_contain_text(about.scenarios[0].title(language))
    expect(rule.locator("#h-lessons ~ ul a")).to_have_text([f"{o.number}. {o.title(language)}" for o in about.lessons])
    expect(rule.locator("#h-same ~ ul b")).to_have_text([one.title(language) for one in about.same_card])
    expect(rule.locator("#h-elsewhere ~ ul b")).to_have_text([one.title(language) for one in about.elsewhere])


def test_its_code_unfolds_as_it_is_written(read):
    page = read(rule="classic.thief")
    (piece,) = lookup.code_of("classic.thief")
    page.locator(".onerule summary", has_text=piece.place).click()
    shown = page.locator(".onerule pre")
    expect(shown).to_be_visible()
    assert shown.text_content() == piece.text


def test_links_lead_to_the_card_the_scenario_and_the_lesson(read):
    page = read(rule="classic.thief", lang="fr")
    page.locator("#h-cards ~ ul a").click()
    expect(page.locator("dialog h2")).to_have_text("Voleur")
    page.go_back()
    expect(title(page)).to_be_visible()
    first = lookup.about("classic.thief").scenarios[0]
    page.locator("#h-scenarios ~ ul a").first.click()
    expect(page.locator("#h-lesson")).to_contain_text(first.title("fr"))
    page.go_back()
    lesson = lookup.about("classic.thief").lessons[0]
    page.locator("#h-lessons ~ ul a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(lesson.title("fr"))


def test_back_and_forward_close_and_open_rules(read):
    page = read(q="thief")
    hits(page).nth(3).click()
    expect(title(page)).to_have_text("Thief robs a character")
    wait_for_words(page, rule="classic.thief", q="thief")
    page.locator("#h-elsewhere ~ ul button").first.click()
    wait_for_words(page, rule="2016.thief")
    page.go_back()
    wait_for_words(page, rule="classic.thief")
    expect(page.locator(".onerule .id code")).to_have_text("classic.thief")
    page.go_back()
    expect(page.locator(".onerule")).to_have_count(0)
    wait_for_words(page, rule=None, q="thief")
    page.go_forward()
    expect(page.locator(".onerule .id code")).to_have_text("classic.thief")
    assert words_of(page)["rule"] == "classic.thief"


# --- keys, ears, sizes, languages -------------------------------------------------------------------------------


def focused(page):
    return page.evaluate("""() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.dataset?.key ?? at?.id ?? null;
    }""")


def wait_for_focus(page, key):
    page.wait_for_function(
        """(key) => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.dataset?.key === key;
    }""",
        arg=key,
    )


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_by_keyboard_alone_a_rule_is_found_opened_and_closed_again(read, size):
    page = read(size=size)
    field(page).focus()
    page.keyboard.type("empty deck")
    expect(hits(page).first).to_contain_text("Discard pile, empty deck")
    page.keyboard.press("Enter")
    wait_for_words(page, q="empty deck")
    assert focused(page) == "field q"
    for _ in range(12):
        if focused(page) == "open classic.turn.discard-pile":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_focus(page, "title classic.turn.discard-pile")
    expect(page.locator("[aria-live]")).to_have_text(say("lookup.opened", "en", title="Discard pile, empty deck"))
    expect(field(page)).to_be_visible(visible=size == "wide")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".onerule")).to_have_count(0)
    expect(field(page)).to_be_visible()
    wait_for_focus(page, "open classic.turn.discard-pile")


def test_the_language_changes_in_place(read):
    page = read(q="thief", rule="classic.thief")
    page.get_by_role("button", name="Français").click()
    expect(title(page)).to_have_text("Le Voleur vole un personnage")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    wait_for_words(page, lang="fr", rule="classic.thief", q="thief")


@pytest.mark.parametrize("size, language", [("wide", "en"), ("phone", "fr")])
def test_axe_finds_nothing_and_all_of_it_is_on_the_screen(read, language, size):
    states = [{}, {"q": "asassin"}, {"q": "witch", "variant": "dark_city"}, {"rule": "2016.witch.victim", "q": "roi"}]
    for words in states:
        page = read(size=size, lang=language, **words)
        for fold in page.locator(".onerule summary").all():
            fold.click()
        assert complaints(page) == [], words
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0], words
        page.close()


# --- at the table -----------------------------------------------------------------------------------------------


@both_languages
def test_from_a_greyed_option_to_the_page_of_the_rule_that_greys_it(visit, language):
    screen = visit(duel(something_refused, language=language))
    screen.press("why")
    screen.click(".why .chip")
    rule = screen.app.opened.rule
    more = screen.all(
        "dialog a",
    ).filter(has_text=say("lookup.rule-dialog", language))
    more.click()
    expect(screen.page.locator(".onerule .id code")).to_have_text(rule)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)


def test_the_menu_leads_to_the_rules_of_the_game(visit):
    screen = visit()
    screen.page.get_by_role("link", name=say("lookup.title", "en"), exact=True).click()
    expect(screen.page.locator('select[name="variant"]')).to_have_value("duel")


def test_the_rules_lead_back_to_the_very_table_and_a_scenario_opens_over_it(visits):
    page = visits.page("play", variant="classic", players="3", opponent="greedy")
    page.locator('[data-act="answer"]').first.click()
    page.wait_for_function("() => location.search.includes('game=')")
    key = words_of(page)["game"]
    page.get_by_role("link", name=say("lookup.title", "en"), exact=True).click()
    page.get_by_role("link", name=say("lookup.game", "en"), exact=True).click()
    wait_for_words(page, game=key, variant=None)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("table.title.classic", "en"))
    expect(page.locator("[data-region] .alert")).to_have_count(0)
    page.get_by_role("link", name=say("home.lessons", "en"), exact=True).click()
    page.get_by_role("link", name=say("lessons.game", "en"), exact=True).click()
    wait_for_words(page, game=key, variant=None)
    page.get_by_role("link", name=say("lookup.title", "en"), exact=True).click()
    page.locator('select[name="variant"]').select_option("duel")
    hits(page).first.click()
    scenario = page.locator("#h-scenarios ~ ul a").first
    assert key not in scenario.get_attribute("href"), "a link that is copied tells nobody the key"
    scenario.click()
    expect(page.locator("#h-lesson")).to_be_visible()
    wait_for_words(page, game=key)
    page.get_by_role("button", name=say("card_pages.leave", "en")).click()
    wait_for_words(page, game=key, scenario=None)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("table.title.classic", "en"))
    expect(page.locator("[data-region] .alert")).to_have_count(0)
