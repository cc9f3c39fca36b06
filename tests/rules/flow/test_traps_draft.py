"""Traps of the draft: who begins it, and a King who is put back with bias."""

from collections import Counter

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from tests.rules.flow.helpers import at, play

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_eleven_hundred_rounds_all_start_with_the_crown():
    """classic.draft.pick, classic.round.end"""
    rounds = seed = 0
    while rounds < 1100:
        players = 2 + seed % 6
        position, dice = lab.new_game("classic", players=players, seed=seed), Dice(seed)
        while position.decision:
            state = position._look().now
            if state.next == "pick" and state.picks == 0:
                assert position.decision.seat == state.crown
                rounds += 1
            position = position.answer(dice.choice(position.decision.legal))
        seed += 1


def _drafts(variant, games, **options):
    """Count what lay face up and face down in the first draft of so many games."""
    up, pairs, down = Counter(), Counter(), Counter()
    for seed in range(games):
        facts = lab.new_game(variant, seed=seed, **options).facts()
        up.update(facts["faceup"])
        pairs[tuple(sorted(facts["faceup"]))] += 1
        down[facts["facedown"][0]] += 1
    return up, pairs, down


def _chi_square(counts, expected):
    return sum((counts[name] - n) ** 2 / n for name, n in expected.items())


def test_a_king_put_back_leaves_every_pair_equally_likely():
    """classic.draft.no-king-faceup: 21 pairs without the King, each 1 in 21; seeds 0 to 4199"""
    games = 4200
    _, pairs, _ = _drafts("classic", games)
    others = [name for name in CAST if name != "king"]
    expected = {(a, b): games / 21 for i, a in enumerate(sorted(others)) for b in sorted(others)[i + 1 :]}
    assert set(pairs) == set(expected)
    found = _chi_square(pairs, expected)
    assert found < 52.4, f"chi square {found:.1f} with 20 degrees of freedom (p = 0.0001), seeds 0 to {games - 1}"


def test_a_king_put_back_is_as_likely_face_down_as_any_character_that_is_left():
    """classic.draft.no-king-faceup: of the six left one lies face down, the King 1 time in 6, each other 5/7 of that"""
    games = 4200
    _, _, down = _drafts("classic", games)
    expected = {name: games / 6 * (1 if name == "king" else 5 / 7) for name in CAST}
    found = _chi_square(down, expected)
    assert found < 29.9, f"chi square {found:.1f} with 7 degrees of freedom (p = 0.0001), seeds 0 to {games - 1}"


@pytest.mark.parametrize("four", ["king", "emperor"])
def test_neither_king_nor_emperor_lies_face_up_and_the_others_are_equally_likely(four):
    """dark-city.rank4-faceup: five players, nine characters, two of the eight others face up; seeds 0 to 2799"""
    cast = [four if name == "king" else name for name in CAST] + ["queen"]
    games = 2800
    up, _, down = _drafts("dark_city", games, players=5, characters=cast, bonus=0)
    assert four not in up
    expected = {name: games * 2 / 8 for name in cast if name != four}
    found = _chi_square(up, expected)
    assert found < 29.9, f"chi square {found:.1f} with 7 degrees of freedom, seeds 0 to {games - 1}"
    assert abs(down[four] / games - 1 / 7) < 0.03


def test_face_up_characters_can_be_named_and_hit_nobody_else():
    """classic.assassin: face-up cards do not shift the target"""
    position = at(1, ana={"characters": ["assassin"]}, bo={"characters": ["bishop"]}, faceup=["magician", "merchant"])
    after = play(position, "murder magician", "gather gold", "end")
    assert after.decision.seat == "bo"


def test_the_moving_crown_moves_no_seat():
    """classic.king.crown"""
    position = at(4, chi={"characters": ["king"]}, crown="ana")
    assert position.facts()["crown"] == "chi"
    assert position.seats == tuple(position.facts()["seats"]) == ("ana", "bo", "chi", "dev")
