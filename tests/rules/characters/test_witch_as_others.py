"""The Witch with another's power: her own city, hand and coins, and all that it brings (dark-city.witch.resume)."""

import pytest

from tests.rules.flow.helpers import city, dark, gold, legal, of, play, refusal

FIVE = ("ana", "bo", "chi", "dev", "eli")


def resumed(victim, witch=None, holder=None, rank=1, **facts):
    """The victim has taken coins, and the Witch goes on in the victim's place."""
    ana = {"characters": ["witch"], "gold": 4, **(witch or {})}
    bo = {"characters": [victim], "gold": 4, **(holder or {})}
    position = dark(rank, "witch", victim, ana=ana, bo=bo, **facts)
    return play(position, "gather gold", f"bewitch {victim}", "gather gold")


@pytest.mark.parametrize(
    "victim", ["magician", "king", "bishop", "merchant", "architect", "warlord", "abbot", "artist"]
)
def test_the_victim_has_income_and_nothing_else_whatever_was_to_gain(victim):
    """dark-city.witch.victim"""
    holder = {"city": ["manor", "temple", "tavern", "prison"], "hand": ["docks"]}
    ana = {"characters": ["witch"], "gold": 4}
    position = dark(1, "witch", victim, ana=ana, bo={"characters": [victim], "gold": 4, **holder})
    asked = play(position, "gather gold", f"bewitch {victim}")
    assert (asked.decision.seat, asked.decision.prompt) == ("bo", "income-only")
    assert legal(asked) == ["gather gold", "gather cards"]
    after = play(asked, "gather gold")
    assert gold(after, "bo") == 6
    assert (after.decision.seat, after.decision.prompt) == ("ana", "turn")
    assert after.facts()["turn"]["character"] == victim


def test_as_the_thief_she_gets_the_coins():
    """dark-city.witch.resume; dark-city.witch.thief"""
    position = resumed("thief", chi={"characters": ["king"], "gold": 5}, dev={"characters": ["warlord"]})
    assert refusal(position, "rob witch")[0] == "dark-city.witch.thief"
    assert refusal(position, "rob thief")[0] in ("classic.thief", "dark-city.witch.thief")
    after = play(position, "rob king", "end")
    assert after.decision.seat == "chi"
    assert gold(after, "ana", "bo", "chi") == (11, 6, 0)


def test_as_the_magician_she_swaps_her_own_hand():
    """dark-city.witch.resume"""
    position = resumed("magician", {"hand": ["temple"]}, {"hand": ["palace"]}, chi={"hand": ["docks", "keep"]})
    after = play(position, "swap chi")
    assert (of(after, "ana", "hand"), of(after, "bo", "hand")) == (["docks", "keep"], ["palace"])
    assert of(play(position, "swap bo"), "ana", "hand") == ["palace"]


def test_as_the_wizard_she_may_build_what_her_city_has():
    """dark-city.wizard.duplicates"""
    position = resumed("wizard", {"city": ["manor"]}, chi={"hand": ["manor"]})
    assert city(play(position, "look chi", "build-taken manor"), "ana") == ["manor", "manor"]


def test_as_the_king_she_has_the_income_of_her_own_city_but_no_crown():
    """dark-city.witch.king"""
    position = resumed("king", {"city": ["manor", "castle"]}, {"city": ["palace"]})
    after = play(position, "income")
    assert gold(after, "ana", "bo") == (8, 6)
    assert after.facts()["crown"] == "bo"


def test_as_the_emperor_she_takes_the_gift_and_may_crown_the_emperors_holder():
    """dark-city.witch.emperor"""
    position = resumed("emperor", {"city": ["manor"]}, crown="dev")
    assert legal(position) == ["crown bo", "crown chi"]
    assert refusal(position, "crown ana")[1] == "crown-not-self"
    after = play(position, "crown bo", "give-gold", "income")
    assert gold(after, "ana", "bo") == (8, 5)


def test_as_the_abbot_she_is_measured_against_the_others():
    """dark-city.abbot.gift"""
    assert refusal(resumed("abbot"), "alms")[1] in ("abbot-is-richest", "richest-are-tied")
    after = play(resumed("abbot", chi={"gold": 9}), "alms")
    assert gold(after, "ana", "chi") == (7, 8)


def test_as_the_merchant_and_as_the_architect_she_has_extra_coin_cards_and_builds():
    """dark-city.merchant-architect.after-action: her income lies behind her"""
    assert gold(play(resumed("merchant", {"city": ["docks"]}), "extra-coin", "income"), "ana") == 8
    hand = {"hand": ["tavern", "temple", "prison", "docks"]}
    after = play(resumed("architect", hand), "extra-cards", "build tavern", "build temple", "build prison")
    assert len(of(after, "ana", "hand")) == 3
    assert refusal(after, "build docks") == ("classic.architect.three", "build-limit")


def test_as_the_alchemist_she_gets_back_what_she_paid_to_build():
    """dark-city.alchemist.refund"""
    after = play(resumed("alchemist", {"hand": ["palace"]}), "build palace", "end")
    assert gold(after, "ana") == 6


