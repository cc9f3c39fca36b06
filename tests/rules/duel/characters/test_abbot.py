"""The Abbot (4): duel.abbot.gift, duel.abbot.build."""

from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal

CLOISTER = city("c4 religious-start white", "d4 noble-start black", "c5 religious-2 white", "d5 religious-3 black")
ROW = [["noble-4", "noble-1"], ["commercial-2"], ["military-1"], ["military-3"]]


def abbot(mine: int, theirs: int, **facts):
    facts.setdefault("city", CLOISTER)
    own = {"gold": mine, **facts.pop("own", {})}
    return holding("abbot", own=own, theirs={"gold": theirs}, row=ROW, **facts)


def test_a_poorer_abbot_is_given_one_coin_by_the_opponent():
    """duel.abbot.gift: from the opponent, not from the general supply"""
    before = abbot(2, 3)
    after = play(before, "gift")
    assert (gold(after, "white"), gold(after, "black"), gold(after, "bank")) == (3, 2, gold(before, "bank"))


def test_the_opponent_is_not_asked():
    """duel.abbot.gift: cannot refuse"""
    assert play(abbot(2, 3), "gift").decision.seat == "white"


def test_with_as_many_coins_nothing_is_given():
    """duel.abbot.gift: strictly fewer"""
    assert refusal(abbot(3, 3), "gift").rule == "duel.abbot.gift"
    assert refusal(abbot(4, 3), "gift").rule == "duel.abbot.gift"


def test_coins_on_districts_do_not_make_anyone_rich():
    """duel.abbot.gift: coins in supply"""
    rich = city("c4 religious-start white 4", "d4 noble-start black 0")
    assert "gift" in legal(abbot(2, 3, city=rich))


def test_the_gift_may_be_left_and_a_district_built():
    """duel.ability.and-or"""
    after = play(abbot(2, 3), "pass", "build noble-4 b4")
    assert after.facts()["city"]["b4"]["owner"] == "white"


def test_each_own_religious_district_takes_one_off_the_cost():
    """duel.abbot.build: two of his own, so noble-4 costs 2; the opponent's does not count"""
    after = play(abbot(2, 2), "pass", "build noble-4 b4")
    assert gold(after, "white") == 0


def test_a_district_may_become_free_but_never_pays():
    """duel.ability.discount-floor: military-1 less 2 costs 0"""
    after = play(abbot(2, 2), "pass", "build military-1 b4")
    assert gold(after, "white") == 2


def test_what_is_too_dear_after_the_discount_is_refused():
    """duel.build.source"""
    reason = refusal(play(abbot(1, 1), "pass"), "build noble-4 b4")
    assert reason.rule == "duel.build.source"
    assert (reason.args["cost"], reason.args["n"]) == (2, 1)


def test_the_new_district_does_not_reduce_its_own_cost():
    """duel.abbot.build: controlled before the build"""
    row = [["religious-4"], ["noble-2"], ["noble-1"], ["noble-3"]]
    position = holding("abbot", own={"gold": 4}, theirs={"gold": 4}, row=row, city=CLOISTER)
    assert gold(play(position, "pass", "build religious-4 d3"), "white") == 2


def test_only_one_district_is_built():
    """duel.abbot.build"""
    assert play(abbot(9, 3), "pass", "build noble-4 b4").decision.prompt == "queen"


def test_the_discount_applies_to_a_unique_tile_too():
    """duel.build.unique-instead"""
    after = play(abbot(1, 1, own={"stand": ["capitol"]}), "pass", "build capitol b4")
    assert gold(after, "white") == 0


def test_the_school_of_magic_may_count_as_religious():
    """duel.unique.school-of-magic"""
    school = city("c4 religious-start white", "d4 noble-start black", "c5 school-of-magic white")
    position = play(abbot(2, 2, city=school), "pass")
    assert gold(play(position, "count-as religious", "build noble-4 b4"), "white") == 0
    assert refusal(play(position, "count-as unique"), "build noble-4 b4").args["n"] == 1


def test_the_gift_may_pay_for_the_build():
    """duel.ability.and-or: top to bottom"""
    after = play(abbot(1, 9), "gift", "build noble-4 b4")
    assert (gold(after, "white"), gold(after, "black")) == (0, 8)


def test_the_build_may_be_left():
    """duel.ability.optional"""
    after = play(abbot(1, 9), "gift", "pass")
    assert set(after.facts()["city"]) == set(CLOISTER)


def test_the_general_supply_is_paid():
    """duel.build.source"""
    before = abbot(2, 2)
    assert gold(play(before, "pass", "build noble-4 b4"), "bank") == gold(before, "bank") + 2
