"""The Architect (6): duel.architect.build, duel.unique.wishing-well.cost."""

from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal

PLACE = city("c4 commercial-start white", "d4 religious-start black")
ROW = [["noble-4", "noble-1"], ["noble-2"], ["military-1"], ["military-3"]]


def architect(coins: int, **facts):
    own = {"gold": coins, **facts.pop("own", {})}
    facts.setdefault("city", PLACE)
    return holding("architect", own=own, theirs={"gold": 0}, row=ROW, **facts)


def test_two_districts_may_be_built_one_after_the_other():
    """duel.architect.build"""
    after = play(architect(9), "build noble-4 c5", "build noble-1 c6")
    assert {after.facts()["city"][cell]["tile"] for cell in ("c5", "c6")} == {"noble-4", "noble-1"}
    assert after.decision.prompt == "queen"


def test_one_of_them_the_first_may_be_cheaper():
    """duel.architect.build: 4 - 1, then 2 in full"""
    after = play(architect(5), "build noble-4 c5 discount", "build noble-2 b4")
    assert gold(after, "white") == 0


def test_or_the_second():
    """duel.architect.build: 4 in full, then 2 - 1"""
    after = play(architect(5), "build noble-4 c5", "build noble-2 b4 discount")
    assert gold(after, "white") == 0


def test_never_both():
    """duel.architect.build"""
    after = play(architect(9), "build noble-4 c5 discount")
    assert not [action for action in legal(after) if action.endswith("discount")]


def test_neither_need_be_cheaper():
    """duel.architect.build: the player's choice"""
    after = play(architect(9), "build noble-4 c5", "build noble-2 b4")
    assert gold(after, "white") == 3


def test_a_district_may_become_free():
    """duel.ability.discount-floor"""
    assert gold(play(architect(0), "build military-1 c5 discount"), "white") == 0


def test_what_is_free_already_cannot_be_reduced():
    """duel.ability.discount-floor: the Statue beside an own district of cost 4"""
    four = city("c4 military-4 white", "d4 religious-start black")
    position = architect(0, city=four, own={"stand": ["statue"]})
    assert "build statue c5" in legal(position)
    assert refusal(position, "build statue c5 discount").rule == "duel.ability.discount-floor"


def test_a_coin_short_of_the_reduced_cost_is_told():
    """duel.build.source"""
    reason = refusal(architect(2), "build noble-4 c5 discount")
    assert (reason.rule, reason.args["cost"], reason.args["n"]) == ("duel.build.source", 3, 1)


def test_passing_at_once_ends_it():
    """duel.ability.optional"""
    assert play(architect(9), "pass").decision.prompt == "queen"


def test_the_second_build_may_be_left():
    """duel.architect.build: up to two"""
    assert play(architect(9), "build noble-4 c5", "pass").decision.prompt == "queen"


def test_the_tile_revealed_by_the_first_build_may_be_the_second():
    """duel.setup.district-row.visible"""
    assert "build noble-1 c6" in legal(play(architect(9), "build noble-4 c5"))


def test_the_wish_comes_before_the_second_build_and_at_full_price():
    """duel.unique.wishing-well.cost"""
    wished = play(architect(9, own={"stand": ["wishing-well"]}), "build wishing-well c5", "wish")
    assert wished.decision.prompt == "wish-build"
    assert not [action for action in legal(wished) if action.endswith("discount")]
    after = play(wished, "build noble-2 b4")
    assert after.decision.prompt == "architect-build"
    assert "build military-1 b5 discount" in legal(after)
    assert gold(after, "white") == 9 - 2 - 1 - 2
