"""Map Room: at the end a point for each card in its owner's hand."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.flow.state import State


class MapRoom(District):
    """classic.violet.map-room."""

    name = "map-room"
    rule = "classic.violet.map-room"

    def points(self, state: State, owner: str, colors: Sequence[str]) -> int:
        """The cards in hand."""
        return len(state.players[owner].hand)


class MapRoom2016(MapRoom):
    """2016.unique.map-room: a Secret Vault in hand is a card too."""

    rule = "2016.unique.map-room"
