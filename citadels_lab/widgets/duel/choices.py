"""Options put in order for the screen: what can be done on which cell of the board, builds grouped by their tile."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from citadels_lab.rules.kernel.decision import Option

from ..look import Look

ON_TILES = ("guard", "coin", "take", "steal", "den")


@dataclass
class Build:
    """One way to build one tile (plainly, or with a discount), and the options for it, one a cell."""

    key: str
    tile: str
    way: str
    options: list[Option] = field(default_factory=list)

    @property
    def legal(self) -> list[Option]:
        """The cells where it can be built now."""
        return [option for option in self.options if option.legal]

    @property
    def costs(self) -> list[int]:
        """The different costs, lowest first (the Statue may be free in some places)."""
        those = self.legal or self.options
        return sorted({int(str(option.about["cost"])) for option in those if "cost" in option.about})


def builds(options: Iterable[Option]) -> list[Build]:
    """Group the build options by tile and way; those that can be built somewhere come first."""
    found: dict[str, Build] = {}
    for option in options:
        if option.action[0] == "build":
            tile, way = str(option.action[1]), "".join(str(part) for part in option.action[3:])
            key = f"{tile} {way}".strip()
            found.setdefault(key, Build(key, tile, way)).options.append(option)
    return sorted(found.values(), key=lambda build: not build.legal)


def others(options: Iterable[Option]) -> list[Option]:
    """Return the options that are not builds, legal ones first."""
    return sorted((option for option in options if option.action[0] != "build"), key=lambda option: not option.legal)


def picked(look: Look) -> Build | None:
    """Return the tile that the person has picked to build, if it can still be built."""
    return next((build for build in builds(look.options) if build.key == look.opened.picked and build.legal), None)


def on_board(look: Look) -> dict[str, Option]:
    """Return what a press on a cell of the board would do now: cell -> option, where that is clear."""
    choice = picked(look)
    if choice is not None:
        return {str(option.action[2]): option for option in choice.legal}
    found: dict[str, list[Option]] = {}
    where = {there["tile"]: cell for cell, there in look.city.items()}
    for option in look.options:
        if option.legal and option.action[0] in ON_TILES and option.action[1] in where:
            found.setdefault(where[str(option.action[1])], []).append(option)
    return {cell: max(those, key=lambda option: str(option.action[2:])) for cell, those in found.items()}


def open_cells(look: Look) -> set[str]:
    """Return the cells on which something can be built at all, before a tile is picked."""
    return {str(option.action[2]) for build in builds(look.options) for option in build.legal}
