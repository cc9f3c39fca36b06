"""The gallery shows every screen that the command draws, and there is a screen of every page that is served."""

import importlib.util
import re
from pathlib import Path

from citadels_lab.widgets import routes

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
LIMIT = 6_000_000


def command():
    spec = importlib.util.spec_from_file_location("make_screenshots", ROOT / "docs" / "make_screenshots.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_gallery_is_that_of_the_command_and_all_its_pictures_are_there():
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert page == command().gallery_page()
    named = set(re.findall(r'src="([^"]+)"', page))
    there = {path.name for path in FOLDER.iterdir()} - {"README.md", "duel.png"}
    assert named == there, "draw them anew: make screenshots"


def test_every_section_has_a_screen_in_both_languages_and_the_widths():
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for section in command().SECTIONS.values():
        for name in section.shown:
            for told in ("English", "French"):
                for size in section.sizes:
                    assert f'alt="{name}, {told}, {size}"' in page


def test_there_is_a_screen_of_every_page_that_is_served():
    lesson = re.compile("(lessons/|lesson_|lecon_).*")
    served = {lesson.sub("lessons/01", address.strip("/")) for address in routes.pages(lambda variant: None)}
    assert served == set(command().PAGES)


def test_the_pictures_are_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < LIMIT
