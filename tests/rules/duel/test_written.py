"""Positions written by people: what is not said is filled in, and what is wrong is named with its place."""

from typing import Any

import pytest

from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Start, begin
from tests.rules.duel.helpers import at, city, side

STANDS = (("white", "statue", "armory", "library"), ("black", "capitol", "ivory-tower", "wishing-well"))


def error(**facts: Any) -> str:
    with pytest.raises(LabError) as caught:
        begin(Start(variant("duel"), facts=facts))
    assert type(caught.value) is LabError
    assert caught.value.text("fr") != str(caught.value)
    return str(caught.value)


def test_nothing_said_is_a_sound_position():
    position = at()
    assert sum(position.accounts().values()) == 25
    assert set(position.facts()["city"]) == {"c4", "d4"}
    assert sum(side(position, seat)["seats"] for seat in position.seats) == 9


def test_the_supply_is_what_the_others_leave():
    """duel.components"""
    position = at({"gold": 3, "hand": ["queen"]}, {"gold": 4}, city=city("c4 noble-1 white 5", "d4 statue black 1"))
    assert position.accounts()["bank"] == 25 - 3 - 4 - 5 - 1


def test_seats_of_one_player_settle_the_other():
    """duel.council.gain"""
    assert side(at(black={"seats": 2}), "white")["seats"] == 7
    assert side(at(white={"seats": 2}), "black")["seats"] == 7


def test_tiles_not_mentioned_are_in_the_row_and_the_bag():
    """duel.components"""
    facts = at(city=city("c4 noble-1 white", "d4 statue black"), row=[["noble-4"]]).facts()
    tiles = [tile for stack in facts["row"] for tile in stack]
    assert facts["row"][0][0] == "noble-4"
    colors = ("noble", "religious", "commercial", "military")
    assert sorted(["noble-1", *tiles]) == sorted(f"{color}-{n}" for color in colors for n in range(1, 5))
    assert len(facts["bag"]) == 9


@pytest.mark.parametrize("phase", ["resolve", "expansion"])
def test_a_phase_begins_where_it_says(phase):
    position = at({"hand": ["queen"]} if phase == "resolve" else {}, phase=phase)
    assert position.facts()["phase"] == phase


@pytest.mark.parametrize("rank", range(1, 10))
def test_a_rank_is_called_where_it_says(rank):
    """duel.resolve.order"""
    cards = ("assassin", "thief", "king", "abbot", "merchant", "architect", "diplomat", "warlord", "queen")
    position = at({"hand": [cards[rank - 1]]}, rank=rank)
    assert position.facts()["rank"] == rank
    assert position.facts()["players"]["white"]["played"] == [cards[rank - 1]]


