"""The arrows of the house hold, and the tool that says so really bites."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-cache"]

HOUSE = """
cli bench session words widgets.app widgets.city study.what_if bots.greedy scenarios.runner rules.kernel.table
rules.catalogue.duel pictures.duel rules.flow.draft rules.editions.duel rules.characters.king rules.characters.thief
rules.districts.keep rules.districts.smithy rules.duel.turn rules.duel.characters.king rules.duel.characters.thief
rules.duel.tiles.statue rules.duel.tiles.armory
""".split()

ALLOWED = {
    "widgets.app": "import panel, bokeh, holoviews, param, citadels_lab.session, citadels_lab.words",
    "cli": "def serve() -> None:\n    import panel\n    import citadels_lab.widgets.app",
    "session": "import param, citadels_lab.bots.greedy, citadels_lab.rules.editions.duel",
    "study.what_if": "import numpy, citadels_lab.bots.greedy",
    "rules.editions.duel": "import citadels_lab.rules.duel.characters.king, citadels_lab.rules.flow.draft",
    "rules.duel.characters.king": "import citadels_lab.rules.kernel.table, citadels_lab.words",
    "rules.kernel.table": "import citadels_lab.rules.catalogue.duel, citadels_lab.words",
}

FORBIDDEN = [
    ("words", "citadels_lab.rules.kernel.table", "Arrows point one way"),
    ("pictures.duel", "citadels_lab.rules.duel.turn", "Arrows point one way"),
    ("rules.kernel.table", "citadels_lab.rules.flow.draft", "Arrows point one way"),
    ("rules.kernel.table", "citadels_lab", "Arrows point one way"),
    ("rules.flow.draft", "citadels_lab.rules.characters.king", "Arrows point one way"),
    ("rules.characters.king", "citadels_lab.rules.editions.duel", "Arrows point one way"),
    ("rules.duel.turn", "citadels_lab.rules.characters.king", "Arrows point one way"),
    ("rules.editions.duel", "citadels_lab.bots.greedy", "Arrows point one way"),
    ("bots.greedy", "citadels_lab.session", "Arrows point one way"),
    ("session", "citadels_lab.widgets.app", "Arrows point one way"),
    ("rules.duel.characters.king", "citadels_lab.rules.duel.characters.thief", "No Duel character imports another"),
    ("rules.duel.tiles.statue", "citadels_lab.rules.duel.tiles.armory", "No Duel tile imports another"),
    ("rules.characters.king", "citadels_lab.rules.characters.thief", "No character of the card game imports another"),
    ("rules.districts.keep", "citadels_lab.rules.districts.smithy", "No district of the card game imports another"),
    ("session", "panel", "Panel only in widgets (and, when it starts the app, cli)"),
    ("session", "panel_material_ui", "Panel only in widgets (and, when it starts the app, cli)"),
    ("rules.kernel.table", "param", "param only from session up"),
    ("bots.greedy", "numpy", "NumPy, Bokeh and HoloViews only in study and widgets"),
    ("session", "bokeh.plotting", "NumPy, Bokeh and HoloViews only in study and widgets"),
    ("scenarios.runner", "holoviews", "NumPy, Bokeh and HoloViews only in study and widgets"),
]


def build_house(folder: Path, extra: list[tuple[str, str, str]]) -> None:
    """Write a made-up house of nearly empty modules, with the project's own contracts beside it."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in HOUSE:
        path = folder / "citadels_lab" / (name.replace(".", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [ALLOWED.get(name, "")] + [f"import {imported}" for importer, imported, _ in extra if importer == name]
        path.write_text("\n".join(lines) + "\n")
        for package in list(path.relative_to(folder).parents)[:-1]:
            (folder / package / "__init__.py").touch()
    (folder / "citadels_lab" / "__init__.py").write_text("import citadels_lab.rules.editions.duel\n")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(LINT, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def report_of_a_bad_house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the tool says of a house with every forbidden import at once."""
    folder = tmp_path_factory.mktemp("bad_house")
    build_house(folder, FORBIDDEN)
    return lint(folder).stdout


def test_the_arrows_hold_in_this_house() -> None:
    done = lint(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_house_built_by_the_design_breaks_no_arrow(tmp_path: Path) -> None:
    build_house(tmp_path, [])
    done = lint(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_package_without_a_place_is_reported(tmp_path: Path) -> None:
    build_house(tmp_path, [])
    (tmp_path / "citadels_lab" / "attic").mkdir()
    (tmp_path / "citadels_lab" / "attic" / "__init__.py").touch()
    done = lint(tmp_path)
    assert done.returncode == 1
    assert "attic" in done.stdout


@pytest.mark.parametrize(("importer", "imported", "contract"), FORBIDDEN)
def test_a_forbidden_import_breaks_its_contract(
    report_of_a_bad_house: str, importer: str, imported: str, contract: str
) -> None:
    details = report_of_a_bad_house.partition("Broken contracts")[2]
    section = details.partition(f"{contract}\n---")[2].partition("\n---")[0]
    arrow = f"citadels_lab.{importer} -> {imported.removesuffix('.plotting')} ("
    assert arrow in " ".join(section.split()), section
