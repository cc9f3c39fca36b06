"""What ``--help`` says: every command and every option of it, in the language that is spoken."""

import importlib
import os
import re

import click
import pytest
from click.testing import CliRunner

from citadels_lab.cli import main
from citadels_lab.cli._language import LANGUAGE_VARIABLES
from citadels_lab.words import LANGUAGES, has
from tests.words.sentences import BOOKS

NAMES = main.list_commands(click.Context(main))
TOP = {name: importlib.import_module(f"citadels_lab.cli.{name.replace('-', '_')}").command for name in NAMES}
INNER = {f"{name}.{inner}": one for name, top in TOP.items() for inner, one in getattr(top, "commands", {}).items()}
COMMANDS: dict[str, click.Command] = TOP | INNER
KINDS = r"\b(TEXT|INTEGER|FLOAT|PATH|FILENAME|DIRECTORY|RANGE)\b"
"""What Click writes, in English, where nobody says what an option takes."""


def helped(*words: str, **env: str) -> str:
    """The help as one line of text, since it is broken into lines anywhere."""
    clean = dict.fromkeys(LANGUAGE_VARIABLES, None) | env
    result = CliRunner(env=clean).invoke(main, [*words, "--help"])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_has_its_text_in_the_words_and_none_in_the_code(name: str) -> None:
    assert has(f"help.{name}.about")
    options = [param for param in COMMANDS[name].params if isinstance(param, click.Option)]
    assert [param.name for param in options if not has(f"help.{name}.options.{param.name}")] == []
    taking = [param for param in options if not param.is_flag and not isinstance(param.type, click.Choice)]
    assert [param.name for param in taking if not has(f"help.{name}.values.{param.name}")] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_words_explain_no_option_that_is_not_there(name: str) -> None:
    told = {
        key.rpartition(".")[2]
        for key in BOOKS["en"]
        if key.startswith((f"help.{name}.options.", f"help.{name}.values."))
    }
    assert told <= {param.name for param in COMMANDS[name].params}


@pytest.mark.parametrize("name", [*COMMANDS, ""])
def test_the_help_speaks_one_language_from_its_first_word_to_its_last(name: str) -> None:
    words = name.split(".") if name else []
    english, french = (helped("--lang", language, *words) for language in LANGUAGES)
    assert english.startswith("Usage: ") and french.startswith("Usage : ")
    assert "Show this message and exit." in english and "Afficher ce message et s’arrêter." in french
    assert not re.search(r"\b(the|of|a file|Commands|default:|required|Show)\b", french), french
    assert not re.search(KINDS, english + french)
    about = f"help.{name or 'citadels-lab'}.about"
    for language, text in (("en", english), ("fr", french)):
        assert " ".join(BOOKS[language][about].split()) in text


def test_without_lang_the_language_is_that_of_the_system() -> None:
    assert helped("show", LANG="fr_FR.UTF-8").startswith("Usage : citadels-lab show")
    assert helped("show", LANG="de_DE.UTF-8").startswith("Usage: citadels-lab show")
    assert helped("--lang", "en", "show", LANG="fr_FR.UTF-8").startswith("Usage: ")
    assert os.environ.get("LANG") != "fr_FR.UTF-8"


def test_what_holds_when_nothing_is_given_is_said_in_the_text() -> None:
    assert "Quel jeu (sinon duel)." in helped("--lang", "fr", "new")
    assert "quick (400), standard (2000), careful (8000) (else standard)." in helped("--lang", "en", "whatif")
    assert "How many games (else 1000)" in helped("--lang", "en", "arena")


@pytest.mark.parametrize("command", ["whatif", "arena", "new"])
def test_a_language_that_is_given_too_late_is_shown_its_place(command: str) -> None:
    result = CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, [command, "duel", "--lang", "fr"])
    assert result.exit_code == 2
    assert f"The language comes before the command: citadels-lab --lang fr {command} ..." in result.stderr
