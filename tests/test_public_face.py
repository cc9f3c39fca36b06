"""What ``import citadels_lab as lab`` promises: small, typed, the same on every machine, stable from now on."""

import hashlib
import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import citadels_lab as lab
from citadels_lab.rules.catalogue import rule
from citadels_lab.rules.kernel.errors import LabError

HUGE = 10**5000
"""A number that Python will not spell out."""
ROOT = Path(__file__).resolve().parents[1]
SEEDS = (0, 1, 7, 42, 2**63 - 1)
GOLDEN_STARTS = "2da056b6a26ce001495d"
GOLDEN_GAMES = "c00b9270924386efb6fb"


def digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:20]


def starts() -> str:
    """A digest of the first positions of several seeds, without the words of any language."""
    games = [lab.new_game("duel", seed=seed, unique_draw=draw) for seed in SEEDS for draw in (3, 2)]
    return digest([json.dumps(game.facts(), sort_keys=True) for game in games])


def games() -> str:
    """A digest of whole games played by the random bot."""
    ended = [lab.play_out(lab.new_game("duel", seed=seed), "random", seed) for seed in SEEDS]
    return digest([game.record() + json.dumps(game.facts(), sort_keys=True) for game in ended])


@pytest.fixture(scope="module")
def game() -> Any:
    return lab.new_game("duel", seed=7)


@pytest.fixture(scope="module")
def ended(game: Any) -> Any:
    return lab.play_out(game, "random", seed=3)


def error_of(call: Any) -> LabError:
    """Call, and return the one clear sentence that it raises, the same sort in French."""
    with pytest.raises(LabError) as caught:
        call()
    assert "\n" not in str(caught.value)
    assert caught.value.text("fr") not in ("", str(caught.value))
    return caught.value


# --- the same game everywhere -----------------------------------------------------------------------------------------


def test_the_same_arguments_give_the_same_game():
    assert lab.new_game("duel", seed=7) == lab.new_game("duel", seed=7)
    assert lab.new_game("duel", seed=7).facts() == lab.new_game("duel", seed=7).facts()
    assert (
        lab.new_game("duel", seed=7).record()
        == lab.new_game("duel", seed=7, unique_draw=3, leader_build="owed").record()
    )
    assert hash(lab.new_game("duel", seed=7)) == hash(lab.new_game("duel", seed=7))


def test_another_seed_or_option_gives_another_game():
    assert lab.new_game("duel", seed=7) != lab.new_game("duel", seed=8)
    assert lab.new_game("duel", seed=7) != lab.new_game("duel", seed=7, unique_draw=2)
    assert lab.new_game("duel", seed=7) != lab.new_game("duel", seed=7, leader_build="optional")
    assert lab.new_game("duel", seed=7) != "duel"


def test_first_positions_are_the_same_on_every_machine_and_python():
    """If this fails, seeds have come to mean other games: old records and links break. Never change it lightly."""
    assert starts() == GOLDEN_STARTS


def test_whole_games_are_the_same_on_every_machine_and_python():
    """If this fails, the rules or the order of options have changed: say so in the changelog."""
    assert games() == GOLDEN_GAMES


@pytest.mark.parametrize("hashes", ["0", "1", "4242"])
def test_nothing_depends_on_how_this_process_hashes(hashes: str):
    script = "from tests.test_public_face import starts, games; print(starts(), games())"
    run = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": "."},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.split() == [GOLDEN_STARTS, GOLDEN_GAMES]


# --- starting ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["dual", "Duel", "", "duel ", None, 5, ["duel"], "x" * 9000])
def test_an_unknown_variant_is_told_with_those_there_are(name: Any):
    assert "duel" in str(error_of(lambda: lab.new_game(name)))


@pytest.mark.parametrize("option", ["unique_drow", "Tiles", "seeds", "first_game"])
def test_an_unknown_option_is_told_with_those_there_are(option: str):
    said = str(error_of(lambda: lab.new_game("duel", **{option: 2})))
    assert option in said
    assert "unique_draw" in said
    assert "leader_build" in said


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("unique_draw", 1), ("unique_draw", "3"), ("unique_draw", None), ("unique_draw", True), ("unique_draw", 3.0),
        ("unique_draw", [3]), pytest.param("unique_draw", HUGE, id="huge"),
        ("leader_build", "must"), ("leader_build", None), ("leader_build", 1),
        ("tiles", 5), ("tiles", None), ("tiles", "Statue"), ("tiles", b"kind"), ("tiles", ["kind"]),
    ],
)  # fmt: skip
def test_a_wrong_value_of_an_option_names_the_option(option: str, value: Any):
    assert option in str(error_of(lambda: lab.new_game("duel", **{option: value})))


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", None, True, [7], pytest.param(HUGE, id="huge"), float("nan")])
def test_a_bad_seed_is_told_with_what_is_right(seed: Any):
    assert "9223372036854775807" in str(error_of(lambda: lab.new_game("duel", seed=seed)))


