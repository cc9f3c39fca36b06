"""The Abbot (5): dark-city.abbot.gift, dark-city.income.abbot."""

from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import dark, gold, legal, of, play, refusal


def praying(ana=2, bo=2, chi=2, **facts):
    return dark(
        5,
        "abbot",
        ana={"characters": ["abbot"], "gold": ana, "city": ["temple"]},
        bo={"gold": bo},
        chi={"gold": chi},
        **facts,
    )


def test_the_single_richest_player_gives_a_coin_once():
    """dark-city.abbot.gift"""
    after = play(praying(bo=6), "alms")
    assert gold(after, "ana", "bo") == (3, 5)
    assert refusal(after, "alms") == ("dark-city.abbot.gift", "power-used")


def test_nothing_is_due_on_a_tie():
    """dark-city.abbot.gift"""
    assert refusal(praying(bo=6, chi=6), "alms") == ("dark-city.abbot.gift", "richest-are-tied")


def test_nothing_is_due_to_one_of_the_richest():
    """dark-city.abbot.gift"""
    assert refusal(praying(ana=6, bo=6), "alms") == ("dark-city.abbot.gift", "abbot-is-richest")


def test_a_coin_for_each_religious_district_and_no_protection():
    """dark-city.income.abbot"""
    position = praying(dev={"characters": ["warlord"]})
    assert gold(play(position, "income"), "ana") == 3
    assert ("destroy", "ana", "temple") in play(position, "gather gold", "end", "gather gold", "end").decision.legal


def test_2016_coins_and_cards_in_any_mix():
    """2016.abbot.mix; RULINGS 77"""
    position = turn("abbot", gold=0, city=["temple", "church", "manor"], deck=["castle"])
    assert legal(position, "tithe") == ["tithe 2 0", "tithe 1 1", "tithe 0 2"]
    after = play(position, "tithe 1 1")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (1, ["castle"])
    assert refusal(after, "tithe 2 0") == ("2016.abbot.mix", "power-used")


def test_2016_without_a_religious_district_there_is_nothing():
    """2016.abbot.mix"""
    assert refusal(turn("abbot"), "tithe 0 0") == ("2016.abbot.mix", "no-such-district")


def test_2016_of_the_richest_he_chooses_one():
    """2016.abbot.richest; RULINGS 78"""
    position = turn("abbot", gold=1, bo={"gold": 5}, chi={"gold": 5}, dev={"gold": 4})
    assert legal(position, "alms-from") == ["alms-from bo", "alms-from chi"]
    assert refusal(position, "alms-from dev") == ("2016.abbot.richest", "not-richest")
    assert gold(play(position, "alms-from chi"), "ana", "chi") == (2, 4)


def test_2016_among_the_richest_himself_he_gets_nothing():
    """2016.abbot.richest"""
    position = turn("abbot", gold=5, bo={"gold": 5})
    assert refusal(position, "alms-from bo") == ("2016.abbot.richest", "abbot-is-richest")
