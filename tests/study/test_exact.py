"""Endings worked out: the same as by brute force, as the playouts say, and from nothing but what the seat knows."""

from itertools import permutations
from statistics import fmean

import pytest

import citadels_lab as lab
from citadels_lab.rules.duel.box import UNIQUES
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.study.endings.walk import Walk, at_random, best_for
from citadels_lab.study.ends import WIN
from citadels_lab.study.exact import exact
from citadels_lab.study.intervals import wilson
from citadels_lab.study.whatif import what_if
from tests.study.endings.positions import ending

SURE = 3.9
"""Standard errors that an estimate is off once in ten thousand times."""


def brute(position, seat, play):
    """What a position is worth, answered in every way through the front door; nothing is kept, nothing merged."""
    if position.over:
        return (1.0, 1.0) if position.winner == seat else (0.0, 0.0)
    if position.facts()["phase"] == "draft":
        return 0.0, 1.0
    lows, highs = zip(*(brute(position.answer(a), seat, play) for a in position.decision.legal), strict=True)
    fold = fmean if play == "random" else max if position.decision.seat == seat else min
    return fold(lows), fold(highs)


def brute_rows(positions, play="random"):
    """What each option is worth, on the mean of positions that are equally likely."""
    seat, legal = positions[0].decision.seat, positions[0].decision.legal
    rows = []
    for action in legal:
        worths = [brute(position.answer(action), seat, play) for position in positions]
        rows.append((action, fmean(low for low, _ in worths), fmean(high for _, high in worths)))
    return rows


def rows_of(found):
    return [(row.action, row.low, row.high) for row in found.rows]


def same(found, expected):
    assert [row[0] for row in found] == [row[0] for row in expected]
    for mine, theirs in zip(found, expected, strict=True):
        assert mine[1:] == pytest.approx(theirs[1:], abs=1e-9), mine[0]


OPEN = {
    "the leader's last build": ending(1, "expansion"),
    "two cells in the expansion": ending(2, "expansion", black={"gold": 5}),
    "the Queen is called last": ending(2, rank=9, white={"hand": ["queen"], "gold": 5}),
    "a King who moves the Guard": ending(1, rank=3, white={"hand": ["king"]}, black={"gold": 0}),
    "a Warlord before a Queen": ending(1, rank=8, white={"hand": ["warlord", "queen"]}),
    "three cells and a Diplomat": ending(3, rank=7, white={"hand": ["diplomat"], "gold": 1}),
}
"""Positions in which nothing is hidden that matters."""


@pytest.mark.parametrize("play", ["random", "best"])
@pytest.mark.parametrize("name", OPEN)
def test_it_says_what_brute_force_says(name, play):
    same(rows_of(exact(OPEN[name], play=play)), brute_rows([OPEN[name]], play))


def test_what_the_other_may_hold_counts_as_often_as_it_can_be():
    held = [ending(1, rank=7, white={"hand": ["diplomat"]}, black={"hand": [card]}) for card in ("warlord", "queen")]
    found = exact(held[0])
    assert found.worlds == 2
    same(rows_of(found), brute_rows(held))


def test_a_stand_that_is_not_seen_may_hold_any_tile_that_is_left():
    known = ("armory", "ivory-tower")
    hidden = [tile for tile in UNIQUES if tile not in (*known, "thieves-den")]
    stands = [
        ending(1, rank=9, uniques=known, white={"hand": ["queen"], "stand": ["thieves-den"]}, black={"stand": [tile]})
        for tile in hidden
    ]
    found = exact(stands[0])
    assert found.worlds == 7
    same(rows_of(found), brute_rows(stands))


def test_a_tile_of_the_row_that_is_turned_over_may_be_any_that_is_left():
    tops = ("religious-1", "religious-2", "religious-3")
    rows = [
        [*map(list, zip(tops, under, strict=True)), ["religious-4"]]
        for under in permutations(("noble-2", "noble-3", "noble-4"))
    ]
    city = {"uniques": ("armory", "capitol"), "white": {"gold": 2}, "black": {"gold": 0}}
    ways = [ending(3, "expansion", row=row, **city) for row in rows]
    assert [len(stack) for stack in ways[0].facts()["row"]] == [2, 2, 2, 1]
    same(rows_of(exact(ways[0])), brute_rows(ways))


