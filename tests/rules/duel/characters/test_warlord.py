"""The Warlord (8): duel.warlord.take, duel.guard.move."""

from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal, side

FIELD = city(
    "c4 military-start white",
    "d4 religious-2 black 1",
    "e4 noble-4 black 2",
    "c5 military-3 white",
    "c6 military-1 black",
)


def warlord(coins: int = 4, **facts):
    facts.setdefault("city", FIELD)
    own = {"gold": coins, **facts.pop("own", {})}
    return holding("warlord", own=own, **facts)


def test_the_value_less_the_own_military_districts_is_paid_to_the_supply():
    """duel.warlord.take: (4 + 2) - 2 = 4"""
    before = warlord()
    after = play(before, "take noble-4")
    assert after.facts()["city"]["e4"]["owner"] == "white"
    assert (gold(after, "white"), gold(after, "bank")) == (0, gold(before, "bank") + 4)


def test_the_owner_is_paid_nothing():
    """duel.warlord.take: to the supply"""
    before = warlord()
    assert gold(play(before, "take noble-4"), "black") == gold(before, "black")


def test_the_coins_on_it_stay():
    """duel.warlord.take"""
    assert gold(play(warlord(), "take noble-4"), "noble-4") == 2


def test_a_district_may_become_free_to_take():
    """duel.ability.discount-floor"""
    after = play(warlord(0), "take military-1")
    assert gold(after, "white") == 0
    assert after.facts()["city"]["c6"]["owner"] == "white"


def test_too_little_gold_is_refused_with_how_much_is_missing():
    """duel.warlord.take"""
    reason = refusal(warlord(3), "take noble-4")
    assert (reason.rule, reason.args["cost"], reason.args["n"]) == ("duel.warlord.take", 4, 1)


def test_the_guard_may_be_moved_instead_but_no_coin_placed():
    """duel.warlord.take; the coin is the King's"""
    before = warlord(guard="noble-4")
    after = play(before, "guard military-start")
    assert after.facts()["guard"] == "military-start"
    assert after.decision.prompt == "queen"
    assert gold(after, "military-start") == 0


def test_taking_and_moving_cannot_both_be_done():
    """duel.ability.and-or"""
    assert play(warlord(), "take religious-2").decision.prompt == "queen"


def test_the_guard_cannot_stay():
    """duel.guard.move"""
    assert refusal(warlord(guard="noble-4"), "guard noble-4").rule == "duel.guard.move"


def test_a_guarded_district_cannot_be_taken():
    """duel.guard.protects: the Guard on white's own tile protects black's neighbour"""
    position = warlord(9, guard="military-start")
    assert refusal(position, "take religious-2").rule == "duel.guard.protects"
    assert "take noble-4" in legal(position)


def test_while_the_guard_is_at_the_council_nothing_is_protected():
    """duel.guard.protects"""
    assert legal(warlord(9), "take") == {"take religious-2", "take noble-4", "take military-1"}


def test_the_ivory_tower_cannot_be_taken():
    """duel.unique.ivory-tower"""
    tower = city("c4 noble-start white", "d4 ivory-tower black")
    assert refusal(warlord(9, city=tower), "take ivory-tower").rule == "duel.unique.ivory-tower"


def test_ones_own_district_cannot_be_taken():
    """duel.warlord.take"""
    assert refusal(warlord(9), "take military-3").rule == "duel.warlord.take"


def test_the_school_of_magic_may_count_as_military():
    """duel.unique.school-of-magic"""
    school = city("c4 school-of-magic white", "d4 religious-2 black")
    assert "take religious-2" in legal(play(warlord(1, city=school), "count-as military"))
    assert refusal(play(warlord(1, city=school), "count-as unique"), "take religious-2").args["n"] == 1


def test_the_opponents_military_districts_do_not_help():
    """duel.warlord.take: districts controlled"""
    camp = city("c4 noble-start white", "d4 military-start black", "e4 military-2 black")
    assert refusal(warlord(1, city=camp), "take military-2").args["n"] == 1


def test_the_warlord_may_do_nothing():
    """duel.ability.optional"""
    assert play(warlord(), "pass").facts()["city"] == warlord().facts()["city"]


def test_no_seats_move():
    """duel.warlord.take"""
    assert side(play(warlord(), "take noble-4"), "white")["seats"] == side(warlord(), "white")["seats"]
