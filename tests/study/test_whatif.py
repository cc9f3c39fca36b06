"""What if: the same honest answer for the same question, and clear words where there is none."""

import json
import threading
import time

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.rules.kernel.position import replay
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.intervals import ERROR, Anytime
from citadels_lab.study.matrix import matrix
from citadels_lab.study.tally import Tally
from citadels_lab.study.telling import figure, percent
from citadels_lab.study.whatif import PRESETS, Study, question, what_if
from tests.laws import hidden
from tests.laws.cards import hidden as hidden_cards
from tests.study.positions import asked, late
from tests.study.standins import Cheat, Nameless, Open, Quitter, Slow, Stubborn

CLASSIC = lab.new_game("classic", seed=3, players=4)


class Dealt:
    """A runner that plays nothing: it gives made-up outcomes, in chunks, the last chunk first."""

    def __init__(self, outcomes, size=20):
        self.outcomes = outcomes
        self.size = size
        self.asked = []

    def run(self, task, indexes, options, stopped):
        self.asked.append((indexes, options))
        for start in reversed(range(indexes.start, indexes.stop, self.size)):
            chunk = range(start, min(start + self.size, indexes.stop))
            tally = Tally(options)
            for index in chunk:
                tally.add([self.outcomes(index, option) for option in options], index)
            yield chunk, tally

    def close(self):
        raise AssertionError("a runner that was given stays open")


def alone(index, option, seed=0):
    """A win one time in four, with dice of its own for each option."""
    dice = Dice(seed, index, option)
    return Outcome(WIN if dice.below(4) == 0 else 0, dice.below(21) - 10)


# --- the answer ------------------------------------------------------------------------------------------------------


def test_an_option_that_wins_is_told_from_those_that_lose():
    def outcomes(index, option):
        return Outcome(WIN, 5) if option == 2 and index % 4 else Outcome(0, -3)

    answer = what_if(CLASSIC, samples=200, runner=Dealt(outcomes))
    best = answer.rows[2]
    assert answer.best == 2
    assert answer.decided
    assert answer.group == (CLASSIC.decision.legal[2],)
    assert best.share.low < 0.75 < best.share.high
    assert best.share_behind is best.margin_behind is None
    assert answer.rows[0].share_behind.high < 0
    assert answer.rows[0].share_behind.value == pytest.approx(-0.75)
    assert answer.rows[0].margin_behind.value == pytest.approx(-6)
    assert "wins most often" in answer.text()


def test_a_share_is_never_shown_as_0_or_100_percent():
    answer = what_if(CLASSIC, samples=5000, runner=Dealt(lambda index, option: Outcome(WIN * (option == 1), 0)))
    assert [percent(row.share.value, "en") for row in answer.rows[:2]] == ["under 0.1 %", "over 99.9 %"]
    assert all(0 < row.share.value < 1 for row in answer.rows)
    shown = " ".join(cell for row in answer.table() for cell in row)
    assert " 0.0 %" not in shown
    assert "100.0 %" not in shown
    assert percent(0.0, "fr") == "moins de 0,1 %"
    assert figure(-0.04, "en") == "0.0"


def test_options_that_are_alike_cannot_be_told_apart_and_that_is_said_with_the_number_of_playouts():
    answer = what_if(CLASSIC, samples=100, runner=Dealt(alone))
    assert len(answer.group) == 5
    assert "cannot be told apart" in answer.text()
    assert "départager" in answer.text("fr")
    assert {row[1] for row in answer.table()[1:]} == {"100"}


def test_chunks_that_come_late_change_nothing():
    backwards = what_if(CLASSIC, samples=100, runner=Dealt(alone))

    class Forwards(Dealt):
        def run(self, *asked):
            yield from reversed(list(super().run(*asked)))

    assert what_if(CLASSIC, samples=100, runner=Forwards(alone)).to_json() == backwards.to_json()


def test_what_is_shown_meanwhile_is_always_the_first_playouts_whatever_comes_first():
    shown = []
    what_if(CLASSIC, samples=100, runner=Dealt(alone), on_progress=shown.append, every=0)
    assert [answer.rows[0].n for answer in shown] == [20, 40, 60, 80]
    assert {answer.state for answer in shown} == {"provisional"}
    assert "Provisional" in shown[0].text()


