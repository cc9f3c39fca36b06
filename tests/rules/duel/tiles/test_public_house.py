"""Public House: duel.unique.public-house."""

import pytest

from tests.rules.duel.helpers import city, expanding, gold, play

TOWN = city("c4 noble-start white", "d4 religious-start black")


def house(mine: int, theirs: int, town=TOWN):
    position = expanding(mine, city=town, own={"stand": ["public-house"]}, theirs={"gold": theirs})
    return play(position, "build public-house c5")


@pytest.mark.parametrize(
    ("mine", "theirs", "after_mine", "after_theirs"),
    [
        (3, 2, 3, 4),  # 1 left after paying 2: both gain
        (4, 0, 4, 2),
        (5, 2, 3, 4),  # 3 left: not fewer than 3
        (4, 3, 4, 3),
        (9, 9, 7, 9),
    ],
)
def test_whoever_has_fewer_than_three_after_the_payment_gains_two(mine, theirs, after_mine, after_theirs):
    after = house(mine, theirs)
    assert (gold(after, "white"), gold(after, "black")) == (after_mine, after_theirs)


def test_coins_on_tiles_do_not_count():
    rich = city("c4 noble-start white 5", "d4 religious-start black 5")
    after = house(3, 2, rich)
    assert (gold(after, "white"), gold(after, "black")) == (3, 4)


def test_the_builder_comes_first_if_coins_run_short():
    """duel.unique.public-house: the supply holds 3 after the payment of 2"""
    full = city("c4 noble-start white 12", "d4 religious-start black 7")
    after = house(3, 2, full)
    assert (gold(after, "white"), gold(after, "black"), gold(after, "bank")) == (3, 3, 0)


def test_it_happens_by_itself():
    """duel.build.order"""
    assert house(3, 2).decision.seat == "black"
