"""The Tab key through whole pages: all that can be pressed is reached, seen, ringed, and under no bar."""

import pytest

from .gallery import Guide, card_games, home_and_rules, playing_duel
from .tables import duel, may_build, over
from .visiting import still, wear

pytestmark = pytest.mark.browser

MOST = 400

# What can be pressed now: shown, of the open dialog if there is one, and not a square of a grid or a choice of a group
# that is reached with the arrow keys.
PRESSABLE = """() => {
  const all = [], walk = (root) => root.querySelectorAll("*").forEach((e) => {
    if (e.shadowRoot) walk(e.shadowRoot);
    if (e.matches("button, a[href], input, select, summary, [tabindex='0']")) all.push(e);
  });
  walk(document);
  const folded = (e) => (e.matches("summary") ? e.parentElement.parentElement : e).closest("details:not([open])");
  const stops = all.filter((e) => e.closest(".lab") && e.tabIndex >= 0 && !folded(e) && !e.matches("[type=radio]")
    && e.getClientRects().length && getComputedStyle(e).visibility !== "hidden" && !e.closest("[inert]"));
  return stops.map((e) => (e.dataset.mark = stops.indexOf(e), e.dataset.mark));
}"""

# What has the focus: its mark, how thick its ring is, and whether anything of it can be seen: a bar may lie over it.
HERE = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at), box = at.getBoundingClientRect();
  const ringed = at.matches(".choice input") ? getComputedStyle(at.closest(".choice")) : style;
  const parts = [0.1, 0.5, 0.9];
  const points = parts.flatMap((x) => parts.map((y) => [box.x + x * box.width, box.y + y * box.height]));
  // the squares of the city let the mouse through to the picture under them
  const seen = Boolean(at.closest(".cells:not(.seen)")) || points.some(([x, y]) => {
    let top = document.elementFromPoint(x, y);
    while (top?.shadowRoot?.elementFromPoint(x, y) && top.shadowRoot.elementFromPoint(x, y) !== top) {
      top = top.shadowRoot.elementFromPoint(x, y);
    }
    return top && (at.contains(top) || top.contains(at) || top.closest("label")?.contains(at));
  });
  const ring = ringed.outlineStyle === "none" ? 0 : parseFloat(ringed.outlineWidth);
  return { mark: at.dataset.mark ?? null, key: at.dataset.key ?? at.className, ring, seen };
}"""


BEGIN = """() => {
  const top = document.createElement("span");
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
}"""
"""From here the first Tab goes to the first stop of the page."""


def tab_through(page):
    """Press Tab until the page ends; return what was met, in order."""
    met = []
    page.evaluate(BEGIN)
    for _ in range(MOST):
        page.keyboard.press("Tab")
        here = page.evaluate(HERE)
        if here is None or (met and here["mark"] == met[0]["mark"]):
            return met
        met.append(here)
    raise AssertionError("the Tab key goes on and on")


def expect_all_is_reached_and_seen(page):
    still(page)
    stops = set(map(str, page.evaluate(PRESSABLE)))
    met = tab_through(page)
    missed = stops - {here["mark"] for here in met}
    names = [page.locator(f"[data-mark='{mark}']").first.get_attribute("data-key") for mark in missed]
    assert not missed, f"not reached with the Tab key: {names}"
    assert [here for here in met if here["mark"] and here["ring"] < 2] == []
    assert [here for here in met if here["mark"] and not here["seen"]] == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_everything_at_a_table_of_duel_is_reached_seen_and_ringed(visits, size):
    screen = visits.table(duel(may_build), size=size)
    screen.click('.opts [data-act="pick"]')
    screen.page.evaluate("document.activeElement.blur()")
    expect_all_is_reached_and_seen(screen.page)


@pytest.mark.parametrize("theme", ["dark", "projector"])
def test_so_it_is_in_the_other_themes(visits, theme):
    screen = visits.table(duel(may_build), size="projector")
    wear(screen.page, theme, screen)
    expect_all_is_reached_and_seen(screen.page)


def test_so_it_is_at_the_card_games(visits):
    for state in list(card_games(Guide(visits, "fr")))[1:2]:
        expect_all_is_reached_and_seen(state.page)


def test_so_it_is_on_the_first_page_and_among_the_rules(visits):
    for state in home_and_rules(Guide(visits, "en")):
        if state.name != "the rules":
            expect_all_is_reached_and_seen(state.page)


def test_so_it_is_in_a_lesson_and_at_the_end(visits):
    expect_all_is_reached_and_seen(visits.page("lessons/03"))
    expect_all_is_reached_and_seen(visits.table(duel(over)).page)


def test_the_focus_stays_on_the_switch_of_the_theme_while_the_page_changes(visits):
    state = next(iter(playing_duel(Guide(visits, "en"))))
    switch = state.page.locator("[data-theme-switch]")
    switch.focus()
    switch.select_option("projector")
    state.screen.until(lambda: state.screen.app.opened.theme == "projector", "the projector theme")
    state.screen.settle()
    assert state.screen.focus()["key"] == "page-theme"


IN_VIEW = """it => {
  const { top, bottom } = it.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_next_question_comes_into_view_wherever_the_last_one_was_answered(visit, size):
    screen = visit(variant="classic", players=4, seed=7, size=size)
    for _ in range(25):
        button = screen.all('.opts [data-act="answer"], .offers [data-act="answer"]').last
        button.evaluate("it => it.scrollIntoView({ block: 'start' })")
        screen.after(button.click)
        heading = screen.all("#h-mat, #h-options").first
        assert heading.evaluate(IN_VIEW), heading.inner_text()
