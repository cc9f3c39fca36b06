"""The kernel carries a card game: hands, a deck, two characters a player, a reaction asked in the middle of a step."""

import pickle
from typing import Any

import pytest

from citadels_lab.rules.kernel import record
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import IllegalAction, LabError
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.rules.kernel.playout import bot_answer, play_out
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.table import StraightTable
from tests.rules.kernel.mini_game import CHARACTERS, COINS, COST, SEATS, MiniGame

GAME = MiniGame()
SEEDS = range(30)


class AtRandom:
    name = "at-random"

    def choose(self, question, look, dice):
        return dice.choice(question.legal)


class Script:
    """A bot that gives the answers of a list, and keeps what it was asked."""

    name = "script"

    def __init__(self, answers):
        self.answers = list(answers)
        self.asked = []

    def choose(self, question, look, dice):
        self.asked.append((question.seat, question.prompt, tuple(question.legal)))
        return self.answers.pop(0)


def new(seed: int) -> Position[Any]:
    return begin(Start(GAME, GAME.check({}), seed))


def walk(seed: int) -> list[Position[Any]]:
    """Return every position of a game played at random by people, one answer at a time."""
    positions, dice = [new(seed)], Dice(seed)
    while positions[-1].decision:
        positions.append(positions[-1].answer(dice.choice(positions[-1].decision.legal)))
    return positions


def raid(gold_of_bob: int = 1) -> Position[Any]:
    """Ann's Raider is asked; Bob has an inn of cost 2 in his city."""
    players = {
        "ann": {"gold": 2, "characters": ["raider", "builder"], "hand": ["hut-1"]},
        "bob": {"gold": gold_of_bob, "characters": ["trader", "mason"], "city": ["inn-2", "mill-1"]},
        "cem": {"gold": 1, "characters": ["smith", "scout"]},
    }
    return begin(Start(GAME, facts={"players": players}))


def side(position: Position[Any], seat: str) -> dict[str, Any]:
    return position.facts()["players"][seat]


def load(text: str) -> Position[Any]:
    return record.load(text, {"mini": GAME}.__getitem__)


def test_a_reaction_asks_another_player_in_the_middle_of_a_step():
    asked = raid().answer("raid bob inn-2")
    assert (asked.decision.seat, asked.decision.prompt) == ("bob", "rescue")
    assert side(asked, "bob")["city"] == ["mill-1"]  # destroyed already, but where the card goes is open
    assert asked.accounts()["ann"] == 1  # paid already, but not looted yet


def test_the_owner_may_pay_one_to_take_the_card():
    after = raid().answer("raid bob inn-2").answer("rescue")
    assert side(after, "bob")["hand"] == ["inn-2"]
    assert after.accounts()["bob"] == 0
    assert after.facts()["discard"] == []


def test_or_let_it_go():
    after = raid().answer("raid bob inn-2").answer("pass")
    assert side(after, "bob")["hand"] == []
    assert after.facts()["discard"] == ["inn-2"]


@pytest.mark.parametrize("reaction", ["rescue", "pass"])
def test_the_interrupted_step_then_goes_on(reaction):
    after = raid().answer("raid bob inn-2").answer(reaction)
    assert after.accounts()["ann"] == 2  # the loot
    assert (after.decision.seat, after.decision.prompt) == ("bob", "trade")


def test_the_step_is_told_once_however_often_it_was_run_again():
    after = raid().answer("raid bob inn-2").answer("rescue")
    assert [event.what for event in after.events] == [
        "played", "gold", "destroyed", "gold", "rescued", "gold", "played",
    ]  # fmt: skip


def test_a_reaction_that_cannot_be_paid_is_refused_with_its_reason():
    asked = raid(gold_of_bob=0).answer("raid bob inn-2")
    assert asked.decision.legal == (("pass",),)
    with pytest.raises(IllegalAction) as caught:
        asked.answer("rescue")
    assert caught.value.reason.rule == "mini.rescue"
    assert caught.value.reason.fix("en") != ""
    assert caught.value.text("fr") != caught.value.text("en")


def test_what_is_no_answer_at_all_says_what_is():
    with pytest.raises(IllegalAction, match="raid bob inn-2") as caught:
        raid().answer("raid bob keep-3")
    assert caught.value.reason is None


