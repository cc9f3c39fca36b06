"""Traps with powers: used by others or twice, options that betray secrets, victims who are paid."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import IllegalAction
from tests.rules.flow.helpers import at, dark, gold, legal, of, play, refusal, told

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_nobody_who_is_not_at_turn_can_murder_or_use_any_other_power():
    """classic.call.reveal: a power is used in the turn of its character only"""
    position = at(5, bo={"characters": ["bishop"]}, ana={"characters": ["assassin"], "city": ["smithy"], "gold": 5})
    for action in ("murder king", "rob king", "swap ana", "destroy ana smithy", "extra-cards", "smithy", "announce"):
        with pytest.raises(IllegalAction):
            position.answer(action)


ONCE = [
    (at, 1, "assassin", {}, ["murder king"], "murder bishop"),
    (at, 2, "thief", {}, ["rob king"], "rob bishop"),
    (at, 3, "magician", {"hand": ["temple"]}, ["swap bo"], "swap bo"),
    (at, 4, "king", {"city": ["manor"]}, ["income"], "income"),
    (at, 5, "bishop", {"city": ["temple"]}, ["income"], "income"),
    (at, 6, "merchant", {"city": ["docks"]}, ["income"], "income"),
    (at, 7, "architect", {}, ["extra-cards"], "extra-cards"),
    (at, 8, "warlord", {"city": ["prison"]}, ["income"], "income"),
    (at, 8, "warlord", {"city": ["temple", "tavern"]}, ["destroy ana temple"], "destroy ana tavern"),
    (dark, 3, "wizard", {"hand": []}, ["look bo", "take-card manor"], "look bo"),
    (dark, 4, "emperor", {"city": ["manor"]}, ["crown bo", "give-gold", "income"], "income"),
    (dark, 5, "abbot", {}, ["alms"], "alms"),
    (dark, 6, "merchant", {}, ["gather gold", "extra-coin"], "extra-coin"),
    (dark, 7, "architect", {}, ["gather gold", "extra-cards"], "extra-cards"),
    (dark, 7, "navigator", {}, ["gather gold", "voyage gold"], "voyage gold"),
    (dark, 7, "navigator", {}, ["gather gold", "voyage cards"], "voyage gold"),
    (at, 6, "merchant", {"city": ["smithy"], "gold": 9}, ["smithy"], "smithy"),
    (
        at,
        6,
        "merchant",
        {"city": ["laboratory"], "hand": ["temple", "docks"]},
        ["laboratory temple"],
        "laboratory docks",
    ),
]


@pytest.mark.parametrize(("where", "rank", "name", "own", "first", "second"), ONCE)
def test_no_power_is_used_twice_in_a_turn(where, rank, name, own, first, second):
    """dark-city.power.once"""
    cast = (name,) if where is dark and name not in CAST else ()
    bo = {"hand": ["manor", "castle"], "gold": 6}
    position = where(rank, *cast, ana={"characters": [name], **own}, bo=bo, crown="chi")
    after = play(position, *first)
    assert second not in legal(after)
    if after.decision.find(tuple(second.split())):
        assert refusal(after, second)[1] in ("power-used", "color-income-had", "district-used")
    with pytest.raises(IllegalAction):
        after.answer(second)


def test_duplicates_are_compared_by_name():
    """classic.build.no-duplicate: another copy of a card is the same district"""
    position = at(4, bo={"characters": ["king"], "hand": ["temple", "manor"], "city": ["temple"], "gold": 9})
    assert refusal(position, "build temple") == ("classic.build.no-duplicate", "district-twice")
    two_keeps = at(4, printing="ffg66", bo={"characters": ["king"], "hand": ["keep"], "city": ["keep"], "gold": 9})
    assert refusal(two_keeps, "build keep") == ("classic.build.no-duplicate", "district-twice")


def test_no_option_betrays_who_secretly_holds_the_bishop():
    """classic.bishop.protected: only a Bishop who was called protects; the Warlord's targets are the same otherwise"""
    looks = set()
    for holder in ("bo", "chi", "dev", None):
        seats = {seat: {"city": ["temple"]} for seat in ("bo", "chi", "dev")}
        if holder:
            seats[holder]["characters"] = ["bishop"]
        seats["ana"] = {"characters": ["assassin"], "gold": 3}
        position = at(1, **seats)
        looks.add(tuple(legal(position)))
    assert len(looks) == 1


