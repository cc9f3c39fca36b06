"""The what-if bot: it plays on in worlds that its seat may imagine, and nothing of what is hidden reaches it."""

import threading
import time

import pytest

import citadels_lab as lab
from citadels_lab.bots import bot, bots, quick_bots
from citadels_lab.bots.what_if import A_WIN, WhatIf
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.rules.kernel.playout import bot_answer, play_out
from citadels_lab.rules.kernel.position import replay
from citadels_lab.session import Session
from citadels_lab.study import arena
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.playing import Playouts
from citadels_lab.study.runners import Pool
from citadels_lab.study.runners.shared import Shared
from citadels_lab.study.tally import Tally
from citadels_lab.study.whatif import what_if
from citadels_lab.study.worlds import imagine
from tests.laws import hidden
from tests.laws.cards import hidden as hidden_cards
from tests.study.positions import asked

TABLES = [("duel", {}), ("classic", {"players": 3}), ("dark_city", {"players": 3}), ("edition_2016", {"players": 3})]
CARDS = ["classic", "dark_city", "edition_2016"]


class Dreamer:
    """Plays at random, after a look at a world."""

    name = "dreamer"
    wants_worlds = True

    def __init__(self):
        self.seen = []

    def choose(self, question, look, dice):
        world = look.world(Dice(len(self.seen)))
        self.seen.append((question, look(), world))
        return bot("random").choose(question, look, dice)


def swift(playouts, model="random", seconds=None):
    """Return a bot that plays its games at random: it knows less, and has done sooner."""
    return WhatIf(playouts, model, seconds)


def answer(position, playouts=8, seed=7, **given):
    return bot_answer(position, swift(playouts, **given), seed, imagine)