def test_of_many_options_the_first_are_shown_before_all_have_been_played_once_and_the_answer_is_the_same():
    position = asked("name-assassin")
    shown, dealt = [], Dealt(lambda index, option: Outcome(0, -1 - option))
    watched = what_if(position, samples=80, runner=dealt, on_progress=shown.append, every=0)
    assert [row.n for row in shown[0].rows] == [1] * 8 + [0]
    assert shown[0].best == 0 and shown[0].set_aside == () and shown[0].done == 8
    assert [row.n for row in shown[1].rows] == [1] * 9
    assert dealt.asked[:3] == [(range(1), tuple(range(8))), (range(1), (8,)), (range(1, 10), tuple(range(9)))]
    assert watched.to_json() == what_if(position, samples=80, runner=Dealt(dealt.outcomes)).to_json()


def test_a_stop_in_the_first_world_of_many_options_gives_an_empty_answer():
    stop, position = threading.Event(), asked("name-assassin")
    answer = what_if(position, samples=80, cancel=stop, on_progress=lambda _: stop.set(), every=0)
    assert (answer.state, answer.done) == ("stopped", 0)
    assert {row.n for row in answer.rows} == {0}


def test_a_provisional_interval_is_wider_than_a_final_one():
    shown = []
    final = what_if(CLASSIC, samples=100, runner=Dealt(alone), on_progress=shown.append, every=0)
    row, last = final.rows[0], shown[-1].rows[0]
    assert last.share.high - last.share.low > 1.3 * (row.share.high - row.share.low)


def test_peeking_at_every_chunk_calls_identical_options_different_in_at_most_5_percent_of_200_runs():
    two = CLASSIC.decision.legal[:2]
    wrong = 0
    for seed in range(200):
        peeks = []
        runner = Dealt(lambda index, option, seed=seed: alone(index, option, seed), size=10)
        what_if(CLASSIC, samples=200, options=two, runner=runner, on_progress=peeks.append, every=0)
        assert len(peeks) == 19
        wrong += any(len(peek.group) == 1 or len(peek.margin_group) == 1 for peek in peeks)
    print(f"called different in {wrong} of 200 runs")
    assert wrong <= 10


def test_a_final_answer_calls_one_of_five_identical_options_different_in_at_most_5_percent_of_200_runs():
    wrong = 0
    for seed in range(200):
        answer = what_if(
            CLASSIC, samples=100, runner=Dealt(lambda index, option, seed=seed: alone(index, option, seed))
        )
        wrong += len(answer.group) < 5
    print(f"one of five set apart in {wrong} of 200 runs")
    assert wrong <= 10


def test_of_eight_or_more_options_the_best_half_is_played_on():
    position = asked("name-assassin")
    dealt = Dealt(lambda index, option: Outcome(WIN if index % 9 < option else 0, option))
    answer = what_if(position, samples=80, runner=dealt)
    assert answer.method == "halving"
    assert dealt.asked == [
        (range(0, 10), tuple(range(9))), (range(10, 20), (4, 5, 6, 7, 8)), (range(20, 40), (6, 7, 8)),
        (range(40, 80), (6, 7, 8)),
    ]  # fmt: skip
    assert [row.n for row in answer.rows] == [10] * 4 + [20] * 2 + [80] * 3
    assert answer.best == 8
    assert (answer.done, answer.planned) == (9 * 10 + 5 * 10 + 3 * 60,) * 2
    assert "set aside early" in str(answer.table())
    assert "drawn nearer to a half" in answer.text() and "tirées vers la moitié" in answer.text("fr")


def test_where_all_games_end_by_the_same_points_no_more_is_promised():
    dealt = Dealt(lambda index, option: Outcome(WIN, 15))
    answer = what_if(asked("name-assassin"), samples=60, runner=dealt, options=["name king", "name thief"])
    assert answer.table()[1][4] == "+15.0 every time" and answer.table("fr")[1][4] == "+15,0 à chaque fois"


def test_halving_allows_for_its_looks():
    position = asked("name-assassin")
    halved = what_if(position, samples=80, runner=Dealt(alone)).rows
    flat = what_if(position, samples=80, runner=Dealt(alone), options=position.decision.legal[:7]).rows
    most = max(row.share.high - row.share.low for row in halved if row.n == 80)
    assert most > max(row.share.high - row.share.low for row in flat)


# --- the same answer -------------------------------------------------------------------------------------------------