def test_a_murdered_bishop_is_betrayed_by_no_target_list():
    """classic.bishop.protected: a murdered Bishop protects nothing, so that the Warlord's options tell nothing"""
    looks = set()
    for holder in ("bo", "chi", None):
        seats = {seat: {"city": ["temple"]} for seat in ("bo", "chi")}
        if holder:
            seats[holder]["characters"] = ["bishop"]
        seats |= {"ana": {"characters": ["warlord"]}, "dev": {"characters": ["assassin"]}}
        position = at(8, murdered="bishop", **seats)
        looks.add((tuple(legal(position)), str([(o.action, o.reason) for o in position.decision.options])))
    assert len(looks) == 1


def test_armory_and_exchange_lists_do_not_change_with_hidden_characters():
    """dark-city.violet.armory, dark-city.witch.bishop"""
    looks = set()
    for holder in ("bo", "chi"):
        seats = {seat: {"city": ["temple"]} for seat in ("bo", "chi")}
        seats[holder]["characters"] = ["bishop"]
        seats["ana"] = {"characters": ["magician"], "city": ["armory"]}
        looks.add(tuple(legal(dark(3, bonus=["armory"], **seats))))
    assert len(looks) == 1


def test_two_alike_cards_are_asked_about_like_two_different_ones():
    """classic.turn.income: a question left out would tell everybody that the cards are alike"""
    for deck in (["temple", "temple"], ["temple", "docks"]):
        asked = play(at(6, ana={"characters": ["merchant"]}, deck=deck), "gather cards")
        assert lab.observe(asked, "bo").asked == "ana"
        assert asked.decision.prompt == "keep-card"


def test_a_murdered_queen_is_unpaid():
    """dark-city.queen: she has no turn, neither in it nor at the end of the round"""
    five = ("ana", "bo", "chi", "dev", "eli")
    seats = {"ana": {"characters": ["queen"]}, "bo": {"characters": ["king"]}, "dev": {"characters": ["assassin"]}}
    after = play(dark(4, "queen", players=five, murdered="queen", **seats), "gather gold", "end")
    assert after.decision.prompt == "draft-pick"
    assert gold(after, "ana") == 2


def test_a_queen_beside_a_murdered_king_who_is_nobodys_is_unpaid():
    """dark-city.queen"""
    five = ("ana", "bo", "chi", "dev", "eli")
    seats = {"ana": {"characters": ["queen"]}, "dev": {"characters": ["assassin"]}}
    after = play(dark(9, "queen", players=five, murdered="king", **seats), "gather gold", "end")
    assert gold(after, "ana") == 4


def test_a_murdered_emperor_leaves_no_open_heir():
    """dark-city.emperor.murdered: the crown stays, nobody is asked, nobody pays"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["emperor"]}, "chi": {"characters": ["warlord"]}}
    after = play(dark(8, "emperor", murdered="emperor", crown="dev", **seats), "gather gold", "end")
    assert after.facts()["crown"] == "dev"
    assert (after.decision.prompt, after.decision.seat) == ("draft-pick", "dev")
    assert [event.rule for event in told(after, "crown-stays")] == ["dark-city.emperor.murdered"]


@pytest.mark.parametrize("barred", ["thief", "assassin", "bishop"])
def test_the_thief_names_neither_himself_nor_the_assassin_nor_the_victim(barred):
    """classic.thief"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["bishop"]}, "dev": {"characters": ["assassin"]}}
    position = at(2, murdered="bishop", **seats)
    assert refusal(position, f"rob {barred}")[0] == "classic.thief"
    assert len(legal(position, "rob")) == 5


def test_a_robber_with_an_empty_handed_victim_gets_nothing_and_nobody_goes_below_zero():
    """classic.thief"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["bishop"], "gold": 0}}
    after = play(at(2, **seats), "rob bishop", "gather gold", "end")
    assert after.decision.seat == "bo"
    assert gold(after, "ana", "bo") == (4, 0)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_magician_with_a_small_hand(cards):
    """classic.magician.swap, classic.magician.redraw: an empty hand can be swapped, not exchanged with the deck"""
    hand = ["temple", "docks"][:cards]
    position = at(3, ana={"characters": ["magician"], "hand": hand}, bo={"hand": ["keep"]}, chi={"hand": []})
    assert legal(position, "redraw") == [f"redraw {card}" for card in hand]
    assert of(play(position, "swap bo"), "ana", "hand") == ["keep"]
    assert of(play(position, "swap chi"), "ana", "hand") == []
