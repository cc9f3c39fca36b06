"""Written positions of the 2016 edition for the tests of its characters."""

from citadels_lab.rules.editions.edition_2016 import RANKS
from tests.rules.flow.helpers import SEATS, at

CLASSIC = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def late(rank, *cast, players=SEATS, **facts):
    """A position in which a rank is about to be called, with these characters instead of the first of their rank."""
    chosen = {RANKS[name]: name for name in (*CLASSIC, *cast)}
    return at(rank, "edition_2016", players, characters=list(chosen.values()), **facts)


def turn(character, *cast, **facts):
    """Ana's turn as this character, before she gathers; her coins, hand and city are given like the other facts."""
    ana = {"characters": [character], **{key: facts.pop(key) for key in ("gold", "hand", "city") if key in facts}}
    return late(RANKS[character], character, *cast, ana=ana, **facts)
