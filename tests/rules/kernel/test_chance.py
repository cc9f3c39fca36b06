"""Chance: the numbers worked out side by side are those that come one by one."""

from itertools import permutations

import pytest

from citadels_lab.rules.kernel import chance


@pytest.mark.parametrize("n", [0, 1, 2, 7, 64, 75])
@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_many_numbers_at_once_are_the_same_as_one_by_one(n: int, seed: int) -> None:
    state = chance.start(seed)
    singly = [chance.mix(state + step * chance.STEP) for step in range(1, n + 1)]
    assert list(chance.next_numbers(state, n)) == singly


def test_a_shuffle_leaves_the_generator_as_many_rolls_later() -> None:
    mixed, after = chance.shuffle(state := chance.start(3), range(9))
    for sides in range(9, 1, -1):
        _, state = chance.roll(state, sides)
    assert (sorted(mixed), after) == (list(range(9)), state)


def test_every_order_comes_up_about_as_often() -> None:
    state, seen = chance.start(1), dict.fromkeys(permutations("abc"), 0)
    for _ in range(6000):
        mixed, state = chance.shuffle(state, "abc")
        seen[tuple(mixed)] += 1
    assert all(900 < times < 1100 for times in seen.values())


def test_dice_give_the_numbers_of_the_generator_in_their_order() -> None:
    dice, state = chance.Dice(5), chance.mix(chance.start(5))
    for sides in [*range(1, 100)] * 2:
        number, state = chance.roll(state, sides)
        assert dice.below(sides) == number


def test_choosing_and_throwing_use_the_same_dice() -> None:
    one, other = chance.Dice(8, 9), chance.Dice(8, 9)
    assert [one.choice(range(6)) for _ in range(50)] == [other.below(6) for _ in range(50)]
