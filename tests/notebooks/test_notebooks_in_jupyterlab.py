"""The notebooks in a real JupyterLab, without internet: run all cells; the game can be played, the plot is drawn."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from citadels_lab.words import spoken

from .refresh import NOTEBOOKS
from .servers import Watch, chromium, serving, table_of_the_notebook

pytestmark = pytest.mark.jupyterlab

PATIENCE = 60_000
TOKEN = "only-for-this-test"
QUIET = (
    "--no-browser", "--allow-root", "--ip=127.0.0.1", "--port={port}", "--ServerApp.port_retries=0",
    f"--IdentityProvider.token={TOKEN}", "--LabApp.news_url=None", "--LabApp.extension_manager=readonly",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)  # fmt: skip
OWN_FOLDERS = (
    "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR", "IPYTHONDIR",
)  # fmt: skip


@pytest.fixture(scope="module")
def jupyterlab(tmp_path_factory):
    """A JupyterLab that neither reads nor writes the user's own settings, with copies of the notebooks."""
    folder = tmp_path_factory.mktemp("jupyterlab")
    shutil.copytree(NOTEBOOKS, folder / "notebooks", ignore=shutil.ignore_patterns(".*"))
    own = {name: str(folder / name.lower()) for name in OWN_FOLDERS}
    where = f"--ServerApp.root_dir={folder / 'notebooks'}"
    with serving(folder, "jupyterlab", where, *QUIET, ready="/api", **own) as address:
        yield address


@pytest.fixture
def page():
    """A page tall enough for a whole notebook: JupyterLab draws only the cells in sight."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 6000})
        page.set_default_timeout(PATIENCE)
        watch = Watch(page)
        yield page
        assert watch.outside == [] and watch.errors == []


def run_all_cells(page, address, name):
    page.goto(f"{address}/lab/tree/{name}.ipynb?token={TOKEN}&reset")  # else the notebook of the last test opens, too
    expect(page.get_by_text(re.compile(r"Python 3.*\| Idle"))).to_be_visible(timeout=PATIENCE)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("play_duel", "Citadels Duel"),
        ("play_classic", "Citadels, the classic game"),
        ("play_dark_city", "Citadels, the Dark City"),
        ("play_edition_2016", "Citadels, the 2016 edition"),
    ],
)
def test_the_game_appears_in_its_cell_and_a_press_plays_a_move(jupyterlab, page, name, title):
    table = table_of_the_notebook(name)
    run_all_cells(page, jupyterlab, name)
    cell = page.locator(".jp-OutputArea-output").last
    expect(cell.get_by_role("heading", level=1, name=title)).to_be_visible(timeout=PATIENCE)
    for _ in range(2):
        option = table.position.decision.options[0]
        language = spoken(table.position.variant, "en")
        cell.get_by_role("button", name=option.text(language), exact=True).click()
        table.answer(option.action)
        question = table.position.decision.text(language)
        expect(cell.get_by_role("heading", name=question)).to_be_visible(timeout=PATIENCE)


def test_the_first_steps_show_the_tables_and_the_plot(jupyterlab, page):
    run_all_cells(page, jupyterlab, "duel_first_steps")
    expect(page.locator(".bk-Figure canvas").first).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("img", name=re.compile("The city: "))).to_have_count(3)


def test_an_exercise_of_a_lesson_is_checked_in_its_cell(jupyterlab, page):
    run_all_cells(page, jupyterlab, "lecon_01_film")
    box = page.get_by_role("textbox", name="Votre nombre")
    expect(box).to_be_visible(timeout=PATIENCE)
    check = page.locator("form").filter(has=box).get_by_role("button", name="Vérifier")
    for number, verdict in (("5", "Pas encore."), ("2", "Juste !")):
        box.fill("")
        box.press_sequentially(number)  # typed, not filled in: JupyterLab has shortcuts on digits, and one on Enter
        expect(box).to_have_value(number)
        box.press("Enter") if number == "5" else check.click()
        expect(page.get_by_role("status").filter(has_text=verdict).first).to_be_visible(timeout=PATIENCE)
