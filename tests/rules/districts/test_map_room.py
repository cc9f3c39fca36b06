"""Map Room: classic.violet.map-room, 2016.unique.map-room."""

from tests.rules.districts.helpers import parts
from tests.rules.flow.helpers import at


def test_a_point_for_each_card_in_hand():
    """classic.violet.map-room"""
    scores = at(8, ana={"characters": ["warlord"]}, bo={"city": ["map-room"], "hand": ["temple", "temple"]}).scores()
    assert scores["bo"].parts["classic.violet.map-room"] == 2


def test_2016_every_hand_card_counts_a_secret_vault_too():
    """2016.unique.map-room; RULINGS 110"""
    assert parts("map-room", hand=["temple", "secret-vault"])["2016.unique.map-room"] == 2
