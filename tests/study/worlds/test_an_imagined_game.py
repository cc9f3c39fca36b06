"""An imagined position stands on its own: its log, copies of it and later positions need no true game."""

import pickle
from typing import Any

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.worlds import World, imagine

from .looking import check, same

VARIANTS = ("duel", "classic", "dark_city", "edition_2016")


def later(variant: str, answers: int, seed: int = 987_654_321) -> Position[Any]:
    """Return a position after some answers given at random."""
    position, dice = lab.new_game(variant, seed=seed), Dice(seed)
    for _ in range(answers):
        position = position.answer(dice.choice(position.decision.legal))
    return position


@pytest.mark.parametrize("variant", VARIANTS)
def test_its_log_is_what_the_seat_was_told_and_goes_on(variant: str) -> None:
    position = later(variant, 30)
    seat = position.decision.seat
    world = imagine(position, seat, Dice(1))
    assert world.events == lab.observe(position, seat).events
    after = world.answer(world.decision.legal[0])
    assert after.events[: len(world.start.midway.past)] == world.start.midway.past
    end = lab.play_out(after, "random", 3)
    assert end.over
    assert end.events[: len(world.events)] == world.events


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_can_be_packed_and_sent_and_is_equal_when_it_arrives(variant: str) -> None:
    position = later(variant, 30)
    world = imagine(position, position.decision.seat, Dice(1)).answer(position.decision.legal[0])
    arrived = pickle.loads(pickle.dumps(world))
    assert same(arrived, world)
    assert lab.play_out(arrived, "random", 5).facts() == lab.play_out(world, "random", 5).facts()
    assert world != imagine(position, position.decision.seat, Dice(2)).answer(position.decision.legal[0])


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_can_be_imagined_anew_by_any_seat_at_any_later_position(variant: str) -> None:
    position = later(variant, 20)
    dice = Dice(4)
    world = imagine(position, position.decision.seat, Dice(1))
    for at in range(40):
        for seat in world.seats:
            if at % 8 == 0 or world._look().answers:
                check(world, seat, at)
        world = world.answer(dice.choice(world.decision.legal))


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_imagines_anew_what_it_has_imagined_knows_as_much_as_before(variant: str) -> None:
    position = later(variant, 40)
    seat = position.decision.seat
    twice = imagine(imagine(position, seat, Dice(1)), seat, Dice(2))
    assert same(twice, imagine(position, seat, Dice(2)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_in_it_leads_to_the_true_game(variant: str) -> None:
    """Neither the seed, nor the game's luck, nor an event that only others may know."""
    position = later(variant, 30)
    seat = position.decision.seat
    world = World(position, seat).sample(Dice(1))
    assert world.start.seed == 0
    assert world.start.facts is None
    packed = pickle.dumps(world, protocol=4)
    for secret in (position.start.seed, position._look().now.chance, position._look().base.chance):
        assert pickle.dumps(secret, protocol=4)[2:-1] not in packed
    for event in world.start.midway.past:
        assert event.seen_by is None or seat in event.seen_by