def test_old_positions_are_untouched_and_branch():
    before = raid()
    facts, events = before.facts(), before.events
    one, two = before.answer("raid bob inn-2"), before.answer("raid bob mill-1")
    one.answer("rescue")
    one.answer("pass")
    assert (before.facts(), before.events) == (facts, events)
    assert side(one, "bob")["city"] == ["mill-1"]
    assert side(two, "bob")["city"] == ["inn-2"]


def test_both_characters_of_a_player_are_called_in_one_round():
    position = raid().answer("pass")
    asked = []
    while position.facts()["round"] == 1:
        asked.append((position.decision.seat, position.decision.prompt))
        position = position.answer(position.decision.legal[-1])
    assert asked == [("bob", "trade"), ("cem", "smith"), ("ann", "build"), ("bob", "build"), ("cem", "scout")]


@pytest.mark.parametrize("seed", SEEDS)
def test_played_by_pausing_or_straight_through_the_same_answers_give_the_same_game(seed):
    positions = walk(seed)
    last = positions[-1]
    for position in positions[:: max(1, len(positions) // 6)]:
        script = Script(last.actions[len(position.actions) :])
        straight = play_out(position, dict.fromkeys(SEATS, script), 0)
        assert straight.facts() == last.facts()
        assert straight.accounts() == last.accounts()
        assert straight.events == last.events == straight.events
        assert straight == last
        assert script.answers == []


@pytest.mark.parametrize("seed", SEEDS)
def test_straight_play_asks_the_same_questions(seed):
    positions = walk(seed)
    script = Script(positions[-1].actions)
    play_out(positions[0], dict.fromkeys(SEATS, script), 0)
    assert script.asked == [(p.decision.seat, p.decision.prompt, p.decision.legal) for p in positions[:-1]]


def test_a_playout_goes_on_from_the_middle_of_a_step():
    asked = raid().answer("raid bob inn-2")
    ended = play_out(asked, dict.fromkeys(SEATS, AtRandom()), 4)
    assert ended.actions[:1] == (("raid", "bob", "inn-2"),)
    assert ended.over
    assert asked.decision.prompt == "rescue"


@pytest.mark.parametrize("seed", SEEDS)
def test_coins_and_cards_are_conserved_at_every_question(seed):
    for position in walk(seed):
        accounts = position.accounts()
        assert sum(accounts.values()) == COINS
        assert min(accounts.values()) >= 0
        facts = position.facts()
        cards = facts["deck"] + facts["discard"]
        for seat in SEATS:
            cards += facts["players"][seat]["hand"] + facts["players"][seat]["city"]
        in_hand = position.decision.legal if position.decision else ()
        cards += [action[1] for action in in_hand if position.decision.prompt in ("scout", "rescue") and action[1:]]
        if position.decision and position.decision.prompt == "rescue":
            cards.append(position.events[-1].args["tile"])
        assert sorted(cards) == sorted(COST)


def test_the_ledger_never_pays_what_is_not_there():
    table = StraightTable(GAME.set_up(GAME.check({}), 1), GAME.verbs, (), lambda seat, prompt, legal: legal[0])
    with pytest.raises(RuntimeError):
        table.pay("ann", "bank", 4, "mini.build")
    with pytest.raises(RuntimeError):
        table.pay("ann", "bank", -1, "mini.build")
    assert table.pay_up_to("ann", "bank", 4, "mini.build") == 3
    assert table.state.gold["ann"] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_of_the_ledger_explain_every_account(seed):
    positions = walk(seed)
    accounts = positions[0].accounts()
    for event in positions[-1].events[len(positions[0].events) :]:
        if event.what == "gold":
            accounts[event.args["source"]] -= event.args["n"]
            accounts[event.args["target"]] += event.args["n"]
    assert accounts == positions[-1].accounts()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_position_from_anywhere(seed):
    for position in walk(seed)[::5]:
        again = load(position.record())
        assert again == position
        assert again.facts() == position.facts()
        assert again.events == position.events
        assert again.record() == position.record()


def test_a_record_of_a_written_position_in_the_middle_of_a_step_replays_too():
    asked = raid().answer("raid bob inn-2")
    again = load(asked.record())
    assert again.decision.prompt == "rescue"
    assert again == asked
    assert again.answer("rescue").facts() == asked.answer("rescue").facts()


def test_a_record_with_an_illegal_answer_names_its_place():
    text = raid().answer("raid bob inn-2").answer("rescue").record().replace('"rescue"', '"flee"')
    with pytest.raises(LabError, match="2") as caught:
        load(text)
    assert not isinstance(caught.value, IllegalAction)


@pytest.mark.parametrize("seed", SEEDS)
def test_hands_characters_and_the_deck_are_hidden_from_others(seed):
    for position in walk(seed)[::4]:
        for viewer in (*SEATS, None):
            seen = observe(position, viewer).facts
            assert set(seen["deck"]) <= {"?"}
            for seat in SEATS:
                for name in ("hand", "characters"):
                    shown = seen["players"][seat][name]
                    assert len(shown) == len(side(position, seat)[name])
                    assert shown == side(position, seat)[name] if seat == viewer else set(shown) <= {"?"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_draw_is_seen_by_who_draws_and_others_see_how_many(seed):
    last = walk(seed)[-1]
    drawn = [event for event in last.events if event.what == "drew"]
    for viewer in (*SEATS, None):
        seen = [event for event in observe(last, viewer).events if event.what == "drew"]
        assert len(seen) == len(drawn)
        for event, whole in zip(seen, drawn, strict=True):
            assert event.args["n"] == whole.args["n"]
            assert ("cards" in event.args) == (whole.args["seat"] == viewer)
            assert event.hidden == (whole.args["seat"] != viewer)


def test_only_the_asked_seat_sees_the_question():
    asked = raid().answer("raid bob inn-2")
    assert observe(asked, "bob").decision is asked.decision
    for viewer in ("ann", "cem", None):
        assert observe(asked, viewer).decision is None
        assert observe(asked, viewer).asked == "bob"


def test_an_unknown_seat_is_told():
    with pytest.raises(LabError):
        observe(raid(), "dan")


def test_a_bot_sees_no_more_than_its_seat():
    class Nosy(AtRandom):
        def choose(self, question, look, dice):
            facts = look()
            others = [facts["players"][seat] for seat in SEATS if seat != question.seat]
            assert all(set(other["hand"] + other["characters"]) <= {"?"} for other in others)
            assert set(facts["deck"]) <= {"?"}
            assert "?" not in facts["players"][question.seat]["hand"]
            return super().choose(question, look, dice)

    for seed in SEEDS:
        assert play_out(new(seed), dict.fromkeys(SEATS, Nosy()), seed).over


def test_a_bot_that_answers_what_is_not_legal_is_stopped():
    with pytest.raises(IllegalAction):
        play_out(new(1), dict.fromkeys(SEATS, Script([("build", "moon")])), 0)


def test_a_bot_is_asked_in_the_middle_of_a_step_too():
    asked = raid().answer("raid bob inn-2")
    assert bot_answer(asked, AtRandom(), 3) == bot_answer(asked, AtRandom(), 3)
    assert bot_answer(asked, AtRandom(), 3) in asked.decision.legal


def test_a_seat_without_a_bot_is_told():
    with pytest.raises(LabError, match="Cem"):
        play_out(new(1), {"ann": AtRandom(), "bob": AtRandom()}, 0)


def test_bots_that_never_end_a_game_are_stopped():
    with pytest.raises(LabError, match="5"):
        play_out(new(1), dict.fromkeys(SEATS, AtRandom()), 0, longest=5)


def test_a_shared_victory_has_winners_and_no_winner():
    players = {seat: {"city": ["hut-1"] if seat == "ann" else ["inn-1"] if seat == "bob" else []} for seat in SEATS}
    position = begin(Start(GAME, facts={"players": players}))
    while position.decision:
        position = position.answer(position.decision.legal[-1])
    assert position.over
    assert position.winners == ("ann", "bob")
    assert position.winner is None


def test_a_position_survives_pickling_in_the_middle_of_a_step():
    asked = raid().answer("raid bob inn-2")
    again = pickle.loads(pickle.dumps(asked))
    assert again == asked
    assert again.answer("rescue").facts() == asked.answer("rescue").facts()


def test_answering_a_game_that_is_over_is_told():
    with pytest.raises(LabError) as caught:
        walk(1)[-1].answer("pass")
    assert not isinstance(caught.value, IllegalAction)


def test_every_seat_plays_two_of_the_six_characters_each_round():
    for position in walk(2):
        held = [card for seat in SEATS for card in side(position, seat)["characters"]]
        assert sorted(held) == sorted(CHARACTERS)
