"""An imagined position agrees with all that its seat has seen, and with nothing else of the true one."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given

import citadels_lab as lab
from citadels_lab.rules.editions.tables import presets
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.worlds import World, imagine
from tests.laws import games as duel
from tests.laws import hidden as duel_hidden
from tests.laws.cards import games as cards
from tests.laws.cards import hidden
from tests.laws.cards.games import dices, often, some

from .looking import check, same

pytestmark = pytest.mark.timeout(900)  # many cases on a busy machine take minutes


def looks(positions: Sequence[Position[Any]], dice: Dice) -> list[Position[Any]]:
    """Return some positions of a game, and those in the middle of a step with a larger chance."""
    middle = [position for position in positions if position._look().answers]
    return some(positions[:-1], 5, dice) + some(middle, 5, dice) + [positions[-1]]


def check_game(positions: Sequence[Position[Any]], dice: Dice) -> None:
    for position in looks(positions, dice):
        asked = position.decision.seat if position.decision else position.seats[0]
        check(position, dice.choice((asked, dice.choice(position.seats))), dice.below(1000))


@often(0.5, 3)
@given(duel.games, dices)
def test_a_world_of_duel_agrees_with_what_was_seen_and_follows_from_nothing_else(game: duel.Game, dice: Dice) -> None:
    positions = game.positions()
    check_game(positions[:14], dice)
    check_game(positions, dice)


@often(0.2, 2)
@given(cards.classics, dices)
def test_a_world_of_the_classic_game_agrees_with_what_was_seen(game: cards.Game, dice: Dice) -> None:
    check_game(game.positions(), dice)


@often(0.3, 2)
@given(cards.darks, dices)
def test_a_world_of_the_dark_city_agrees_with_what_was_seen(game: cards.Game, dice: Dice) -> None:
    check_game(game.positions(), dice)


@often(0.3, 3)
@given(cards.moderns, dices)
def test_a_world_of_the_2016_edition_agrees_with_what_was_seen(game: cards.Game, dice: Dice) -> None:
    check_game(game.positions(), dice)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", [name.replace("-", "_") for name in presets()])
def test_every_preset_can_be_imagined_at_every_table(preset: str, players: int) -> None:
    position = lab.new_game("edition_2016", seed=players, preset=preset, players=players)
    dice = Dice(players)
    for at in range(48):
        if at % 12 == 0 or position._look().answers:
            check(position, position.decision.seat, at)
        position = position.answer(dice.choice(position.decision.legal))


@often(0.2, 1)
@given(duel.games, dices)
def test_what_is_hidden_in_duel_does_not_change_the_draw(game: duel.Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 8, dice):
        seat = dice.choice(position.seats)
        changed = duel_hidden.change(position, seat, dice)
        if changed:
            assert same(imagine(changed[0], seat, Dice(3)), imagine(position, seat, Dice(3)))
        lucky = duel_hidden.with_other_chance(position, dice)
        assert same(imagine(lucky, seat, Dice(3)), imagine(position, seat, Dice(3)))


@often(0.2, 1)
@given(cards.games, dices)
def test_what_is_hidden_in_the_card_game_does_not_change_the_draw(game: cards.Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 8, dice):
        seat = dice.choice(position.seats)
        changed = hidden.change(position, seat, dice)
        if changed:
            assert same(imagine(changed[0], seat, Dice(3)), imagine(position, seat, Dice(3)))
        lucky = hidden.with_other_chance(position, dice)
        if lucky:
            assert same(imagine(lucky, seat, Dice(3)), imagine(position, seat, Dice(3)))


@pytest.mark.parametrize("variant", ["duel", "classic", "dark_city", "edition_2016"])
def test_a_world_made_once_draws_the_same_as_one_made_anew_and_different_ones_for_other_dice(variant: str) -> None:
    position = lab.new_game(variant, seed=5)
    seat = position.seats[-1]
    world = World(position, seat)
    drawn = [world.sample(Dice(seed)) for seed in range(8)]
    assert all(same(one, imagine(position, seat, Dice(seed))) for seed, one in enumerate(drawn))
    assert len({str(one.facts()) for one in drawn}) == 8


@pytest.mark.parametrize("variant", ["duel", "classic", "dark_city", "edition_2016"])
def test_a_world_can_be_played_on_by_people_and_by_bots(variant: str) -> None:
    position = lab.new_game(variant, seed=2)
    dice = Dice(7)
    for at in range(20):
        world = imagine(position, position.decision.seat, Dice(at))
        assert lab.play_out(world, "random", at).over
        action = dice.choice(position.decision.legal)
        assert world.answer(action).actions[-1] == action
        position = position.answer(action)


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(LabError, match="zoe"):
        imagine(lab.new_game("classic"), "zoe", Dice(0))
