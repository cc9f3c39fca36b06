"""School of Magic: classic.violet.school-of-magic, 2016.unique.school-of-magic."""

from tests.rules.districts.helpers import parts, turn
from tests.rules.flow.helpers import at, gold, play


def test_it_counts_as_the_colour_of_the_income():
    """classic.violet.school-of-magic"""
    for rank, card in ((4, "king"), (5, "bishop"), (8, "warlord")):
        position = at(rank, bo={"characters": [card], "city": ["school-of-magic"]})
        assert gold(play(position, "income"), "bo") == 3


def test_it_is_violet_at_the_end():
    """classic.violet.school-of-magic: income only"""
    city = ["school-of-magic", "temple", "manor", "tavern"]
    scores = at(8, ana={"characters": ["warlord"]}, bo={"city": city}).scores()
    assert "classic.score.five-colors" not in scores["bo"].parts


def test_2016_it_counts_for_the_powers_that_gain_by_type():
    """2016.unique.school-of-magic; RULINGS 115"""
    for character, color in (("king", "manor"), ("bishop", "temple"), ("merchant", "tavern"), ("warlord", "prison")):
        after = play(turn(character, city=["school-of-magic", color], gold=0), "income")
        assert gold(after, "ana") == 2, character
    assert gold(play(turn("trader", city=["school-of-magic"], gold=0), "income"), "ana") == 1


def test_2016_it_brings_the_cardinal_a_card():
    """2016.unique.school-of-magic, 2016.cardinal.cards"""
    after = play(turn("cardinal", city=["school-of-magic"]), "income")
    assert len(after.facts()["players"]["ana"]["hand"]) == 1


def test_2016_at_the_end_it_is_unique_and_nothing_else():
    """2016.unique.school-of-magic"""
    assert "2016.score.five-types" not in parts("school-of-magic", "park", "manor", "temple", "tavern")
