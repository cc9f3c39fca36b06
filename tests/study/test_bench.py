"""The benchmark: it prints what it measured and judges nothing."""

from click.testing import CliRunner

from citadels_lab.bench.__main__ import main
from citadels_lab.bench.measure import Bench, loop


def test_the_benchmark_prints_a_line_for_games_calls_and_the_fixed_loop():
    told = CliRunner().invoke(main, ["--rounds", "1", "--games", "3"])
    assert told.exit_code == 0, told.output
    for game in (
        "duel, random",
        "classic, 4 players, random",
        "classic, 7 players, greedy",
        "dark_city, 5 players, random",
        "edition_2016, 6 players, random",
        "edition_2016, 6 players, greedy",
    ):
        assert f"{game}: a game" in told.output
    named = ("random: a game", "greedy: a game", "games/s", "decisions/s", "position.answer", "observe", "facts()")
    for name in (
        *named,
        "copy of a state",
        "record()",
        "load(record)",
        "fixed loop",
        "first numbers",
        "until it stops",
    ):
        assert name in told.output
    aims = [line for line in told.output.splitlines() if "1,200 games/s" in line or "500,000 decisions/s" in line]
    assert len(aims) == 2 and all("of that" in line for line in aims), (
        "asked for and aimed at, beside what was measured"
    )
    assert "rules as one reads them" in told.output
    for other in ("OpenSpiel hearts", "OpenSpiel gin rummy", "python-chess", "RLCard gin rummy"):
        assert f"{other}: a game" in told.output or f"{other}: not installed" in told.output


def test_a_piece_of_work_is_timed_in_seconds_and_in_thousandths_of_the_loop():
    measured = Bench(rounds=3)
    taken, ratio, best = measured.measure(loop, times=1)
    assert 0 < best <= taken
    assert 200 < ratio < 5000
    assert len(measured.loops) == 6
