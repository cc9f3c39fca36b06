"""The Navigator (7): dark-city.navigator, dark-city.navigator.forward."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import dark, gold, legal, of, play, refusal

ANA = {"characters": ["navigator"], "hand": ["tavern"]}


def test_four_coins_or_four_cards_after_the_income():
    """dark-city.navigator, dark-city.merchant-architect.after-action"""
    position = dark(7, "navigator", ana=ANA)
    assert refusal(position, "voyage gold") == ("dark-city.merchant-architect.after-action", "after-income")
    assert gold(play(position, "gather gold", "voyage gold"), "ana") == 8
    after = play(position, "gather gold", "voyage cards")
    assert len(of(after, "ana", "hand")) == 5
    assert refusal(after, "voyage gold") == ("dark-city.navigator", "power-used")


def test_nothing_is_built():
    """dark-city.navigator"""
    assert refusal(dark(7, "navigator", ana=ANA), "build tavern") == ("dark-city.navigator", "builds-nothing")


def test_with_two_characters_the_ban_holds_to_the_end_of_the_round_and_does_not_reach_back():
    """dark-city.navigator.forward"""
    two = {"characters": ["king", "navigator", "warlord"][1:], "hand": ["tavern"]}
    position = dark(7, "navigator", players=("ana", "bo"), ana=two)
    later = play(position, "gather gold", "end")
    assert refusal(later, "build tavern") == ("dark-city.navigator", "builds-nothing")
    early = dark(4, "navigator", players=("ana", "bo"), ana={"characters": ["king", "navigator"], "hand": ["tavern"]})
    assert ("build", "tavern") in early.decision.legal


def test_2016_four_coins_or_four_cards_at_any_moment():
    """2016.navigator"""
    assert gold(play(turn("navigator", gold=0), "voyage gold"), "ana") == 4
    assert len(of(play(turn("navigator"), "voyage cards"), "ana", "hand")) == 4
    assert refusal(play(turn("navigator"), "voyage gold"), "voyage cards") == ("2016.navigator", "power-used")


def test_2016_nothing_is_built_in_this_turn_stables_neither():
    """2016.navigator; RULINGS 85"""
    position = play(turn("navigator", gold=9, hand=["temple", "stables", "docks"], city=["framework"]), "gather gold")
    assert legal(position, "build") == []
    for build in ("build temple", "build stables", "build docks destroying framework"):
        assert refusal(position, build) == ("2016.navigator", "builds-no-district")


def test_2016_another_character_of_the_same_player_builds():
    """2016.draft.two-turns"""
    ana = {"characters": ["navigator", "warlord"], "hand": ["temple"]}
    position = late(7, "navigator", players=("ana", "bo"), ana=ana)
    after = play(position, "gather gold", "end", "gather gold")
    assert "build temple" in legal(after)


def test_2016_bewitched_the_witch_builds_nothing():
    """2016.navigator, 2016.witch.victim; RULINGS 40"""
    seats = {"ana": {"characters": ["witch"], "gold": 9, "hand": ["temple"]}, "bo": {"characters": ["navigator"]}}
    start = play(late(1, "witch", "navigator", **seats), "gather gold", "bewitch navigator", "gather gold")
    assert refusal(start, "build temple") == ("2016.navigator", "builds-no-district")
    assert "voyage gold" in legal(start)