def test_a_choice_already_made_but_not_shown_counts_as_any():
    """Black is asked after White has discarded, and does not know what."""
    cards = {"white": {"hand": ["abbot", "merchant", "architect", "queen"], "gold": 0}}
    cards["black"] = {"hand": ["thief", "king", "diplomat", "warlord"], "gold": 0}
    first = ending(1, "discard", guard="noble-start", **cards)
    answers = ("discard abbot", "discard queen")
    found = [exact(first.answer(answer), options=["discard king"]).to_dict() for answer in answers]
    assert found[0]["worlds"] == 20  # five hands of four, and four cards to discard from each
    assert found[0] == found[1]


def test_what_one_wins_the_other_loses():
    for name, position in OPEN.items():
        state = position._look().base
        for fold in (lambda seat: at_random, best_for):
            white, black = (
                Walk(seat, fold(seat), 100_000).along(state, position._look().answers) for seat in ("white", "black")
            )
            assert white[0] + black[1] == pytest.approx(1), name
            assert white[1] + black[0] == pytest.approx(1), name


@pytest.mark.parametrize(("free", "worst"), [(1, (0.0, 0.0)), (2, (0.0, 1.0))])
def test_between_two_who_make_no_mistake_the_best_option_is_worth_the_whole_position(free, worst):
    hand = {"hand": ["diplomat", "queen"], "seats": 4}
    position = ending(free, rank=7, white=hand, black={"gold": 0})
    rows = exact(position, play="best").rows
    assert {(row.low, row.high) for row in rows} == {worst, (1.0, 1.0)}
    assert brute(position, "white", "best") == (1.0, 1.0)


CLOSE = {
    "a Diplomat before a Warlord": ending(
        1, rank=7, white={"hand": ["diplomat", "queen"], "seats": 4}, black={"hand": ["warlord"], "gold": 1}
    ),
    "an Architect with a stand": ending(
        2,
        rank=6,
        white={"hand": ["architect", "queen"], "stand": ["library"], "gold": 4},
        black={"hand": ["warlord"], "stand": ["capitol"], "gold": 0},
    ),
    "an Abbot and a Warlord": ending(
        1, rank=4, white={"hand": ["abbot", "queen"], "gold": 0}, black={"hand": ["warlord"], "gold": 4}
    ),
    "a Thief who has named a card": ending(
        1, rank=2, white={"hand": ["thief", "queen"], "gold": 0}, black={"hand": ["abbot"], "gold": 2}
    ),
    "a Merchant with three cells": ending(3, rank=5, white={"hand": ["merchant"]}, black={"hand": ["architect"]}),
}
"""Positions in which the playouts are held against the truth."""


