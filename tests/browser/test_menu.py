"""The menu of a table: open where there is room; on a phone a button unfolds it, by mouse, finger and keyboard."""

import pytest
from playwright.sync_api import expect

from .axe_report import complaints
from .tables import duel, may_build
from .test_layouts import expect_a_good_fit

pytestmark = pytest.mark.browser

NEW = '.menu [data-act="dialog"][data-arg="new"]'


def test_a_wide_page_shows_the_menu_and_no_button_for_it(visit):
    screen = visit(duel(may_build))
    expect(screen.all(NEW)).to_be_visible()
    expect(screen.all(".unfold")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", ["phone", "zoomed"])
def test_the_unfolded_menu_fits_and_axe_has_no_complaint(visit, language, size):
    screen = visit(duel(may_build, language=language), size=size)
    expect(screen.all(NEW)).to_be_hidden()
    screen.all(".unfold").click()
    expect(screen.all(NEW)).to_be_visible()
    expect_a_good_fit(screen, "the menu")
    assert complaints(screen.page) == []


def test_on_a_phone_the_menu_works_by_keyboard_alone_and_the_focus_is_never_lost(visit):
    screen = visit(duel(may_build), size="phone")
    screen.all(".unfold").focus()
    screen.key("Enter")
    expect(screen.all(NEW)).to_be_visible()
    screen.key("Tab")
    assert "Home" in screen.all(".menu a:focus").inner_text()
    screen.key("Escape")
    expect(screen.all(NEW)).to_be_hidden()
    expect(screen.all(".unfold")).to_be_focused()
    screen.key("Enter")
    screen.all(NEW).focus()
    screen.after(lambda: screen.key("Enter"))
    expect(screen.all("dialog")).to_be_visible()
    expect(screen.all(NEW)).to_be_hidden()
    screen.after(lambda: screen.key("Escape"))
    expect(screen.all(".unfold")).to_be_focused()


def test_a_press_beside_the_menu_folds_it_up_again(visit):
    screen = visit(duel(may_build), size="phone")
    screen.all(".unfold").click()
    expect(screen.all(NEW)).to_be_visible()
    screen.page.mouse.click(195, 800)
    expect(screen.all(NEW)).to_be_hidden()
    assert screen.app.done == [], "the press was for the menu alone"
