"""The command line finds its commands by itself and never shows a traceback to people."""

import importlib
import signal
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import citadels_lab as lab
from citadels_lab import cli
from citadels_lab.cli import language, main
from citadels_lab.cli._language import LANGUAGE_VARIABLES
from citadels_lab.study import arena

NAMES = main.list_commands(click.Context(main))
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "duel.toml"


def test_the_commands_are_the_files_of_the_folder() -> None:
    files = {path.stem.replace("_", "-") for path in Path(cli.__file__).parent.glob("[!_]*.py")}
    assert set(NAMES) == files
    assert {"check", "rules", "new", "show", "replay", "serve"} <= files


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(name: str) -> None:
    result = CliRunner().invoke(main, [name, "--help"])
    assert result.exit_code == 0
    module = importlib.import_module(f"citadels_lab.cli.{name.replace('-', '_')}")
    assert module.command.name == name


def test_an_unknown_command_is_a_wrong_use() -> None:
    assert CliRunner().invoke(main, ["dance"]).exit_code == 2


def test_the_package_can_be_run_where_its_command_is_not_on_the_path() -> None:
    run = [sys.executable, "-m", "citadels_lab", "rules", "--rule", "classic.thief"]
    ran = subprocess.run(run, capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout == CliRunner().invoke(main, ["rules", "--rule", "classic.thief"]).stdout
    assert "classic.thief" in ran.stdout


def test_an_error_goes_to_stderr_without_a_traceback() -> None:
    code = "from citadels_lab.cli import main; main(['--lang', 'en', 'rules', 'duell'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "There is no variant duell; did you mean “duel”?\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize(
    "args",
    [
        ["rules", "duel"], ["--help"], ["new"], ["arena", "duel", "--games", "2"],
        *(["whatif", str(EXAMPLE), "--at", "5", "--samples", "2", *more] for more in ([], ["--json"])),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("lang", "said"), [("en", "The output cannot be written"), ("fr", "La sortie ne peut pas")])
def test_output_that_cannot_be_written_is_a_sentence_and_exit_status_2(lang: str, said: str, args: list[str]) -> None:
    run = [sys.executable, "-m", "citadels_lab", "--lang", lang, *args]
    with open("/dev/full", "w") as full:
        done = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith(said) and done.stderr.count("\n") == 1


def test_a_reader_who_has_had_enough_ends_a_command_without_a_word() -> None:
    run = [sys.executable, "-m", "citadels_lab", "rules", "duel"]
    with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
        assert command.stdout is not None and command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == ""


@pytest.mark.parametrize(("lang", "said"), [("en", "Stopped by Ctrl-C"), ("fr", "Arrêté par Ctrl-C")])
def test_a_command_stopped_by_ctrl_c_says_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(arena, "play", lambda *_, **__: signal.raise_signal(signal.SIGINT))
    result = CliRunner().invoke(main, ["--lang", lang, "arena", "duel"])
    assert result.exit_code == 130
    assert result.output.startswith(said) and result.output.count("\n") == 1


def test_asking_for_rules_does_not_load_the_screen() -> None:
    code = "import sys; from citadels_lab.cli import main\ntry: main(['rules', 'duel'])\nexcept SystemExit: pass\n"
    code += "assert not {'panel', 'bokeh', 'param'} & set(sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("lang", "env", "spoken"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8", "CITADELS_LAB_LANG": "en"}, "en"),
        ("fr", {"CITADELS_LAB_LANG": "en"}, "fr"),
    ],
)
def test_the_language_is_chosen_or_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, lang: str | None, env: dict[str, str], spoken: str
) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    context = click.Context(main)
    context.params = {"lang": lang}
    assert language(context) == spoken


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, ["serve", "--port", port])
    assert result.exit_code == 2
    assert f"cannot be served at 127.0.0.1:{port}" in result.output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["dance"], "Il n’y a pas de commande « dance »"),
        (["new", "--sed", "3"], "Il n’y a pas d’option --sed."),
        (["new", "--seed"], "L’option --seed demande une valeur."),
        (["new", "--seed", "x"], "--seed demande un nombre entier."),
        (["serve", "--port", "70000"], "--port demande un nombre entier de 0 à 65535."),
        (["check"], "Il manque FICHIER..."),
        (["rules"], "Il manque VARIANTE."),
        (["replay", "one", "two"], "La commande « citadels-lab replay » ne prend pas « two »."),
        (["new", "duel"], "La commande « citadels-lab new » ne prend pas « duel ». Écrivez --variant duel."),
        (["--lang", "de", "rules"], "--lang demande une de ces valeurs : en, fr."),
    ],
)
def test_a_wrong_use_is_told_in_french_too(args: list[str], sentence: str) -> None:
    result = CliRunner(env={"CITADELS_LAB_LANG": "fr"}).invoke(main, args)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Error" not in result.output and "Try" not in result.output