def test_the_largest_and_the_smallest_seed_are_fine():
    assert lab.new_game("duel", seed=2**63 - 1).decision
    assert lab.new_game("duel", seed=0) == lab.new_game("duel")


# --- asking and answering ---------------------------------------------------------------------------------------------


def test_a_decision_says_who_is_asked_what_and_what_may_be_answered(game: Any):
    decision = game.decision
    assert decision.seat in game.seats == ("white", "black")
    assert isinstance(decision.prompt, str)
    assert decision.text("en") != decision.text("fr")
    assert decision.options
    assert [option.action for option in decision.options if option.legal] == list(decision.legal)


def test_an_action_is_small_hashable_readable_and_json_able(ended: Any):
    assert all(type(action) is tuple for action in ended.actions)
    assert len(set(ended.actions)) > 10
    assert json.loads(json.dumps(ended.actions)) == [list(action) for action in ended.actions]
    assert max(len(" ".join(map(str, action))) for action in ended.actions) < 50


def test_an_answer_may_be_a_tuple_a_list_or_text(game: Any):
    action = game.decision.options[0].action
    assert game.answer(action) == game.answer(list(action)) == game.answer(" ".join(map(str, action)))
    assert game.answer("  " + "  ".join(map(str, action)) + " ") == game.answer(action)


def test_answering_gives_a_new_position_and_leaves_the_old_one(game: Any):
    facts, events, record = game.facts(), game.events, game.record()
    one = game.answer(game.decision.options[0].action)
    two = game.answer(game.decision.options[1].action)
    assert one != two != game
    assert (game.facts(), game.events, game.record()) == (facts, events, record)
    assert one.actions == (game.decision.options[0].action,)


def test_a_position_cannot_be_changed_from_outside(game: Any):
    game.facts()["players"]["white"]["gold"] = 99
    game.facts()["tiles"]["statue"]["cost"] = 0
    game.facts()["row"][0].clear()
    game.accounts()["bank"] = 0
    lab.observe(game, "white").facts["city"].clear()
    lab.observe(game, "white").facts["tiles"]["statue"]["cost"] = 0
    again = lab.new_game("duel", seed=7)
    assert game.facts() == again.facts()
    assert game.accounts() == again.accounts()
    for name in ("over", "winner", "events", "seats", "anything_else"):
        with pytest.raises(AttributeError):
            setattr(game, name, None)


def test_an_illegal_answer_carries_its_reason():
    position = lab.new_game("duel", seed=7, unique_draw=2)
    while not (
        position.decision.prompt.startswith("expansion") and any(not o.legal for o in position.decision.options)
    ):
        position = position.answer(position.decision.legal[-1])
    option = next(option for option in position.decision.options if not option.legal)
    with pytest.raises(lab.IllegalAction) as caught:
        position.answer(option.action)
    reason = caught.value.reason
    assert reason == option.reason
    assert rule(reason.rule).id == reason.rule
    assert str(caught.value) == caught.value.text("en") == reason.text("en")
    assert reason.text("fr") != reason.text("en")
    assert isinstance(reason.fix("en"), str)


@pytest.mark.parametrize(
    "answer", ["fly", "build", ("build", "moon", "c5"), ["stand"], ("stand", "statue", 5), "stand " * 999]
)
def test_what_is_no_answer_to_the_question_says_what_would_be(game: Any, answer: Any):
    error = error_of(lambda: game.answer(answer))
    assert isinstance(error, lab.IllegalAction)
    assert error.reason is None
    assert "stand" in str(error)


@pytest.mark.parametrize(
    "answer", [None, 5, "", "   ", (), [], {}, {"stand": 1}, b"stand", ("stand", None), ("stand", 1.5),
               ("stand", ["a"]), ("stand", True), ("stand", HUGE), [[["stand"]]], object()],
    ids=lambda answer: str(type(answer).__name__),
)  # fmt: skip
def test_what_is_no_action_at_all_is_told(game: Any, answer: Any):
    assert not isinstance(error_of(lambda: game.answer(answer)), lab.IllegalAction)


def test_a_game_that_is_over_takes_no_answer(ended: Any):
    assert ended.over
    assert ended.decision is None
    error_of(lambda: ended.answer("pass"))


# --- looking ----------------------------------------------------------------------------------------------------------


def test_facts_are_plain_json_for_every_viewer(game: Any, ended: Any):
    for position in (game, ended):
        assert json.loads(json.dumps(position.facts())) == position.facts()
        for viewer in ("white", "black", None):
            seen = lab.observe(position, viewer)
            assert json.loads(json.dumps(seen.facts)) == seen.facts


def test_accounts_begin_with_the_bank_and_sum_to_25(game: Any, ended: Any):
    for position in (game, ended):
        assert next(iter(position.accounts())) == "bank"
        assert sum(position.accounts().values()) == 25


def test_scores_have_a_total_and_its_parts(game: Any, ended: Any):
    for position in (game, ended):
        assert set(position.scores()) == set(position.seats)
        for score in position.scores().values():
            assert score.total == sum(score.parts.values())
    assert game.winner is None
    assert ended.winner == max(ended.seats, key=lambda seat: ended.scores()[seat].total)


