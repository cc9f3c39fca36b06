"""`new`, `replay` and `show` pass games round as records, and say in one sentence what is wrong with a bad one."""

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import citadels_lab as lab
from citadels_lab.cli import main
from citadels_lab.rules.editions.variants import variants


def run(*args: object, lang: str = "en") -> Result:
    return CliRunner(env={"CITADELS_LAB_LANG": lang}).invoke(main, [str(arg) for arg in args])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    position = lab.new_game("duel", seed=2)
    for _ in range(4):
        position = position.answer(position.decision.options[0].action)
    file = tmp_path / "game.toml"
    file.write_text(position.record(), encoding="utf-8")
    return file


def test_new_prints_a_record_that_load_reads() -> None:
    result = run("new", "--seed", 7, "--option", "unique_draw=2")
    assert result.exit_code == 0
    assert lab.load(result.output) == lab.new_game("duel", seed=7, unique_draw=2)


def test_new_reads_lists_with_commas() -> None:
    result = run("new", "--variant", "dark_city", "--option", "players=ana,bo,chi,dev", "--option", "bonus=park,")
    assert lab.load(result.output) == lab.new_game("dark_city", players=["ana", "bo", "chi", "dev"], bonus=["park"])


def test_the_help_names_every_set_up_option_of_every_variant() -> None:
    help_text = run("--help").output
    for variant in variants().values():
        assert variant.name in help_text and all(f"{option}=" in help_text for option in variant.options)


def test_new_writes_a_file(tmp_path: Path) -> None:
    assert run("new", "--out", tmp_path / "g.toml").output == ""
    assert run("replay", "-q", tmp_path / "g.toml").output == "The record is sound: 0 answers, and the game goes on.\n"
    assert "cannot be written" in run("new", "--out", tmp_path / "none" / "g.toml").output


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--variant", "chess"), "There is no variant 'chess'"),
        (("--option", "unique_drw=2"), "“unique_drw” is not an option of duel"),
        (("--option", "unique_draw=9"), "“unique_draw” cannot be 9"),
        (("--option", "unique_draw"), "write NAME=VALUE"),
        (("--seed", "-4"), "The seed -4 is not possible"),
    ],
)
def test_new_refuses_what_it_cannot_use(args: tuple[str, ...], says: str) -> None:
    result = run("new", *args)
    assert result.exit_code == 2
    assert says in result.output
    assert result.output.count("\n") == 1


def test_replay_tells_what_happened(record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "White starts with the Noble start on c4." in result.output
    assert "The record is sound: 4 answers" in result.output


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("version = 1", "version = 99", "version 99"),
        ("answers = [", "answers = [\n  'dance',", "“dance”, is not legal there"),
        ("answers = [", "answers [", "damaged"),
        ("seed = 2", "seed = 3", "Answer 1"),
        ("variant =", "key = 1\nvariant =", "unknown line “key”"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_bad_record_is_a_sentence_and_exit_status_2(
    record: Path, command: str, old: str, new: str, says: str
) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    result = run(command, record)
    assert result.exit_code == 2
    assert says in result.output
    assert isinstance(result.exception, SystemExit)


def test_a_record_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    result = run("show", tmp_path / "none.toml")
    assert result.exit_code == 2
    assert "none.toml cannot be read" in result.output


@pytest.mark.parametrize(("lang", "said"), [("en", "This is no record"), ("fr", "Ce n’est pas un enregistrement")])
@pytest.mark.parametrize("command", ["replay", "show", "whatif"])
def test_a_file_that_is_no_record_is_named(tmp_path: Path, command: str, lang: str, said: str) -> None:
    empty = tmp_path / "empty.toml"
    empty.touch()
    result = run(command, empty, lang=lang)
    assert result.exit_code == 2
    assert result.output.startswith(str(empty)) and said in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(("given", "named"), [("http://localhost/y", "http://localhost/y"), ("", '""')])
@pytest.mark.parametrize("command", ["replay", "show", "whatif"])
def test_a_record_that_cannot_be_read_is_named_as_it_was_given(command: str, given: str, named: str) -> None:
    result = run(command, given)
    assert result.exit_code == 2
    assert result.output.startswith(f"{named} cannot be read (there is no such file)")


def test_show_tells_a_seat_what_it_may_know(record: Path) -> None:
    white = run("show", record, "--seat", "white").output
    black = run("show", record, "--seat", "black").output
    public = run("show", record).output
    assert "White is asked: Discard one of your four characters" in white
    assert "[discard " in white
    assert "White is asked; only that seat sees the question." in black
    assert "in hand: ?, ?, ?, ?" in black
    assert "[discard " not in black
    assert "in hand: ?, ?, ?, ?" in public
    assert "W:Noble start 1" in public


def test_show_goes_back_to_an_answer(record: Path) -> None:
    first = run("show", record, "--at", 0, "--seat", "white").output
    assert "Round 0, set-up." in first
    assert "[stand wishing-well imperial-treasury]" in first
    result = run("show", record, "--at", 9)
    assert result.exit_code == 2
    assert "this record has 4" in result.output


def test_show_can_tell_why_not(tmp_path: Path) -> None:
    from citadels_lab import scenarios

    file = tmp_path / "game.toml"
    file.write_text(scenarios.named("duel/king-no-move-no-coin").position().answer("pass").record(), encoding="utf-8")
    assert "1 more option is refused; --all shows it" in run("show", file, "--seat", "white").output
    everything = run("show", file, "--seat", "white", "--all").output
    assert "staying is no move" in everything
    assert "(duel.guard.move)" in everything


def test_show_tells_who_has_won(tmp_path: Path) -> None:
    from citadels_lab import scenarios

    file = tmp_path / "game.toml"
    file.write_text(scenarios.named("duel/score-points").run().positions[-1].record(), encoding="utf-8")
    result = run("show", file)
    assert "White: 23 points" in result.output
    assert "Won by: White" in result.output


def test_an_unknown_seat_is_a_sentence(record: Path) -> None:
    result = run("show", record, "--seat", "red")
    assert result.exit_code == 2
    assert "the seats are white, black" in result.output


def test_show_speaks_french(record: Path) -> None:
    assert "On demande à Blanc" in run("show", record, "--seat", "white", lang="fr_FR.UTF-8").output


@pytest.mark.parametrize("line", ["variant", "answers", "check"])
def test_the_line_that_a_record_lacks_is_shown_as_it_can_be_written(record: Path, line: str) -> None:
    whole = record.read_text(encoding="utf-8")
    start = whole.index(f"\n{line} = ") + 1
    end = whole.index("]\n" if line == "answers" else "\n", start) + (line == "answers")
    record.write_text(whole[:start] + whole[end:].lstrip(), encoding="utf-8")
    shown = run("replay", record).output.partition("“")[2].partition("”")[0]
    assert shown.startswith(f"{line} = ")
    assert tomllib.loads(shown)
