"""Law 2: played by pausing or straight through, the same answers give the same states and events."""

from typing import Any

from hypothesis import given

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.rules.kernel.playout import play_out
from tests.laws.games import Game, games


class Script:
    """A bot that gives the answers of a list and keeps what it was asked and shown."""

    name = "script"

    def __init__(self, answers: Any, looks: bool = False) -> None:
        self.answers = list(reversed(answers))
        self.looks = looks
        self.asked: list[Any] = []

    def choose(self, question: Any, look: Any, dice: Any) -> Any:
        seen = look() if self.looks else None
        self.asked.append((question.seat, question.prompt, tuple(question.legal), seen))
        return self.answers.pop()


@given(games)
def test_straight_play_from_the_start_gives_the_same_game(game: Game) -> None:
    positions = game.positions()
    last = positions[-1]
    if last.decision:
        return  # cut before its end
    script = Script(last.actions)
    straight = lab.play_out(positions[0], script)
    assert straight.facts() == last.facts()
    assert straight.accounts() == last.accounts()
    assert straight.record() == last.record()
    assert straight.events == last.events
    assert straight.scores() == last.scores()
    assert straight.winner == last.winner
    assert straight == last
    assert hash(straight) == hash(last)


@given(games)
def test_straight_play_asks_the_same_questions_with_the_same_options_and_the_same_sight(game: Game) -> None:
    positions = game.positions()
    if positions[-1].decision:
        return
    script = Script(positions[-1].actions, looks=True)
    lab.play_out(positions[0], script)
    assert len(script.asked) == len(positions) - 1
    for position, (seat, prompt, legal, seen) in zip(positions, script.asked, strict=False):
        assert (seat, prompt, legal) == (position.decision.seat, position.decision.prompt, position.decision.legal)
        assert seen == lab.observe(position, seat).facts


@given(games)
def test_a_first_answer_that_is_given_along_is_the_same_as_one_given_before(game: Game) -> None:
    positions = game.positions()
    players = dict.fromkeys(positions[0].seats, bot("random"))
    for position, action in list(zip(positions, positions[-1].actions, strict=False))[:: max(1, len(positions) // 6)]:
        along = play_out(position, players, 5, first=action)
        before = play_out(position.answer(action), players, 5)
        assert along == before and along.facts() == before.facts()


@given(games)
def test_straight_play_goes_on_from_any_question(game: Game) -> None:
    """Also from the middle of a step: a draft, a steal, a wish."""
    positions = game.positions()
    last = positions[-1]
    if last.decision:
        return
    for at in range(0, len(positions), max(1, len(positions) // 12)):
        straight = lab.play_out(positions[at], Script(last.actions[at:]))
        assert straight.facts() == last.facts()
        assert straight == last


@given(games)
def test_answering_leaves_the_old_position_as_it_was(game: Game) -> None:
    positions = game.positions()
    told = [(position.facts(), position.accounts(), len(position.events)) for position in positions]
    for position in positions[:-1]:
        position.answer(position.decision.legal[0])
        position.answer(position.decision.legal[-1])
    lab.play_out(positions[len(positions) // 2], "random", 1)
    assert told == [(position.facts(), position.accounts(), len(position.events)) for position in positions]


@given(games)
def test_events_only_ever_grow(game: Game) -> None:
    positions = game.positions()
    for before, after in zip(positions, positions[1:], strict=False):
        assert after.events[: len(before.events)] == before.events