def test_the_same_question_gives_the_same_bytes_and_another_seed_others():
    position = late(4, 20)
    asked = {"samples": 40, "bots": {"white": "random", "black": "greedy"}}
    assert what_if(position, **asked).to_json() == what_if(position, **asked).to_json()
    assert what_if(position, seed=1, **asked).to_json() != what_if(position, **asked).to_json()


def test_the_options_of_a_playout_share_their_world():
    seen = []

    class Seen(Open):
        def sample(self, dice):
            seen.append(super().sample(dice))
            return seen[-1]

    what_if(late(4, 20), samples=7, worlds=Seen)
    assert len(seen) == 7
    assert len({position._look().base.chance for position in seen}) == 7


def test_playout_k_is_the_same_however_many_are_played_and_whichever_options_are_compared():
    position = late(11, 20)
    seven = position.decision.legal[:7]
    few, many = (what_if(position, samples=n, options=seven) for n in (10, 25))
    some = what_if(position, samples=10, options=seven[2:4])
    assert [row.wins for row in some.rows] == [row.wins for row in few.rows[2:4]]
    assert all(late.wins >= early.wins for early, late in zip(few.rows, many.rows, strict=True))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", ["classic", "dark_city", "edition_2016"])
def test_the_answer_at_a_table_does_not_depend_on_what_the_seat_cannot_know(variant, seed):
    first, dice = lab.new_game(variant, seed=seed, players=4), Dice(seed)
    position = replay(first.start, lab.play_out(first, "random", seed).actions[: 20 + 17 * seed])
    changed = hidden_cards.change(position, position.decision.seat, dice)
    assert changed is not None
    assert changed[0].facts() != position.facts()
    answer = what_if(position, samples=4, seed=5).to_json()
    assert what_if(hidden_cards.with_other_chance(position, dice), samples=4, seed=5).to_json() == answer
    assert what_if(changed[0], samples=4, seed=5).to_json() == answer


@pytest.mark.parametrize("seed", range(4))
def test_the_answer_does_not_depend_on_what_the_seat_cannot_know(seed):
    position, dice = asked(("keep", "discard", "stand", "name-assassin")[seed], seed), Dice(seed)
    seat = position.decision.seat
    answer = what_if(position, samples=6, seed=5).to_json()
    other_luck = hidden.with_other_chance(position, dice)
    assert what_if(other_luck, samples=6, seed=5).to_json() == answer
    changed = hidden.change(position, seat, dice)
    assert changed is not None
    assert changed[0].facts() != position.facts()
    assert what_if(changed[0], samples=6, seed=5).to_json() == answer


def test_the_answer_is_json_with_a_schema_and_a_version():
    data = json.loads(what_if(late(4, 20), samples=10).to_json())
    assert (data["schema"], data["version"]) == ("citadels-lab-what-if", 1)
    assert data["best"] in [option["action"] for option in data["options"]]
    assert set(data["options"][0]["text"]) == {"en", "fr"}


def test_a_runner_stops_when_whoever_looks_on_fails():
    closed = []

    class Closing(Dealt):
        def run(self, *asked):
            try:
                yield from super().run(*asked)
            finally:
                closed.append(True)

    with pytest.raises(ZeroDivisionError):
        what_if(CLASSIC, samples=100, runner=Closing(alone), on_progress=lambda _: 1 / 0)
    assert closed


# --- looking on and stopping -----------------------------------------------------------------------------------------


def test_provisional_answers_come_soon_and_not_too_often():
    times, start = [], time.monotonic()
    what_if(CLASSIC, samples=40, worlds=Open, on_progress=lambda _: times.append(time.monotonic()))
    assert times[0] - start < 0.3 * 5  # shared machines dawdle; docs/what_if.md has the time when alone
    assert all(later - earlier > 0.09 for earlier, later in zip(times, times[1:], strict=False))


def test_a_stop_is_heeded_at_once_and_what_is_known_comes_back():
    stop, pressed = threading.Event(), []

    def press():
        time.sleep(0.2)
        pressed.append(time.monotonic())
        stop.set()

    thread = threading.Thread(target=press)

    def seen(_):
        if not thread.ident:
            thread.start()

    answer = what_if(CLASSIC, samples="careful", bots="greedy", worlds=Open, cancel=stop, on_progress=seen)
    assert time.monotonic() - pressed[0] < 0.2 * 5  # as above
    assert answer.state == "stopped"
    assert 0 < answer.rows[0].n < PRESETS["careful"]
    assert "Stopped" in answer.text()


