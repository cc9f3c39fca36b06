"""Stepping back and forth, and answering otherwise: the old line of play is never lost."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError

from .table import play, seen, solo, two_people


def test_back_and_forward_walk_along_the_line():
    table = two_people()
    play(table, 4)
    line = table.timeline
    table.back()
    assert table.position is line[3] and table.cursor == 3 and not table.at_end
    table.back()
    table.forward()
    assert table.position is line[3]
    assert table.timeline is line


@pytest.mark.parametrize(("step", "lands_on"), [(-5, 0), (0, 0), (2, 2), (4, 4), (99, 4)])
def test_jumping_beyond_the_ends_lands_on_the_end(step, lands_on):
    table = two_people()
    play(table, 4)
    table.jump(step)
    assert table.cursor == lands_on and table.position is table.timeline[lands_on]


def test_back_at_the_first_step_and_forward_at_the_last_do_nothing():
    table = two_people()
    play(table, 2)
    table.forward()
    assert table.cursor == 2
    table.jump(0)
    table.back()
    assert table.cursor == 0


def test_going_back_and_answering_the_same_goes_along_the_line():
    table = two_people()
    play(table, 4)
    line = table.timeline
    table.jump(1)
    table.answer(line[2].actions[-1])
    assert table.timeline is line and table.cursor == 2 and table.branches == ()


def test_going_back_and_answering_otherwise_makes_a_branch_and_keeps_the_old_line():
    table = two_people()
    play(table, 4)
    old = table.timeline
    table.jump(1)
    play(table, option=1)
    assert table.timeline[:2] == old[:2] and len(table.timeline) == 3
    (branch,) = table.branches
    assert (branch.fork, branch.action, branch.length) == (1, old[2].actions[-1], 5)
    table.branch(branch.number)
    assert table.timeline == old and table.position is old[2]
    assert [other.fork for other in table.branches] == [1]


def test_answering_as_on_another_line_goes_along_that_line():
    table = two_people()
    play(table, 4)
    old = table.timeline
    table.jump(1)
    play(table, option=1)
    table.jump(1)
    table.answer(old[2].actions[-1])
    assert table.timeline is old and table.cursor == 2
    assert len(table.branches) == 1


def test_playing_on_lengthens_a_line_and_does_not_add_one():
    table = two_people()
    play(table, 2)
    table.jump(0)
    play(table, 3, option=1)
    number = table.branches[0].number
    table.branch(number)
    table.jump(99)
    play(table, 2)
    assert len(table.timeline) == 5 and len(table.branches) == 1


def test_branches_of_branches_stay_reachable_by_the_numbers_they_began_with():
    table = two_people()
    play(table, 4)
    lines = {0: table.timeline}
    for number, step, option in ((1, 2, 1), (2, 1, 2), (3, 0, 1)):
        table.jump(step)
        play(table, option=option)
        lines[number] = table.timeline
    for number, line in lines.items():
        table.branch(number)
        assert table.timeline == line
        assert {branch.number for branch in table.branches} == set(lines) - {number}


def test_with_a_bot_the_old_line_keeps_the_bots_answers():
    table = solo()
    play(table, 5)
    old = table.timeline
    table.jump(0)
    play(table, option=2)
    assert table.asked == "white"
    table.branch(table.branches[0].number)
    assert table.timeline == old and table.cursor == 1


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_a_line_that_does_not_exist_is_refused_with_a_sentence(number):
    table = solo()
    play(table, 2)
    before = seen(table)
    with pytest.raises(LabError, match=f"no line {number}"):
        table.branch(number)
    assert seen(table) == before


def test_assigning_another_position_begins_anew_with_its_whole_line():
    table = solo()
    play(table, 2)
    table.jump(0)
    play(table, option=1)
    other = lab.new_game("duel", seed=11)
    for _ in range(2):
        other = other.answer(other.decision.legal[0])
    table.position = other
    assert table.timeline[0] == lab.new_game("duel", seed=11)
    assert other in table.timeline and table.branches == ()
    assert table.players == {"white": "person", "black": "random"} and table.asked == "white"


def test_assigning_the_position_one_looks_at_changes_nothing():
    table = solo()
    play(table, 3)
    table.back()
    before = seen(table)
    table.position = table.position
    assert seen(table) == before
