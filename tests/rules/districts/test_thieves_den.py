"""Thieves' Den: 2016.unique.thieves-den."""

import citadels_lab as lab
from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal, told

HAND = ["thieves-den", "temple", "temple", "manor", "castle"]


def test_part_of_its_price_may_be_paid_with_cards():
    """2016.unique.thieves-den"""
    position = mine(hand=HAND, gold=2)
    builds = [build for build in legal(position, "build") if "den" in build]
    assert builds == [f"build thieves-den discarding {n}" for n in (2, 3, 4)]
    asked = play(position, "build thieves-den discarding 2")
    assert legal(asked) == ["pay-card temple", "pay-card manor", "pay-card castle"]
    after = play(asked, "pay-card temple", "pay-card castle")
    assert (city(after, "ana"), gold(after, "ana")) == (["thieves-den"], 0)
    assert of(after, "ana", "hand") == ["temple", "manor"]


def test_all_of_it_too():
    """2016.unique.thieves-den: with six cards no coin is paid"""
    position = mine(hand=[*HAND, "palace", "tavern"], gold=0, rest="box")
    after = play(position, "build thieves-den discarding 6")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (2, [])
    assert sorted(after.facts()["deck"]) == ["castle", "manor", "palace", "tavern", "temple", "temple"]


def test_too_few_cards_for_too_few_coins_is_refused_with_what_is_missing():
    """2016.unique.thieves-den"""
    position = mine(hand=HAND, gold=2)
    assert refusal(position, "build thieves-den discarding 1") == ("2016.unique.thieves-den", "cannot-pay-rest")
    option = position.decision.find(("build", "thieves-den", "discarding", 1))
    assert option.reason.fix() == "1 more coin or card would do."


def test_while_its_owner_chooses_no_card_is_nowhere():
    """2016.unique.thieves-den: the Den lies open, the others are still in hand"""
    facts = play(mine(hand=HAND, gold=2), "build thieves-den discarding 3", "pay-card manor").facts()
    assert facts["open"] == ["thieves-den"] and len(facts["players"]["ana"]["hand"]) == 4


def test_the_others_do_not_see_which_cards_go():
    """2016.turn.public-private"""
    after = play(mine(hand=HAND, gold=2), "build thieves-den discarding 4")
    told_to_bo = " ".join(event.text() for event in lab.observe(after, "bo").events)
    assert "discards 4 cards" in told_to_bo and "Castle" not in told_to_bo


def test_with_the_factory_its_price_is_five():
    """2016.unique.thieves-den, 2016.unique.factory; RULINGS 117"""
    position = mine(city=["factory"], hand=HAND, gold=2)
    about = position.decision.find(("build", "thieves-den", "discarding", 4)).about
    assert (about["cost"], about["n"]) == (1, 4)


def test_only_for_itself_and_not_with_itself():
    """2016.unique.thieves-den"""
    position = mine(city=[], hand=["thieves-den", "palace"], gold=0)
    assert legal(position, "build") == []
    assert position.decision.find(("build", "thieves-den", "discarding", 2)) is None
    assert legal(mine(city=["thieves-den"], hand=["palace", "temple", "manor"], gold=2), "build") == [
        "build temple",
        "build manor",
    ]


def test_the_alchemist_gets_the_coins_back_not_the_cards():
    """2016.alchemist, 2016.unique.thieves-den; RULINGS 80"""
    position = mine("alchemist", hand=["thieves-den", "temple"], gold=3)
    after = play(position, "build thieves-den discarding 1", "end")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (5, [])
    assert told(after, "put-away")[0].rule == "2016.unique.thieves-den"
