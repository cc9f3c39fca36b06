"""Secret Vault: never built; shown from the hand at the end it scores three points."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.kernel.reason import Reason, because


class SecretVault(District):
    """2016.unique.secret-vault: like any card it may be discarded, tucked, given or taken."""

    name = "secret-vault"
    rule = "2016.unique.secret-vault"
    hand_points = 3

    def bars(self, seat: str, city: Sequence[str]) -> Reason | None:
        """Into no city."""
        return because(self.rule, "never-built", district=self.name)
