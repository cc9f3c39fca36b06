"""Written positions of the card game for tests: who holds what, and what is asked, refused and told."""

from citadels_lab.rules.editions.dark_city import RANKS
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import IllegalAction
from citadels_lab.rules.kernel.position import Start, begin

SEATS = ("ana", "bo", "chi", "dev")


def at(rank, name="classic", players=SEATS, **facts):
    """A position in which a rank is about to be called; players' tables are given by their seats."""
    tables = {seat: facts.pop(seat, {}) for seat in players}
    return begin(Start(variant(name), facts={"rank": rank, "players": tables, **facts}))


def dark(rank, *cast, **facts):
    """The same in the Dark City, with these characters instead of the classic ones of their ranks."""
    classic = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    chosen = {RANKS[name]: name for name in (*classic, *cast)}
    return at(rank, "dark_city", characters=list(chosen.values()), **facts)


def play(position, *answers):
    """The position after these answers."""
    for answer in answers:
        position = position.answer(answer)
    return position


def legal(position, verb=None):
    """The legal answers as text, all or those of one verb."""
    return [spell(action) for action in position.decision.legal if verb in (None, action[0])]


def refusal(position, action):
    """The rule and the key of the reason for which an answer is refused."""
    try:
        position.answer(action)
    except IllegalAction as error:
        assert error.reason is not None, f"{action} is no answer at all"
        assert error.text("fr") and error.text("en")
        return error.reason.rule, error.reason.key
    raise AssertionError(f"{action} is legal")


def gold(position, *accounts):
    """The coins of these accounts (one number for one account)."""
    coins = tuple(position.accounts().get(name, 0) for name in accounts)
    return coins if len(coins) > 1 else coins[0]


def of(position, seat, key):
    """One of a player's facts."""
    return position.facts()["players"][seat][key]


def city(position, seat):
    """The names of a player's districts."""
    return [entry["district"] for entry in of(position, seat, "city")]


def told(position, what):
    """The events of a kind."""
    return [event for event in position.events if event.what == what]


def to_end_of_turn(position):
    """Take coins and end the turn."""
    return play(position, "gather gold", "end")
