"""Law 5: a seat's observation, options and log never depend on what it cannot know, nor do who is asked and what."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position
from tests.laws.cards.games import Game, darks, dices, games, moderns, often, some
from tests.laws.cards.hidden import (
    allowed,
    called,
    candidates,
    change,
    exchange_markers,
    exchanged,
    view_of,
    with_other_chance,
)

pytestmark = pytest.mark.timeout(900)  # many cases on a busy machine take minutes

ALWAYS = ("districts", "cast", "possible")
"""Facts that list every card, or every character that may be somewhere: they show none in particular."""


def sight(position: Position[Any], viewer: str | None) -> dict[str, Any]:
    """Return all that a viewer may know, as data."""
    seen = lab.observe(position, viewer)
    told = {
        "facts": seen.facts,
        "events": [(event.what, event.rule, dict(event.args), event.hidden) for event in seen.events],
        "sentences": [event.text("fr") for event in seen.events[-6:]],
        "asked": seen.asked,
        "prompt": position.decision.prompt if position.decision else None,
    }
    if position.decision:
        told["args"] = dict(position.decision.args)  # the question's words may be shown to all
    if seen.decision:
        told["question"] = seen.decision.text("en")
        told["options"] = [(option.action, option.reason, dict(option.about)) for option in seen.decision.options]
    return told


def names(told: Any, but: tuple[str, ...] = ()) -> Counter[str]:
    """Count every word in some data, but for what stands under these keys."""
    if isinstance(told, dict):
        return sum((names(value, but) for key, value in told.items() if key not in but), Counter())
    if isinstance(told, (list, tuple)):
        return sum((names(value, but) for value in told), Counter())
    return Counter([told]) if isinstance(told, str) else Counter()


def newly_shown(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """Return the names that a viewer sees more of than before, or hears."""
    heard = names([event[2] for event in after["events"][len(before["events"]) :]])
    return set(names(after["facts"], ALWAYS) - names(before["facts"], ALWAYS) + heard)


def viewer_of(game: Game, dice: Dice) -> str | None:
    return dice.choice([None, *game.first().seats])


@often(0.8, 2)
@given(games, dices)
def test_two_positions_that_differ_only_in_what_is_hidden_look_alike(game: Game, dice: Dice) -> None:
    positions = game.positions()
    middle = [position for position in positions if position._look().answers]
    for position in some(positions, 12, dice) + some(middle, 5, dice):
        viewer = viewer_of(game, dice)
        changed = change(position, viewer, dice)
        if changed:
            assert sight(changed[0], viewer) == sight(position, viewer)
        lucky = with_other_chance(position, dice)
        if lucky:
            assert sight(lucky, viewer) == sight(position, viewer)


@often(0.6, 2)
@given(games, dices)
def test_and_they_go_on_looking_alike_until_something_hidden_is_shown(game: Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 10, dice):
        viewer = viewer_of(game, dice)
        changed = change(position, viewer, dice)
        if not changed:
            continue
        twin, moved = changed
        before = sight(position, viewer)
        for _ in range(4):
            both = [action for action in position.decision.legal if action in twin.decision.legal]
            if position.decision.seat == viewer:
                assert both == list(position.decision.legal) == list(twin.decision.legal)
            if not both:
                break
            action = dice.choice(both)
            position, twin = position.answer(action), twin.answer(action)
            after, other = sight(position, viewer), sight(twin, viewer)
            if (newly_shown(before, after) | newly_shown(before, other)) & moved or not position.decision:
                break
            assert after == other
            before = after


@often(1, 2)
@given(games, dices)
def test_a_murdered_character_that_somebody_holds_looks_like_one_that_nobody_holds(game: Game, dice: Dice) -> None:
    """classic.assassin: the holder stays silent; the call, the prompts and the log tell nobody else anything."""
    positions = [position for position in game.positions()[:-1] if position._look().now.token("murdered")]
    for position in some(positions, 8, dice):
        victim = position._look().now.token("murdered")
        if called(position._look().now, victim) or victim not in candidates(position, None):
            continue
        viewer = viewer_of(game, dice)
        others = [card for card in candidates(position, viewer) if card != victim]
        hidden = [card for card in others if view_of(position, viewer, card) == view_of(position, viewer, victim)]
        hidden = [card for card in hidden if allowed(position, victim, card) and not called(position._look().now, card)]
        if victim in candidates(position, viewer) and hidden:
            go_on_alike(position, exchanged(position, viewer, victim, hidden[-1]), viewer, hidden[-1], dice)


def go_on_alike(position: Position[Any], twin: Position[Any], viewer: str | None, other: str, dice: Dice) -> None:
    """Play both on until the other character is called, or somebody's Hospital speaks."""
    for _ in range(40):
        assert sight(position, viewer) == sight(twin, viewer)
        both = [action for action in position.decision.legal if action in twin.decision.legal]
        if not both or position.decision.seat != twin.decision.seat:
            return
        action = dice.choice(both)
        round_before = position._look().now.round
        position, twin = position.answer(action), twin.answer(action)
        for side in (position, twin):
            if not side.decision or side._look().now.round != round_before or called(side._look().now, other):
                return
            if any("hospital" in player.city for player in side._look().now.players.values()):
                return


