"""An ability that one may use or leave (duel.ability.optional)."""

from citadels_lab.rules.kernel.action import PASS, Action
from citadels_lab.rules.kernel.reason import Reason
from citadels_lab.rules.kernel.table import Table

from .state import State


def uses(table: Table[State], me: str, prompt: str, action: Action, n: int, why_not: Reason | None = None) -> bool:
    """Ask whether ``me`` uses an ability worth ``n`` and return the answer; ``why_not`` refuses it with a reason."""
    return (
        table.ask(
            me,
            prompt,
            [PASS] if why_not else [action, PASS],
            refused=lambda: [(action, why_not)] if why_not else [],
            about=lambda _: {"n": n},
            n=n,
        )
        == action
    )
