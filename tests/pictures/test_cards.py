"""The picture of a card game's table in a notebook: the same bytes for the same position, and no secret in it."""

import random

import pytest

import citadels_lab as lab
from citadels_lab.pictures import html, in_words
from citadels_lab.words import name


@pytest.fixture(params=["classic", "dark_city"])
def position(request):
    position, dice = lab.new_game(request.param, players=4, seed=3), random.Random(1)
    for _ in range(120):
        position = position.answer(dice.choice(position.decision.legal)) if position.decision else position
    return position


def test_the_same_position_gives_the_same_picture(position):
    assert position._repr_html_() == lab.load(position.record())._repr_html_()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_sees_its_own_hand_and_of_others_only_how_many_cards(position, language):
    truth = position.facts()["players"]
    for seat in position.seats:
        shown = html(lab.observe(position, seat), language)
        built = {there["district"] for player in truth.values() for there in player["city"]}
        others = {card for other in truth if other != seat for card in truth[other]["hand"]}
        for card in others - built - set(truth[seat]["hand"]):
            assert str(name("district", card, language)) not in shown
        assert all(str(name("district", card, language)) in shown for card in truth[seat]["hand"])


@pytest.mark.parametrize(("language", "said"), [("en", "unlimited bank"), ("fr", "banque illimitée")])
def test_a_bank_without_limit_shows_no_number(language, said):
    """2016.gold.bank"""
    look = lab.observe(lab.new_game("edition_2016", players=4, seed=3), "ana")
    assert look.facts["bank"] == "unlimited"
    assert said in " ".join(in_words(look, language)) and said in html(look, language)
    assert "99" not in html(look, language)


def test_a_picture_speaks_of_cards_as_its_edition_does_and_html_knows_the_plain_language():
    position = lab.new_game("edition_2016", players=2, seed=1)
    look = lab.observe(position, position.decision.seat)
    assert 'lang="fr"' in html(look, "fr")
    hand = [str(name("district", card, "fr@2016")) for card in look.facts["players"][look.seat]["hand"]]
    assert all(card in " ".join(in_words(look, "fr")) for card in hand)
