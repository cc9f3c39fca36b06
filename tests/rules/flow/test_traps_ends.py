"""Traps at the end: a city that jumps past the limit, a crown that moves too soon, ties for the first seat."""

from tests.rules.flow.helpers import at, city, dark, gold, legal, of, play, refusal, told

SEVEN = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks"]
SIX = SEVEN[:6]
RICH = ["palace", "cathedral", "harbor", "docks"]
CHEAP = {"city": ["temple", "church", "tavern", "market", "trading-post", "watchtower", "prison"]}
"""A city that was complete and ends the game, with two points less than the rich one."""


def test_an_architect_who_jumps_from_six_to_eight_or_nine_ends_the_game():
    """classic.end.trigger, classic.end.more-than-eight"""
    ana = {"characters": ["architect"], "hand": ["tavern", "temple", "prison"], "city": SIX, "gold": 9}
    for builds, size in ((["tavern", "temple"], 8), (["tavern", "temple", "prison"], 9)):
        after = play(at(7, ana=ana), "gather gold", *(f"build {name}" for name in builds), "end")
        assert after.over
        assert len(city(after, "ana")) == size
        assert after.scores()["ana"].parts["classic.score.first"] == 4


def test_a_wizard_who_jumps_to_eight_by_a_taken_card_ends_the_game():
    """classic.end.trigger, dark-city.wizard.take"""
    ana = {"characters": ["wizard"], "hand": ["tavern"], "city": SIX, "gold": 9}
    after = play(dark(3, "wizard", ana=ana, bo={"hand": ["temple"]}), "build tavern", "look bo", "build-taken temple",
                 "gather gold", "end")  # fmt: skip
    assert after.over


def test_seven_districts_with_an_announced_bell_tower_from_five_in_one_turn():
    """dark-city.bell-tower: the tower itself may be the seventh"""
    ana = {"characters": ["architect"], "hand": ["tavern", "bell-tower"], "city": SEVEN[:5], "gold": 9}
    position = dark(7, bonus=["bell-tower"], ana=ana)
    after = play(position, "build tavern", "build bell-tower", "announce", "gather gold", "end")
    assert after.over


def test_the_crown_waits_for_the_end_of_the_round_when_the_king_is_murdered():
    """classic.king.murdered: nobody learns before who holds him"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["king"]}, "chi": {"characters": ["bishop"]}}
    position = at(1, crown="dev", **seats)
    called = play(position, "murder king", "gather gold", "end")
    assert (called.decision.seat, called.facts()["crown"]) == ("chi", "dev")
    after = play(called, "gather gold", "end")
    assert (after.facts()["crown"], after.decision.seat) == ("bo", "bo")


def test_a_murdered_king_whom_nobody_holds_leaves_the_crown():
    """classic.king.no-king"""
    seats = {"ana": {"characters": ["assassin"]}, "chi": {"characters": ["bishop"]}}
    after = play(at(1, crown="dev", **seats), "murder king", "gather gold", "end", "gather gold", "end")
    assert after.facts()["crown"] == "dev"


def test_a_bewitched_king_takes_the_crown_at_once_not_the_witch():
    """dark-city.witch.king"""
    seats = {"ana": {"characters": ["witch"]}, "bo": {"characters": ["king"], "city": ["manor"]}}
    position = play(dark(1, "witch", crown="dev", **seats), "gather gold", "bewitch king")
    assert (position.facts()["crown"], position.decision.prompt) == ("bo", "income-only")
    resumed = play(position, "gather gold")
    assert (resumed.facts()["crown"], resumed.decision.seat) == ("bo", "ana")


def test_ties_are_not_given_to_the_first_seat():
    """classic.score.tie: the dearer city, then the coins, then shared"""
    for seats in (("ana", "bo"), ("bo", "ana")):
        facts = {seats[0]: {"city": RICH, "gold": 1}, seats[1]: {"city": RICH, "gold": 2}}
        assert at(9, completed=["dev"], dev=CHEAP, **facts).winner == seats[1]
    shared = at(9, completed=["dev"], dev=CHEAP, bo={"city": RICH}, chi={"city": RICH})
    assert shared.winners == ("bo", "chi")


def test_a_bewitched_navigator_bars_the_witch_not_the_holder():
    """dark-city.navigator, dark-city.witch.resume: the power and its ban are the Witch's"""
    seats = {
        "ana": {"characters": ["witch"], "hand": ["temple", "tavern"], "gold": 5},
        "bo": {"characters": ["navigator"], "hand": ["docks"], "gold": 5},
    }
    position = play(dark(1, "witch", "navigator", **seats), "gather gold", "bewitch navigator", "gather gold")
    assert position.decision.seat == "ana"
    assert not legal(position, "build")
    assert refusal(position, "build temple") == ("dark-city.navigator", "builds-nothing")
    assert of(position, "ana", "barred")
    assert not of(position, "bo", "barred")
    after = play(position, "voyage gold")
    assert gold(after, "ana", "bo") == (11, 7)


def test_a_navigator_cannot_build_before_the_voyage_either():
    """dark-city.navigator"""
    position = dark(7, "navigator", ana={"characters": ["navigator"], "hand": ["temple"], "gold": 5})
    assert refusal(position, "build temple") == ("dark-city.navigator", "builds-nothing")


def test_nobody_pays_below_zero():
    """classic.gold.bank-limit: tax, alms, gifts and prices stop at what is there"""
    tax = {
        "ana": {"characters": ["tax-collector"], "gold": 0},
        "bo": {"characters": ["king"], "hand": ["tavern"], "gold": 1},
    }
    after = play(dark(2, "tax-collector", **tax), "gather gold", "end", "build tavern", "gather cards")
    after = play(after, legal(after)[0], "end")
    assert gold(after, "ana", "bo") == (2, 0)
    seats = {"ana": {"characters": ["emperor"]}, "bo": {"gold": 0}}
    crowned = play(dark(4, "emperor", crown="chi", **seats), "crown bo")
    assert crowned.decision.seat == "ana"
    assert [event.what for event in told(crowned, "gives-nothing")] == ["gives-nothing"]


def test_a_robbed_player_loses_coins_before_the_own_income_only():
    """classic.thief; RULINGS K4: income and the coins of the action are safe"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["king"], "city": ["manor", "castle"], "gold": 5}}
    after = play(at(2, **seats), "rob king", "gather gold", "end", "income", "gather gold")
    assert gold(after, "ana", "bo") == (9, 4)


def test_a_complete_city_is_out_of_reach_even_in_the_round_in_which_it_was_completed():
    """classic.warlord.not-complete, classic.warlord.eighth"""
    seats = {
        "ana": {"characters": ["warlord"], "gold": 9},
        "bo": {"characters": ["king"], "hand": ["tavern"], "city": SEVEN, "gold": 5},
    }
    position = play(at(4, **seats), "build tavern", "gather gold", "end")
    assert position.decision.seat == "ana"
    assert not legal(position, "destroy")
    assert refusal(position, "destroy bo tavern") == ("classic.warlord.not-complete", "city-is-complete")
    assert play(position, "gather gold", "end").over
