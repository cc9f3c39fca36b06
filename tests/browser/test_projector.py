"""The projector theme in a browser: chosen, remembered, asked for by the address; large, with the rule beside."""

import re

import pytest
from playwright.sync_api import expect

from citadels_lab.rules.catalogue import rule

from .gallery import at_turn, card_table
from .tables import duel, may_build
from .visiting import still, wear

pytestmark = pytest.mark.browser

TYPE = """() => {
  const find = (root) => root.querySelector(".lab")
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  const lab = find(document), texts = document.createTreeWalker(lab, NodeFilter.SHOW_TEXT), sizes = {};
  while (texts.nextNode()) {
    const { parentElement: e, textContent } = texts.currentNode;
    if (!textContent.trim() || e.closest(".skips, .sr, option, svg")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1);
    sizes[`${e.tagName} ${e.className}: ${textContent.trim()}`] = size;
  }
  return sizes;
}"""
"""The size of every text of a page, in pixels of the screen."""

ESSENTIAL = ("#h-options", ".r-rule .panel", ".r-log li:first-child", ".stepper", ".top")


def theme_of(page):
    return page.locator("html").get_attribute("data-theme")


def choose(page, theme):
    page.locator("[data-theme-switch]").select_option(theme)


def reopened(page):
    page.reload()
    page.wait_for_selector("html[data-citadels-ready][data-theme]", state="attached")


@pytest.mark.parametrize("path", ["home", "play", "lessons", "lessons/01", "rules"])
def test_the_address_asks_for_a_theme_on_every_page_and_the_browser_remembers_it(visits, path):
    page = visits.page(path, theme="projector")
    page.wait_for_selector('html[data-theme="projector"]', state="attached")
    expect(page.locator("[data-theme-switch]")).to_have_value("projector")
    page.goto(page.url.split("?")[0])
    page.wait_for_selector('html[data-citadels-ready][data-theme="projector"]', state="attached")


def test_a_page_follows_the_machine_until_a_theme_is_chosen(visits):
    page = visits.page("play", options={"color_scheme": "dark"})
    page.wait_for_selector('html[data-theme="dark"]', state="attached")
    page.emulate_media(color_scheme="light")
    page.wait_for_selector('html[data-theme="light"]', state="attached")
    choose(page, "dark")
    page.wait_for_selector('html[data-theme="dark"]', state="attached")
    reopened(page)
    assert theme_of(page) == "dark"
    choose(page, "")
    page.wait_for_selector('html[data-theme="light"]', state="attached")
    assert page.evaluate("localStorage.getItem('citadels-theme')") is None


def test_a_choice_takes_the_place_of_what_the_address_asked_for(visits):
    page = visits.page("play", theme="projector")
    page.wait_for_selector('html[data-theme="projector"]', state="attached")
    choose(page, "light")
    page.wait_for_selector('html[data-theme="light"]', state="attached")
    assert "theme=projector" not in page.url
    reopened(page)
    assert theme_of(page) == "light"


def test_a_theme_that_does_not_exist_is_passed_over(visits):
    page = visits.page("home", theme="pink")
    page.wait_for_selector('html[data-theme="light"]', state="attached")


def test_the_pictures_take_the_colours_of_the_theme(visits):
    screen = visits.table(duel(may_build), options={"color_scheme": "dark"})
    pictures = screen.app.room.city_plot, screen.app.room.flow_plot
    screen.until(lambda: all(picture.brush.theme == "dark" for picture in pictures), "pictures in the dark theme")


@pytest.mark.parametrize("size", ["projector", "small projector"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_essential_is_on_the_screen_without_scrolling(visits, size, language):
    for table in (duel(may_build, language=language), card_table("classic", at_turn(5), language)):
        screen = visits.table(table, size=size)
        wear(screen.page, "projector", screen)
        still(screen.page)
        width, height = screen.page.viewport_size["width"], screen.page.viewport_size["height"]
        assert screen.page.evaluate("document.documentElement.scrollHeight") <= height + 1
        place = (".square",) if table.position.variant == "duel" else (".mine", ".seat")
        for part in (*ESSENTIAL, *place):
            box = screen.all(part).first.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 1, part
            assert box["y"] >= 0 and box["y"] + min(box["height"], 60) <= height + 1, part
        square = screen.all(".square")
        if square.count():
            box, bar = square.bounding_box(), screen.all(".stepper").bounding_box()
            assert box["y"] + box["height"] <= bar["y"] + 1 and box["width"] >= height / 3


def test_letters_are_large(visits):
    screen = visits.table(duel(may_build), size="projector")
    wear(screen.page, "projector", screen)
    size = "e => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1)"
    for part, least in (
        (".ruletext", 27),
        (".r-log .log li", 24),
        (".opts .opt", 24),
        ("#h-options", 28),
        (".numbers dd", 30),
    ):
        assert screen.all(part).first.evaluate(size) >= least, part


@pytest.mark.parametrize("size", ["projector", "small projector"])
@pytest.mark.parametrize("path", ["home", "lessons", "lessons/01", "rules"])
def test_every_text_of_a_page_that_is_no_table_is_a_third_larger_than_in_the_light(visits, path, size):
    page = visits.page(path, size=size, options={"color_scheme": "light"})
    page.wait_for_selector('html[data-theme="light"]', state="attached")
    still(page)
    light = page.evaluate(TYPE)
    wear(page, "projector")
    still(page)
    large = page.evaluate(TYPE)
    assert len(light) > 20 and large.keys() == light.keys()
    assert not [text for text, before in light.items() if large[text] < 1.35 * before]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_rule_of_the_newest_event_stands_beside_the_table_and_a_pressed_one_takes_its_place(visits):
    screen = visits.table(duel(may_build), size="projector")
    wear(screen.page, "projector", screen)
    beside = screen.all(".r-rule")
    expect(beside.locator(".ruletext")).to_be_visible()
    chip = screen.all(".r-log .chip").nth(4)
    id = chip.get_attribute("data-arg")
    screen.after(chip.click, "rule")
    assert screen.all("dialog").count() == 0
    expect(beside.locator("h3")).to_have_text(rule(id).title("en"))
    assert rule(id).text("en")[:40] in screen.all(".lab > [aria-live]").text_content() or screen.app.screen.announce
    expect(screen.all(".lab > [aria-live=polite]")).to_contain_text(rule(id).title("en"))
    screen.press("close")
    assert screen.app.opened.rule == ""


def test_the_arrow_keys_step_and_each_step_shows_its_rule(visits):
    screen = visits.table(duel(may_build), size="projector")
    wear(screen.page, "projector", screen)
    screen.page.mouse.click(5, 5)
    before, titles = screen.session.cursor, set()
    for n in range(1, 4):
        screen.after(lambda: screen.key("ArrowLeft"), "step")
        assert screen.session.cursor == before - n
        titles.add(screen.text(".r-rule h3"))
    assert len(titles) > 1


def test_a_square_of_the_enlarged_picture_can_be_pressed(visits):
    screen = visits.table(duel(may_build), size="projector")
    wear(screen.page, "projector", screen)
    screen.click('.opts [data-act="pick"]')
    cell = re.search(r"(\w\d)$", screen.all(".cellbtns .opt").first.get_attribute("data-arg"))[1]
    steps = len(screen.session.timeline)
    screen.tap(cell)
    assert len(screen.session.timeline) > steps
