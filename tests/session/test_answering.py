"""Answering at a table: the bots answer at once, always alike, and the screen hears of it once."""

import param
import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.session import Session

from .table import SOLO, play, play_to_the_end, seen, solo, two_people


def test_a_new_session_is_a_game_between_two_people():
    table = Session()
    assert table.position == lab.new_game("duel")
    assert table.players == {"white": "person", "black": "person"}
    assert (table.cursor, len(table.timeline), table.viewer) == (0, 1, "white")


def test_an_answer_leads_on_and_keeps_the_position_before_it():
    table = two_people()
    first = table.position
    play(table)
    assert table.timeline == (first, first.answer(first.decision.legal[0]))
    assert table.position is table.timeline[1] and table.cursor == 1 and table.at_end


@pytest.mark.parametrize("spelt", [str, list, tuple])
def test_an_answer_may_be_text_a_list_or_an_action(spelt):
    table = two_people()
    action = table.position.decision.legal[1]
    table.answer(" ".join(map(str, action)) if spelt is str else spelt(action))
    assert table.position.actions == (action,)


def test_bots_answer_until_the_person_is_asked_again():
    table = solo()
    play(table)
    assert table.asked == "white" and not table.bot_asked
    between = [position.decision.seat for position in table.timeline[1:-1]]
    assert between and set(between) == {"black"}


def test_a_bot_that_is_asked_first_answers_before_the_person_sees_the_table():
    table = Session(lab.new_game("duel", seed=7), {"white": "random", "black": "person"})
    assert table.asked == "black" and table.viewer == "black" and table.cursor > 0


def test_two_bots_play_the_whole_game_before_the_public():
    table = Session(lab.new_game("duel", seed=7), {"white": "random", "black": "random"})
    assert table.position.over and table.at_end
    assert table.viewer == "public" and table.observation.seat is None


def test_the_same_answers_give_the_same_game_at_every_table():
    one, other = solo(), solo()
    play_to_the_end(one)
    play_to_the_end(other)
    assert one.timeline == other.timeline and one.position.over


def test_bots_answer_alike_after_stepping_back():
    table = solo()
    play(table, 6)
    line = table.timeline
    table.jump(0)
    table.answer(line[1].actions[-1])
    assert table.timeline is line and table.branches == ()


def test_a_bot_can_be_let_play_on_from_its_own_question():
    table = solo()
    play(table, 3)
    line = table.timeline
    table.jump(1)
    assert table.bot_asked
    table.play_on()
    assert table.asked == "white" and table.timeline == line and table.cursor > 1


def test_the_person_may_answer_for_the_bot_to_see_what_would_be():
    table = solo()
    play(table, 3)
    table.jump(1)
    other = next(a for a in table.position.decision.legal if a != table.timeline[2].actions[-1])
    table.answer(other)
    assert table.position.actions[1] == other and len(table.branches) == 1


def test_a_refused_answer_says_why_and_changes_nothing():
    table = two_people()
    while all(option.legal for option in table.position.decision.options):
        play(table)
    refused = next(option for option in table.position.decision.options if not option.legal)
    before = seen(table)
    with pytest.raises(IllegalAction) as caught:
        table.answer(refused.action)
    assert caught.value.reason == refused.reason
    assert seen(table) == before


@pytest.mark.parametrize("nonsense", ["", "fly to-the-moon", 7, None, [None], {"build": "noble-1"}])
def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(nonsense):
    table = solo()
    before = seen(table)
    with pytest.raises(LabError) as caught:
        table.answer(nonsense)
    assert str(caught.value).endswith((".", '".'))
    assert seen(table) == before


def test_when_the_game_is_over_there_is_nothing_to_answer():
    table = solo()
    play_to_the_end(table)
    before = seen(table)
    assert table.asked is None and not table.bot_asked
    with pytest.raises(LabError, match="over"):
        table.answer("pass")
    table.play_on()
    assert seen(table)[:3] == before[:3]


def test_watchers_are_called_once_for_each_answer_however_many_bots_answer():
    table = solo()
    heard: list[tuple[param.parameterized.Event, ...]] = []
    table.param.watch(lambda *events: heard.append(events), ["position", "timeline", "cursor", "notice", "curtain"])
    play(table)
    assert len(heard) == 1
    assert {event.name for event in heard[0]} == {"position", "timeline", "cursor", "notice"}


def test_a_watcher_of_the_position_finds_everything_else_in_place():
    table = solo()
    places: list[bool] = []
    table.param.watch(lambda _: places.append(table.timeline[table.cursor] is table.position), "position")
    play(table, 3)
    table.back()
    table.start("duel", SOLO, seed=4)
    table.position = lab.new_game("duel", seed=5)
    assert len(places) >= 6 and all(places)
