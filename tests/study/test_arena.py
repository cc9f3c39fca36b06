"""The arena: matches between bots, and the laws that it watches."""

import re
from types import SimpleNamespace

import pytest
from click.testing import CliRunner

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.cli import main
from citadels_lab.rules.editions.variants import variants
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.variant import Score
from citadels_lab.study import arena, laws


class Cheat:
    """Answers as the random bot does, save one: the leader takes gold instead of building."""

    name = "cheat"

    def choose(self, question, look, dice):
        return ("gold",) if question.prompt == "expansion-leader" else bot("random").choose(question, look, dice)


class Stubborn:
    """Has no answer when it must discard."""

    name = "stubborn"

    def choose(self, question, look, dice):
        if question.prompt == "discard":
            raise ZeroDivisionError("no")
        return question.legal[0]


class Lazy:
    """Takes the first answer that there is."""

    name = "lazy"

    def choose(self, question, look, dice):
        return question.legal[0]


def a_position(**changes):
    """A made-up position that keeps every law, but for the changes."""
    kept = {
        "accounts": lambda: {"bank": 20, "white": 5},
        "over": False,
        "winners": (),
        "decision": SimpleNamespace(legal=[("pass",)]),
        "scores": lambda: {"white": Score(5, {"districts": 3, "coins": 2})},
    }
    return SimpleNamespace(**{**kept, **changes})


def test_bots_sit_on_every_seat_equally_often():
    result = arena.play("duel", ["random", "random"], games=6, seed=3)
    assert [game.bots["white"] for game in result.games] == [0, 1, 0, 1, 0, 1]
    assert [game.seed for game in result.games] == [3, 4, 5, 6, 7, 8]


def test_two_bots_of_the_same_name_are_told_apart():
    assert arena.play("duel", ["random", "random"], games=1).names == ("random", "random 2")


def test_the_same_match_is_played_twice_alike():
    assert arena.play("duel", ["random", "greedy"], 4, seed=9) == arena.play("duel", ["random", "greedy"], 4, seed=9)


def test_one_bot_may_take_all_the_seats():
    standings = arena.play("duel", ["random"], games=10).by_seat()
    assert [standing.name for standing in standings] == ["white", "black"]
    assert sum(standing.wins for standing in standings) == 10
    assert standings[0].margin == -standings[1].margin


def test_wins_and_margins_of_two_bots_add_up():
    first, second = arena.play("duel", ["random", "random"], games=20).by_bot()
    assert first.games == second.games == 20
    assert first.wins + second.wins == 20
    assert first.margin == -second.margin
    assert first.interval[0] < first.share < first.interval[1]


def test_a_bot_on_several_seats_is_measured_against_those_of_the_others():
    first, second = arena.play("classic", ["random", "greedy"], games=6).by_bot()
    assert first.margin == -second.margin < 0


def test_one_game_does_not_say_how_far_its_margin_reaches():
    (first, _) = arena.play("duel", ["random", "greedy"], games=1).by_bot()
    assert first.margin_reach is None
    told = CliRunner().invoke(main, ["arena", "duel", "--bots", "random,greedy", "--games", "1"]).output
    assert "±" not in told and "-" in told


def test_set_up_options_reach_the_game():
    arena.play("duel", ["random"], games=1, unique_draw=2, leader_build="optional")
    with pytest.raises(LabError, match="players"):
        arena.play("duel", ["random"], games=1, players=5)


def test_random_and_greedy_games_keep_the_laws_at_every_answer():
    arena.play("duel", ["random"], games=30, check=True)
    arena.play("duel", ["greedy", "random"], games=4, seed=100, check=True)
    arena.play("duel", ["random"], games=5, seed=200, check=True, unique_draw=2, leader_build="optional")


@pytest.mark.slow
def test_two_thousand_random_games_keep_the_laws():
    result = arena.play("duel", ["random"], games=2000)
    assert len(result.games) == 2000


@pytest.mark.slow
def test_three_hundred_random_games_keep_the_laws_at_every_answer():
    arena.play("duel", ["random"], games=300, seed=5000, check=True)


