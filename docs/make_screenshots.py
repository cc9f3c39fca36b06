"""Draw the pictures of the documentation: every screen, in both languages, wide and on a phone, and the themes.

    make screenshots

The screens are those of tests/browser/gallery.py: moments of games with a fixed deal, so that drawing again changes a
picture only if the screen has changed. ``python docs/make_screenshots.py home duel`` draws those of two sections; the
gallery, docs/screenshots/README.md, is written anew each time from the pictures that are there.
"""

import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlparse

from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import gallery  # noqa: E402
from tests.browser.gallery import Guide, State  # noqa: E402
from tests.browser.serving import Chromium, Server  # noqa: E402
from tests.browser.visiting import Visits, still, wear  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
LANGUAGES = {"en": "English", "fr": "French"}
SIZES = ("wide", "phone")
WIDEST, QUALITY = 1000, 55
"""Pictures are at most so many pixels wide, and packed so hard, that the folder stays below six megabytes."""


class Section(NamedTuple):
    """A part of the gallery: its title, the tour that leads to its screens, which of them are shown, at which sizes."""

    title: str
    tour: gallery.Tour
    shown: tuple[str, ...]
    sizes: tuple[str, ...] = SIZES


def first_lessons(guide: Guide) -> Iterator[State]:
    """The list of lessons and a lesson as it opens."""
    yield State("the lessons", guide.page("lessons"))
    yield State("lesson 1", guide.page("lessons/01"))


def tables(guide: Guide) -> Iterator[State]:
    """A table as it opens, by its address."""
    screen = guide.table(path="play", variant="dark_city", players=6)
    yield State("a new table", screen.page, screen)


SECTIONS = {
    "home": Section("Home and rules", gallery.home_and_rules,
                    ("home", "the rules", "a search for rules", "a rule with all that belongs to it")),
    "duel": Section("Citadels Duel", gallery.playing_duel,
                    ("the first question", "building", "the city as buttons", "looking back")),
    "dialogs": Section("Refusals and dialogs", gallery.asking_why,
                       ("a refusal", "a rule", "dialog new", "dialog file", "dialog link", "dialog share")),
    "ends": Section("Messages, the curtain, the end", gallery.ends_of_duel, ("a message", "the curtain", "the end")),
    "tables": Section("A table by its address", tables, ("a new table",)),
    "cards": Section("The card games", gallery.card_games,
                     ("the draft", "a turn of classic", "a turn of dark_city", "a turn of edition_2016",
                      "the end of a card game")),
    "new": Section("A new game", gallery.new_games, ("a new game of dark_city", "a new game of edition_2016")),
    "pages": Section("Pages of cards, scenarios", gallery.card_pages,
                     ("the page of edition_2016/magistrate", "a scenario")),
    "lessons": Section("Lessons", first_lessons, ("the lessons", "lesson 1")),
    "what-if": Section("What if?", gallery.what_if,
                       ("the form of a what-if", "the answer of a what-if", "the guessing game", "an imagined game"),
                       ("wide",)),
}  # fmt: skip
PAGES = {
    "": "duel", "home": "home", "play": "tables", "rules": "home", "lessons": "lessons", "lessons/01": "lessons",
    "play_duel": "duel", "play_classic": "cards", "play_dark_city": "cards", "play_edition_2016": "cards",
}  # fmt: skip
"""Which section shows the page of an address; a test compares these with the pages that are served."""
THEMES = {"home": "home", "duel": "building", "cards": "a turn of classic"}
"""Of these sections one screen each is shown in the other themes, too."""
OTHERS = ("dark", "projector")


def slug(name: str, language: str, size: str, theme: str = "") -> str:
    """Return the name of a picture's file."""
    return "-".join(filter(None, [re.sub(r"[^a-z0-9]+", "-", name.lower()), language, size, theme])) + ".webp"


def draw(state: State, name: str) -> None:
    """Draw one picture."""
    page = state.page
    page.mouse.move(1, 1)
    for link in page.locator('input[id^="share-"]').all():
        link.evaluate("(link) => (link.value = link.value.replace(/game=.*/, 'game=\u2026'))")  # another key each time
    page.evaluate("window.scrollTo(0, 0)")
    still(page)
    picture = Image.open(io.BytesIO(page.screenshot()))
    if picture.width > WIDEST:
        picture = picture.resize((WIDEST, picture.height * WIDEST // picture.width), Image.Resampling.LANCZOS)
    picture.convert("RGB").save(FOLDER / name, "WEBP", quality=QUALITY, method=6)
    print(f"docs/screenshots/{name}  {urlparse(page.url).path}", flush=True)


def draw_section(key: str, visits: Visits) -> None:
    """Draw all pictures of a section."""
    section = SECTIONS[key]
    for language in LANGUAGES:
        for size in section.sizes:
            guide = Guide(visits, language, size, {"reduced_motion": "reduce", "color_scheme": "light"})
            left = set(section.shown)
            for state in section.tour(guide):
                if state.name in left:
                    draw(state, slug(state.name, language, size))
                    for theme in OTHERS if THEMES.get(key) == state.name and size == "wide" else ():
                        wear(state.page, theme, state.screen)
                        draw(state, slug(state.name, language, size, theme))
                    left.discard(state.name)
                if not left:
                    break
            visits.leave()


def readme(server: Server, visits: Visits) -> None:
    """Draw the picture at the head of the README: a tile to build is picked, and a refusal explained."""
    guide = Guide(visits, "en", "wide", {"reduced_motion": "reduce", "color_scheme": "light"})
    state = next(one for one in gallery.playing_duel(guide) if one.name == "building")
    still(state.page)
    picture = Image.open(io.BytesIO(state.page.screenshot())).convert("RGB")
    picture.quantize(256).save(FOLDER / "duel.png", optimize=True)
    visits.leave()


def gallery_page() -> str:
    """Return the gallery: every picture that should be there, by section."""
    lines = ["# Every screen", "", "Drawn by `make screenshots`; press a picture to see it as it is.", ""]
    for key, section in SECTIONS.items():
        lines += [f"## {section.title}", ""]
        for name in section.shown:
            rows = [(language, size, "") for language in LANGUAGES for size in section.sizes]
            if THEMES.get(key) == name:
                rows += [(language, "wide", theme) for theme in OTHERS for language in LANGUAGES]
            lines += [f"### {name[:1].upper()}{name[1:]}", "", *(_picture(name, *row) for row in rows), ""]
    return "\n".join(lines)


def _picture(name: str, language: str, size: str, theme: str) -> str:
    file, told = slug(name, language, size, theme), ", ".join(filter(None, [name, LANGUAGES[language], size, theme]))
    return f'<a href="{file}"><img src="{file}" alt="{told}" width="{420 if size == "wide" else 140}"></a>'


def main() -> Any:
    """Draw the sections that are named, or all, and write the gallery."""
    FOLDER.mkdir(exist_ok=True)
    chromium, server = Chromium(), Server()
    try:
        visits = Visits(server, chromium.get())
        for key in sys.argv[1:] or SECTIONS:
            draw_section(key, visits)
        if not sys.argv[1:] or "duel" in sys.argv[1:]:
            readme(server, visits)
        wrong = visits.close()
        (FOLDER / "README.md").write_text(gallery_page(), encoding="utf-8")
    finally:
        chromium.close()
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # the server's thread needs no farewell
