"""Statue: duel.unique.statue."""

from tests.rules.duel.helpers import city, expanding, gold, holding, legal, play, refusal


def statue(*lines: str, coins: int = 3, **facts):
    return expanding(coins, city=city(*lines), own={"stand": ["statue"]}, **facts)


def test_it_is_free_next_to_an_own_district_of_cost_four():
    after = play(statue("c4 noble-4 white", "d4 religious-start black"), "build statue c5")
    assert gold(after, "white") == 3


def test_elsewhere_it_costs_what_is_printed():
    assert refusal(statue("c4 noble-4 white", "d4 religious-start black"), "build statue d5").args["cost"] == 4


def test_a_corner_is_not_next_to_it():
    """duel.build.touching"""
    assert refusal(statue("c4 noble-4 white", "c5 noble-1 white"), "build statue d5").args["cost"] == 4


def test_the_opponents_district_of_cost_four_does_not_help():
    assert refusal(statue("c4 noble-4 black", "d4 religious-start white"), "build statue c5").args["cost"] == 4


def test_coins_on_a_district_do_not_make_it_a_four():
    """duel.unique.statue: printed cost"""
    position = statue("c4 noble-3 white 1", "d4 religious-start black")
    assert refusal(position, "build statue c5").args["cost"] == 4


def test_a_four_with_coins_on_it_is_still_a_four():
    assert "build statue c5" in legal(statue("c4 noble-4 white 2", "d4 religious-start black", coins=0 + 3))


def test_a_unique_tile_of_cost_four_counts_too():
    assert "build statue c5" in legal(statue("c4 ivory-tower white", "d4 religious-start black"))


def test_it_scores_its_printed_cost_all_the_same():
    """duel.score.points"""
    after = play(statue("c4 noble-4 white", "d4 religious-start black"), "build statue c5")
    assert after.scores()["white"].parts["districts"] == 8


def test_it_is_bought_at_a_discount_elsewhere():
    """duel.build.unique-instead: the Abbot's discount of one for his Religious district"""
    town = city("c4 religious-start white", "d4 noble-start black")
    position = holding("abbot", own={"stand": ["statue"], "gold": 3}, theirs={"gold": 3}, city=town)
    assert gold(play(position, "pass", "build statue c5"), "white") == 0


def test_a_diplomats_seats_pay_its_printed_cost():
    """duel.diplomat.take: the value is the printed cost, also beside a four"""
    town = city("c4 noble-4 white", "d4 statue black")
    assert refusal(holding("diplomat", own={"seats": 3}, city=town), "take statue").args["n"] == 1
