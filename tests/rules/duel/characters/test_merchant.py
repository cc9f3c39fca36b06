"""The Merchant (5): duel.merchant.gold."""

from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal

MARKET = city(
    "c4 commercial-start white",
    "d4 commercial-2 white",
    "e4 commercial-3 white",
    "c5 commercial-1 black",
    "d5 noble-2 white",
)


def merchant(**facts):
    facts.setdefault("city", MARKET)
    return holding("merchant", **facts)


def test_the_merchant_gains_three_gold():
    """duel.merchant.gold"""
    before = merchant(own={"gold": 2})
    after = play(before, "gold")
    assert (gold(after, "white"), gold(after, "bank")) == (5, gold(before, "bank") - 3)


def test_then_a_coin_goes_on_each_of_up_to_two_own_commercial_districts():
    """duel.merchant.gold"""
    after = play(merchant(), "gold", "coin commercial-start", "coin commercial-3")
    assert [gold(after, tile) for tile in ("commercial-start", "commercial-2", "commercial-3")] == [1, 0, 1]
    assert after.decision.prompt not in ("merchant-gold", "merchant-coin")


def test_the_two_districts_must_differ():
    """duel.merchant.gold"""
    assert refusal(play(merchant(), "gold", "coin commercial-2"), "coin commercial-2").rule == "duel.merchant.gold"


def test_other_colours_and_the_opponents_districts_are_refused():
    """duel.merchant.gold"""
    position = play(merchant(), "gold")
    assert refusal(position, "coin noble-2").rule == "duel.merchant.gold"
    assert refusal(position, "coin commercial-1").rule == "duel.merchant.gold"
    assert legal(position) == {"coin commercial-start", "coin commercial-2", "coin commercial-3", "pass"}


def test_each_part_may_be_left():
    """duel.merchant.gold, duel.ability.and-or"""
    after = play(merchant(own={"gold": 2}), "pass", "coin commercial-2", "pass")
    assert (gold(after, "white"), gold(after, "commercial-2")) == (2, 1)


def test_a_short_supply_gives_what_it_has():
    """duel.gold.supply-limit"""
    after = play(merchant(own={"gold": 11}, theirs={"gold": 12}), "gold")
    assert (gold(after, "white"), gold(after, "bank")) == (13, 0)
    assert refusal(after, "coin commercial-2").rule == "duel.gold.supply-limit"


def test_an_empty_supply_gives_nothing():
    """duel.gold.supply-limit"""
    position = merchant(own={"gold": 12}, theirs={"gold": 13})
    assert refusal(position, "gold").rule == "duel.gold.supply-limit"
    assert legal(position) == {"pass"}


def test_the_school_of_magic_may_take_a_coin():
    """duel.unique.school-of-magic"""
    school = city("c4 commercial-start white", "d4 noble-start black", "c5 school-of-magic white")
    after = play(merchant(city=school), "gold", "coin school-of-magic", "coin commercial-start")
    assert (gold(after, "school-of-magic"), gold(after, "commercial-start")) == (1, 1)


def test_the_opponents_school_of_magic_may_not():
    """duel.unique.school-of-magic"""
    school = city("c4 commercial-start white", "d4 noble-start black", "c5 school-of-magic black")
    assert refusal(play(merchant(city=school), "gold"), "coin school-of-magic").rule == "duel.merchant.gold"


def test_a_guarded_district_may_take_a_coin():
    """duel.guard.protects: only from Thief, Diplomat and Warlord"""
    assert "coin commercial-2" in legal(play(merchant(guard="commercial-2"), "gold"))
