"""A folder with lessons or exercises: the lab's own, inside the package, or a teacher's anywhere."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from citadels_lab import scenarios
from citadels_lab.rules.kernel.errors import Cause, LabError, cause
from citadels_lab.scenarios import Scenario

ENDING: Final = ".toml"
LESSON: Final = "lesson.toml"


@dataclass(frozen=True, slots=True)
class Folder:
    """Files that belong together. Messages call a file by its name and that of its folder."""

    root: Traversable

    @property
    def name(self) -> str:
        """The folder's own name, such as ``01_film``."""
        return self.root.name

    def text(self, name: str) -> str:
        """Return what a file of the folder holds; raise LabError when it cannot be read."""
        try:
            return self.root.joinpath(name).read_text(encoding="utf-8")
        except (OSError, UnicodeError, ValueError) as error:
            file = f"{self.name}/{name}"[:200]
            raise LabError("scenario-unreadable", file=file, why=cause(error)) from None

    def scenario(self, name: str) -> Scenario:
        """Return a scenario: a file of this folder if its name ends in .toml, else one of the shelf."""
        if name.endswith(ENDING):
            return scenarios.read(self.text(name), name)
        return scenarios.named(name)

    def files(self) -> tuple[str, ...]:
        """Return the names of the TOML files of the folder, in alphabetical order."""
        return tuple(sorted(entry.name for entry in self._entries() if entry.is_file() and _is_toml(entry.name)))

    def folders(self) -> tuple["Folder", ...]:
        """Return the folders in this one, in alphabetical order."""
        inside = (entry for entry in self._entries() if entry.is_dir() and not entry.name.startswith((".", "_")))
        return tuple(Folder(entry) for entry in sorted(inside, key=lambda entry: entry.name))

    def has_lesson(self) -> bool:
        """Whether there is a lesson's file in it."""
        return self.root.joinpath(LESSON).is_file()

    def _entries(self) -> Iterator[Traversable]:
        try:
            yield from self.root.iterdir()
        except OSError as error:
            raise LabError("lesson-folder", folder=str(self.root)[:200], why=cause(error)) from None


def library() -> Folder:
    """Return the folder of the lessons that come with the lab."""
    return Folder(files("citadels_lab.lessons") / "library")


def folder_at(path: str | Path) -> Folder:
    """Return a teacher's folder; raise LabError when there is none."""
    root = Path(path).expanduser()
    if not root.is_dir():
        raise LabError("lesson-folder", folder=str(path)[:200], why=Cause("no-folder"))
    return Folder(root)


def _is_toml(name: str) -> bool:
    return name.endswith(ENDING) and not name.startswith(".")
