"""Written positions of the 2016 edition for the tests of its unique districts."""

from citadels_lab.rules.editions.edition_2016 import RANKS
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.position import Start, begin
from tests.rules.flow.helpers import SEATS, play

EDITION = variant("edition_2016")
CLASSIC = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
TABLE = ("gold", "hand", "city")


def at16(rank, *cast, players=SEATS, **facts):
    """A position in which a rank is about to be called, with these characters instead of the classic ones."""
    chosen = {RANKS[name]: name for name in (*CLASSIC, *cast)}
    tables = {seat: facts.pop(seat, {}) for seat in players}
    given = {"rank": rank, "characters": list(chosen.values()), "players": tables, **facts}
    return begin(Start(EDITION, facts=given))


def turn(character="warlord", *cast, **facts):
    """Ana's turn as this character, before she gathers; her coins, hand and city are given like the other facts."""
    ana = {"characters": [character], **{key: facts.pop(key) for key in TABLE if key in facts}}
    return at16(RANKS[character], character, *cast, ana=ana, **facts)


def mine(character="warlord", *cast, **facts):
    """The same when she has taken her 2 coins as income."""
    return play(turn(character, *cast, **facts), "gather gold")


def parts(*city, crown="bo", **ana):
    """The parts of Ana's score with this city, while somebody else is at turn."""
    facts = {"ana": {"city": list(city), "gold": 0, **ana}, "dev": {"characters": ["warlord"]}}
    return at16(8, "artist", crown=crown, **facts).scores()["ana"].parts
