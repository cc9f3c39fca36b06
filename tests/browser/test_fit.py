"""The screens on a phone and at 400 %: nothing hangs out, is cut off, is too small to press."""

import pytest

from citadels_lab.study import whatif

from .axe_report import CALM, FEW
from .gallery import TOURS, Guide
from .test_layouts import CUT_OFF, TOO_SMALL
from .visiting import sideways

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONGER = "fr"
"""The language whose words are the longer ones."""
SHORT = [tour for tour in TOURS if tour not in ("decisions", "lessons", "lessons answered", "what if")]

# The words of a select that stand behind its arrow.
HIDDEN_CHOICE = """() => {
  const found = [], pen = document.createElement("canvas").getContext("2d");
  const walk = (root) => {
    for (const e of root.querySelectorAll("*")) {
      if (e.shadowRoot) walk(e.shadowRoot);
      if (e.tagName !== "SELECT" || !e.clientWidth) continue;
      const style = getComputedStyle(e), words = e.selectedOptions[0]?.textContent ?? "";
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 12;
      if (pen.measureText(words).width > room) found.push(`${words}: ${room}`);
    }
  };
  walk(document);
  return found;
}"""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("size", ["phone", "zoomed"])
@pytest.mark.parametrize("tour", SHORT)
def test_it_fits_a_phone_and_four_hundred_percent(visits, monkeypatch, tour, size):
    monkeypatch.setitem(whatif.PRESETS, "quick", FEW)
    found = {}
    for state in TOURS[tour](Guide(visits, LONGER, size, CALM)):
        wide = sideways(state.page)
        wrong = state.page.evaluate(TOO_SMALL, 44 if size == "phone" else 24)
        wrong += [line for check in (CUT_OFF, HIDDEN_CHOICE) for line in state.page.evaluate(check)]
        found[state.name] = ([f"{wide} pixels too wide"] if wide > 0 else []) + wrong
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