def test_a_stop_before_the_first_playout_gives_an_empty_answer():
    stop = threading.Event()
    stop.set()
    answer = what_if(CLASSIC, cancel=stop)
    assert answer.state == "stopped"
    assert {row.share for row in answer.rows} == {None}
    assert len(answer.group) == 5
    assert "nothing" in answer.text().lower()
    assert json.loads(answer.to_json())["options"][0]["share"] is None
    assert len(answer.table()) == 6


def test_a_stopped_answer_has_the_wide_intervals_of_one_that_was_watched():
    stop = threading.Event()

    class Stopping(Dealt):
        def run(self, task, indexes, options, stopped):
            for chunk, tally in reversed(list(super().run(task, indexes, options, stopped))):
                yield chunk, tally
                if chunk.stop == 60:
                    stop.set()
                    return

    row = what_if(CLASSIC, samples=100, runner=Stopping(alone), cancel=stop).rows[0]
    z = Anytime(100)(ERROR, 60)
    assert row.n == 60
    assert row.share.high - row.share.low == pytest.approx(2 * z * (0.25 * 0.75 / 60) ** 0.5, rel=0.2)


# --- what cannot be asked --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "given, said",
    [
        ({"seat": "zoe"}, "zoe"),
        ({"seat": "bo"}, "Bo"),
        ({"samples": 1}, "1"),
        ({"samples": "many"}, "standard"),
        ({"samples": True}, "True"),
        ({"bots": "gredy"}, "greedy"),
        ({"bots": {"ana": "random"}}, "bo"),
        ({"bots": dict.fromkeys(["ana", "bo", "chi", "dev", "eve"], "random")}, "eve"),
        ({"seed": -1}, "-1"),
        ({"options": []}, ""),
        ({"options": ["pick king"]}, "king"),
        ({"runner": 0}, "256"),
        ({"runner": object()}, "tcp://localhost:8786"),
        ({"cancel": 5}, "threading.Event"),
        ({"bots": Cheat}, "Cheat()"),
        ({"bots": Nameless()}, "name"),
    ],
)
def test_a_bad_argument_is_told_in_one_sentence(language, given, said):
    with pytest.raises(LabError) as error:
        what_if(CLASSIC, **{"samples": 2, **given})
    text = error.value.text(language)
    assert said in text or language == "fr"
    assert text
    assert "\n" not in text


@pytest.mark.parametrize("given", [None, "a text", 7])
@pytest.mark.parametrize("ask", [what_if, lambda given: matrix(given, "bo")])
def test_what_is_no_position_is_told_in_one_sentence(ask, given):
    with pytest.raises(LabError, match="is no position"):
        ask(given)


def test_an_option_that_is_refused_gives_its_reason():
    position = lab.new_game("duel", seed=1)
    with pytest.raises(IllegalAction):
        what_if(position, options=["stand no-such-tile nor-this"])


def test_when_the_game_is_over_there_is_nothing_to_compare():
    with pytest.raises(LabError, match="over"):
        what_if(lab.play_out(CLASSIC, "random", 1))


@pytest.mark.parametrize(
    "bad, why", [(Stubborn(), "ZeroDivisionError: no"), (Cheat(), "cheat"), (Quitter(), "SystemExit: 3")]
)
def test_a_bot_that_fails_is_named_with_its_seat(bad, why):
    with pytest.raises(LabError) as error:
        what_if(asked("keep"), samples=4, bots={"white": "random", "black": bad})
    for language in ("en", "fr"):
        text = error.value.text(language)
        assert bad.name in text
        assert why in text
        assert ("Black" if language == "en" else "Noir") in text


def test_a_bot_that_is_not_said_to_be_uniform_plays_on_as_well():
    position = late(4, 10)
    dull = what_if(position, samples=4, bots=Slow()).to_dict()
    quick = what_if(position, samples=4, bots="random").to_dict()
    assert dull.pop("bots") == {"white": "slow", "black": "slow"}
    assert quick.pop("bots") == {"white": "random", "black": "random"}
    assert dull == quick


def test_a_study_counts_its_playouts_before_it_begins():
    study = Study(question(asked("name-assassin"), None, None, "random", 0), 400)
    assert study.answer("provisional").planned == 9 * 50 + 5 * 50 + 3 * 100 + 3 * 200
