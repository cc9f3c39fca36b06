"""What the README and the guide to the options show can be done as it is written there."""

import doctest
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import citadels_lab as lab
from citadels_lab.cli import main
from citadels_lab.rules.kernel.errors import LabError

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPTIONS = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")


def test_the_taste_of_python_gives_what_it_shows():
    (taste,) = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(taste, {}, "README", "README.md", 0)
    said: list[str] = []
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize("page", ["README.md", "docs/links.md", "docs/options.md", "docs/scenarios.md"])
def test_every_link_leads_somewhere(page):
    path = ROOT / page
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    lost = [link for link in links if not (path.parent / link).exists()]
    assert lost == []


def test_the_commands_it_names_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake ([a-z-]+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for command in set(re.findall(r"citadels-lab ([a-z]+)", README + OPTIONS)):
        assert CliRunner().invoke(main, [command, "--help"]).exit_code == 0, command


def test_it_is_short():
    assert len(README.splitlines()) < 110


@pytest.mark.parametrize(
    "option", [{"unique_draw": 3}, {"unique_draw": 2}, {"leader_build": "owed"}, {"leader_build": "optional"}]
)
def test_every_set_up_option_of_the_guide_is_one(option):
    ((name, value),) = option.items()
    assert f"`{name}`" in OPTIONS and (f'`"{value}"`' in OPTIONS or f"`{value}`" in OPTIONS)
    assert lab.new_game("duel", **option)


def test_a_tile_file_made_as_the_guide_says_is_played_with(tmp_path):
    (link,) = re.findall(r"\(\.\./(\S+tiles_duel\.csv)\)", OPTIONS)
    text = (ROOT / link).read_text(encoding="utf-8")
    tiles = tmp_path / "my_tiles.csv"
    tiles.write_text(text.replace("Noble 1,Noble 1,noble,1,1,", "Noble 1,Noble 1,noble,1,9,"), encoding="utf-8")
    position = lab.new_game("duel", tiles=str(tiles))
    assert position.facts()["tiles"]["noble-1"]["cost"] == 9 and not position.facts()["assumed_costs"]
    tiles.write_text(text.replace("Noble 1,Noble 1,noble,1,1,", "Noble 1,Noble 1,noble,1,10,"), encoding="utf-8")
    with pytest.raises(LabError, match="Line 5.*0 to 9"):
        lab.new_game("duel", tiles=str(tiles))
