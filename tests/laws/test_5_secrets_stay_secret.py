"""Law 5: a seat's observation, options and log never depend on what it cannot know."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position
from tests.laws.games import Game, games, some
from tests.laws.hidden import change, with_other_chance

VIEWERS = ("white", "black", None)
PUBLIC = ("played", "skipped", "silenced", "named-hit", "named-miss", "built", "took", "guard", "gold", "counts-as")
"""The events that lay something open for everybody."""
dices = st.integers(0, 2**32)


def sight(position: Position[Any], viewer: str | None) -> dict[str, Any]:
    """Return all that a viewer may know, as data."""
    seen = lab.observe(position, viewer)
    told = {
        "facts": seen.facts,
        "events": [(event.what, event.rule, dict(event.args), event.hidden) for event in seen.events],
        "sentences": [event.text("fr") for event in seen.events[-8:]],
        "asked": seen.asked,
        "prompt": position.decision.prompt if position.decision else None,
    }
    if seen.decision:
        told["question"] = (seen.decision.text("en"), dict(seen.decision.args))
        told["options"] = [(option.action, option.reason, dict(option.about)) for option in seen.decision.options]
    return told


def names(told: Any) -> set[str]:
    """Return every text and key in some data; the table of all tiles names none in particular."""
    if isinstance(told, dict):
        some = [value for key, value in told.items() if key != "tiles" or isinstance(value, tuple)]
        return {name for value in some for name in names(value)}
    if isinstance(told, (list, tuple)):
        return {name for value in told for name in names(value)}
    return {told} if isinstance(told, str) else set()


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
@given(games, dices)
def test_two_positions_that_differ_only_in_what_is_hidden_look_alike(viewer: str | None, game: Game, seed: int) -> None:
    dice = Dice(seed)
    positions = game.positions()
    early = some(positions[:14], 5, dice)  # the secret choices of set-up and draft
    for position in early + some(positions, 8, dice):
        changed = change(position, viewer, dice)
        if changed:
            assert sight(changed[0], viewer) == sight(position, viewer)
        assert sight(with_other_chance(position, dice), viewer) == sight(position, viewer)


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
@given(games, dices)
def test_they_go_on_looking_alike_until_something_hidden_is_shown(viewer: str | None, game: Game, seed: int) -> None:
    dice = Dice(seed)
    for position in some(game.positions()[:-1], 12, dice):
        changed = change(position, viewer, dice)
        if not changed:
            continue
        twin, moved, swap = changed
        answer = dice.choice(position.decision.legal)
        twin_answer = answer if position.decision.seat == viewer else swap(answer)
        if twin_answer not in twin.decision.legal:
            assert position.decision.seat != viewer
            continue
        after, twin_after = sight(position.answer(answer), viewer), sight(twin.answer(twin_answer), viewer)
        before = sight(position, viewer)
        shown = set()
        for later in (after, twin_after):
            shown |= names(later["facts"]) - names(before["facts"])
            new = later["events"][len(before["events"]) :]
            shown |= names([event[2] for event in new if event[0] in PUBLIC])
        if not shown & moved:
            assert after == twin_after


@given(games)
def test_nothing_hidden_is_spelt_out(game: Game) -> None:
    """What an observation holds of the other's cards is "?", and as many of them as there are."""
    for position in game.positions()[::5]:
        whole = position.facts()
        for viewer in VIEWERS:
            seen = lab.observe(position, viewer).facts
            assert set(seen["bag"] + seen["undealt"]) <= {"?"}
            assert [len(stack) for stack in seen["row"]] == [len(stack) for stack in whole["row"]]
            assert {tile for stack in seen["row"] for tile in stack[1:]} <= {"?"}
            for seat in ("white", "black"):
                for name in ("stand", "drawn", "returned", "dealt", "kept", "passed", "received", "hand", "discarded"):
                    theirs, real = seen["players"][seat][name], whole["players"][seat][name]
                    assert len(theirs) == len(real)
                    assert theirs == real if seat == viewer else set(theirs) <= {"?"}


@given(games)
def test_the_seed_and_the_luck_to_come_are_in_no_observation(game: Game) -> None:
    for position in game.positions()[::9]:
        for viewer in VIEWERS:
            assert not {"seed", "chance"} & set(lab.observe(position, viewer).facts)


@given(games)
def test_only_the_asked_seat_has_the_question(game: Game) -> None:
    for position in game.positions()[::5]:
        for viewer in VIEWERS:
            seen = lab.observe(position, viewer)
            assert seen.asked == (position.decision.seat if position.decision else None)
            assert (seen.decision is not None) == (position.decision is not None and position.decision.seat == viewer)


@given(games)
def test_a_spectator_knows_nothing_that_a_player_does_not(game: Game) -> None:
    last = game.positions()[-1]
    public = [(event.what, event.rule) for event in lab.observe(last, None).events]
    for seat in ("white", "black"):
        assert public == [(event.what, event.rule) for event in lab.observe(last, seat).events]