def midway(variant, seed, **options):
    """Return a position from the midst of a random game, with two answers to choose from or more."""
    first = lab.new_game(variant, seed=seed, **options)
    actions = lab.play_out(first, "random", seed).actions
    position = replay(first.start, actions[: len(actions) // 3])
    while len(position.decision.legal) == 1:
        position = position.answer(position.decision.legal[0])
    return position


# --- what reaches a bot that wants worlds ----------------------------------------------------------------------------


@pytest.mark.parametrize("variant, options", TABLES)
def test_a_table_with_a_bot_that_wants_worlds_plays_the_game_that_it_plays_without(variant, options):
    position = replay(lab.new_game(variant, seed=2, **options).start, midway(variant, 2, **options).actions)
    plain = lab.play_out(position, "random", 5)
    aloud = lab.play_out(position, {seat: Dreamer() for seat in position.seats[:1]} | dict.fromkeys(
        position.seats[1:], "random"), 5)  # fmt: skip
    assert aloud == plain
    assert aloud.facts() == plain.facts()
    assert aloud.events == plain.events


def test_a_world_puts_the_same_question_and_looks_the_same_and_is_not_the_true_game():
    position, dreamer = lab.new_game("classic", seed=4, players=3), Dreamer()
    lab.play_out(position, {seat: dreamer if seat == "bo" else "random" for seat in position.seats}, 4)
    assert len(dreamer.seen) > 10
    for question, facts, world in dreamer.seen:
        assert (world.decision.seat, world.decision.prompt) == (question.seat, question.prompt)
        assert world.decision.legal == question.legal
        assert lab.observe(world, "bo").facts == facts
        assert world.start.seed == 0
    assert len({repr(world.facts()["deck"]) for _, _, world in dreamer.seen}) > 10


@pytest.mark.parametrize("variant", CARDS)
@pytest.mark.parametrize("seed", range(2))
def test_exchanging_what_it_cannot_see_at_a_table_changes_no_answer(variant, seed):
    position, dice = midway(variant, seed, players=4), Dice(seed)
    changed = hidden_cards.change(position, position.decision.seat, dice)
    assert changed is not None
    assert changed[0].facts() != position.facts()
    other_luck = hidden_cards.with_other_chance(position, dice)
    assert {answer(given) for given in (changed[0], other_luck) if given} == {answer(position)}


@pytest.mark.parametrize("prompt", ["keep", "discard", "stand", "name-assassin"])
def test_exchanging_what_it_cannot_see_in_duel_changes_no_answer(prompt):
    position, dice = asked(prompt, 3), Dice(3)
    changed = hidden.change(position, position.decision.seat, dice)
    assert changed is not None
    assert changed[0].facts() != position.facts()
    assert answer(changed[0]) == answer(hidden.with_other_chance(position, dice)) == answer(position)


def test_a_bot_that_saw_the_true_game_would_be_found_out():
    def true(position, seat, dice):
        return position

    told = set()
    for seed in range(6):
        position = asked("keep", seed)
        changed = hidden.change(position, position.decision.seat, Dice(seed))
        seen = []
        for given in (position, changed[0]):
            dreamer = Dreamer()
            bot_answer(given, dreamer, 1, true)
            seen.append(dreamer.seen[0][2].facts())
        told.add(seen[0] == seen[1])
    assert False in told


# --- what it answers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant, options", TABLES)
def test_its_answer_is_legal_in_every_game(variant, options):
    position = midway(variant, 5, **options)
    assert answer(position, 4, model="greedy") in position.decision.legal


@pytest.mark.parametrize(
    "variant, options", [("duel", {}), pytest.param("classic", {"players": 3}, marks=pytest.mark.slow)]
)
def test_it_plays_whole_games_by_the_laws(variant, options):
    arena.play(variant, [swift(1), "random"], games=1, seed=6, **options)


def test_the_same_seed_gives_the_same_answer_and_another_seed_sometimes_another():
    position = lab.new_game("classic", seed=3, players=4)
    first = [answer(position, 6, seed) for seed in range(6)]
    assert first == [answer(position, 6, seed) for seed in range(6)]
    assert len(set(first)) > 1


@pytest.mark.parametrize(
    "outcomes, best",
    [
        (lambda index, option: (index % 4 < 1 + 2 * (option == 2), -5 * (option == 2)), 2),
        (lambda index, option: (index % 2, 3 * (option == 1)), 1),
        (lambda index, option: (index % 2, -60 * (option != 1) * (index % 3)), 1),
        (lambda index, option: (0, 0), 0),
    ],
    ids=["what wins most", "of equals the one with the most points", "points when they are many",
         "of what cannot be told apart the first"],
)  # fmt: skip
def test_where_games_are_played_at_random_it_takes(monkeypatch, outcomes, best):
    pretend(monkeypatch, outcomes)
    position = lab.new_game("classic", seed=3, players=4)
    assert answer(position, 120) == position.decision.legal[best]


def pretend(monkeypatch, outcomes):
    """Let the game of each world and option end with what ``outcomes`` says: a win or not, and a margin."""

    def tally(self, indexes, options, stopped):
        played = Tally(options)
        for index in indexes:
            ends = [outcomes(index, option) for option in options]
            played.add([Outcome(WIN * wins, A_WIN * WIN * wins + WIN * margin) for wins, margin in ends], index)
        return played

    monkeypatch.setattr(Playouts, "tally", tally)


@pytest.mark.parametrize(
    "better, leaves",
    [
        (lambda index: 0, False),
        (lambda index: 3 if index % 3 else -5, False),
        (lambda index: 3 if index % 4 else -5, True),
        (lambda index: 1, True),
    ],
    ids=["no better", "better by less than its error", "better by more than its error", "better in every world"],
)
def test_it_leaves_the_answer_of_who_plays_on_only_for_one_that_is(monkeypatch, better, leaves):
    position = lab.new_game("classic", seed=3, players=4)
    legal = position.decision.legal
    pretend(monkeypatch, lambda index, option: (0, 0))
    own = legal.index(answer(position, 120, model="greedy"))
    other = (own + 1) % len(legal)
    pretend(monkeypatch, lambda index, option: (0, better(index) if option == other else -9 * (option != own)))
    assert answer(position, 120, model="greedy") == legal[other if leaves else own]


def test_a_few_worlds_do_not_make_it_leave_that_answer(monkeypatch):
    position = lab.new_game("classic", seed=3, players=4)
    pretend(monkeypatch, lambda index, option: (0, 0))
    own = answer(position, 4, model="greedy")
    pretend(monkeypatch, lambda index, option: (position.decision.legal[option] != own, 9))
    assert answer(position, 4, model="greedy") == own != answer(position, 120, model="greedy")


def test_it_plays_so_many_playouts_and_no_more(monkeypatch):
    played = []
    end = Playouts.end
    monkeypatch.setattr(Playouts, "end", lambda self, *asked: played.append(asked[1]) or end(self, *asked))
    position = lab.new_game("classic", seed=3, players=4)
    options = len(position.decision.legal)
    answer(position, 60)
    assert 45 <= len(played) <= 60
    assert sorted(map(played.count, range(options)))[-1] > 2 * min(map(played.count, range(options)))


def test_with_a_time_budget_it_answers_in_time():
    position = lab.new_game("classic", seed=3, players=4)
    started = time.monotonic()
    assert answer(position, 1_000_000, seconds=0.1) in position.decision.legal
    assert time.monotonic() - started < 2  # a playout may be under way, on a busy machine


def test_with_no_time_at_all_it_answers_as_who_plays_on_would():
    position = midway("classic", 5, players=4)

    class OfTheModel(Dreamer):
        def choose(self, question, look, dice):
            dice.below(1 << 63)  # the throw that the worlds would have come from
            return bot("greedy").choose(question, look, dice)

    wanted = bot_answer(position, OfTheModel(), 7, imagine)
    assert answer(position, model="greedy", seconds=-1) == wanted != position.decision.legal[0]


def test_with_help_it_answers_the_same_and_says_nothing_of_whoever_helps():
    position = midway("dark_city", 2, players=4)
    player = swift(12)
    with Pool(2) as pool:
        helped = player.helped(pool, 600, lambda: False)
        assert bot_answer(position, helped, 7, imagine) == bot_answer(position, player, 7, imagine)
    assert player.seconds is None and player._runner is None


def test_who_wants_its_answer_no_more_has_it_stop_within_a_fifth_of_a_second():
    position = lab.new_game("classic", seed=3, players=4)
    stop = threading.Event()
    with Shared(1) as pool:
        pool.get_ready()
        helped = swift(1_000_000).helped(pool, 600, stop.is_set)
        thread = threading.Thread(target=bot_answer, args=(position, helped, 7, imagine))
        thread.start()
        time.sleep(0.5)
        assert thread.is_alive()
        stop.set()
        began = time.monotonic()
        thread.join()
        assert time.monotonic() - began < 0.2 * 5  # a busy machine takes its time


def test_where_there_is_one_answer_it_plays_nothing():
    position = midway("duel", 1)
    while len(position.decision.legal) > 1:
        position = position.answer(position.decision.legal[0])

    def never(position, seat, dice):
        raise AssertionError("there is nothing to imagine")

    assert bot_answer(position, bot("what_if"), 1, never) == position.decision.legal[0]


def test_a_person_may_play_against_it_in_a_session():
    session = Session()
    session.start("duel", {"white": "person", "black": swift(2)}, seed=1)
    for _ in range(6):
        session.answer(session.position.decision.legal[0])
    assert session.asked == "white" or session.position.over
    assert len(session.position.actions) > 6


# --- where it cannot play --------------------------------------------------------------------------------------------


def test_it_is_in_no_list_of_bots_that_answer_at_once():
    assert "what_if" in bots()
    assert quick_bots() == [name for name in bots() if name != "what_if"]


def test_it_cannot_play_on_in_a_what_if():
    with pytest.raises(LabError, match="asks what if itself") as refused:
        what_if(lab.new_game("duel", seed=1), bots={"white": "random", "black": "what_if"}, samples=2)
    assert "Black" in refused.value.text("en")
    assert "simule" in refused.value.text("fr")


def test_without_worlds_it_says_so():
    position = lab.new_game("duel", seed=1)
    for ask in (
        lambda: bot_answer(position, swift(2), 1),
        lambda: play_out(position, dict.fromkeys(position.seats, swift(2)), 1),
    ):
        with pytest.raises(LabError, match="imagined games"):
            ask()


def test_a_bot_that_wants_worlds_and_answers_nonsense_or_for_ever_is_stopped():
    class Rogue(Dreamer):
        def choose(self, question, look, dice):
            return ("fly",)

    position = lab.new_game("duel", seed=1)
    with pytest.raises(IllegalAction):
        lab.play_out(position, Rogue(), 1)
    with pytest.raises(LabError, match="5 answers"):
        play_out(position, dict.fromkeys(position.seats, Dreamer()), 1, longest=5, imagine=imagine)


@pytest.mark.slow
@pytest.mark.parametrize("variant, options, games", [("duel", {}, 10), ("classic", {"players": 4}, 8)])
def test_it_wins_more_often_than_the_random_bot(variant, options, games):
    standing, _ = arena.play(variant, [swift(40), "random"], games, seed=50, **options).by_bot()
    assert standing.interval[0] > 0.5
