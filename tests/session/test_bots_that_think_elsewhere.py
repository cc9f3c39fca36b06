"""A bot that takes its time thinks elsewhere: the table waits for it, and takes its answer only while it is wanted."""

from time import monotonic

import pytest

import citadels_lab as lab
from citadels_lab.bots.what_if import WhatIf
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Session
from citadels_lab.study.runners import Here

from .ponderer import Ponderer
from .table import play, seen


def never():
    return False


def table(player=None, seed=7, white="person"):
    """A person as White against a bot that takes its time, which is waited for."""
    players = {"white": white, "black": player or Ponderer(at_once=True)}
    return Session(lab.new_game("duel", seed=seed), players, elsewhere=True)


def found(session):
    """Have the bot think, in this thread, and return what it has thought of and its answer."""
    return session.thought, session.thought.work_out(Here(), never)


def think(session):
    session.take(*found(session))


def until_it_thinks(session):
    while session.thought is None:
        play(session)
    return session


def test_the_table_waits_for_it_and_then_goes_on_to_the_persons_next_question():
    session = until_it_thinks(table())
    thought = session.thought
    assert session.asked == "black" and session.at_end and thought.position is session.position
    before = len(session.timeline)
    while session.thought:
        think(session)
    assert session.asked == "white" and len(session.timeline) > before
    assert session.timeline[before].actions[-1] == thought.position.decision.legal[-1]


def test_where_nobody_thinks_elsewhere_it_answers_at_once():
    player = Ponderer(at_once=True)
    session = Session(lab.new_game("duel", seed=7), {"white": "person", "black": player})
    play(session)
    assert session.thought is None and session.asked == "white" and player.asked


def test_the_quick_bots_answer_at_once_as_ever():
    quick = {"white": "person", "black": "greedy"}
    one, other = (Session(lab.new_game("duel", seed=7), quick, elsewhere=elsewhere) for elsewhere in (True, False))
    for session in (one, other):
        play(session, 8)
    assert one.timeline == other.timeline and one.thought is None


def test_it_answers_what_it_answers_at_once_where_its_time_is_not_cut(monkeypatch):
    monkeypatch.setattr("citadels_lab.session.thinking.SECONDS", 600)
    player = WhatIf(6, "random")
    session = until_it_thinks(table(player))
    at_once = Session(session.position, session.players)
    while session.thought:
        think(session)
    assert session.timeline == at_once.timeline


def test_its_time_is_cut_at_the_table(monkeypatch):
    monkeypatch.setattr("citadels_lab.session.thinking.SECONDS", 0.1)
    session = until_it_thinks(table(WhatIf(1_000_000)))
    begun = monotonic()
    assert found(session)[1] in session.position.decision.legal
    assert monotonic() - begun < 2


def test_a_question_with_one_answer_is_not_thought_about():
    session = table()
    asked = set()
    while not session.position.over and len(session.timeline) < 60:
        if session.thought:
            asked.add(len(session.position.decision.legal))
            think(session)
        else:
            play(session)
    assert min(asked) > 1
    assert any(len(p.decision.legal) == 1 and p.decision.seat == "black" for p in session.timeline[:-1])


LEAVING = {
    "back": lambda session: session.back(),
    "the first step": lambda session: session.jump(0),
    "a new game": lambda session: session.start("duel", {"white": "person", "black": "person"}, seed=3),
    "the same game anew": lambda session: session.start("duel", session.players, seed=7),
    "a record": lambda session: session.open(session.timeline[1].record()),
    "an answer for the bot": lambda session: session.answer(session.position.decision.legal[0]),
    "its seat for a person": lambda session: session.hold(
        ("white",), shared=True, players={"white": "person", "black": "person"}
    ),
}


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_what_comes_late_is_thrown_away(leave):
    session = until_it_thinks(table())
    late = found(session)
    leave(session)
    assert session.thought is not late[0]
    before = seen(session)
    session.take(*late)
    assert seen(session) == before


