"""Starting, saving and opening games; whatever is wrong leaves the running game as it was."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import Session

from .table import SOLO, TWO, play, play_to_the_end, seen, solo


def test_a_new_game_has_the_seed_options_and_players_it_was_given():
    table = solo()
    play(table, 3)
    table.start("duel", {"white": "random", "black": "person"}, seed=12, unique_draw=2)
    assert table.timeline[0] == lab.new_game("duel", seed=12, unique_draw=2)
    assert table.players == {"white": "random", "black": "person"} and table.viewer == "black"
    assert table.branches == () and not table.curtain


def test_a_new_game_without_players_is_for_two_people():
    table = solo()
    table.start("duel", seed=3)
    assert table.players == TWO


def test_a_new_game_is_announced_once():
    table = solo()
    heard = []
    table.param.watch(lambda *events: heard.append(table.asked), ["position", "timeline", "cursor", "players"])
    table.start("duel", {"white": "random", "black": "person"}, seed=12)
    assert heard == ["black"]


@pytest.mark.parametrize(
    ("bad", "named"),
    [
        ({"variant": "dual"}, "duel"),
        ({"variant": "duel", "seed": -1}, "-1"),
        ({"variant": "duel", "seed": "seven"}, "seven"),
        ({"variant": "duel", "unique_draw": 4}, "unique_draw"),
        ({"variant": "duel", "uniques": 2}, "uniques"),
        ({"variant": "duel", "tiles": "no/such/file.csv"}, "no/such/file.csv"),
    ],
)
def test_a_bad_set_up_is_refused_with_a_sentence_and_nothing_changes(bad, named):
    table = solo()
    play(table, 3)
    before = seen(table)
    with pytest.raises(LabError) as caught:
        table.start(bad.pop("variant"), SOLO, **bad)
    assert named in str(caught.value) and caught.value.text("fr")
    assert seen(table) == before


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ({"white": "person", "black": "randon"}, "'randon' cannot play Black: that must be one of person, .*random"),
        ({"white": "Person", "black": "random"}, "'Person' cannot play White"),
        ({"white": "person", "black": 3}, "3 cannot play Black"),
        ({"white": "person"}, "Nobody plays Black: name who does, one of person, .*random"),
        ({"whit": "person", "black": "random"}, "no seat 'whit' in this game: the seats are white, black"),
        ({"white": "person", "black": "random", "red": "person"}, "no seat 'red'"),
    ],
)
def test_bad_players_are_refused_with_a_sentence_and_nothing_changes(players, sentence):
    table = solo()
    play(table, 3)
    before, record = seen(table), table.record()
    for attempt in (lambda: table.start("duel", players, seed=1), lambda: table.open(record, players)):
        with pytest.raises(LabError, match=sentence) as caught:
            attempt()
        assert caught.value.text("fr") != str(caught.value)
        assert seen(table) == before
    with pytest.raises(LabError, match=sentence):
        Session(lab.new_game("duel"), players)


def test_a_record_opens_where_it_was_saved():
    table = solo()
    play(table, 4)
    record, other = table.record(), solo(seed=1)
    other.open(record)
    assert other.timeline == table.timeline and other.position == table.position
    assert other.players == SOLO and other.at_end
    assert other.record() == record


def test_a_finished_game_opens_at_its_end_and_can_be_stepped_through():
    table = solo()
    play_to_the_end(table)
    other = Session()
    other.open(table.record(), SOLO)
    assert other.position.over and other.position.scores() == table.position.scores()
    other.jump(0)
    assert other.position == lab.new_game("duel", seed=7)


def test_a_record_holds_the_line_to_its_end_wherever_one_looks():
    table = solo()
    play(table, 3)
    record = table.record()
    table.jump(1)
    assert table.record() == record


def test_opening_a_record_keeps_the_players_unless_others_are_named():
    table = solo()
    record = lab.new_game("duel", seed=2).record()
    table.open(record)
    assert table.players == SOLO
    table.open(record, TWO)
    assert table.players == TWO


def damaged(record: str) -> dict[str, str]:
    """One record spoilt in every way that people and disks find."""
    answer = record.split("answers = [\n")[1].split("\n")[0]
    return {
        "nothing": "",
        "no record": "hello",
        "cut off": record[: len(record) // 2],
        "another version": record.replace("version = 1", "version = 2"),
        "another program": record.replace("citadels-lab-record", "chess"),
        "an unknown variant": record.replace('variant = "duel"', 'variant = "duell"'),
        "a seed that is none": record.replace("seed = 7", 'seed = "x"'),
        "an unknown line": "colour = 1\n" + record,
        "an answer changed": record.replace(answer, '  "stand armory library",'),
        "an answer lost": record.replace(answer + "\n", ""),
    }


@pytest.mark.parametrize("how", damaged("answers = [\nx\n"))
def test_a_bad_record_is_refused_with_a_sentence_and_the_running_game_stays(how):
    table = solo()
    play(table, 4)
    spoilt = damaged(table.record())[how]
    before = seen(table)
    with pytest.raises(LabError) as caught:
        table.open(spoilt)
    assert str(caught.value).endswith((".", "”.")) and caught.value.text("fr")
    assert seen(table) == before
    play(table)
    assert len(table.timeline) > len(before[1])


def test_a_record_of_another_table_keeps_the_bot_that_plays_now():
    record = lab.new_game("classic", players=3, seed=2).record()
    session = Session(lab.new_game("duel", seed=1), players={"white": "person", "black": "random"})
    session.open(record)
    assert session.players == {"ana": "person", "bo": "random", "chi": "random"}


def test_a_record_of_another_table_is_played_by_people_where_no_bot_plays_now():
    record = lab.new_game("classic", players=3, seed=2).record()
    session = Session(lab.new_game("duel", seed=1))
    session.open(record)
    assert set(session.players.values()) == {"person"}
