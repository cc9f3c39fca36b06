"""The Blackmailer (2): 2016.blackmailer.threats, 2016.blackmailer.eligible, 2016.blackmailer.bribe."""

import pytest

import citadels_lab as lab
from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import gold, legal, play, refusal


def threatened(flower="merchant", blank="king", **bo):
    """Bo, the Merchant, is called; Ana, the Blackmailer, has laid the flower on one and the other threat on another."""
    threats = [{"character": flower, "real": True}, {"character": blank}]
    held = {"ana": {"characters": ["blackmailer"], "gold": 0}, "bo": {"characters": ["merchant"], **bo}}
    return late(6, "blackmailer", **held, threats=threats)


def test_one_threat_has_the_flower_and_only_she_knows_which():
    """2016.blackmailer.threats"""
    asked = play(turn("blackmailer"), "threaten king")
    assert (asked.decision.prompt, len(legal(asked))) == ("blank-threat", 5)
    after = play(asked, "blank merchant")
    assert [entry["real"] for entry in after.facts()["threats"]] == [True, False]
    assert [entry["real"] for entry in lab.observe(after, "bo").facts["threats"]] == ["?", "?"]
    (event,) = [event for event in lab.observe(after, "bo").events if event.what == "laid-threat"]
    assert event.args == {"seat": "ana", "characters": ("king", "merchant")}


def test_rank_one_the_murdered_and_herself_cannot_be_threatened():
    """2016.blackmailer.eligible"""
    position = late(
        2, "blackmailer", ana={"characters": ["blackmailer"]}, bo={"characters": ["assassin"]}, murdered="king"
    )
    for name, key in (("assassin", "threaten-rank-one"), ("king", "threaten-murdered"), ("blackmailer", "names-self")):
        assert refusal(position, f"threaten {name}") == ("2016.blackmailer.eligible", key)
    assert not any("king" in option for option in legal(play(position, "threaten merchant")))


def test_nor_the_bewitched():
    """2016.blackmailer.eligible; RULINGS 45"""
    held = {"ana": {"characters": ["blackmailer"]}, "bo": {"characters": ["witch"]}}
    position = late(2, "witch", "blackmailer", **held, bewitched="king")
    assert refusal(position, "threaten king") == ("2016.blackmailer.eligible", "threaten-bewitched")


