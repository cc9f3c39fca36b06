"""The scenarios that come with the lab, by name: ``duel/build-bonus``."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.scenarios.matching import nearest
from citadels_lab.scenarios.model import Scenario
from citadels_lab.scenarios.reading import read

ENDING = ".toml"


def names(variant: str | None = None) -> tuple[str, ...]:
    """Return the names of the scenarios, of one variant or of all, in alphabetical order."""
    return tuple(name for name in _shelf() if variant is None or name.startswith(f"{variant}/"))


def library(variant: str | None = None) -> tuple[Scenario, ...]:
    """Return the scenarios that come with the lab, of one variant or of all, in the order of their names."""
    return tuple(named(name) for name in names(variant))


@cache
def named(name: str) -> Scenario:
    """Return the scenario with this name; raise LabError naming the nearest when there is none."""
    file = _shelf().get(name)
    if file is None:
        near = nearest(name, list(_shelf()))
        raise LabError("scenario-unknown-near" if near else "scenario-unknown", given=name[:80], near=near)
    return read(file.read_text(encoding="utf-8"), name)


@cache
def _shelf() -> dict[str, Traversable]:
    return dict(sorted(_found(files("citadels_lab.scenarios") / "library", "")))


def _found(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _found(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(ENDING):
            yield path + entry.name.removesuffix(ENDING), entry