@pytest.mark.parametrize(
    "law, position",
    [
        ("negative", a_position(accounts=lambda: {"bank": 26, "white": -1})),
        ("coins", a_position(accounts=lambda: {"bank": 20, "white": 6})),
        ("stuck", a_position(decision=SimpleNamespace(legal=[]))),
        ("stuck", a_position(decision=None)),
        ("scores", a_position(scores=lambda: {"white": Score(6, {"districts": 3, "coins": 2})})),
    ],
)
def test_a_position_that_breaks_a_law_is_found(law, position):
    laws.check(a_position(), 25)
    with pytest.raises(laws.BrokenLaw) as broken:
        laws.check(position, 25)
    assert broken.value.law == law


def test_an_end_must_be_one_and_have_a_winner():
    with pytest.raises(laws.BrokenLaw, match="unfinished"):
        laws.check_end(a_position(), 25)
    with pytest.raises(laws.BrokenLaw, match="no-winner"):
        laws.check_end(a_position(over=True), 25)
    laws.check_end(a_position(over=True, winners=("white",)), 25)


def test_an_illegal_answer_is_found_with_the_position_before_it():
    with pytest.raises(laws.BrokenLaw) as broken:
        arena.play("duel", [Cheat()], games=1)
    assert broken.value.law == "illegal"
    assert broken.value.position.decision.prompt == "expansion-leader"


def test_a_game_that_fails_is_shown_up_to_where_it_fails():
    with pytest.raises(laws.BrokenLaw) as broken:
        arena.play("duel", [Stubborn()], games=1)
    assert broken.value.law == "failed"
    assert "ZeroDivisionError: no" in broken.value.args_given["why"]
    assert broken.value.position.decision.prompt == "discard"


def test_the_command_prints_a_row_for_each_bot_and_seat():
    told = CliRunner().invoke(main, ["--lang", "en", "arena", "duel", "--games", "6", "--bots", "greedy,random"])
    assert told.exit_code == 0
    assert [line.split()[0] for line in told.output.splitlines()] == ["who", "greedy", "random", "at", "at", "6"]


def test_the_command_speaks_french():
    told = CliRunner().invoke(main, ["--lang", "fr", "arena", "duel", "--games", "1", "--check"])
    assert told.exit_code == 0
    assert "après chaque réponse" in told.output


def test_in_a_table_every_bot_plays_every_other_on_the_same_deals_and_on_every_seat():
    table = arena.play_all("duel", ["random", "greedy", Lazy()], games=4, seed=5)
    assert table.names == ("random", "greedy", "lazy")
    assert set(table.matches) == {(0, 1), (0, 2), (1, 2)}
    assert table == arena.play_all("duel", ["random", "greedy", Lazy()], games=4, seed=5)
    assert [[game.seed for game in match.games] for match in table.matches.values()] == [[5, 6, 7, 8]] * 3
    assert [[game.bots["white"] for game in match.games] for match in table.matches.values()] == [[0, 1, 0, 1]] * 3
    assert len(table.games) == 12


def test_what_one_bot_of_a_table_wins_the_other_does_not():
    table = arena.play_all("classic", ["random", "greedy"], games=6, players=4)
    ahead, behind = table.standing(1, 0), table.standing(0, 1)
    assert (ahead.name, behind.name) == ("greedy", "random")
    assert ahead.share > 0.5
    assert ahead.share + behind.share == pytest.approx(1)
    assert [1 - bound for bound in reversed(ahead.interval)] == pytest.approx(behind.interval)


def test_the_command_prints_a_table_with_intervals_and_the_number_of_games():
    asked = ["arena", "duel", "--table", "--bots", "random,greedy", "--games", "4"]
    told = CliRunner().invoke(main, ["--lang", "en", *asked])
    assert told.exit_code == 0
    head, first, second, note, checked = told.output.splitlines()
    assert head.split() == ["wins", "against", "random", "greedy"]
    assert re.fullmatch(r"random +– +[\d.]+ % \(under 0.1 % to [\d.]+ %\)", first)
    assert re.fullmatch(r"greedy +[\d.]+ % \([\d.]+ % to over 99.9 %\) +–", second)
    assert note.startswith("4 games for each two bots")
    assert checked.startswith("4 games")
    assert CliRunner().invoke(main, ["--lang", "en", *asked]).output == told.output
    french = CliRunner().invoke(main, ["--lang", "fr", *asked]).output
    assert french.startswith("victoires contre")
    assert "4 parties pour chaque paire de robots" in french


