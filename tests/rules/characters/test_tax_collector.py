"""The Tax Collector (2): dark-city.tax-collector, dark-city.tax-collector.hidden."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import dark, gold, play, refusal


def taxing(**facts):
    facts.setdefault("ana", {"characters": ["tax-collector"]})
    return dark(1, "tax-collector", **facts)


def test_one_coin_a_turn_however_many_were_built():
    """dark-city.tax-collector"""
    builder = {"characters": ["architect"], "gold": 5, "hand": ["tavern", "temple"]}
    position = taxing(bo=builder, chi={"characters": ["warlord"]})
    after = play(position, "gather gold", "end", "gather gold", "build tavern", "build temple", "end")
    assert gold(after, "ana", "bo") == (5, 4)


def test_who_has_no_coin_left_pays_nothing():
    """dark-city.tax-collector"""
    position = taxing(bo={"characters": ["king"], "hand": ["castle"]}, chi={"characters": ["warlord"]})
    after = play(position, "gather gold", "end", "gather gold", "build castle", "end")
    assert gold(after, "ana", "bo") == (4, 0)


def test_rank_one_pays_when_the_tax_collector_is_revealed():
    """dark-city.tax-collector"""
    position = taxing(bo={"characters": ["assassin"], "hand": ["tavern"]})
    after = play(position, "gather gold", "build tavern", "end")
    assert after.decision.seat == "ana"
    assert gold(after, "ana", "bo") == (3, 2)


def test_nothing_is_owed_to_a_murdered_tax_collector():
    """dark-city.tax-collector.hidden"""
    position = taxing(
        bo={"characters": ["assassin"], "hand": ["tavern"]}, chi={"characters": ["king"], "hand": ["temple"]}
    )
    after = play(
        position, "murder tax-collector", "gather gold", "build tavern", "end", "gather gold", "build temple", "end"
    )
    assert gold(after, "ana", "bo", "chi") == (2, 3, 3)


def test_his_own_builds_are_not_taxed():
    """dark-city.tax-collector: another player"""
    position = taxing(ana={"characters": ["tax-collector"], "hand": ["tavern"]}, bo={"characters": ["king"]})
    assert gold(play(position, "gather gold", "build tavern", "end"), "ana") == 3


def test_2016_every_build_of_another_character_puts_a_coin_on_the_token():
    """2016.tax-collector.levy; RULINGS 100"""
    position = turn("architect", "tax-collector", gold=3, hand=["temple", "tavern", "watchtower"])
    after = play(position, "gather gold", "build temple", "build tavern")
    assert gold(after, "ana", "tax") == (1, 2)
    last = play(after, "build watchtower")
    assert gold(last, "ana", "tax") == (0, 2)


def test_2016_a_free_build_is_taxed_too():
    """2016.tax-collector.levy; RULINGS 100, 106"""
    position = turn("warlord", "tax-collector", gold=0, hand=["palace"], city=["framework"])
    after = play(position, "gather gold", "build palace destroying framework")
    assert gold(after, "ana", "tax") == (1, 1)


def test_2016_he_takes_all_of_it_in_his_turn_and_pays_none():
    """2016.tax-collector.take, 2016.tax-collector.levy"""
    position = turn("tax-collector", gold=0, hand=["temple"], tax=5)
    after = play(position, "collect", "gather gold", "build temple")
    assert gold(after, "ana", "tax") == (6, 0)
    assert refusal(after, "collect") == ("2016.tax-collector.take", "power-used")
    assert refusal(turn("tax-collector"), "collect") == ("2016.tax-collector.take", "no-tax-there")


def test_2016_the_tax_is_due_when_he_is_murdered_and_stays_over_the_round():
    """2016.tax-collector.levy; RULINGS 101"""
    seats = {"ana": {"characters": ["warlord"], "hand": ["temple"]}, "bo": {"characters": ["assassin"]}}
    seats["chi"] = {"characters": ["tax-collector"]}
    position = late(8, "tax-collector", murdered="tax-collector", tax=2, **seats)
    after = play(position, "gather gold", "build temple", "end")
    assert after.facts()["round"] == 2 and gold(after, "tax") == 3


def test_2016_the_other_character_of_his_player_pays():
    """2016.tax-collector.levy; RULINGS 102"""
    ana = {"characters": ["warlord", "tax-collector"], "hand": ["temple"], "gold": 0}
    position = late(8, "tax-collector", players=("ana", "bo", "chi"), ana=ana)
    assert gold(play(position, "gather gold", "build temple"), "ana", "tax") == (0, 1)


def test_2016_the_witch_in_his_place_empties_the_token_and_pays_no_tax():
    """2016.tax-collector.take, 2016.witch.victim; RULINGS 42"""
    seats = {"ana": {"characters": ["witch"], "gold": 0, "hand": ["temple"]}, "bo": {"characters": ["tax-collector"]}}
    start = play(
        late(1, "witch", "tax-collector", tax=4, **seats), "gather gold", "bewitch tax-collector", "gather gold"
    )
    assert gold(play(start, "collect", "build temple"), "ana", "tax") == (5, 0)
