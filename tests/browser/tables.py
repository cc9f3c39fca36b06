"""Tables of Duel laid out in Python, played as far as a test wants them."""

from collections.abc import Callable
from random import Random

import citadels_lab as lab
from citadels_lab.rules.kernel.decision import Option
from citadels_lab.session import PERSON, Session

Until = Callable[[Session], bool]


def duel(
    until: Until = lambda table: True, seed: int = 7, opponent: str = "random", language: str = "en", dice: int = 3
) -> Session:
    """Return a game between a person and an opponent, played at random until something is so."""
    table = Session(lab.new_game("duel", seed=seed), {"white": PERSON, "black": opponent}, language=language)
    random = Random(dice)
    while not until(table):
        assert not table.position.over, "the game ended before that was so"
        if table.curtain:
            table.lift_curtain()
        table.answer(random.choice(table.position.decision.legal))
    return table


def options(table: Session) -> tuple[Option, ...]:
    """Return the options that the viewer has now."""
    decision = table.observation.decision
    return decision.options if decision else ()


def may_build(table: Session) -> bool:
    """Whether something can be built now."""
    return any(option.legal and option.action[0] == "build" for option in options(table))


def something_refused(table: Session) -> bool:
    """Whether an option that is no build is refused now."""
    return any(not option.legal and option.action[0] != "build" for option in options(table))


def refused_squares(table: Session) -> list[Option]:
    """Return the refused builds on squares that are shown, of tiles that may be built on other squares."""
    builds = [option for option in options(table) if option.action[0] == "build" and len(option.action) == 3]
    tiles, room = {option.action[1] for option in builds if option.legal}, table.position.facts()["room"]
    return [o for o in builds if not o.legal and o.action[1] in tiles and o.action[2] in room]


def round_is(n: int) -> Until:
    """Return whether a round has begun and a person is asked."""
    return lambda table: table.position.facts()["round"] >= n and bool(options(table))


def over(table: Session) -> bool:
    """Whether the game has ended."""
    return table.position.over