def test_a_broken_law_ends_the_command_with_status_1_and_a_record_that_shows_it(monkeypatch, tmp_path):
    def poorer(position, coins):
        if len(position.actions) == 5:
            raise laws.BrokenLaw("coins", position, n=24, right=25)

    monkeypatch.setattr(laws, "check", poorer)
    asked = ["--lang", "en", "arena", "duel", "--games", "3", "--seed", "11", "--check", "--records", str(tmp_path)]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 1
    assert "there are 24 instead of 25" in told.output
    record = tmp_path / "broken-duel-11.toml"
    assert f"Seed 11, after 5 answers; the record that shows it: {record}" in told.output
    assert len(lab.load(record.read_text(encoding="utf-8")).actions) == 5


@pytest.mark.parametrize(
    "given, said",
    [
        (["dual"], "duel"),
        (["duel", "--bots", "gredy"], "greedy"),
        (["duel", "--players", "4"], "players"),
        (["duel", "--table", "--bots", "greedy"], "two or more"),
        (["duel", "--option", "tiles"], "tiles"),
        (["duel", "--seed", "-1"], "-1"),
        (["duel", "--seed", "9223372036854775807", "--games", "2"], "From the seed 9223372036854775807, 2 games would"),
        (["classic", "--random-cast"], "--random-cast cannot be used with classic"),
        (["dual", "--random-cast"], "duel"),
    ],
)
def test_bad_input_is_status_2_and_one_sentence(given, said):
    told = CliRunner().invoke(main, ["--lang", "en", "arena", *given])
    assert told.exit_code == 2
    assert said in told.output
    assert len(told.output.strip().splitlines()) == 1


@pytest.mark.parametrize("players", range(2, 9))
def test_a_random_cast_is_another_one_for_each_game_and_always_legal(players):
    variant = variants()["dark_city"]
    casts = {tuple(variant.draw_cast({"players": players}, seed)) for seed in range(60)}
    assert len(casts) > 20
    for cast in casts:
        assert tuple(variant.check({"players": players, "characters": list(cast)})["characters"]) == cast


def test_the_arena_draws_a_cast_for_each_game():
    result = arena.play("dark_city", ["random"], games=3, characters="random", players=5, check=True)
    assert result == arena.play("dark_city", ["random"], games=3, characters="random", players=5)
    told = CliRunner().invoke(main, ["arena", "dark_city", "--random-cast", "--games", "2", "--players", "3"])
    assert told.exit_code == 0, told.output


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 8))
def test_five_hundred_random_games_of_the_classic_game_keep_the_laws(players):
    arena.play("classic", ["random"], games=500, players=players)
    arena.play("classic", ["random", "greedy"], games=20, seed=700, players=players, check=True)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 9))
def test_random_casts_of_the_dark_city_keep_the_laws(players):
    arena.play("dark_city", ["random"], games=100, players=players, characters="random", bonus=8)
    arena.play(
        "dark_city", ["random", "greedy"], games=20, seed=700, check=True, players=players, characters="random", bonus=8
    )  # fmt: skip


def test_a_folder_that_no_record_can_be_written_to_is_refused_before_the_first_game(tmp_path):
    (tmp_path / "file").write_text("taken")
    asked = ["--lang", "en", "arena", "duel", "--games", "1000000", "--records", str(tmp_path / "file" / "broken")]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 2 and told.stdout == ""
    assert f"{tmp_path / 'file' / 'broken'} cannot be written ({tmp_path / 'file'} is no folder)" in told.stderr


def test_the_largest_seed_is_the_seed_of_a_game():
    assert arena.play("duel", ["random"], games=1, seed=(1 << 63) - 1).games[0].seed == (1 << 63) - 1


def test_no_bot_is_no_bot_of_the_table_either():
    told = CliRunner().invoke(main, ["--lang", "en", "arena", "duel", "--games", "2", "--bots", ""])
    assert told.exit_code == 2 and "random" in told.stderr
