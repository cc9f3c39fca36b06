"""Wide screen, tablet, phone: nothing hangs out sideways, all is large enough to press, nothing moves unasked."""

import pytest

from .tables import duel, may_build, over, round_is, something_refused
from .visiting import SIZES, sideways, still

pytestmark = pytest.mark.browser

# What one presses must be 44 px high and wide, also by its invisible border; links inside a sentence are excepted.
TOO_SMALL = """(least) => {
  const found = [];
  const walk = (root) => {
    for (const e of root.querySelectorAll("*")) {
      if (e.shadowRoot) walk(e.shadowRoot);
      if (!e.matches("button, summary, select, input, a[href]:not(.skip)") || e.closest(".cells:not(.seen)")) continue;
      const ticked = e.matches("[type=checkbox], [type=radio]") && e.closest("label"); // its words are pressed, too
      let box = (ticked || e).getBoundingClientRect();
      if (!box.width || getComputedStyle(e).visibility === "hidden") continue;
      const more = getComputedStyle(e, "::after");
      const grown = more.content !== "none" && more.position === "absolute" ? -2 * parseFloat(more.top) || 0 : 0;
      if (box.width < least - 0.5 || box.height + grown < least - 0.5) {
        found.push(`${e.tagName} ${e.dataset.key ?? e.className}: ${box.width} x ${box.height + grown}`);
      }
    }
  };
  walk(document);
  return found;
}"""

# Text that does not fit into its box and is cut off there.
CUT_OFF = """() => {
  const found = [];
  const walk = (root) => {
    for (const e of root.querySelectorAll("*")) {
      if (e.shadowRoot) walk(e.shadowRoot);
      const style = getComputedStyle(e);
      if (!e.clientWidth || !["hidden", "clip"].includes(style.overflowX)) continue;
      if (e.closest(".sr, .cells:not(.seen), .picture, dialog:not([open])") || !e.innerText?.trim()) continue;
      const words = document.createRange();
      words.selectNodeContents(e);
      const dots = style.textOverflow === "ellipsis" && words.getBoundingClientRect().width > e.clientWidth + 0.6;
      if (e.scrollWidth > e.clientWidth + 1 || dots) found.push(`${e.className}: ${e.innerText.slice(0, 40)}`);
    }
  };
  walk(document);
  return found;
}"""


def expect_a_good_fit(screen, what):
    assert sideways(screen.page) <= 0, what
    assert screen.page.evaluate(TOO_SMALL, 44) == [], what
    assert screen.page.evaluate(CUT_OFF) == [], what


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_hangs_out_is_cut_off_or_too_small_to_press(visit, size, language):
    screen = visit(duel(may_build, language=language), size=size)
    screen.click('.opts [data-act="pick"]')
    expect_a_good_fit(screen, "building")
    screen.press("step", "back")
    expect_a_good_fit(screen, "characters are called")
    screen.press("step", "last")
    screen.press("board")
    expect_a_good_fit(screen, "the city as buttons")
    for dialog in ("new", "file"):
        screen.press("dialog", dialog)
        expect_a_good_fit(screen, dialog)
        screen.after(lambda: screen.key("Escape"))


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_late_in_the_game_and_at_the_end(visit, size):
    screen = visit(duel(over, language="fr"), size=size)
    expect_a_good_fit(screen, "the end")
    screen.open_whole_game()
    expect_a_good_fit(screen, "the gold of the whole game")
    screen.press("step", "back")
    expect_a_good_fit(screen, "the last step but one")


@pytest.mark.parametrize("size", SIZES)
def test_the_stepper_never_hides_the_end_of_the_page(visit, size):
    screen = visit(duel(round_is(2)), size=size)
    still(screen.page)
    screen.page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    bar = screen.all(".stepper").bounding_box()
    for panel in (".r-flow", ".r-log", ".row", ".r-options"):
        box = screen.all(panel).bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + 1, panel


def test_a_refusal_opens_in_place_and_fits_on_a_phone(visit):
    screen = visit(duel(something_refused, language="fr"), size="phone")
    screen.press("why")
    expect_a_good_fit(screen, "a refusal")
    screen.click(".why .chip")
    expect_a_good_fit(screen, "a rule")


def test_who_wants_less_motion_gets_none(visit):
    screen = visit(duel(may_build), options={"reduced_motion": "reduce"})
    moving = screen.page.evaluate(
        """() => {
      const found = [];
      const walk = (root) => {
        for (const e of root.querySelectorAll("*")) {
          if (e.shadowRoot) walk(e.shadowRoot);
          const { transitionDuration, animationName } = getComputedStyle(e);
          const moves = animationName !== "none" || /[1-9]/.test(transitionDuration);
          if (moves && e.closest(".lab")) found.push(e.className);
        }
      };
      walk(document);
      return found;
    }"""
    )
    assert moving == []


def test_the_board_shows_the_whole_city_without_scrolling_sideways_at_any_width(visit):
    screen = visit(duel(may_build))
    for width in (1440, 1240, 1100, 1024, 820, 720, 600, 390, 360):
        screen.page.set_viewport_size({"width": width, "height": 900})
        assert sideways(screen.page) <= 0, width
        square = screen.all(".square").bounding_box()
        assert square["width"] >= min(300, width - 60) and square["x"] >= 0, width
