"""Great Wall: rank 8 pays one coin more for the districts of the city."""

from citadels_lab.rules.flow.moments import District


class GreatWall(District):
    """classic.violet.great-wall: not for the wall itself."""

    name = "great-wall"
    rule = "classic.violet.great-wall"

    def surcharge(self, district: str) -> int:
        """One coin for every other district."""
        return int(district != self.name)


class GreatWall2016(GreatWall):
    """2016.unique.great-wall, 2016.great-wall.formula: for the wall itself too."""

    rule = "2016.unique.great-wall"

    def surcharge(self, district: str) -> int:
        """One coin for every district."""
        return 1
