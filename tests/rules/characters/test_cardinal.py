"""The Cardinal (5): 2016.cardinal.cards, 2016.cardinal.loan, 2016.cardinal.limits, 2016.cardinal.thieves-den."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal


def short(**facts):
    """The Cardinal with two coins, a palace for five, and two other cards; Bo has three coins, Chi two."""
    given = {"gold": 0, "hand": ["palace", "temple", "church", "market"], "bo": {"gold": 3}, "chi": {"gold": 2}}
    return play(turn("cardinal", **{**given, **facts}), "gather gold")


def from_bo(position):
    """The loans of Bo's coins for a Thieves' Den that are possible."""
    return [option for option in legal(position, "borrow") if option.startswith("borrow bo thieves-den")]


def test_a_card_for_each_religious_district():
    """2016.cardinal.cards"""
    after = play(turn("cardinal", city=["temple", "church"], deck=["manor", "castle"]), "income")
    assert of(after, "ana", "hand") == ["manor", "castle"]


def test_he_borrows_exactly_what_is_missing_gives_a_card_for_each_coin_and_builds():
    """2016.cardinal.loan"""
    asked = play(short(), "borrow bo palace")
    assert (asked.decision.seat, asked.decision.prompt) == ("ana", "give-for-loan")
    after = play(asked, "give-card temple", "give-card church", "give-card market")
    assert (city(after, "ana"), gold(after, "ana", "bo")) == (["palace"], (0, 0))
    assert (of(after, "ana", "hand"), of(after, "bo", "hand")) == ([], ["temple", "church", "market"])


def test_the_whole_sum_comes_from_one_player():
    """2016.cardinal.limits"""
    assert refusal(short(), "borrow chi palace") == ("2016.cardinal.limits", "lender-too-poor")


def test_he_needs_a_card_for_each_coin_beside_the_one_that_he_builds():
    """2016.cardinal.limits"""
    position = short(hand=["palace", "temple", "church"])
    assert refusal(position, "borrow bo palace") == ("2016.cardinal.limits", "loan-too-few-cards")


def test_who_can_pay_borrows_nothing():
    """2016.cardinal.loan: short of coins"""
    assert legal(short(hand=["temple", "church", "market"]), "borrow") == []


def test_once_a_turn():
    """2016.cardinal.limits"""
    hand = ["castle", "palace", "temple", "church", "market", "docks"]
    position = play(short(hand=hand, city=["factory"]), "borrow bo castle", "give-card temple", "give-card church")
    assert legal(position, "borrow") == []


def test_a_factory_makes_what_is_missing_less():
    """2016.unique.factory, 2016.cardinal.loan"""
    position = short(hand=["library", "temple", "church", "market"], city=["factory"])
    after = play(position, "borrow bo library", "give-card temple", "give-card church", "give-card market")
    assert gold(after, "ana", "bo") == (0, 0) and "library" in city(after, "ana")


def test_with_the_thieves_den_no_card_counts_twice():
    """2016.cardinal.thieves-den: with two coins of his own, four cards go for a cost of six, this way or that"""
    hand = ["thieves-den", "temple", "church", "market", "docks"]
    position = short(hand=hand, bo={"gold": 9})
    den = "borrow bo thieves-den"
    assert from_bo(position) == [den, f"{den} discarding 1", f"{den} discarding 2", f"{den} discarding 3"]
    few = short(hand=hand[:-1], bo={"gold": 9})
    assert from_bo(few) == []
    assert refusal(few, f"{den} discarding 2") == ("2016.cardinal.limits", "loan-too-few-cards")


def test_the_cards_towards_the_den_go_first_and_the_loan_covers_the_rest():
    """2016.cardinal.thieves-den"""
    position = short(hand=["thieves-den", "temple", "church", "market", "docks"], bo={"gold": 3})
    asked = play(position, "borrow bo thieves-den discarding 2", "pay-card temple", "pay-card church")
    assert asked.decision.prompt == "give-for-loan" and legal(asked) == ["give-card market", "give-card docks"]
    after = play(asked, "give-card docks", "give-card market")
    assert (city(after, "ana"), gold(after, "ana", "bo")) == (["thieves-den"], (0, 1))
    assert of(after, "bo", "hand") == ["docks", "market"]


def test_the_magistrate_pays_the_borrowed_coins_back_too_and_the_cards_stay_given():
    """2016.magistrate.confiscate; RULINGS 50"""
    warrants = [{"character": name, "real": name == "cardinal", "by": "dev"} for name in ("king", "cardinal", "thief")]
    ana = {"characters": ["cardinal"], "gold": 0, "hand": ["palace", "temple", "church", "market"]}
    dev = {"characters": ["magistrate"], "gold": 0}
    position = late(5, "magistrate", "cardinal", ana=ana, bo={"gold": 3}, dev=dev, warrants=warrants)
    asked = play(
        position, "gather gold", "borrow bo palace", "give-card temple", "give-card church", "give-card market"
    )
    assert (asked.decision.seat, asked.decision.prompt) == ("dev", "confiscate")
    after = play(asked, "confiscate")
    assert (city(after, "dev"), gold(after, "ana", "bo", "dev")) == (["palace"], (5, 0, 0))
    assert of(after, "bo", "hand") == ["temple", "church", "market"]
