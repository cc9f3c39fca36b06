"""Law 3: every listed legal option is accepted; every refused one raises its listed reason, which cites a rule."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels_lab.rules.catalogue import rule
from citadels_lab.rules.kernel.action import parse, spell
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction
from tests.laws.games import Game, games, some

dices = st.integers(0, 2**32).map(Dice)


@given(games, dices)
def test_every_legal_option_is_accepted_as_action_list_or_text(game: Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 12, dice):
        for option in some([option for option in position.decision.options if option.legal], 12, dice):
            after = position.answer(option.action)
            assert after.actions == (*position.actions, option.action)
            assert position.answer(list(option.action)) == after
            assert position.answer(spell(option.action)) == after
            assert position.answer(json.loads(json.dumps(option.action))) == after


@given(games, dices)
def test_every_refused_option_raises_its_reason(game: Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 12, dice):
        for option in some([option for option in position.decision.options if not option.legal], 12, dice):
            with pytest.raises(IllegalAction) as caught:
                position.answer(option.action)
            assert caught.value.reason == option.reason
            assert caught.value.reason.rule.startswith("duel.")
            assert rule(caught.value.reason.rule).id == caught.value.reason.rule


@given(games, dices)
def test_no_option_is_both_legal_and_refused_and_none_is_listed_twice(game: Game, dice: Dice) -> None:
    for position in some(game.positions()[:-1], 20, dice):
        decision = position.decision
        refused = [action for action, _ in decision._refused()]
        assert not set(refused) & set(decision.legal)
        assert len(set(refused)) == len(refused)
        assert len(set(decision.legal)) == len(decision.legal)
        assert [option.action for option in decision.options] == [*decision.legal, *refused]
        assert {option.legal for option in decision.options[: len(decision.legal)]} == {True}


@given(games)
def test_every_action_is_a_verb_of_the_variant_with_words_and_numbers(game: Game) -> None:
    for position in game.positions()[:-1]:
        for action in position.decision.legal:
            assert action[0] in position.decision.verbs
            assert all(type(part) in (str, int) for part in action)
            assert all(part and not part.isspace() and " " not in part for part in action if isinstance(part, str))
            assert parse(spell(action)) == action


@given(games)
def test_every_event_cites_a_rule(game: Game) -> None:
    for event in game.positions()[-1].events:
        assert rule(event.rule).variant == "duel"


@given(games)
def test_what_would_help_really_helps(game: Game) -> None:
    """A refusal that asks for n more gold tells the truth: cost less gold is n."""
    for position in game.positions()[:-1][::7]:
        for option in position.decision.options:
            if option.reason and option.reason.key in ("too-dear", "seizing-too-dear"):
                args = option.reason.args
                assert args["n"] == args["cost"] - args["gold"] > 0
                assert args["gold"] == position.accounts()[position.decision.seat]
