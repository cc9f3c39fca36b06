"""Games are kept answer by answer and found again by their keys, just as they were."""

import stat

import pytest

import citadels_lab as lab
from citadels_lab.keeping import Mark, Store, usual_place
from citadels_lab.rules.kernel.errors import LabError

from .games import CARDS, SOLO, TWO, kept, mark, new, on, people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "folder" / "games.sqlite"


@pytest.mark.parametrize("variant", CARDS)
def test_a_game_is_found_again_just_as_it_was_at_every_step(path, variant):
    position = new(variant)
    store, keys, game = kept(path, position)
    for _ in range(25):
        after = on(position, 2)
        store.write(game, after, len(position.actions), mark(position))
        position = after
        found = Store(path).open(keys.table)
        assert found.position == position and found.position.facts() == position.facts()
        assert found.position.events == position.events
        assert found.mark == mark(position) and found.players == people(position)


def test_a_whole_game_can_be_kept_at_once(path):
    position = on(new(), 500)
    store, keys, _ = kept(path, position)
    assert position.over and store.open(keys.watch).position.scores() == position.scores()
    assert store.summary(keys.watch).over and store.summary(keys.watch).asked is None


def test_a_written_position_is_kept(path):
    from citadels_lab.scenarios import named

    position = on(named("duel/build-bonus").position(), 1)
    store, keys, _ = kept(path, position)
    found = store.open(keys.table).position
    assert position.start.facts is not None and found == position and found.facts() == position.facts()


def test_options_and_tiles_of_ones_own_are_kept(path):
    position = on(lab.new_game("edition_2016", seed=3, preset="cunning_agents", players=5), 4)
    store, keys, _ = kept(path, position)
    assert store.open(keys.table).position.start.same_as(position.start)


def test_keys_are_unguessable_and_may_stand_in_an_address(path):
    store = Store(path)
    keys = [key for _ in range(20) for key in store.begin(new(), TWO).all]
    assert len(keys) == len(set(keys)) == 80
    assert all(len(key) == 22 and set(key) <= set(SIGNS) for key in keys)


SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def test_what_opens_nothing_opens_nothing(path):
    store, keys, _ = kept(path)
    for key in (
        "",
        "x",
        keys.table[:-1],
        keys.table + "=",
        keys.table.lower(),
        "x" * 10_000,
        "' OR 1=1 --",
        "\0",
        None,
        7,
    ):
        assert store.open(key) is None and store.summary(key) is None and store.keys(key) is None


def test_each_key_holds_its_own_seats(path):
    store, keys, _ = kept(path)
    assert store.open(keys.table).holds == ("white", "black")
    assert store.open(keys.seats["black"]).holds == ("black",)
    assert store.open(keys.watch).holds == ()


def test_a_bots_seat_has_a_key_that_holds_nothing_until_it_is_opened_to_a_person(path):
    store = Store(path)
    keys = store.begin(new(), SOLO)
    found = store.open(keys.seats["black"])
    assert found.holds == () and store.open(keys.table).holds == ("white",)
    store.seat(found.door.game, TWO)
    assert store.open(keys.seats["black"]).holds == ("black",)


def test_a_seat_that_is_taken_is_not_held_by_the_whole_table(path):
    store, keys, game = kept(path)
    store.enter(keys.seats["black"])
    assert store.open(keys.table).holds == ("white",)
    assert store.open(keys.seats["black"]).holds == ("black",)
    assert store.open(keys.table).use.shared
    new_key = store.renew(game, "black")
    assert store.open(keys.table).holds == ("white", "black")
    assert store.open(keys.seats["black"]) is None and store.open(new_key).holds == ("black",)


def test_only_who_holds_the_whole_table_learns_the_keys(path):
    store, keys, _ = kept(path)
    assert store.keys(keys.table) == keys
    assert store.keys(keys.seats["white"]) is None and store.keys(keys.watch) is None


