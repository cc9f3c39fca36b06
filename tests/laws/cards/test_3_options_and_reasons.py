"""Law 3: every listed legal option is accepted; every refused one raises its listed reason, which cites a rule."""

from typing import Any

import pytest
from hypothesis import given

from citadels_lab.rules.catalogue import rule
from citadels_lab.rules.kernel.action import parse, spell
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction
from tests.laws.cards.games import Game, dices, games, often, some

pytestmark = pytest.mark.timeout(900)  # many cases on a busy machine take minutes

FAMILIES = {"classic": ("classic",), "dark_city": ("classic", "dark_city"), "edition_2016": ("edition_2016",)}
"""The Dark City is the classic game with more, so it cites both."""

PAYING = ("build", "build-taken", "destroy", "smithy", "in-return")


def questions(game: Game, most: int, dice: Dice) -> list[Any]:
    return some(game.positions()[:-1], most, dice)


@often(0.6)
@given(games, dices)
def test_every_legal_option_is_accepted_as_action_or_text(game: Game, dice: Dice) -> None:
    for position in questions(game, 25, dice):
        for action in some(position.decision.legal, 8, dice):
            after = position.answer(action)
            assert after.actions == (*position.actions, action)
            assert position.answer(spell(action)) == after
            assert parse(spell(action)) == action


@often(0.6)
@given(games, dices)
def test_every_refused_option_raises_its_reason_which_cites_a_rule_of_the_variant(game: Game, dice: Dice) -> None:
    for position in questions(game, 25, dice):
        for option in some([option for option in position.decision.options if not option.legal], 10, dice):
            with pytest.raises(IllegalAction) as caught:
                position.answer(option.action)
            assert caught.value.reason == option.reason
            assert rule(option.reason.rule).variant in FAMILIES[game.variant]


@often(0.6)
@given(games, dices)
def test_no_option_is_both_legal_and_refused_and_none_is_listed_twice(game: Game, dice: Dice) -> None:
    for position in questions(game, 60, dice):
        decision = position.decision
        refused = [action for action, _ in decision._refused()]
        assert not set(refused) & set(decision.legal)
        assert len(set(refused)) == len(refused)
        assert len(set(decision.legal)) == len(decision.legal)
        assert [option.action for option in decision.options] == [*decision.legal, *refused]
        for action in (*decision.legal, *refused):
            assert action[0] in decision.verbs
            assert all(type(part) in (str, int) and " " not in str(part) and str(part) for part in action)


@often(0.6)
@given(games, dices)
def test_every_question_option_reason_and_event_has_its_sentence_in_both_languages(game: Game, dice: Dice) -> None:
    for language in ("en", "fr"):
        for position in questions(game, 8, dice):
            said = [position.decision.text(language)]
            for option in position.decision.options:
                said.append(option.text(language))
                if option.reason:
                    said += [option.reason.text(language), option.reason.fix(language) or "-"]
            assert all(text and "{" not in text for text in said)
        last = game.first()
    for seat in (None, *last.seats):
        for event in some(last.events, 10, dice):
            seen = event.seen_from(seat)
            assert seen is None or (seen.text("en") and seen.text("fr"))


@often(0.4)
@given(games)
def test_every_event_cites_a_rule_of_the_variant_and_can_be_told(game: Game) -> None:
    last = game.positions()[-1]
    for event in last.events:
        assert rule(event.rule).variant in FAMILIES[game.variant]
    kinds = {(event.what, event.hidden, tuple(event.args)): event for event in last.events}
    for event in kinds.values():
        for seen in (event, event.seen_from(None)):
            if seen is not None:
                assert "{" not in seen.text("en") + seen.text("fr")


@often(0.6)
@given(games, dices)
def test_what_would_help_really_helps(game: Game, dice: Dice) -> None:
    """A refusal that asks for n more coins tells the truth: cost less coins is n."""
    for position in questions(game, 40, dice):
        for option in position.decision.options:
            if option.reason and "cost" in option.reason.args:
                args = option.reason.args
                has = "has" if "has" in args else "gold"  # cards in hand, or coins
                if "n" not in args:  # it is somebody else who has too little
                    assert args["gold"] == position.accounts()[args["other"]] < args["cost"]
                    continue
                assert args["n"] == args["cost"] - args[has] > 0
                assert has == "has" or args["gold"] == position.accounts()[position.decision.seat]


@often(0.6)
@given(games, dices)
def test_the_price_on_an_option_is_the_price_paid(game: Game, dice: Dice) -> None:
    for position in questions(game, 60, dice):
        for option in position.decision.options:
            if option.legal and option.action[0] in PAYING:
                after = position.answer(option.action)
                new = after.events[len(position.events) :]
                me = position.decision.seat
                first = next((at for at, event in enumerate(new) if event.what == "turn-ended"), len(new))
                if game.modern and after.decision and after._look().answers:
                    continue  # the cards to pay with, or what a Magistrate does, come first
                paid = sum(
                    event.args["n"]
                    for event in new[:first]
                    if event.what == "gold" and event.args["source"] == me and event.args["target"] != "tax"
                )
                assert paid >= option.about["cost"]
                if option.action[0] in ("build", "smithy") and after.decision and after.decision.prompt == "turn":
                    assert paid == option.about["cost"]