@often(0.4, 1)
@given(moderns, dices)
def test_a_marker_looks_like_any_other_until_it_is_turned_over(game: Game, dice: Dice) -> None:
    """2016.magistrate.warrants, 2016.blackmailer.threats: nobody but who laid them can tell, whatever happens"""
    for position in some([position for position in game.positions()[:-1] if position._look().now.markers], 10, dice):
        viewer = viewer_of(game, dice)
        changed = exchange_markers(position, viewer, dice)
        for _ in range(40):
            if not changed:
                break
            assert sight(position, viewer) == sight(changed[0], viewer)
            both = [action for action in position.decision.legal if action in changed[0].decision.legal]
            if position.decision.seat == viewer:
                assert both == list(position.decision.legal) == list(changed[0].decision.legal)
            if not both:
                break
            action = dice.choice(both)
            position, changed = position.answer(action), (changed[0].answer(action), changed[1])
            if position.over or any(marker.shown for marker in position._look().now.markers):
                break


@often(0.4, 1)
@given(moderns, dices)
def test_nobody_sees_which_marker_counts_while_they_are_laid(game: Game, dice: Dice) -> None:
    """Whoever lays them says first which one counts: the others see the same, whichever it is."""
    for position in some(game.positions()[:-1], 400, dice):
        targets = [action for action in position.decision.legal if action[0] in ("warrant", "threaten")]
        if len(targets) < 3:
            continue
        one = dice.choice(targets)
        two = dice.choice([action for action in targets if action != one])
        both = position.answer(one), position.answer(two)
        blanks = [action[1:] for action in both[0].decision.legal if two[1] in action[1:] and one[1] not in action[1:]]
        blank = dice.choice(blanks)
        rest = [name for name in blank if name != two[1]]
        ends = [both[0].answer(("blank", *blank))]
        order = [name for name in game.cast if name in (one[1], *rest)]
        ends.append(both[1].answer(("blank", *order)))
        for viewer in (None, *position.seats):
            if viewer != position.decision.seat:
                seen, other = sight(both[0], viewer), sight(both[1], viewer)
                assert {**seen, "args": {}} == {**other, "args": {}}  # the question is shown to nobody else
                assert sight(ends[0], viewer) == sight(ends[1], viewer)


@often(0.3, 0.5)
@given(games, dices)
def test_what_an_observation_holds_of_others_is_hidden_and_as_long_as_it_is(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 25, dice):
        whole = position.facts()
        for viewer in (None, *position.seats):
            seen = lab.observe(position, viewer).facts
            assert (seen["deck"], seen["discard"]) == (len(whole["deck"]), len(whole["discard"]))
            assert set(seen["facedown"]) <= {"?"}
            assert len(seen["facedown"]) == len(whole["facedown"])
            assert seen.keys() == whole.keys()
            if whole["draft"] and whole["draft"]["seat"] != viewer:
                assert set(seen["draft"]["cards"]) == {"?"}
            for seat in position.seats:
                check_player(seen["players"][seat], whole["players"][seat], seat == viewer)


