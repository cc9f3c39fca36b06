"""Gold Mine: 2016.unique.gold-mine."""

from tests.rules.districts.helpers import turn
from tests.rules.flow.helpers import gold, play, told


def test_a_coin_more_when_coins_are_gathered():
    """2016.unique.gold-mine"""
    position = turn(city=["gold-mine"], gold=0)
    assert position.decision.find(("gather", "gold")).about["n"] == 3
    after = play(position, "gather gold")
    assert gold(after, "ana") == 3
    assert [event.rule for event in told(after, "gold")] == ["2016.turn.gather", "2016.unique.gold-mine"]


def test_none_with_cards_and_none_for_the_coins_of_a_power():
    """2016.unique.gold-mine"""
    cards = play(turn(city=["gold-mine", "library"], gold=0), "gather cards")
    assert gold(cards, "ana") == 0
    power = play(turn("merchant", city=["gold-mine", "tavern"], gold=0), "income")
    assert gold(power, "ana") == 1