@pytest.mark.parametrize(("victim", "act"), [("warlord", "destroy chi market"), ("diplomat", "exchange chi market")])
def test_as_rank_eight_she_is_asked_at_the_end_of_her_turn_not_the_victim_of_his(victim, act):
    """dark-city.rank8.end-of-turn"""
    position = resumed(victim, {"city": ["tavern"]}, {"city": ["temple"]}, chi={"city": ["market"]})
    assert (position.decision.seat, position.decision.prompt) == ("ana", "turn")
    asked = play(position, "end")
    assert asked.decision.seat == "ana"
    after = play(asked, act, *(["in-return tavern"] if victim == "diplomat" else []))
    assert "market" not in city(after, "chi")
    assert city(after, "bo") == ["temple"]


def test_a_graveyard_of_the_warlords_holder_may_save_what_the_witch_destroys():
    """classic.violet.graveyard: not for the player who destroys, and that is the Witch"""
    position = resumed("warlord", {}, {"city": ["graveyard"]}, chi={"city": ["temple"]})
    asked = play(position, "end", "destroy chi temple")
    assert (asked.decision.seat, asked.decision.prompt) == ("bo", "graveyard")
    assert of(play(asked, "recover"), "bo", "hand") == ["temple"]
    own = resumed("warlord", {"city": ["graveyard"]}, chi={"city": ["temple"]})
    assert play(own, "end", "destroy chi temple").decision.prompt == "draft-pick"


def test_as_the_artist_she_embellishes_her_own_city():
    """dark-city.artist"""
    position = resumed("artist", {"city": ["temple", "manor"]}, {"city": ["palace"]})
    assert legal(position, "embellish") == ["embellish temple", "embellish manor"]


def test_as_the_queen_her_own_neighbours_count():
    """dark-city.queen; RULINGS 41: measured from the Witch's seat"""
    five = {"players": FIVE, "chi": {}, "dev": {}}
    near = dark(1, "witch", "queen", ana={"characters": ["witch"]}, bo={"characters": ["queen"]},
                eli={"characters": ["king"]}, **five)  # fmt: skip
    after = play(near, "gather gold", "bewitch queen", "gather gold", "end", "gather gold")
    assert after.decision.seat == "ana"
    assert gold(play(after, "court"), "ana") == 7
    five["chi"] = {"characters": ["king"]}
    far = dark(1, "witch", "queen", ana={"characters": ["witch"]}, bo={"characters": ["queen"]}, eli={}, **five)
    after = play(far, "gather gold", "bewitch queen", "gather gold", "end", "gather gold")
    assert refusal(after, "court")[1] == "no-rank-four-beside"


def test_a_queen_beside_a_bewitched_king_is_paid():
    """dark-city.queen: the card counts"""
    seats = {"ana": {"characters": ["witch"]}, "bo": {"characters": ["king"]}, "chi": {"characters": ["queen"]}}
    position = play(
        dark(1, "witch", "queen", players=FIVE, **seats), "gather gold", "bewitch king", "gather gold", "end"
    )
    assert (position.decision.seat, position.facts()["turn"]["character"]) == ("chi", "queen")
    assert gold(play(position, "court"), "chi") == 5


def test_she_pays_the_tax_when_she_builds_in_the_end():
    """dark-city.witch.resume: taxes included"""
    seats = {"chi": {"characters": ["tax-collector"]}, "dev": {}}
    ana = {"characters": ["witch"], "hand": ["tavern"], "gold": 4}
    position = dark(1, "witch", "tax-collector", ana=ana, bo={"characters": ["king"]}, **seats)
    after = play(position, "gather gold", "bewitch king", "gather gold", "end", "gather gold", "build tavern", "end")
    assert gold(after, "ana", "chi") == (4, 5)


def test_a_witch_who_builds_instead_of_naming_pays_the_tax_when_the_collector_is_revealed():
    """dark-city.tax-collector: Assassin or Witch"""
    ana = {"characters": ["witch"], "hand": ["tavern"], "gold": 4}
    position = dark(1, "witch", "tax-collector", ana=ana, bo={"characters": ["tax-collector"]})
    after = play(position, "gather gold", "build tavern", "end")
    assert after.decision.seat == "bo"
    assert gold(after, "ana", "bo") == (4, 3)


def test_her_city_may_be_completed_by_her_second_part():
    """classic.end.trigger"""
    seven = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks"]
    after = play(resumed("merchant", {"city": seven, "hand": ["tavern"]}), "build tavern", "end")
    assert after.over
    assert after.facts()["completed"] == ["ana"]


def test_nobody_is_asked_for_her_when_the_victim_is_face_up_or_unheld():
    """dark-city.witch.absent"""
    position = dark(1, "witch", ana={"characters": ["witch"]}, bo={"characters": ["merchant"]}, faceup=["bishop"])
    for victim in ("bishop", "king"):
        after = play(position, "gather gold", f"bewitch {victim}")
        assert (after.decision.seat, after.facts()["paused"]) == ("bo", "")


def test_with_two_characters_she_may_bewitch_her_own_other_one():
    """dark-city.witch.victim; RULINGS 22: not forbidden"""
    ana = {"characters": ["witch", "merchant"], "city": ["docks"]}
    position = dark(1, "witch", players=("ana", "bo"), ana=ana, bo={"characters": ["king", "bishop"]})
    asked = play(position, "gather gold", "bewitch merchant", *["gather gold", "end"] * 2)
    assert (asked.decision.seat, asked.decision.prompt) == ("ana", "income-only")
    after = play(asked, "gather gold", "income", "extra-coin")
    assert gold(after, "ana") == 2 + 2 + 2 + 1 + 1
