"""Looking at imagined positions as the seat that imagines them, and replacing all that it cannot see."""

from collections import Counter
from typing import Any

from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Position
from citadels_lab.study.worlds import World
from tests.laws.cards.test_5_secrets_stay_secret import sight


def check(position: Position[Any], seat: str, seed: int) -> Position[Any]:
    """Imagine the position, check all that must hold of it, and return it."""
    world = World(position, seat).sample(Dice(seed))
    assert own(sight(world, seat), seat) == own(sight(position, seat), seat)
    assert cards(world) == cards(position)
    assert world.accounts() == position.accounts()
    again = World(everything_hidden_replaced(position, world), seat).sample(Dice(seed))
    assert same(again, world)
    return world


def own(seen: dict[str, Any], seat: str) -> dict[str, Any]:
    """Leave out the words of a question that is put to somebody else: they may name a card it is about."""
    return seen if seen["asked"] == seat else {**seen, "args": {}}


def everything_hidden_replaced(position: Position[Any], world: Position[Any]) -> Position[Any]:
    """Return the position as it would be if the imagined one were the truth: the same game to the seat's eyes."""
    step = world._look()
    return Position(position.start, position.actions, step.base, step.answers, position._look().past)


def same(one: Position[Any], two: Position[Any]) -> bool:
    """Whether two positions are the same in everything, hidden or not."""
    assert one == two
    assert one.events == two.events
    mine, other = one._look(), two._look()
    assert (mine.base, mine.now, mine.answers) == (other.base, other.now, other.answers)
    assert one.actions == two.actions
    return one.facts() == two.facts()


def cards(position: Position[Any]) -> Counter[str]:
    """Count every card and tile of a game as the step began, wherever it was."""
    state = position._look().base
    found: Counter[str] = Counter()
    for player in state.players.values():
        for name in CARDS:
            found.update(getattr(player, name, ()))
    if hasattr(state, "deck"):
        found.update((*state.deck, *state.discard, *state.open, *state.faceup, *state.facedown, *state.pool))
        for player in state.players.values():  # what was discarded in the draft lies among those face down as well
            found.subtract(player.aside)
        for under in state.under.values():
            found.update(under)
    else:
        for player in state.players.values() if state.next == "pass" else ():
            found.update(player.dealt)
        found.update((*state.undealt, *state.owner, *state.bag, *(tile for stack in state.row for tile in stack)))
    return found


CARDS = ("hand", "drawn", "city", "characters", "aside", "stand", "discarded", "played", "laid_out")
