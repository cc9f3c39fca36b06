"""axe-core finds nothing to complain of, on every screen, in both languages and in all themes."""

import inspect
import re

import pytest

from citadels_lab.study import whatif
from citadels_lab.widgets.themes import LIGHT, THEMES
from citadels_lab.words import LANGUAGES

from . import decisions, gallery
from .axe_report import COLUMNS, FEW, MANY, complaints, counted, table, walk, written
from .gallery import READ, TENTH, TOURS, Guide

pytestmark = pytest.mark.browser

NAMED = re.findall(r'yield State\("([^"]+)"', inspect.getsource(gallery))
"""The screens whose names stand in the gallery as they are; the others are named after what they show."""


LONG = (*MANY, "lessons answered", "what if")
LOOKED_AT = [(tour, language) for tour in TOURS for language in LANGUAGES if language == "en" or tour not in LONG]
"""The long tours are walked in English only; the report walks all of them in both languages."""


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("tour, language", LOOKED_AT)
def test_axe_has_no_complaint_about_the_screens(visits, monkeypatch, tour, language):
    monkeypatch.setitem(whatif.PRESETS, "quick", FEW)
    found = {}
    themes = THEMES if language == "en" and tour not in MANY else (LIGHT,)  # the report knows no such limits
    walk(tour, Guide(visits, language, every=TENTH), found, themes)
    assert {name: said for name, cells in found.items() for said in cells.values() if said} == {}


def test_the_report_in_the_docs_knows_all_screens_and_of_no_complaint():
    counts = written()
    numbered = [f"lesson {lesson.number}" for lesson in READ]
    assert {*NAMED, *numbered, *(f"decision: {name}" for name in decisions.found())} <= set(counts)
    assert {name: cells for name, cells in counts.items() if set(cells) != set(COLUMNS) or any(cells.values())} == {}


def test_a_complaint_would_be_seen(visits):
    page = visits.page("home")
    page.evaluate("document.body.append(Object.assign(document.createElement('img'), { src: 'data:,' }))")
    found = complaints(page)
    assert any(said.startswith("image-alt") for said in found)
    assert "| home | 1 |" in table(counted({"home": {("en", LIGHT): ["one"]}}))