def options_of(position):
    """Some of the options: the first, the last, and one in between."""
    legal = position.decision.legal
    return list(dict.fromkeys((legal[0], legal[len(legal) // 2], legal[-1])))


def compared(samples):
    """Give each option's name, truth, and playouts: how many, and what part of them was won."""
    for name, position in CLOSE.items():
        truth = exact(position, options=options_of(position))
        for worth, row in zip(
            truth.rows, what_if(position, options=options_of(position), samples=samples, seed=11).rows, strict=True
        ):
            yield f"{name}: {row.text['en']}", worth, row.n, row.wins / WIN


def covers(low, high, worth):
    return low - 1e-9 <= worth.high and worth.low <= high + 1e-9


def check_coverage(samples):
    found = list(compared(samples))
    for name, worth, n, won in found:
        print(f"{name}: {worth.low:.4f} to {worth.high:.4f}; {won / n:.4f} of {n}")
        assert covers(*wilson(won, n, SURE), worth), name
    covered = sum(covers(*wilson(won, n), worth) for _, worth, n, won in found)
    print(f"{covered} of {len(found)} within the 95 % interval")
    assert covered >= len(found) - 3  # options of a position share their worlds, and so their luck
    assert sum(0.05 < worth.low < 0.95 and worth.low == pytest.approx(worth.high) for _, worth, _, _ in found) >= 10


def test_the_playouts_estimate_what_is_worked_out():
    check_coverage(400)


@pytest.mark.slow
def test_four_thousand_playouts_estimate_what_is_worked_out():
    check_coverage(4000)


def test_what_is_hidden_does_not_change_the_answer():
    mine = {"hand": ["diplomat"], "stand": ["library"], "gold": 1}
    tops = ("religious-1", "religious-2")

    def bytes_of(under=("noble-3", "noble-4"), **black):
        row = [*map(list, zip(tops, under, strict=False)), ["religious-3"], ["religious-4"]]
        black = {"hand": ["warlord"], "stand": ["statue"], "gold": 2, **black}
        position = ending(2, rank=7, uniques=("armory", "capitol"), row=row, white=mine, black=black)
        return exact(position, options=["pass", "seats"]).to_json()

    seen = bytes_of()
    assert bytes_of(hand=["queen"]) == seen
    assert bytes_of(stand=["thieves-den"]) == seen
    assert bytes_of(discarded=["king"]) == seen
    assert bytes_of(under=("noble-4", "noble-3"), hand=["queen"], stand=["wishing-well"]) == seen
    assert bytes_of(gold=3) != seen


def test_best_play_is_refused_where_one_would_have_to_guess():
    open_hand = {"white": {"hand": ["diplomat", "queen"]}}
    assert exact(ending(1, rank=7, **open_hand), play="best").known
    for hidden in (
        ending(1, rank=7, black={"hand": ["queen"]}, white={"hand": ["diplomat"]}),
        ending(1, rank=7, black={"stand": ["library"]}, **open_hand),
        ending(1, rank=7, white={"stand": ["library"], **open_hand["white"]}),
        ending(1, "discard", white={"hand": ["thief", "king", "abbot", "queen"]},
               black={"hand": ["assassin", "merchant", "architect", "warlord"]}),
    ):  # fmt: skip
        with pytest.raises(LabError) as refused:
            exact(hidden, play="best")
        assert refused.value.key == "exact-hidden"


def test_an_ending_says_in_two_languages_what_is_best():
    found = exact(OPEN["a Warlord before a Queen"])
    assert "(100.0 %)" in found.text() and "at random" in found.text()
    assert "100,0 %" in found.text("fr") and "au hasard" in found.text("fr")
    open_end = exact(OPEN["three cells and a Diplomat"])
    assert not open_end.known
    assert "draft" in open_end.text()
    assert open_end.best == tuple(row.action for row in open_end.rows)


@pytest.mark.parametrize(
    ("key", "ask"),
    [
        ("exact-free", lambda: exact(ending(4, "expansion"))),
        ("exact-duel", lambda: exact(lab.new_game("classic", seed=1, players=4))),
        ("exact-play", lambda: exact(ending(1, "expansion"), play="cleverly")),
        ("exact-too-large", lambda: exact(CLOSE["an Abbot and a Warlord"], nodes=100)),
        ("what-if-not-asked", lambda: exact(ending(1, "expansion"), seat="black")),
        ("what-if-over", lambda: exact(lab.play_out(ending(1, "expansion"), "random", 1))),
    ],
)
def test_what_cannot_be_worked_out_is_refused_with_one_sentence(key, ask):
    with pytest.raises(LabError) as refused:
        ask()
    assert refused.value.key == key
    assert all(refused.value.text(language).endswith(".") for language in ("en", "fr"))


def test_an_option_that_is_not_legal_is_refused_with_its_reason():
    with pytest.raises(IllegalAction):
        exact(ending(1, "expansion"), options=["pass"])
