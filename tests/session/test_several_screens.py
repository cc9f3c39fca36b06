"""Several screens at a table: each answers for the seats it holds, sees what they may know, and takes nothing back."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import PUBLIC, Session
from citadels_lab.widgets.whatif.model import asks_its_viewer

from .table import TWO, play, play_to_the_end, seen, solo, two_people


def screens(*held: tuple[str, ...], seed: int = 7) -> list[Session]:
    """Several screens at one game of two people, each with the seats that it holds."""
    tables = [Session(lab.new_game("duel", seed=seed), TWO) for _ in held]
    for table, seats in zip(tables, held, strict=True):
        table.hold(seats, shared=True)
    return tables


def test_at_first_a_screen_holds_every_persons_seat():
    assert two_people().holds == ("white", "black")
    assert solo().holds == ("white",)
    assert solo().alone and two_people().alone


def test_nobody_answers_for_a_seat_that_their_screen_does_not_hold():
    white, black = screens(("white",), ("black",))
    before = seen(black)
    assert black.asked == "white"
    with pytest.raises(LabError, match="White is asked, and this screen does not hold that seat"):
        black.answer(white.position.decision.legal[0])
    assert seen(black) == before
    white.answer(white.position.decision.legal[0])
    with pytest.raises(LabError, match="Black is asked"):
        white.answer(white.position.decision.legal[0])


def test_a_seat_that_is_not_held_is_not_seen():
    (white,) = screens(("white",))
    white.viewer = "black"
    with pytest.raises(LabError, match="does not hold the seat Black"):
        _ = white.observation
    with pytest.raises(LabError, match="does not hold the seat Black"):
        _ = white.news


def test_a_bots_seat_is_not_seen_either():
    table = solo()
    table.viewer = "black"
    with pytest.raises(LabError, match="does not hold the seat Black"):
        _ = table.observation


def test_who_looks_on_holds_no_seat_and_sees_what_everybody_may():
    (watch,) = screens(())
    assert watch.viewer == PUBLIC and watch.observation == lab.observe(watch.position, None)
    with pytest.raises(LabError, match="does not hold"):
        watch.answer(watch.position.decision.legal[0])
    watch.lift_curtain()
    assert watch.viewer == PUBLIC


def test_no_curtain_falls_on_a_screen_that_holds_one_seat():
    white, black = screens(("white",), ("black",))
    for _ in range(12):
        asked = white if white.asked == "white" else black
        other = black if asked is white else white
        play(asked)
        other.hear(asked.timeline)
        assert not white.curtain and not black.curtain
        assert (white.viewer, black.viewer) == ("white", "black")


def test_the_curtain_falls_between_the_seats_that_one_screen_holds():
    table = Session(lab.new_game("classic", players=("ana", "bo", "chi"), seed=7))
    table.hold(("ana", "bo"), shared=True)
    viewers = set()
    while len(viewers) < 2:
        table.lift_curtain()
        viewers.add(table.viewer)
        if table.asked in table.holds:
            play(table)
            assert table.curtain == (table.asked in table.holds and table.asked != table.viewer)
        else:
            table.hear((*table.timeline, table.position.answer(table.position.decision.legal[0])))
    assert viewers == {"ana", "bo"}


def test_what_others_answer_takes_along_who_stands_at_the_end():
    white, black = screens(("white",), ("black",))
    play(white)
    black.hear(white.timeline)
    assert black.at_end and black.position == white.position and black.gone_on == 0
    assert black.observation == lab.observe(white.position, "black")


def test_who_looks_back_stays_there_and_learns_that_the_game_has_gone_on():
    white, black = screens(("white",), ("black",))
    play(white)
    black.hear(white.timeline)
    black.jump(0)
    line = (*white.timeline, white.position.answer(white.position.decision.legal[0]))
    black.hear(line)
    assert black.cursor == 0 and len(black.timeline) == 3 and black.gone_on == 1
    black.jump(1)
    assert black.gone_on == 1
    black.jump(2)
    assert black.gone_on == 0


def test_at_a_shared_table_nobody_answers_in_the_past():
    white, _ = screens(("white",), ("black",))
    first = white.position.decision.legal
    white.answer(first[0])
    white.jump(0)
    before = seen(white)
    for action in first[:2]:
        with pytest.raises(LabError, match="what has been answered stands"):
            white.answer(action)
    assert seen(white) == before and white.branches == ()


def test_at_a_shared_table_looking_back_is_free():
    white, _ = screens(("white",), ("black",))
    play(white)
    white.back()
    assert white.cursor == 0 and white.observation == lab.observe(white.position, "white")


def test_a_table_of_ones_own_branches_until_it_is_shared():
    table = two_people()
    play(table)
    table.jump(0)
    play(table, option=1)
    assert len(table.branches) == 1
    table.hold(("white",), shared=True)
    assert table.branches == ()


def test_a_record_is_not_written_while_others_play_and_is_when_the_game_is_over():
    white, _ = screens(("white",), ("black",))
    with pytest.raises(LabError, match="record would tell their secrets"):
        white.record()
    whole = two_people()
    play_to_the_end(whole)
    white.hear(whole.timeline)
    assert lab.load(white.record()) == whole.position


def test_nobody_asks_what_if_at_anothers_decision():
    white, black = screens(("white",), ("black",))
    assert asks_its_viewer(white) and not asks_its_viewer(black)


def test_a_seat_that_is_given_away_is_not_seen_any_more():
    table = two_people()
    play(table)
    table.lift_curtain()
    assert table.viewer == "black"
    table.hold(("white",), shared=True)
    assert table.viewer == "white" and not table.curtain
    assert table.observation == lab.observe(table.position, "white")
    table.hold(())
    assert table.viewer == PUBLIC


def test_a_bots_seat_can_be_opened_to_a_person():
    table = solo()
    play(table, 2)
    table.hold(("white",), shared=True, players=TWO)
    while table.asked == "white":
        play(table)
    assert table.asked == "black" and not table.curtain


def test_what_cannot_be_kept_is_not_shown():
    table = solo()

    def refuse(line):
        raise LabError("keep-late")

    table.keeper = refuse
    before = seen(table)
    with pytest.raises(LabError, match="Somebody else has answered"):
        play(table)
    assert seen(table) == before


def test_the_keeper_gets_every_line_before_it_is_shown():
    table, kept = solo(), []
    table.keeper = lambda line: kept.append((line, table.timeline))
    play(table)
    assert kept[-1][0] is table.timeline and kept[-1][1] is not table.timeline
    table.jump(0)
    play(table, option=1)
    table.branch(table.branches[0].number)
    assert [line for line, _ in kept][-1] is table.timeline and len(kept) == 3


def test_looking_about_keeps_nothing():
    table, kept = solo(), []
    play(table)
    table.keeper = kept.append
    table.jump(0)
    table.forward()
    table.jump(0)
    table.answer(table.timeline[1].actions[-1])
    assert kept == []


def test_holding_a_seat_that_is_none_is_told():
    with pytest.raises(LabError, match="no seat 'red'"):
        solo().hold(("red",))