def test_events_tell_all_so_far_each_with_its_rule(game: Any, ended: Any):
    assert ended.events[: len(game.events)] == game.events
    assert all(rule(event.rule).variant == "duel" for event in ended.events)
    assert all(event.text("en") for event in ended.events)


def test_an_observation_belongs_to_a_seat_or_to_nobody(game: Any):
    asked = game.decision.seat
    other = "black" if asked == "white" else "white"
    assert lab.observe(game, asked).decision is not None
    assert lab.observe(game, other).decision is None
    assert lab.observe(game, None).decision is None
    assert lab.observe(game, None).asked == asked
    assert lab.observe(game, asked).seat == asked


@pytest.mark.parametrize("seat", ["red", "", 0, ["white"], "White"])
def test_an_unknown_seat_is_told_with_those_there_are(game: Any, seat: Any):
    assert "white" in str(error_of(lambda: lab.observe(game, seat)))


def test_the_picture_of_a_position_is_deterministic_html_with_its_twin_in_words():
    pictures = [lab.play_out(lab.new_game("duel", seed=7), "random", 3)._repr_html_() for _ in range(2)]
    assert pictures[0] == pictures[1]
    assert "<" in pictures[0]
    assert "<script" not in pictures[0]
    assert lab.new_game("duel", seed=7)._repr_html_() == lab.new_game("duel", seed=7)._repr_html_()


def test_a_representation_is_one_short_line(game: Any, ended: Any):
    for position in (game, ended):
        assert "duel" in repr(position)
        assert len(repr(position)) < 120


# --- keeping and playing on -------------------------------------------------------------------------------------------


def test_a_record_is_text_that_loads_to_the_same_position(game: Any, ended: Any):
    for position in (game, game.answer(game.decision.legal[0]), ended):
        again = lab.load(position.record())
        assert again == position
        assert again.facts() == position.facts()
        assert again.record() == position.record()
        assert position.record().isprintable() or "\n" in position.record()


def test_playing_out_is_settled_by_position_bots_and_seed(game: Any):
    assert lab.play_out(game, "random", 5) == lab.play_out(game, "random", seed=5)
    assert lab.play_out(game, "random", 5) == lab.play_out(game, {"white": "random", "black": "random"}, 5)
    assert lab.play_out(game, "random", 5) != lab.play_out(game, "random", 6)
    assert lab.play_out(game, "random") == lab.play_out(game, "random", 0)
    assert game.decision is not None


def test_a_game_that_is_over_is_its_own_end(ended: Any):
    assert lab.play_out(ended, "random", 1) == ended


def test_a_bot_of_ones_own_may_play(game: Any):
    class First:
        name = "first"

        def choose(self, question: Any, look: Any, dice: Any) -> Any:
            return question.legal[0]

    ended = lab.play_out(game, {"white": First(), "black": "random"}, 1)
    assert ended.over


@pytest.mark.parametrize("answer", [("fly",), ("build", "moon", "c5"), "pass", None, 5, ("pass", "pass")])
def test_a_bot_whose_answer_is_not_legal_is_told(game: Any, answer: Any):
    class Rogue:
        name = "rogue"

        def choose(self, question: Any, look: Any, dice: Any) -> Any:
            return answer

    error_of(lambda: lab.play_out(game, Rogue(), 1))


@pytest.mark.parametrize(
    "bots", ["randum", "", None, 5, {"white": "random"}, {"white": "random", "black": "nobody"}, {}]
)
def test_an_unknown_or_missing_bot_is_told(game: Any, bots: Any):
    error_of(lambda: lab.play_out(game, bots))


@pytest.mark.parametrize("seed", [-1, 1.5, "x", None, True, 2**63])
def test_a_bad_seed_for_the_bots_is_told(game: Any, seed: Any):
    assert "9223372036854775807" in str(error_of(lambda: lab.play_out(game, "random", seed)))


# --- typed and documented ---------------------------------------------------------------------------------------------


def test_everything_public_is_documented_and_typed():
    for name in lab.__all__:
        thing = getattr(lab, name)
        assert inspect.getdoc(thing), name
        if inspect.isfunction(thing):
            assert set(get_type_hints(thing)) == {*inspect.signature(thing).parameters, "return"}, name
    for name, member in inspect.getmembers(lab.Position):
        if not name.startswith("_") and (callable(member) or isinstance(member, property)):
            assert inspect.getdoc(member), name


def test_errors_are_value_errors_so_that_nobody_need_import_them():
    assert issubclass(lab.IllegalAction, lab.LabError)
    assert issubclass(lab.LabError, ValueError)


def test_importing_the_lab_loads_no_screen_and_no_arrays():
    script = "import sys, citadels_lab as lab; lab.play_out(lab.new_game('duel'), 'random'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"panel", "bokeh", "param", "numpy", "holoviews", "pandas"} & set(run.stdout.split())
