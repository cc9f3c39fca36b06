"""Bots: found by name, one file each, and playing from what their seat may know."""

import subprocess
import sys

import pytest

import citadels_lab as lab
from citadels_lab.bots import bot, bots, quick_bots
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.playout import Question, bot_answer


def test_every_bot_is_found_by_its_own_name():
    assert {"random", "greedy"} <= set(bots())
    for name, player in bots().items():
        assert player.name == name
        assert bot(name) is player


def test_a_bot_of_ones_own_is_taken_as_it_is():
    class First:
        name = "first"

        def choose(self, question, look, dice):
            return question.legal[0]

    mine = First()
    assert bot(mine) is mine
    assert lab.play_out(lab.new_game("duel", seed=1), mine, 1).over


def test_an_unknown_bot_is_told_with_the_nearest_name():
    with pytest.raises(LabError, match="greedy"):
        bot("gredy")


def test_the_random_bot_takes_each_answer_about_equally_often():
    question = Question("duel", "white", "discard", [("discard", name) for name in ("king", "queen", "thief", "abbot")])
    dice = Dice(4)
    taken = [bot("random").choose(question, dict, dice)[1] for _ in range(4000)]
    assert all(900 < taken.count(name) < 1100 for name in set(taken))
    assert len(set(taken)) == 4


def test_the_same_seed_gives_the_same_answers_and_another_seed_another_game():
    position = lab.new_game("duel", seed=3)
    for name in quick_bots():
        assert lab.play_out(position, name, 8).actions == lab.play_out(position, name, 8).actions
        assert bot_answer(position, bot(name), 8) == bot_answer(position, bot(name), 8)
    assert lab.play_out(position, "random", 8).actions != lab.play_out(position, "random", 9).actions


def test_a_bot_is_told_what_it_plays_and_sees_only_its_seat():
    asked = []

    class Curious:
        name = "curious"

        def choose(self, question, look, dice):
            facts = look()
            other = "black" if question.seat == "white" else "white"
            asked.append((question.variant, set(facts["players"][other]["hand"]), set(facts["bag"])))
            return question.legal[0]

    lab.play_out(lab.new_game("duel", seed=6), Curious(), 6)
    assert {variant for variant, _, _ in asked} == {"duel"}
    assert all(hand <= {"?"} and bag <= {"?"} for _, hand, bag in asked)


def test_the_package_runs_the_arena():
    ran = subprocess.run(
        [sys.executable, "-m", "citadels_lab.bots", "duel", "--games", "5"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "5 games" in ran.stdout
    failed = subprocess.run(
        [sys.executable, "-m", "citadels_lab.bots", "dual"], capture_output=True, text=True, check=False
    )
    assert failed.returncode == 2
    assert "duel" in failed.stderr
