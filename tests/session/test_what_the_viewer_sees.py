"""What the session shows: the viewer's view, the news of a step, a notice of the bots' moves, the curtain."""

import json

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Session

from .table import play, play_to_the_end, solo, two_people

SECRET = ("stand", "drawn", "returned", "dealt", "kept", "passed", "received", "hand", "discarded")


def secrets_shown(observation) -> list[str]:
    """Every card that is secret to somebody and can be read in the facts."""
    cards = (card for player in observation.facts["players"].values() for name in SECRET for card in player[name])
    return [card for card in cards if card != "?"]


def test_the_viewer_is_the_person_and_sees_what_the_seat_may_know():
    table = solo()
    play(table, 2)
    assert table.viewer == "white"
    assert table.observation == lab.observe(table.position, "white")
    assert table.observation.facts["players"]["black"]["stand"] == ["?", "?"]


def test_the_public_sees_no_secret():
    table = solo()
    play(table, 2)
    table.viewer = "public"
    assert table.observation.seat is None and secrets_shown(table.observation) == []


def test_the_viewer_can_be_chosen_from_the_start():
    table = Session(lab.new_game("duel", seed=7), {"white": "person", "black": "random"}, viewer="public")
    assert table.viewer == "public" and table.observation.seat is None


def test_a_viewer_who_is_no_seat_is_named_in_a_sentence():
    table = solo()
    table.viewer = "red"
    with pytest.raises(LabError, match="no seat 'red'.*white, black"):
        _ = table.observation


def test_the_observation_follows_every_step():
    table = solo()
    for step in range(3):
        play(table)
        assert table.observation == lab.observe(table.position, "white")
        table.jump(step)
        assert table.observation == lab.observe(table.position, "white")
        table.jump(99)


def test_the_observation_follows_every_new_game():
    table = solo()
    for seed in range(20):
        table.start("duel", dict(table.players), seed=seed)
        assert table.observation == lab.observe(table.position, "white")


def test_the_news_are_what_the_last_answer_changed():
    table = two_people()
    play(table)
    assert table.news == ()  # behind the curtain nobody learns what White kept
    table.jump(0)
    first = [event.what for event in table.news]
    assert first[:2] == ["starts-with", "starts-with"] and "row" in first


def test_the_news_of_a_step_leave_out_what_the_viewer_may_not_know():
    table = solo()
    play(table, 8)
    for step in range(len(table.timeline)):
        table.jump(step)
        allowed = lab.observe(table.position, "white").events
        assert set(map(repr, table.news)) <= set(map(repr, allowed))


def test_all_news_together_are_the_whole_log_of_the_viewer():
    table = solo()
    play_to_the_end(table)
    told = []
    for step in range(len(table.timeline)):
        table.jump(step)
        told += table.news
    assert tuple(told) == table.observation.events


def test_a_notice_tells_what_the_bots_have_just_done_and_goes_when_one_steps_on():
    table = solo()
    assert table.notice == ()
    play(table)
    assert table.notice and table.notice == table.observation.events[-len(table.notice) :]
    table.back()
    assert table.notice == ()


def test_a_notice_never_tells_the_bots_secrets():
    table = solo()
    while not table.position.over:
        play(table, option=1)
        allowed = set(map(repr, table.observation.events))
        assert {repr(event) for event in table.notice} <= allowed


def test_there_is_no_curtain_when_one_person_plays_against_a_bot():
    table = solo()
    while not table.position.over:
        assert not table.curtain
        play(table)


def test_between_two_people_a_curtain_falls_whenever_the_screen_must_be_passed():
    table = two_people()
    while not table.position.over:
        assert table.curtain == (table.asked != table.viewer)
        table.lift_curtain()
        assert not table.curtain and table.viewer == table.asked
        play(table)
    assert not table.curtain


def test_behind_the_curtain_no_secret_of_either_seat_is_shown():
    table, curtains = two_people(), 0
    while not table.position.over:
        play(table)
        if table.curtain:
            curtains += 1
            assert table.observation.seat is None and table.observation.decision is None
            assert secrets_shown(table.observation) == []
            events = [event for event in table.position.events if event.seen_by is not None]
            told = {repr(event) for event in (*table.observation.events, *table.news, *table.notice)}
            assert not told & set(map(repr, events))
            table.lift_curtain()
    assert curtains > 5


def test_the_facts_behind_the_curtain_do_not_depend_on_the_secrets():
    facts = []
    for option in (0, 1, 2):
        table = two_people()
        play(table, option=option)
        assert table.curtain
        facts.append(json.dumps(table.observation.facts, sort_keys=True))
    assert len(set(facts)) == 1


def test_a_game_opened_at_the_other_persons_question_begins_behind_the_curtain():
    position = lab.new_game("duel", seed=7)
    table = Session(position.answer(position.decision.legal[0]))
    assert table.asked == "black" and table.viewer == "white" and table.curtain


def test_where_nobody_is_asked_the_curtain_goes():
    table = two_people()
    play_to_the_end(table)
    end = len(table.timeline) - 1
    table.jump(0)
    table.answer(table.timeline[1].actions[-1])
    assert table.curtain
    table.jump(end)
    assert table.position.over and not table.curtain


def test_stepping_keeps_the_view_of_the_person_at_the_screen():
    table = two_people()
    play(table, 6)
    table.lift_curtain()
    viewer = table.viewer
    for step in range(7):
        table.jump(step)
        assert table.viewer == viewer and not table.curtain


def test_the_language_is_one_of_the_two_and_is_kept_by_a_new_game():
    table = Session(language="fr")
    assert table.language == "fr"
    table.start("duel", seed=3)
    assert table.language == "fr"
    with pytest.raises(ValueError, match="language"):
        table.language = "de"
    assert table.language == "fr"


def test_changing_the_language_leaves_the_game_alone():
    table = solo()
    play(table, 2)
    position, heard = table.position, []
    table.param.watch(heard.append, "position")
    table.language = "fr"
    assert table.position is position and heard == []


def test_after_stepping_back_the_other_person_can_take_the_screen_and_answer_otherwise():
    table = two_people()
    play(table, 2)
    table.lift_curtain()
    table.jump(1)
    assert table.asked == "black" and table.viewer == "white" and table.observation.decision is None
    table.lift_curtain()
    assert table.viewer == "black" and table.observation.decision is not None
    play(table, option=1)
    assert len(table.branches) == 1
