"""Monument: counts as two districts towards completing the city, and must be built early."""

from collections.abc import Sequence

from citadels_lab.rules.flow.moments import District
from citadels_lab.rules.kernel.reason import Reason, because

TOO_MANY = 5


class Monument(District):
    """2016.unique.monument: one district for everything else; five are too many in games to eight districts too."""

    name = "monument"
    rule = "2016.unique.monument"
    counts = 2

    def bars(self, seat: str, city: Sequence[str]) -> Reason | None:
        """Not into a city of five districts or more."""
        if len(city) < TOO_MANY:
            return None
        return because(self.rule, "city-too-long", district=self.name, n=TOO_MANY, has=len(city))