def check_player(seen: dict[str, Any], real: dict[str, Any], own: bool) -> None:
    """Compare what a viewer sees of a player with what there is."""
    if own:
        assert seen == real
        return
    for name in ("hand", "drawn", "aside"):
        assert seen[name] == ["?"] * len(real[name])
    assert seen["offered"] == [["?"] * len(cards) for cards in real["offered"]]
    shown = real["revealed"]
    assert seen["characters"] == [name if name in shown else "?" for name in real["characters"]]
    for mine, theirs in zip(seen["city"], real["city"], strict=True):
        assert mine["cards"] == ["?"] * len(theirs["cards"])
        assert {**mine, "cards": []} == {**theirs, "cards": []}
    assert seen["possible"] == real["possible"]


@often(0.3, 0.5)
@given(games, dices)
def test_the_possible_characters_are_true_and_follow_from_public_facts(game: Game, dice: Dice) -> None:
    """Who may still hold what: never without the truth, and the same for every viewer."""
    for position in some(game.positions(), 25, dice):
        whole = position.facts()
        public = lab.observe(position, None).facts
        for seat in position.seats:
            player = whole["players"][seat]
            assert set(player["characters"]) <= set(player["possible"])
            assert set(player["revealed"]) <= set(player["possible"])
            assert player["possible"] == public["players"][seat]["possible"]
            assert not set(player["possible"]) & set(whole["faceup"])


@often(0.3, 0.5)
@given(games, dices)
def test_the_seed_and_the_luck_to_come_are_in_no_observation(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 6, dice):
        for viewer in (None, *position.seats):
            assert not {"seed", "chance"} & set(lab.observe(position, viewer).facts)


@often(0.3, 0.5)
@given(games, dices)
def test_only_the_asked_seat_has_the_question(game: Game, dice: Dice) -> None:
    for position in some(game.positions(), 12, dice):
        for viewer in (None, *position.seats):
            seen = lab.observe(position, viewer)
            assert seen.asked == (position.decision.seat if position.decision else None)
            assert (seen.decision is not None) == (position.decision is not None and position.decision.seat == viewer)


@often(0.3, 0.5)
@given(games)
def test_all_hear_that_something_happened_and_those_concerned_hear_it_whole(game: Game) -> None:
    """The log has the same lines for everybody; what differs is only what is left out of them."""
    last = game.positions()[-1]
    public = [(event.what, event.rule) for event in lab.observe(last, None).events]
    for seat in last.seats:
        seen = lab.observe(last, seat).events
        assert public == [(event.what, event.rule) for event in seen]
        for event, real in zip(seen, last.events, strict=True):
            if real.seen_by is not None and seat not in real.seen_by:
                assert event.hidden
                assert not set(real.secret) & set(event.args)


SECRET_EVENTS = {
    "starts-hand": "seat", "drew-cards": "seat", "kept-cards": "seat", "put-away": "seat", "picked": "seat",
    "redrew": "seat", "fetched": "seat", "exhibited": "seat", "hands-swapped": "both", "looked": "both",
    "took-card": "both", "gave-card": "both", "spied": "both", "studied": "seat", "characters-swapped": "both",
    "laid-warrant": "seat", "laid-threat": "seat", "searched": "seat",
}  # fmt: skip
"""Who may know the cards of an event: its player, or both players that it names."""


@often(1)
@given(st.one_of(games, darks, moderns))
def test_no_log_shows_the_cards_that_others_draw_keep_discard_or_get(game: Game) -> None:
    for event in game.positions()[-1].events:
        if event.what in SECRET_EVENTS:
            knows = {event.args["seat"]} | ({event.args["other"]} if SECRET_EVENTS[event.what] == "both" else set())
            assert set(event.seen_by or ()) == knows
            assert {"district", "districts", "character", "others", "by"} & set(event.args) == set(event.secret)
        elif event.what == "set-facedown":
            assert event.seen_by is not None
            assert event.secret == ("character",)
        else:
            assert event.seen_by is None
