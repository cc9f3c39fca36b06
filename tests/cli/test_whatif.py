"""``citadels-lab whatif``: the same bytes however it is played, a table for people, a sentence for what cannot be."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import citadels_lab as lab
from citadels_lab.cli import main, whatif
from tests.study.positions import asked, late
from tests.study.scheduler import kill_when_busy, scheduling, working

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "duel.toml"


@pytest.fixture
def record(tmp_path):
    """Write a record of a position, and return its path."""

    def written(position):
        path = tmp_path / f"{len(position.actions)}.toml"
        path.write_text(position.record(), encoding="utf-8")
        return str(path)

    return written


def tell(*given, lang="en"):
    return CliRunner().invoke(main, ["--lang", lang, "whatif", *given])


def test_the_same_question_gives_the_same_bytes_with_one_process_and_with_two(record):
    file = record(late(4, 20))
    given = [file, "--samples", "12", "--json"]
    one, again, two = tell(*given), tell(*given), tell(*given, "--workers", "2")
    assert one.exit_code == 0, one.output
    assert one.output == again.output == two.output
    data = json.loads(one.output)
    assert data["samples"] == 12
    assert data["step"] == len(late(4, 20).actions)


def test_step_0_is_the_first_decision_of_the_record(record):
    whole = lab.play_out(lab.new_game("duel", seed=5), "random", 3)
    told = tell(record(whole), "--at", "0", "--samples", "2", "--json")
    data = json.loads(told.output)
    first = lab.new_game("duel", seed=5).decision
    assert (data["step"], data["seat"], data["prompt"]) == (0, first.seat, first.prompt)


@pytest.mark.parametrize(
    "lang, head, verdict", [("en", "win share", "looks best"), ("fr", "victoires", "semble le meilleur")]
)
def test_a_person_gets_a_table_and_a_few_sentences(record, lang, head, verdict):
    told = tell(record(late(4, 10)), "--samples", "20", "--bots", "white=random,black=greedy", lang=lang)
    assert told.exit_code == 0, told.output
    lines = told.output.splitlines()
    assert head in lines[2]
    assert lines[3].endswith(verdict)
    assert " 20 " in lines[3]
    assert "random" in lines[-1]
    assert "greedy" in lines[-1]


def test_models_and_a_matrix_can_be_asked_for(record):
    file = record(asked("name-assassin"))
    models = tell(
        file, "--models", "random,greedy", "--samples", "2", "--option", "name thief", "--option", "name king"
    )
    assert models.exit_code == 0, models.output
    assert models.output.count("Played on by") == 2
    guess = [file, "--against", "black", "--samples", "300", "--option", "name thief", "--option", "name king"]
    matrix, data = tell(*guess), tell(*guess, "--json")
    assert matrix.exit_code == 0, matrix.output
    assert "A: " in matrix.output
    assert json.loads(data.output)["against"] == "black"
    both = tell(file, "--models", "random,greedy", "--samples", "2", "--option", "name thief", "--json")
    assert json.loads(both.output)["verdict"] == "one"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "given, said",
    [
        (["--at", "9999"], "9999"),
        (["--at", "-1"], "-1"),
        (["--seat", "red"], "red"),
        (["--seat", "other"], ""),
        (["--samples", "1"], "1"),
        (["--samples", "lots"], "quick"),
        (["--bots", "gredy"], "greedy"),
        (["--bots", "white=random"], "white"),
        (["--bots", "white=random=greedy"], "white=random=greedy"),
        (["--bots", "random,random"], "random,random"),
        (["--bots", "white=random,white=greedy"], "white=random,white=greedy"),
        (["--models", "random"], "random"),
        (["--workers", "0"], "256"),
        (["--option", "dance"], "dance"),
        (["--against", "red"], "red"),
        (["--seed", "-3"], "-3"),
        (["--exact", "random"], "3"),
        (["--exact", "badly"], "random, best"),
    ],
)
def test_what_cannot_be_asked_is_status_2_and_one_sentence(record, lang, given, said):
    position = late(4, 20)
    other = next(seat for seat in position.seats if seat != position.decision.seat)
    told = tell(record(position), *[other if word == "other" else word for word in given], lang=lang)
    assert told.exit_code == 2
    assert said in told.output
    assert len(told.output.strip().splitlines()) == 1
    assert "Traceback" not in told.output


@pytest.mark.parametrize(
    "bots, said",
    [
        ("random,random", "“random,random” does not say who plays on: write a bot's name, or SEAT=BOT for every seat"),
        ("white=random,white=greedy", "“white=random,white=greedy” names White twice"),
        ("White=random,black=random", "There is no seat 'White' in this game. Did you mean “white”?"),
    ],
)
def test_bots_that_cannot_be_meant_are_told_with_what_to_write(record, bots, said):
    told = tell(record(late(4, 20)), "--bots", bots)
    assert told.exit_code == 2
    assert told.output.startswith(said)


def test_a_way_to_play_on_that_is_none_is_told_before_what_is_wrong_with_the_position():
    told = tell(str(EXAMPLE.with_name("classic.toml")), "--at", "5", "--exact", "foo")
    assert told.exit_code == 2
    assert told.output.startswith("'foo' is no way to play on")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense", ""])
def test_a_scheduler_that_does_not_answer_is_status_2_and_one_sentence_with_the_form_of_an_address(
    record, lang, address
):
    told = tell(record(late(4, 20)), "--scheduler", address, lang=lang)
    assert told.exit_code == 2
    assert (f"“{address}”" if lang == "en" else f"« {address} »") in told.output
    assert "tcp://127.0.0.1:8786" in told.output
    assert "Error" not in told.output
    assert len(told.output.strip().splitlines()) == 1


@pytest.mark.slow
def test_a_scheduler_that_is_lost_is_one_sentence_without_the_logs_of_its_library(record, tmp_path):
    with scheduling(tmp_path) as address, working(address, 1):
        asks = ["--lang", "en", "whatif", record(late(4, 20)), "--samples", "1000000", "--scheduler", address]
        run = [sys.executable, "-m", "citadels_lab", *asks]
        with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as command:
            kill_when_busy(address)
            out, told = command.communicate(timeout=60)
    assert command.returncode == 2 and out == ""
    assert told.startswith(f"The Dask scheduler at {address} was lost") and told.count("\n") == 1


def test_one_of_the_last_moves_of_duel_is_worked_out_too():
    late, later = ([str(EXAMPLE), "--at", at, "--samples", "20"] for at in ("76", "88"))
    told = tell(*later).output
    assert "Worked out: it makes no difference to who wins; each of them wins 100.0 %." in told
    assert "What is worked out is sure" in told
    assert json.loads(tell(*later, "--json").output)["exact"]["play"] == "random"
    assert "orked out" not in tell(*late).output  # a new draft would decide: nothing is known
    assert "Nothing can be worked out here" in tell(*late, "--exact", "random").output
    assert json.loads(tell(*late, "--exact", "best", "--json").output)["exact"]["play"] == "best"


def test_a_record_of_a_game_that_is_over_and_a_file_that_is_none_are_told(record, tmp_path):
    over = tell(record(lab.play_out(lab.new_game("duel", seed=5), "random", 3)))
    assert over.exit_code == 2
    assert "over" in over.output
    assert tell(str(tmp_path / "none.toml")).exit_code == 2


@pytest.mark.parametrize(
    "one, other",
    [
        (("--models", "random,greedy"), ("--bots", "greedy")),
        (("--models", "random,greedy"), ("--against", "black")),
        (("--against", "black"), ("--exact", "best")),
        (("--workers", "2"), ("--scheduler", "tcp://localhost:1")),
    ],
)
@pytest.mark.parametrize(("lang", "said"), [("en", "do not go together"), ("fr", "ne vont pas ensemble")])
def test_options_that_say_two_different_things_are_refused_before_anything_is_played(record, one, other, lang, said):
    told = tell(record(late(4, 10)), "--samples", "2", *one, *other, lang=lang)
    assert told.exit_code == 2
    assert said in told.stderr and one[0] in told.stderr and other[0] in told.stderr
    assert told.stdout == ""


def pressed(*_):
    """Press Ctrl-C."""
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("lang, said", [("en", "Stopped after"), ("fr", "Arrêté après")])
def test_ctrl_c_stops_the_playouts_and_tells_what_is_known(record, monkeypatch, lang, said):
    monkeypatch.setattr(whatif, "_progress", pressed)
    before = signal.getsignal(signal.SIGINT)
    given = [record(late(4, 20)), "--samples", "careful"]
    told, data = tell(*given, lang=lang), tell(*given, "--json", lang=lang)
    assert told.exit_code == data.exit_code == 130
    assert said in told.stdout and told.stderr == ""
    found = json.loads(data.stdout)
    assert found["state"] == "stopped" and 0 < found["playouts"]["done"] < found["playouts"]["planned"]
    models = tell(*given, "--models", "random,greedy", lang=lang)
    assert models.exit_code == 130
    assert said in models.stdout and models.stdout.count("%") > 1
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("lang, said", [("en", "Stopped by Ctrl-C"), ("fr", "Arrêté par Ctrl-C")])
@pytest.mark.parametrize(
    "asks, more",
    [("what_if", []), ("compare_models", ["--models", "random,greedy"]), ("matrix", ["--against", "black"])],
)
def test_ctrl_c_before_anything_is_known_is_one_sentence(record, monkeypatch, lang, said, asks, more):
    ask = getattr(whatif, asks)
    monkeypatch.setattr(whatif, asks, lambda *given, **asked: (pressed(), ask(*given, **asked))[1])
    told = tell(record(asked("name-assassin")), *more, "--json", lang=lang)
    assert told.exit_code == 130
    assert told.stdout == ""
    assert told.stderr.startswith(said) and told.stderr.count("\n") == 1


def test_a_second_ctrl_c_ends_the_command_at_once(record, monkeypatch):
    monkeypatch.setattr(whatif, "_progress", lambda answer: (pressed(), pressed()))
    told = tell(record(late(4, 20)), "--samples", "careful")
    assert told.exit_code == 130
    assert told.stdout == "" and told.stderr.startswith("Stopped by Ctrl-C")
