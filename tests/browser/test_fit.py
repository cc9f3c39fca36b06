"""The screens on a phone, at 400 % and with wider text spacing: nothing hangs out, is cut off, too small to press."""

import pytest

from citadels_lab.study import whatif

from .axe_report import FEW
from .gallery import TENTH, TOURS, Guide
from .test_layouts import CUT_OFF, TOO_SMALL
from .visiting import MORE, SIZES, sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONGER = "fr"
"""The language whose words are the longer ones."""

LEAST = {"tablet": 44, "phone": 44, "zoomed": 24}
"""How many pixels what one presses must have at each size."""

# What WCAG 1.4.12 lets readers ask for.
SPACED = """() => {
  const rules = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  const walk = (root) => {
    const style = document.createElement("style");
    style.textContent = rules;
    style.dataset.spaced = "";
    (root.head ?? root).append(style);
    for (const e of root.querySelectorAll("*")) if (e.shadowRoot) walk(e.shadowRoot);
  };
  walk(document);
}"""
NO_LONGER = """() => {
  const walk = (root) => {
    for (const style of root.querySelectorAll("style[data-spaced]")) style.remove();
    for (const e of root.querySelectorAll("*")) if (e.shadowRoot) walk(e.shadowRoot);
  };
  walk(document);
}"""

# The words of a select that stand behind its arrow.
HIDDEN_CHOICE = """() => {
  const found = [], pen = document.createElement("canvas").getContext("2d");
  const walk = (root) => {
    for (const e of root.querySelectorAll("*")) {
      if (e.shadowRoot) walk(e.shadowRoot);
      if (e.tagName !== "SELECT" || !e.clientWidth) continue;
      const style = getComputedStyle(e), words = e.selectedOptions[0]?.textContent ?? "";
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.letterSpacing = style.letterSpacing.replace("normal", "0px");
      pen.wordSpacing = style.wordSpacing;
      const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 12;
      if (pen.measureText(words).width > room) found.push(`${words}: ${room}`);
    }
  };
  walk(document);
  return found;
}"""


def misfits(page):
    """Return what is too wide or cut off on a page."""
    wide = sideways(page)
    cut_off = [line for check in (CUT_OFF, HIDDEN_CHOICE) for line in page.evaluate(check)]
    return [*([f"{wide} pixels too wide"] if wide > 0 else []), *cut_off]


def set_wider(page):
    """Return what is too wide or cut off with the spacing of letters, words, lines and paragraphs of WCAG 1.4.12."""
    page.evaluate(SPACED)
    try:
        return misfits(page)
    finally:
        page.evaluate(NO_LONGER)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("tour", TOURS)
def test_it_fits_a_phone_four_hundred_percent_and_wider_spacing(visits, monkeypatch, tour):
    monkeypatch.setitem(whatif.PRESETS, "quick", FEW)
    found = {}
    for state in TOURS[tour](Guide(visits, LONGER, "phone", {"reduced_motion": "reduce"}, TENTH)):
        for size, least in LEAST.items():
            width, height = (SIZES | MORE)[size]
            state.page.set_viewport_size({"width": width, "height": height})
            found[state.name, size] = misfits(state.page) + state.page.evaluate(TOO_SMALL, least)
            if size == "phone":
                found[state.name, "wider spacing"] = set_wider(state.page)
        state.page.set_viewport_size(dict(zip(("width", "height"), SIZES["phone"], strict=True)))
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
