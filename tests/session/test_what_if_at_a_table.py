"""What-if as a model of a table: asked where a person decides, from what that seat knows, with no screen at all."""

import subprocess
import sys

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Session
from citadels_lab.study import whatif
from citadels_lab.study.runners import Here
from citadels_lab.widgets.whatif.imagined import imagined_table
from citadels_lab.widgets.whatif.model import WhatIf
from citadels_lab.widgets.whatif.runs import FAILED, FINAL, STOPPED

from .table import play, solo, two_people


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch):
    monkeypatch.setitem(whatif.PRESETS, "quick", 30)


def asked(session, **settings):
    """Return a model that looks at a session, played by the random bot unless told otherwise."""
    model = WhatIf(**{"bots": ("random",), **settings})
    model.look_at(session)
    return model


def played(model):
    """Return what the model asks, played to the end in this thread."""
    run = model.ask()
    run.play(Here())
    return run


def test_it_stands_without_a_screen():
    code = (
        "import sys, citadels_lab.widgets.whatif.model as _; sys.exit('panel' in sys.modules or 'bokeh' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_it_is_offered_where_the_viewer_decides_and_nowhere_else():
    session = solo()
    model = asked(session)
    assert model.offered and model.seat == "white"
    play(session)
    while session.asked == "white":
        session.back()
    model.look_at(session)
    assert not model.offered, "a bot decides there"
    with pytest.raises(LabError, match="nothing to compare here"):
        model.ask()


def test_behind_the_curtain_and_at_the_others_decision_nothing_is_offered():
    session = two_people()
    model = asked(session)
    played(model)
    play(session)
    assert session.curtain
    model.look_at(session)
    assert not model.offered and model.run is None
    session.lift_curtain()
    model.look_at(session)
    assert model.offered and model.seat == "black" and model.run is None
    session.back()
    model.look_at(session)
    assert session.asked == "white" and not model.offered, "black looks at a decision of white"


def test_an_earlier_decision_can_be_asked_about_through_the_stepper():
    session = solo()
    play(session, 2)
    session.jump(0)
    session.param.update(viewer=session.asked)
    model = asked(session)
    assert played(model).answers["random"].step == 0


def test_the_answer_is_that_of_the_study():
    session = solo()
    run = played(asked(session, seed=5))
    assert run.state == FINAL and run.progress == (90, 90)
    assert run.answers["random"] == whatif.what_if(session.position, samples=30, bots="random", seed=5)


def test_a_game_that_is_shown_is_the_game_that_is_opened():
    run = played(asked(solo()))
    for option in (0, 2):
        for game in run.answers["random"].rows[option].games[::5]:
            end, step = run.game("random", option, game.index)
            scores = {seat: score.total for seat, score in end.scores().items()}
            assert scores["white"] - scores["black"] == game.margin
            assert (end.winner == "white") == (game.won == 1)
            assert end.actions[step - 1] == run.position.decision.legal[option]


def test_an_imagined_game_is_a_line_to_step_through_and_to_play_on_differently():
    run = played(asked(solo()))
    end, step = run.game("random", 1, 3)
    table = imagined_table(end, step, "white", "random")
    assert table.viewer == "white" and table.cursor == step and table.timeline[-1] == end
    assert table.position.actions[-1] == run.position.decision.legal[1]
    table.back()
    assert table.asked == "white" and table.position.decision.legal == run.position.decision.legal
    table.answer(run.position.decision.legal[0])
    assert len(table.branches) == 1


def test_an_imagined_game_is_not_saved_as_a_record():
    run = played(asked(solo()))
    table = imagined_table(*run.game("random", 0, 0), "white", "random")
    with pytest.raises(LabError, match="An imagined game has no record"):
        table.record()


def test_results_wait_where_they_were_asked():
    session = solo()
    model = asked(session)
    run = played(model)
    play(session)
    model.look_at(session)
    assert model.run is None
    session.jump(len(run.position.actions))
    model.look_at(session)
    assert model.run is run


def test_going_elsewhere_stops_what_is_being_played():
    session = solo()
    model = asked(session)
    run = model.ask()
    play(session)
    model.look_at(session)
    assert run.cancel.is_set()
    run.play(Here())
    assert run.state == STOPPED and not run.running


def test_with_commit_first_nothing_is_asked_before_a_choice():
    session = solo()
    model = asked(session, commit=True)
    with pytest.raises(LabError, match="Choose first"):
        model.ask()
    model.choice = "burn everything"
    with pytest.raises(LabError, match="Choose first"):
        model.ask()
    model.choice = spell(session.position.decision.legal[2])
    run = model.ask()
    model.choice = spell(session.position.decision.legal[0])
    assert run.choice == session.position.decision.legal[2], "what was locked stays"
    assert model.locked and not model.commits
    assert model.ask().choice == run.choice, "also when the same is asked again"


def test_with_commit_first_the_guessing_game_waits_for_the_choice_too():
    players = {"ana": "person", **dict.fromkeys(("bo", "chi", "dev"), "random")}
    model = asked(Session(lab.new_game("classic", players=4, seed=7), players), commit=True)
    with pytest.raises(LabError, match="Choose first"):
        model.ask_guess("bo")
    model.choice = spell(model.position.decision.legal[0])
    model.ask()
    assert model.ask_guess("bo") is model.guess


def test_where_numbers_were_shown_nobody_can_commit_any_more():
    model = asked(solo())
    model.ask()
    model.commit = True
    assert model.seen and not model.commits
    assert model.ask().choice is None


def test_two_models_are_compared_and_the_fast_one_comes_first():
    model = asked(solo())
    model.set({"bot-greedy": "yes", "bot-random": "yes", "seed": "4", "samples": "quick"})
    assert model.bots == ("random", "greedy") and model.seed == 4
    run = played(model)
    assert list(run.answers) == ["random", "greedy"] and run.comparison.verdict in ("same", "maybe", "differs")
    assert run.progress == (180, 180)


def test_whoever_goes_through_the_answers_is_not_disturbed_by_those_that_come_in():
    run = asked(solo(), bots=("random", "greedy")).ask()
    seen = []
    learn = type(run)._know

    def look_while_learning(self, bot, answer):
        through = iter(self.answers.items())
        learn(self, bot, answer)
        seen.append(dict(through))  # a changed dictionary would say so here

    run._know = look_while_learning.__get__(run)
    run.play(Here())
    assert run.state == FINAL and len(run.answers) == 2 and len(seen) > 2


@pytest.mark.parametrize("seed", ["", "-1", "x", "1.5", "9" * 40])
def test_a_seed_that_is_none_is_refused_and_nothing_is_changed(seed):
    model = asked(solo(), seed=3)
    with pytest.raises(LabError):
        model.set({"seed": seed, "bot-random": "yes"})
    assert model.seed == 3


def test_without_a_bot_nothing_is_asked():
    model = asked(solo())
    model.set({"seed": "1"})
    with pytest.raises(LabError, match="tick one, two or three"):
        model.ask()


def test_a_bot_that_fails_is_told_and_the_table_stays(monkeypatch):
    session = solo()
    model = asked(session)
    run = model.ask()
    run.bots = ("nobody",)
    run.play(Here())
    assert run.state == FAILED and "nobody" in run.error.text("en")
    assert session.position is run.position and not model.playing


def test_guesses_have_a_guessing_game_and_other_questions_have_none(monkeypatch):
    monkeypatch.setitem(whatif.PRESETS, "quick", 200)
    assert not asked(solo()).guesses
    draft = Session(lab.new_game("classic", players=4, seed=7), dict.fromkeys(("ana", "bo", "chi", "dev"), "random"))
    players = {**draft.players, "ana": "person"}
    model = asked(Session(lab.new_game("classic", players=4, seed=7), players))
    assert model.guesses and model.others == ("bo", "chi", "dev")
    found = model.ask_guess("bo")
    found.play(Here())
    assert found.state == FINAL and len(found.matrix.columns) > 1 and found.progress == (200, 200)
    with pytest.raises(LabError):
        model.ask_guess("ana")
