"""The options of a turn put in order: income, power, building, districts, the end; and targets put together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from citadels_lab.rules.kernel.decision import Option

from .look import CardLook

GATHER, INCOME, POWER, BUILD, DISTRICTS, END = "gather", "income", "power", "build", "districts", "end"
ORDER = (GATHER, INCOME, POWER, BUILD, DISTRICTS, END)
TURN = "turn"

FLOW = {"gather": GATHER, "income": INCOME, "build": BUILD, "end": END}
"""Which part of a turn the verbs of the flow belong to; other verbs are a district's, or else a character's power."""


@dataclass(frozen=True)
class Group:
    """Options of one part of a turn (``part``), or of one verb (``verb``), in the order in which they are shown."""

    name: str
    options: Sequence[Option]

    @property
    def legal(self) -> list[Option]:
        """The options that can be chosen."""
        return [option for option in self.options if option.legal]

    @property
    def refused(self) -> list[Option]:
        """The options that cannot be chosen now."""
        return [option for option in self.options if not option.legal]


def parts(look: CardLook) -> list[Group]:
    """Return the options of a turn by its parts."""
    found: dict[str, list[Option]] = {part: [] for part in ORDER}
    for option in look.options:
        found[part_of(look, str(option.action[0]))].append(option)
    return [Group(part, those) for part, those in found.items() if those]


def part_of(look: CardLook, verb: str) -> str:
    """Return the part of a turn that a verb belongs to."""
    return FLOW.get(verb) or (DISTRICTS if verb in look.facts["districts"] else POWER)


def by_verb(options: Iterable[Option]) -> list[Group]:
    """Return the options by their verb, as they come."""
    found: dict[str, list[Option]] = {}
    for option in options:
        found.setdefault(str(option.action[0]), []).append(option)
    return [Group(verb, those) for verb, those in found.items()]


def by_city(look: CardLook, options: Sequence[Option]) -> list[Group]:
    """Return options that aim at a district of a seat, by seat, in table order."""
    return [
        Group(seat, those)
        for seat in look.seats
        if (those := [option for option in options if option.action[1] == seat])
    ]


def aims_at_seat(look: CardLook, group: Group) -> bool:
    """Whether every option of a verb names a seat, and a district or a colour."""
    return all(len(o.action) == 3 and o.action[1] in look.seats for o in group.options)


def plain(options: Iterable[Option]) -> list[Option]:
    """Return the options of building that are paid with coins alone."""
    return [option for option in options if len(option.action) == 2]


def other_ways(options: Iterable[Option]) -> list[Group]:
    """Return the options of building that are paid in another way, by district."""
    found: dict[str, list[Option]] = {}
    for option in options:
        if len(option.action) > 2:
            found.setdefault(str(option.action[1]), []).append(option)
    return [Group(district, those) for district, those in found.items()]


def aims_at_character(look: CardLook, group: Group) -> bool:
    """Whether every option of a verb names a character."""
    return all(len(o.action) == 2 and o.action[1] in look.facts["cast"] for o in group.options)


def one_reason(look: CardLook, options: Sequence[Option]) -> bool:
    """Whether all these options are refused with the same words."""
    return len({option.reason.text(look.spoken) if option.reason else "" for option in options}) == 1