def test_another_branch_leaves_the_thought_behind_and_thinks_its_own():
    session = table()
    play(session)
    session.jump(0)
    play(session, option=1)
    one = session.thought or until_it_thinks(session).thought
    session.branch(session.branches[0].number)
    late = one.work_out(Here(), never)
    before = seen(session)
    session.take(one, late)
    assert seen(session) == before


def test_whoever_comes_back_to_the_end_has_it_think_again():
    session = until_it_thinks(table())
    first = session.thought
    session.back()
    assert session.thought is None
    session.forward()
    assert session.thought is not None and session.thought is not first
    think(session)
    assert len(session.timeline) > len(first.position.actions) + 1


def test_looking_where_one_looks_already_disturbs_nobody():
    session = until_it_thinks(table())
    first = session.thought
    session.forward()
    session.play_on()
    session.hold(session.holds)
    assert session.thought is first


def thought_out(player):
    """Return a table at which the bot has thought until a person is asked, and the step at which it began."""
    session = until_it_thinks(table(player))
    at = session.cursor
    while session.thought:
        think(session)
    return session, at


def test_what_it_has_thought_out_once_it_says_again_without_thinking():
    player = Ponderer(at_once=True)
    session, at = thought_out(player)
    line, asked = session.timeline, player.asked
    session.jump(at)
    assert session.bot_asked and session.thought is None, "looking back is only looking"
    session.play_on()
    assert session.timeline == line and session.at_end and player.asked == asked


def test_a_bot_that_fails_is_told_and_the_table_stays_as_it_was():
    player = Ponderer(at_once=True)
    session = until_it_thinks(table(player))
    before = seen(session)
    thought = session.thought
    with pytest.raises(LabError, match="that plays Black has failed") as told:
        session.take(thought, ZeroDivisionError("nought"))
    assert "a échoué" in told.value.text("fr")
    assert seen(session) == before and session.thought is None, "it is not asked again and again"
    session.play_on()
    assert session.thought is not None and session.thought is not thought
    think(session)
    assert len(session.timeline) > len(before[1])


def test_an_answer_that_is_none_is_a_failure_too():
    session = until_it_thinks(table())
    before = seen(session)
    with pytest.raises(LabError, match="has failed"):
        session.take(session.thought, ("fly",))
    assert seen(session) == before


def test_what_cannot_be_kept_is_not_taken_and_can_be_tried_again():
    def full(line):
        raise LabError("keep-full", file="games")

    session = until_it_thinks(table())
    before = seen(session)
    session.keeper = full
    with pytest.raises(LabError, match="no room left"):
        think(session)
    assert seen(session) == before and session.thought is None
    session.keeper = None
    session.play_on()
    think(session)
    assert len(session.timeline) > len(before[1])


def test_at_a_shared_table_what_stands_is_not_thought_about_again():
    player = Ponderer(at_once=True)
    session, at = thought_out(player)
    line, asked = session.timeline, player.asked
    shared = Session(line[-1], session.players, elsewhere=True)
    shared.hold(("white",), shared=True)
    shared.jump(at)
    shared.play_on()
    assert shared.timeline == line and shared.at_end and player.asked == asked


def test_what_happened_since_ones_own_answer_is_news_when_all_have_thought():
    seats = ("ana", "bo", "chi", "dev")
    session = Session(
        lab.new_game("classic", players=4, seed=7),
        dict.fromkeys(seats, Ponderer(at_once=True)) | {"ana": "person"},
        elsewhere=True,
    )
    while session.thought:
        think(session)
    while session.thought is None:
        own = session.cursor
        play(session)
    thoughts = 0
    while session.thought:
        thoughts += 1
        think(session)
    assert thoughts > 1 and session.asked == "ana"
    assert session.notice == session._events_since(session.timeline, own, session.cursor, hidden=False)


def test_who_plays_on_from_the_bots_first_question_waits_as_well():
    session = Session(
        lab.new_game("duel", seed=7), {"white": Ponderer(at_once=True), "black": "person"}, elsewhere=True
    )
    assert session.asked == "white" and session.thought and session.viewer == "black" and session.cursor == 0
    assert session.observation.decision is None, "its question is nobody else's"
    think(session)
    assert session.cursor > 0