@pytest.mark.parametrize(("args", "sentence"), [(["check"], "FILE... is missing."), (["rules"], "VARIANT is missing.")])
def test_in_english_what_is_missing_is_told_in_a_sentence(args: list[str], sentence: str) -> None:
    result = CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, args)
    assert result.exit_code == 2
    assert sentence in result.output and "Missing" not in result.output


@pytest.mark.parametrize(
    ("lang", "so"), [("en", "such as --older-than 30d for"), ("fr", "par exemple --older-than 30d")]
)
def test_old_games_are_not_deleted_before_it_is_said_how_old(lang: str, so: str) -> None:
    result = CliRunner(env={"CITADELS_LAB_LANG": lang}).invoke(main, ["games", "prune", "--dry-run"])
    assert result.exit_code == 2
    assert so in result.output and "Error" not in result.output


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "There is no option --sed. Near to it: --seed."), ("fr", "Il n’y a pas d’option --sed. Proche : --seed.")],
)
def test_an_option_that_is_none_is_told_with_what_is_near_to_it(lang: str, sentence: str) -> None:
    result = CliRunner(env={"CITADELS_LAB_LANG": lang}).invoke(main, ["new", "--sed", "3"])
    assert result.exit_code == 2
    assert sentence in result.output


@pytest.mark.parametrize(("lang", "why"), [("en", "there is no such file"), ("fr", "ce fichier n’existe pas")])
def test_why_a_file_cannot_be_read_is_said_in_words(lang: str, why: str, tmp_path: Path) -> None:
    for args in (["show", "none.record"], ["check", "none.toml"], ["new", "--option", "tiles=none.csv"]):
        result = CliRunner(env={"CITADELS_LAB_LANG": lang}).invoke(main, args)
        assert result.exit_code == 2
        assert why in result.output and "Error" not in result.output
    folder = CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, ["new", "--out", str(tmp_path)])
    assert f"{tmp_path} cannot be written (it is a folder)." in folder.output.replace("\n", "")


def test_a_text_that_is_no_record_at_all_is_told_what_a_record_has() -> None:
    with pytest.raises(lab.LabError, match="a record has the line format"):
        lab.load("a = 1")


def test_one_step_is_no_steps(tmp_path: Path) -> None:
    scenario = 'title = "A look"\nvariant = "duel"\nrules = ["duel.draft.deal"]\nseed = 1\n[[step]]\nthen.round = 0\n'
    (tmp_path / "one.toml").write_text(scenario, encoding="utf-8")
    told = CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, ["check", str(tmp_path / "one.toml")]).output
    assert "(1 step)" in told


@pytest.mark.parametrize(("lang", "said"), [("en", "there is no folder"), ("fr", "il n’y a pas de dossier")])
def test_a_record_for_a_folder_that_is_missing_names_the_folder(lang: str, said: str, tmp_path: Path) -> None:
    missing = tmp_path / "records"
    result = CliRunner().invoke(main, ["--lang", lang, "new", "--out", str(missing / "game.toml")])
    assert result.exit_code == 2
    assert f"{said} {missing}" in result.stderr
    assert "game.toml" in result.stderr and "Error" not in result.stderr
    assert not missing.exists()
