"""The colours: each has one place, all that are used exist, and words can be read on their ground in every theme."""

import re
from pathlib import Path

import pytest

import citadels_lab.widgets
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.themes import DARK, LIGHT, PROJECTOR, TABLE, THEMES, colors, known, sheet, switch

WIDGETS = Path(citadels_lab.widgets.__file__).parent
LITERAL = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])|\brgba?\(|\bhsla?\(")
USED = re.compile(r"var\(--([\w-]+)")
SET = re.compile(r"--([\w-]+)\s*:")

ON_PAPER = "ink soft refused accent-dark gold-ink rust bad good chip-ink"
KINDS = ("noble", "religious", "commercial", "military", "unique", "hidden")
WORDS = [
    *((word, ground) for word in ON_PAPER.split() for ground in ("paper", "card")),
    *((word, "quiet") for word in ("ink", "soft", "refused", "rust")),
    *((word, ground) for word in ("ink", "soft") for ground in ("warm", "warm-less", "warm-more", "note", "good-pale")),
    *((word, "bad-pale") for word in ("ink", "soft", "chip-ink")),
    *((word, "accent-pale") for word in ("ink", "soft", "accent-dark")),
    *((word, ground) for word in ("chip-ink", "ink") for ground in ("chip", "chip-more")),
    *((f"on-ground{kind}", f"ground{at}") for kind in ("", "-soft", "-faint", "-gold") for at in ("", "-1", "-2")),
    *((f"on-ground{kind}", "felt") for kind in ("", "-soft", "-gold")),
    *((f"{kind}-ink", f"{kind}-soft") for kind in KINDS),
    *(("ink", f"{kind}-soft") for kind in KINDS),
    *(("ink", f"{kind}-pale") for kind in KINDS[:-1]),
    *(("on-art", f"{kind}-art") for kind in KINDS[:4]),
    *(("on-gold", ground) for ground in ("gold", "gold-pale", "now", "now-more")),
    *((f"{one}-ink", one) for one in ("ours", "gain", "loss", "alarm", "robbed", "bewitched")),
    *((f"on-curtain{soft}", f"curtain-{n}") for soft in ("", "-soft") for n in (1, 2, 3)),
    *((f"bot-{n}", "paper") for n in (1, 2, 3)),
    *((f"seat-{n}", "paper") for n in range(1, 9)),
    *(("ink", ground) for ground in ("white-panel", "white-panel-more", "heat", "heat-more")),
    *(("on-black", ground) for ground in ("black-panel", "black-panel-more", "black")),
    ("gold-ink", "white-panel-more"), ("on-black-gold", "black-panel"), ("on-white", "white"),
    ("on-accent", "accent"), ("on-accent-soft", "accent"), ("on-back", "back-more"), ("on-art", "art"),
]  # fmt: skip
"""Words, and the grounds on which they stand."""

SIGNS = [
    *((kind, f"{kind}-soft") for kind in KINDS[1:-1]),
    *((line, ground) for line in ("field-line", "accent", "bad", "good") for ground in ("paper", "card")),
    ("lit", "felt"), ("lit", "board-1"), ("gold", "ground"), ("focus", "focus-edge"),
]  # fmt: skip
"""Borders and marks that one must see to know what is there, and their grounds."""


def light(color):
    """The relative luminance of a colour, as WCAG 2.2 defines it."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def too_close(pairs, theme, least):
    table = colors(theme)
    found = {pair: round(contrast(table[pair[0]], table[pair[1]]), 2) for pair in pairs}
    return {pair: ratio for pair, ratio in found.items() if ratio < least}


@pytest.mark.parametrize(("theme", "least"), [(LIGHT, 4.5), (DARK, 4.5), (PROJECTOR, 7)])
def test_words_can_be_read_on_every_ground(theme, least):
    assert too_close(WORDS, theme, least) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_borders_and_marks_stand_out(theme):
    assert too_close(SIGNS, theme, 3) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_one_of_the_two_colours_of_the_ring_stands_out_from_any_ground(theme):
    table = colors(theme)
    grounds = {name: color for name, color in table.items() if len(color) == 7}
    best = {
        name: max(contrast(table[ring], color) for ring in ("focus", "focus-edge")) for name, color in grounds.items()
    }
    assert {name: ratio for name, ratio in best.items() if ratio < 3} == {}


def files(*endings):
    return [file for file in WIDGETS.rglob("*") if file.suffix in endings and "__pycache__" not in file.parts]


def test_no_colour_is_written_outside_the_table():
    found = [
        f"{file.relative_to(WIDGETS)}: {line.strip()}"
        for file in files(".css", ".py", ".js", ".html")
        for line in file.read_text(encoding="utf-8").splitlines()
        if LITERAL.search(line) and "UNPAINTED" not in line
    ]
    assert found == []


def test_every_colour_that_the_sheets_name_exists_and_every_one_that_exists_is_used():
    sheets = "\n".join(file.read_text(encoding="utf-8") for file in files(".css", ".html", ".py"))
    named, own = set(USED.findall(sheets)), set(SET.findall(sheets))
    assert named - own - set(TABLE) == set()
    pictures = "\n".join(file.read_text(encoding="utf-8") for file in files(".py"))
    idle = {name for name in set(TABLE) - named if not re.search(rf"\b{name}\b", pictures)}
    assert {name for name in idle if not re.search(r"-soft$|-ink$|^seat-\d$|^on-(white|black)$", name)} == set()


def test_a_theme_changes_only_what_differs_from_the_light_one():
    text = sheet()
    assert text.count("--on-gold:") == 1 and text.count("--ink:") == 3
    assert "color-scheme: dark" in text


def test_the_switch_is_a_labelled_select_in_both_languages():
    for language, word in (("en", "Projector"), ("fr", "Projecteur")):
        html = switch(language)
        assert html.startswith("<label") and html.count("<option") == 4 and word in html


def test_a_theme_that_does_not_exist_counts_as_none():
    assert known("projector") == PROJECTOR and known("pink") == known(None) == ""
    assert colors("pink") == colors(LIGHT)
    with pytest.raises(ValueError, match="pink"):
        TableApp(theme="pink")


def test_a_table_in_a_notebook_can_be_given_a_theme_and_takes_the_one_its_page_shows():
    app = TableApp(theme=PROJECTOR)
    assert app.screen.theme == PROJECTOR and app.screen.rule, "the rule stands beside the table"
    app.screen.shown_theme = DARK
    assert app.opened.theme == DARK and app.screen.rule == ""
    grid = app.room.flow_plot.brush
    assert grid.theme == DARK


def test_every_picture_is_painted_anew_with_the_theme():
    app = TableApp()
    words = app.room.city_plot.sources["words"]
    before = list(words.data["color"])
    app.screen.shown_theme = DARK
    assert list(words.data["color"]) != before
    assert set(words.data["color"]) <= set(colors(DARK).values())


def test_a_page_that_tells_nonsense_of_its_theme_is_not_believed():
    app = TableApp()
    app.screen.shown_theme = "<script>"
    assert app.opened.theme == LIGHT


def test_on_a_projector_a_rule_that_is_pressed_opens_beside_the_table_and_elsewhere_as_a_dialog():
    app = TableApp()
    rule = next(event.rule for event in app.look.events)
    app.act("rule", rule)
    assert "<dialog" in app.screen.dialog
    app.screen.shown_theme = PROJECTOR
    assert app.screen.dialog == "" and 'data-key="rule close"' in app.screen.rule
    app.act("step", "first")
    assert app.opened.rule == "", "the next step shows the rule of what happens there"
