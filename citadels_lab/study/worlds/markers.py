"""Markers that lie face down on characters, warrants and threats: which of them count, as a seat may imagine it."""

from collections.abc import Sequence

from citadels_lab.rules.flow.state import Marker, State
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.event import Event

from .told import names_of


class Markers:
    """The markers of a kind whose faces the seat has not seen: each may be the one that counts."""

    def __init__(self, base: State, now: State, seat: str, past: Sequence[Event], kind: str) -> None:
        lie = [marker for marker in base.markers if marker.kind == kind and marker.seat != seat]
        turned = [marker for marker in now.markers if marker.kind == kind and marker.shown]
        shown = {marker.character for marker in turned}
        self.hidden = [marker for marker in lie if not marker.shown]
        self._certain = next((marker.character for marker in turned if marker.real), None)
        self._may = [marker.character for marker in self.hidden if marker.character not in shown]
        laid = next(
            (len(names_of(event.args["characters"])) for event in reversed(past) if event.what == f"laid-{kind}"), 0
        )
        self._gone = max(0, laid - len(lie))

    def deal(self, state: State, dice: Dice) -> None:
        """Say which of them counts; it may be one that was bought off."""
        real = self._certain
        if real is None and self._may:
            at = dice.below(len(self._may) + self._gone)
            real = self._may[at] if at < len(self._may) else ""
        state.markers = tuple(self._faced(marker, real or "") for marker in state.markers)

    def _faced(self, marker: Marker, real: str) -> Marker:
        return marker._replace(real=marker.character == real) if marker in self.hidden else marker
