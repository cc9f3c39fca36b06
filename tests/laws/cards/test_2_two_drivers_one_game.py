"""Law 2: played by pausing or straight through, the same answers give the same states and events."""

from hypothesis import given

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from tests.laws.cards.games import Game, dices, games, often, some
from tests.laws.test_2_two_drivers_one_game import Script


@often(0.5)
@given(games, dices)
def test_straight_play_gives_the_same_game_with_the_same_questions_and_the_same_sight(game: Game, dice: Dice) -> None:
    positions = game.positions()
    last = positions[-1]
    if last.decision:
        return  # cut before its end
    script = Script(last.actions, looks=True)
    straight = lab.play_out(positions[0], script)
    assert straight.facts() == last.facts()
    assert straight.accounts() == last.accounts()
    assert straight.events == last.events
    assert straight.scores() == last.scores()
    assert straight.winners == last.winners
    assert straight.record() == last.record()
    assert straight == last
    assert len(script.asked) == len(positions) - 1
    for position, (seat, prompt, legal, seen) in zip(positions, script.asked, strict=False):
        assert (seat, prompt, legal) == (position.decision.seat, position.decision.prompt, position.decision.legal)
        if seen is not None and not dice.below(5):
            assert seen == lab.observe(position, seat).facts


@often(0.5)
@given(games, dices)
def test_straight_play_goes_on_from_any_question(game: Game, dice: Dice) -> None:
    """Also from the middle of a step: the cards of an income, a redraw, an exchange."""
    positions = game.positions()
    last = positions[-1]
    if last.decision:
        return
    middle = [position for position in positions[:-1] if position._look().answers]
    for position in some(positions[:-1], 3, dice) + some(middle, 6, dice):
        straight = lab.play_out(position, Script(last.actions[len(position.actions) :]))
        assert straight.facts() == last.facts()
        assert straight.events == last.events


@often(0.5)
@given(games, dices)
def test_answering_leaves_the_old_position_as_it_was(game: Game, dice: Dice) -> None:
    positions = some(game.positions(), 40, dice)
    told = [(position.facts(), position.accounts(), len(position.events)) for position in positions]
    for position in positions:
        for option in position.decision.legal[:3] if position.decision else ():
            position.answer(option)
    lab.play_out(positions[len(positions) // 2], "random", 1)
    assert told == [(position.facts(), position.accounts(), len(position.events)) for position in positions]


@often(0.5)
@given(games)
def test_events_only_ever_grow(game: Game) -> None:
    positions = game.positions()
    for before, after in zip(positions, positions[1:], strict=False):
        assert after.events[: len(before.events)] == before.events
