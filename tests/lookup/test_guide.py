"""What docs/rules.md and the docstrings show can be done as it is written there."""

import doctest
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner

import citadels_lab.lookup
from citadels_lab.cli import main
from citadels_lab.lookup import code, folding, searching
from citadels_lab.widgets.rulebook.asked import asked

GUIDE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_taste_of_python_gives_what_it_shows():
    (taste,) = re.findall(r"```pycon\n(.*?)```", GUIDE, re.DOTALL)
    test = doctest.DocTestParser().get_doctest(taste, {}, "guide", "docs/rules.md", 0)
    said: list[str] = []
    assert doctest.DocTestRunner().run(test, out=said.append).failed == 0, "".join(said)


@pytest.mark.parametrize("module", [citadels_lab.lookup, code, folding, searching])
def test_docstrings_give_what_they_show(module):
    done = doctest.testmod(module)
    assert done.attempted and not done.failed


def test_its_addresses_find_what_they_say():
    addresses = re.findall(r"`/rules\?([^`]+)`", GUIDE)
    assert len(addresses) == 5
    for address in addresses:
        given = {name: values[0] for name, values in parse_qs(urlsplit(f"?{address}").query).items()}
        question = asked(given)
        assert not question.wrong and question.find("en").rules


def test_its_commands_find_something():
    (commands,) = re.findall(r"```\n(citadels-lab.*?)```", GUIDE, re.DOTALL)
    for line in commands.splitlines():
        words = [a or b for a, b in re.findall(r'"([^"]+)"|(\S+)', line)]
        assert CliRunner().invoke(main, words[1:]).exit_code == 0, line