@pytest.mark.parametrize(("coins", "paid"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_half_of_the_coins_after_gathering_rounded_down(coins, paid):
    """2016.blackmailer.bribe; RULINGS 63: two coins are gathered before"""
    after = play(threatened(gold=coins), "gather gold", "bribe")
    assert gold(after, "ana", "bo") == (paid, coins + 2 - paid)


@pytest.mark.parametrize("coins", [0, 1])
def test_with_no_coin_or_one_the_bribe_is_nothing_and_still_takes_the_threat_away(coins):
    """2016.blackmailer.bribe; RULINGS 63"""
    asked = play(threatened(gold=coins, hand=[]), "gather cards")
    asked = play(asked, legal(asked)[0]) if asked.decision.prompt == "keep-card" else asked
    assert asked.decision.prompt == "bribe"
    after = play(asked, "bribe")
    assert gold(after, "ana", "bo") == (0, coins)
    assert [entry["character"] for entry in after.facts()["threats"]] == ["king"]


def test_a_threat_that_is_paid_for_leaves_unseen():
    """2016.blackmailer.bribe"""
    flower = play(threatened(), "gather gold", "bribe")
    blank = play(threatened("king", "merchant"), "gather gold", "bribe")
    for seat in ("bo", "chi", None):
        assert lab.observe(flower, seat).facts == lab.observe(blank, seat).facts


def test_on_refusal_the_flower_takes_all_coins():
    """2016.blackmailer.bribe"""
    asked = play(threatened(gold=5), "gather gold", "pass")
    assert (asked.decision.seat, legal(asked)) == ("ana", ["reveal", "pass"])
    assert gold(play(asked, "reveal"), "ana", "bo") == (7, 0)
    assert gold(play(asked, "pass"), "ana", "bo") == (0, 7)


def test_the_other_threat_leads_to_the_same_questions_and_takes_nothing():
    """2016.blackmailer.bribe; RULINGS 64"""
    asked = play(threatened("king", "merchant", gold=5), "gather gold", "pass")
    assert (asked.decision.seat, legal(asked)) == ("ana", ["reveal", "pass"])
    after = play(asked, "reveal")
    assert gold(after, "ana", "bo") == (0, 7)
    assert {entry["character"]: entry["real"] for entry in lab.observe(after, "chi").facts["threats"]} == {
        "king": "?", "merchant": False,
    }  # fmt: skip


def test_the_threat_comes_right_after_gathering_and_before_all_else():
    """2016.blackmailer.first; RULINGS 62"""
    position = threatened(city=["tavern"])
    assert legal(position) == ["gather gold", "gather cards"]
    assert refusal(position, "income") == ("2016.blackmailer.first", "threat-first")
    assert refusal(position, "extra-coin") == ("2016.blackmailer.first", "threat-first")
    after = play(position, "gather gold", "bribe")
    assert {"income", "extra-coin", "end"} <= set(legal(after))


def test_what_a_gold_mine_brings_counts_too():
    """2016.unique.gold-mine, 2016.blackmailer.bribe"""
    assert gold(play(threatened(gold=1, city=["gold-mine"]), "gather gold", "bribe"), "ana", "bo") == (2, 2)


def test_a_library_is_used_before_the_threat():
    """2016.unique.library, 2016.blackmailer.bribe"""
    asked = play(threatened(gold=4, city=["library"]), "gather cards")
    assert asked.decision.prompt == "bribe"
    assert gold(play(asked, "bribe"), "ana", "bo") == (2, 2)


def test_a_character_may_carry_both_markers():
    """2016.blackmailer.threats, 2016.magistrate.warrants; RULINGS 65"""
    held = {
        "ana": {"characters": ["blackmailer"], "gold": 0},
        "bo": {"characters": ["merchant"], "gold": 4, "hand": ["temple"]},
        "chi": {"characters": ["magistrate"]},
    }
    warrants = [{"character": name, "real": name == "merchant"} for name in ("king", "merchant", "bishop")]
    threats = [{"character": "merchant", "real": True}, {"character": "king"}]
    position = late(6, "magistrate", "blackmailer", **held, warrants=warrants, threats=threats)
    after = play(position, "gather gold", "bribe", "build temple", "confiscate")
    assert gold(after, "ana", "bo") == (3, 3)


def test_bewitched_it_is_the_witch_who_lays_them_and_gets_the_bribes():
    """2016.witch.victim; RULINGS 37"""
    held = {
        "ana": {"characters": ["witch"], "gold": 0},
        "bo": {"characters": ["blackmailer"], "gold": 0},
        "chi": {"characters": ["king"], "gold": 4},
    }
    start = play(late(1, "witch", "blackmailer", **held), "gather gold", "bewitch blackmailer", "gather gold")
    laid = play(start, "threaten king", "blank merchant", "end")
    after = play(laid, "gather gold", "bribe")
    assert gold(after, "ana", "bo", "chi") == (5, 2, 3)


def test_nobody_threatens_himself():
    """2016.draft.own-target"""
    ana = {"characters": ["blackmailer", "merchant"], "gold": 4}
    threats = [{"character": "merchant", "real": True}, {"character": "king"}]
    position = late(6, "blackmailer", players=("ana", "bo"), ana=ana, threats=threats)
    assert "extra-coin" in legal(position)
    assert play(position, "gather gold").decision.prompt == "turn"


@pytest.mark.parametrize("flower", [True, False])
def test_that_a_threat_stays_face_down_is_told_in_the_same_words_for_flower_and_blank(flower):
    """2016.blackmailer.bribe; RULINGS 64: she may reveal, and need not"""
    cards = ("merchant", "king") if flower else ("king", "merchant")
    after = play(threatened(*cards), "gather gold", "pass", "pass")
    for seat in (*after.seats, None):
        last = lab.observe(after, seat).events[-1]
        assert last.text() == "Ana leaves the threat on the Merchant face down: Bo keeps all the coins."
        assert last.text("fr").startswith("Ana laisse face cachée la menace posée sur le Marchand")
