"""Traps with cards: they vanish, they double, a deck runs out, and a log shows what was drawn."""

from collections import Counter

import pytest

import citadels_lab as lab
from tests.laws.cards.test_1_nothing_is_made_or_lost import cards_of
from tests.rules.flow.helpers import at, city, dark, legal, of, play


def test_a_card_discarded_for_the_laboratory_is_one_card_in_the_discard():
    """classic.violet.laboratory: not the letters of its name"""
    position = at(6, ana={"characters": ["merchant"], "hand": ["temple", "manor"], "city": ["laboratory"]})
    after = play(position, "laboratory temple")
    assert after.facts()["discard"] == ["temple"]
    assert cards_of(after.facts()) == cards_of(position.facts())


def test_the_card_not_kept_is_discarded_once():
    """classic.turn.discard-pile"""
    position = at(6, ana={"characters": ["merchant"]}, deck=["temple", "temple"])
    after = play(position, "gather cards", "keep-card temple")
    assert (of(after, "ana", "hand"), after.facts()["discard"]) == (["temple"], ["temple"])
    assert cards_of(after.facts()) == cards_of(position.facts())


@pytest.mark.parametrize("variant", ["classic", "dark_city"])
def test_a_destroyed_district_is_discarded_once(variant):
    """classic.warlord.destroy, dark-city.discards: onto the pile there, under the deck here"""
    seats = {"ana": {"characters": ["warlord"]}, "bo": {"city": ["temple", "docks"]}}
    position = at(8, **seats) if variant == "classic" else dark(8, **seats)
    if variant == "classic":
        after = play(position, "destroy bo temple")
        assert after.facts()["discard"] == ["temple"]
    else:
        after = play(position, "gather gold", "end", "destroy bo temple")
        assert after.facts()["deck"][-1] == "temple"
    assert city(after, "bo") == ["docks"]
    assert cards_of(after.facts()) == cards_of(position.facts())


@pytest.mark.parametrize("answer", ["recover", "pass"])
def test_a_destroyed_district_goes_to_the_graveyards_owner_or_to_the_discard_never_both(answer):
    """classic.violet.graveyard"""
    seats = {"ana": {"characters": ["warlord"]}, "bo": {"city": ["temple"]}, "chi": {"city": ["graveyard"]}}
    position = at(8, **seats)
    asked = play(position, "destroy bo temple")
    assert asked.facts()["open"] == ["temple"]
    after = play(asked, answer)
    assert Counter([*of(after, "chi", "hand"), *after.facts()["discard"]]) == {"temple": 1}
    assert cards_of(asked.facts()) == cards_of(after.facts()) == cards_of(position.facts())


def test_cards_under_a_museum_are_not_lost_when_it_is_destroyed():
    """dark-city.violet.museum, dark-city.discards"""
    museum = {"city": [{"district": "museum", "cards": ["docks", "keep"]}]}
    position = dark(8, bonus=["museum"], ana={"characters": ["warlord"], "gold": 5}, bo=museum)
    after = play(position, "gather gold", "end", "destroy bo museum")
    assert Counter(after.facts()["deck"][-3:]) == {"docks": 1, "keep": 1, "museum": 1}
    assert cards_of(after.facts()) == cards_of(position.facts())


def test_cards_under_a_museum_go_with_it_when_it_is_exchanged():
    """dark-city.violet.museum, dark-city.diplomat.swap"""
    museum = {"city": [{"district": "museum", "cards": ["docks", "palace"]}]}
    ana = {"characters": ["diplomat"], "gold": 5, "city": ["manor"]}
    position = dark(8, "diplomat", bonus=["museum"], ana=ana, bo=museum)
    after = play(position, "gather gold", "end", "exchange bo museum", "in-return manor")
    assert after.scores()["ana"].parts["dark-city.violet.museum"] == 2
    assert of(after, "ana", "city")[0]["cards"] == ["docks", "palace"]
    assert cards_of(after.facts()) == cards_of(position.facts())


@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("name", ["classic", "dark_city"])
def test_income_from_a_deck_of_none_one_or_two_cards(name, cards):
    """classic.turn.discard-pile"""
    deck = ["temple", "docks"][:cards]
    position = at(6, name, ana={"characters": ["merchant"]} if name == "classic" else {"characters": ["alchemist"]},
                  deck=deck, rest="box")  # fmt: skip
    assert ("gather cards" in legal(position)) == (cards > 0)
    if cards:
        after = play(position, "gather cards", *(["keep-card docks"] if cards == 2 else []))
        assert len(of(after, "ana", "hand")) == 1
        assert cards_of(after.facts()) == cards_of(position.facts())


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_every_other_draw_takes_what_is_there(cards):
    """classic.turn.discard-pile: Architect, Smithy, Navigator, Park"""
    deck = ["temple", "docks"][:cards]
    architect = at(7, ana={"characters": ["architect"], "city": ["smithy"], "gold": 4}, deck=deck, rest="box")
    for action in ("extra-cards", "smithy"):
        assert (action in legal(architect)) == (cards > 0)
        if cards:
            assert of(play(architect, action), "ana", "hand") == deck
    navigator = play(dark(7, "navigator", ana={"characters": ["navigator"]}, deck=deck, rest="box"), "gather gold")
    assert ("voyage cards" in legal(navigator)) == (cards > 0)
    if cards:
        assert of(play(navigator, "voyage cards"), "ana", "hand") == deck
    park = dark(6, bonus=["park"], ana={"characters": ["merchant"], "city": ["park"]}, deck=deck, rest="box")
    assert of(play(park, "gather gold", "end"), "ana", "hand") == deck


@pytest.mark.parametrize("cards", [0, 1])
def test_a_lighthouse_over_an_empty_or_tiny_deck(cards):
    """dark-city.violet.lighthouse"""
    ana = {"characters": ["merchant"], "hand": ["lighthouse"], "gold": 5}
    position = dark(6, bonus=["lighthouse"], ana=ana, deck=["temple"][:cards], rest="box")
    after = play(position, "build lighthouse", *(["fetch temple"] if cards else []))
    assert of(after, "ana", "hand") == ["temple"][:cards]
    assert after.facts()["deck"] == []


def test_a_redraw_with_an_empty_deck_gives_the_same_cards_back():
    """classic.magician.redraw: they go under the deck first"""
    position = at(3, ana={"characters": ["magician"], "hand": ["temple", "docks"]}, rest="box")
    after = play(position, "redraw temple", "redraw docks")
    assert sorted(of(after, "ana", "hand")) == ["docks", "temple"]


def test_no_log_shows_to_others_what_was_drawn_kept_discarded_or_given():
    """The log of each seat holds only what the seat may know"""
    ana = {"characters": ["architect"], "hand": ["keep"], "city": ["laboratory"]}
    position = at(7, ana=ana, deck=["temple", "docks", "prison", "palace"])
    after = play(position, "gather cards", "keep-card docks", "extra-cards", "laboratory keep")
    for viewer in ("bo", "chi", None):
        seen = lab.observe(after, viewer).events
        words = " ".join(event.text("en") + event.text("fr") + repr(dict(event.args)) for event in seen).lower()
        for name in ("temple", "docks", "comptoir", "prison", "palace", "palais", "donjon"):
            assert name not in words
    mine = " ".join(event.text() for event in lab.observe(after, "ana").events)
    assert all(name in mine for name in ("Temple", "Docks", "Prison", "Palace", "Keep"))