def test_a_summary_says_what_may_be_known_and_no_more(path):
    store, keys, game = kept(path)
    position = on(new(), 3)
    store.write(game, position, 0, Mark(0, 0))
    told = store.summary(keys.seats["white"])
    assert (told.variant, told.seats, told.steps, told.over) == ("duel", ("white", "black"), 3, False)
    assert told.asked == position.decision.seat and told.holds == ("white",) and told.kind == "seat"
    assert told.created <= told.changed and told.created.utcoffset().total_seconds() == 0
    assert not {"seed", "options", "facts", "keys"} & set(told.__slots__)


def test_summaries_come_newest_first_and_pass_over_what_is_gone(path):
    store = Store(path)
    first, second = store.begin(new(), TWO), store.begin(new(seed=8), TWO)
    assert [one.key for one in store.summaries([first.table, "gone", second.watch])] == [second.watch, first.table]
    store.write(store.open(first.table).door.game, on(new()), 0, Mark(0, 0))
    assert [one.key for one in store.summaries([second.watch, first.table, first.table])] == [first.table, second.watch]


def test_an_answer_may_be_taken_back_while_nobody_else_has_seen_it(path):
    store, keys, game = kept(path)
    one, other = on(new(), 3), on(new(), 3, option=1)
    first = store.write(game, one, 0, Mark(0, 0))
    second = store.write(game, other, 0, first)
    assert (first, second) == (Mark(3, 0), Mark(3, 1)) and store.open(keys.table).position == other
    with pytest.raises(LabError, match="Somebody else has answered"):
        store.write(game, on(one), 3, first)  # a second screen that still shows the line taken back
    store.enter(keys.watch)
    with pytest.raises(LabError, match="what has been answered stands"):
        store.write(game, one, 0, second)
    assert store.open(keys.table).position == other


def test_news_are_the_answers_since_a_mark(path):
    store, keys, game = kept(path)
    position = on(new(), 3)
    store.write(game, position, 0, Mark(0, 0))
    news = store.news(keys.watch, Mark(1, 0))
    assert news.first == 1 and len(news.actions) == 2 and news.mark == Mark(3, 0)
    store.write(game, on(new(), 1, option=1), 0, Mark(3, 0))
    news = store.news(keys.watch, Mark(3, 0))
    assert news.first == 0 and len(news.actions) == 1 and news.mark == Mark(1, 1)
    assert store.news("gone", Mark(0, 0)) is None


def test_a_bot_of_ones_own_is_not_kept_and_named(path):
    class Own:
        name = "own"

        def choose(self, question, look, dice):
            return question.legal[0]

    with pytest.raises(LabError, match="Black is played by own, and only"):
        Store(path).begin(new(), {"white": "person", "black": Own()})


def test_an_imagined_game_is_not_kept(path):
    from citadels_lab.rules.kernel.chance import Dice
    from citadels_lab.study.worlds import imagine

    position = on(new(), 2)
    world = imagine(position, position.decision.seat, Dice(1))
    with pytest.raises(LabError, match="imagined game cannot be kept"):
        Store(path).begin(world, TWO)


def test_the_file_is_its_owners_alone_and_so_is_its_folder(path):
    Store(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_the_place_is_named_or_the_users_own(monkeypatch, tmp_path):
    monkeypatch.setenv("CITADELS_LAB_STORE", str(tmp_path / "x.sqlite"))
    assert usual_place() == tmp_path / "x.sqlite" and Store().path == tmp_path / "x.sqlite"
    monkeypatch.delenv("CITADELS_LAB_STORE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_place() == tmp_path / "citadels-lab" / "games.sqlite"


def test_nothing_but_the_game_is_stored(path):
    store, _, _ = kept(path)
    with store.reading() as connection:
        columns = {
            table: {row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table})")}
            for table in connection.exec_driver_sql("SELECT name FROM sqlite_schema WHERE type = 'table'").scalars()
            if not table.startswith("sqlite_")
        }
    assert columns == {
        "games": {
            "id", "format", "variant", "options", "seed", "facts", "seats", "players", "steps", "lines", "asked",
            "created", "changed",
        },
        "moves": {"game", "n", "action"},
        "doors": {"key", "game", "kind", "place", "seat", "used"},
    }  # fmt: skip