@pytest.mark.parametrize(
    ("facts", "place"),
    [
        ({"fase": "draft"}, "phase"),
        ({"phase": "daft"}, "position.phase"),
        ({"round": -1}, "position.round"),
        ({"round": "1"}, "position.round"),
        ({"round": True}, "position.round"),
        ({"rank": 10}, "position.rank"),
        ({"guard": "nobel-start"}, "position.guard"),
        ({"guard": "noble-2"}, "position.guard"),
        ({"seed": -1}, "9223372036854775807"),
        ({"bank": 3}, "position.bank"),
        ({"leader_build": True}, "position.leader_build"),
        ({"row": "noble-1"}, "position.row"),
        ({"row": [["noble-1", "noble-1"]]}, "position.row"),
        ({"row": [["statue"]]}, "position.row"),
        ({"row": [["noble-1"]] * 5}, "position.row"),
        ({"row": [["noble-start"]]}, "position.row"),
        ({"city": []}, "position.city"),
        ({"city": {}}, "position.city"),
        ({"city": {"z9": {"tile": "noble-1"}}}, "position.city"),
        ({"city": {"c4": {"tile": "castle"}}}, "position.city.c4.tile"),
        ({"city": {"c4": {"tile": "noble-1", "owner": "red"}}}, "position.city.c4.owner"),
        ({"city": {"c4": {"tile": "noble-1", "coins": 26}}}, "position.city.c4.coins"),
        ({"city": {"c4": {"tile": "noble-1", "coin": 1}}}, "coins"),
        ({"city": city("c4 noble-1 white", "d4 noble-1 white")}, "noble-1"),
        ({"city": city("c4 noble-1 white", "e4 noble-2 white")}, "position.city.e4"),
        ({"city": city("c4 noble-1 white", "d5 noble-2 white")}, "position.city.d5"),
        (
            {"city": city(*(f"{c}4 noble-{n} white" for n, c in enumerate("bcde", 1)), "f4 statue white")},
            "position.city",
        ),
        ({"players": {"red": {}}}, "position.players"),
        ({"players": {"white": {"gold": 26}}}, "position.players.white.gold"),
        ({"players": {"white": {"gold": 20}, "black": {"gold": 20}}}, "40"),
        ({"players": {"white": {"seats": 5}, "black": {"seats": 5}}}, "position.players"),
        ({"players": {"white": {"seats": 10}}}, "position.players"),
        ({"players": {"white": {"hand": "king"}}}, "position.players.white.hand"),
        ({"players": {"white": {"hand": ["kind"]}}}, "king"),
        ({"players": {"white": {"hand": ["king"]}, "black": {"hand": ["king"]}}}, "king"),
        ({"players": {"white": {"hand": ["king"], "discarded": ["king"]}}}, "king"),
        ({"players": {"white": {"stand": ["statue"]}, "black": {"stand": ["statue"]}}}, "statue"),
        ({"players": {"white": {"stand": ["noble-1"]}}}, "position.players.white.stand"),
        ({"players": {"white": {"stand": ["statue", "armory", "library"]}}}, "position.players"),
        ({"city": city("c4 statue white"), "players": {"white": {"stand": ["statue"]}}}, "statue"),
        ({"rank": 5, "players": {"white": {"hand": ["king"]}}}, "king"),
        ({"phase": "setup"}, "position.players"),
        ({"phase": "discard"}, "hand"),
        ({"players": {"white": {"drawn": ["statue", "armory"]}}}, "position.players"),
        (
            {"phase": "setup", "players": {seat: {"stand": [s], "drawn": [d, e]} for seat, s, d, e in STANDS}},
            "position.players",
        ),
        ({"phase": "draft", "players": {"white": {"dealt": ["king"]}}}, "dealt"),
        ({"named": [{"by": "king", "character": "queen"}]}, "position.named"),
        ({"named": ["king"]}, "position.named"),
        ({"named": [{"by": "thief", "character": "queen", "hit": 1}]}, "position.named[0].hit"),
        ({"bank": [[]]}, "position.bank"),
        ({"bank": True}, "position.bank"),
        (
            {"players": {"white": {"hand": ["king", "abbot", "merchant", "architect", "queen"]}}},
            "position.players.white",
        ),
        ({"players": {"white": {"hand": ["abbot", "queen"]}}, "phase": "expansion"}, "position.players.white.hand"),
        ({"players": {"white": {"hand": ["abbot"]}}, "phase": "draft"}, "position.players.white.hand"),
        ({"players": {"white": {"discarded": ["abbot", "king"]}}}, "position.players.white.discarded"),
        (
            {"rank": 6, "players": {"white": {"hand": ["queen"], "played": ["thief", "king"], "laid_out": ["abbot"]}}},
            "position.players.white",
        ),
        ({"rank": 3, "players": {"white": {"played": ["queen"]}}}, "position.players.white.played"),
        ({"rank": 1, "players": {"white": {"laid_out": ["queen"]}}}, "position.players.white.laid_out"),
        ({"rank": 1, "named": [{"by": "assassin", "character": "queen"}]}, "position.named[0].by"),
        ({"rank": 2, "named": [{"by": "thief", "character": "queen"}]}, "position.named[0].by"),
        ({"phase": "draft", "named": [{"by": "thief", "character": "queen"}]}, "position.named[0].by"),
        ({"rank": 3, "named": [{"by": "thief", "character": "thief"}]}, "position.named[0].character"),
        ({"rank": 3, "named": [{"by": "thief", "character": c} for c in ("king", "queen")]}, "position.named"),
        (
            {"city": city("c4 noble-start white", "d4 religious-start black", "e4 military-start white")},
            "position.city.e4",
        ),
        (
            {
                "city": city("c4 statue white", "d4 armory white", "e4 library white"),
                "players": {"white": {"stand": ["capitol", "wishing-well"]}},
            },
            "position",
        ),
    ],
    ids=lambda value: str(value)[:60],
)
def test_what_is_wrong_is_named_with_its_place(facts, place):
    assert place in error(**facts)


def test_a_slip_of_the_pen_is_met_with_the_nearest_word():
    assert "king" in error(players={"white": {"hand": ["kinng"]}})
    assert "statue" in error(players={"white": {"stand": ["statu"]}})


def test_a_position_does_not_change_when_its_facts_do():
    facts = {"players": {"white": {"hand": ["queen"]}}}
    position = begin(Start(variant("duel"), facts=facts))
    record = position.record()
    facts["players"]["white"]["hand"][0] = "king"
    assert position.record() == record


def test_every_card_is_somewhere_when_hands_are_full():
    """duel.components"""
    position = at({"hand": ["king", "queen", "abbot"]}, {"hand": ["thief", "merchant", "warlord"]})
    facts = position.facts()
    cards = list(facts["undealt"])
    for seat in position.seats:
        cards += [card for name in ("hand", "played", "discarded", "laid_out") for card in side(position, seat)[name]]
    assert len(set(cards)) == len(cards) == 9


def test_a_setup_may_be_written():
    """duel.setup.unique-draw"""
    drawn = ["statue", "armory", "library"], ["capitol", "ivory-tower", "wishing-well"]
    position = at({"drawn": drawn[0]}, {"drawn": drawn[1]}, phase="setup")
    assert (position.decision.prompt, position.decision.seat) == ("stand", "white")
    assert position.facts()["phase"] == "setup"


def test_what_was_dealt_is_only_remembered_once_the_draft_is_over():
    """duel.components: a dealt card that is nowhere else is not lost"""
    position = at({"hand": ["queen"], "dealt": ["king"]}, {"hand": ["thief", "merchant", "warlord"]}, rank=2)
    unseen = position.facts()["undealt"] + side(position, "white")["discarded"] + side(position, "black")["discarded"]
    assert len(unseen) == 9 - len(("queen", "thief", "merchant", "warlord"))
