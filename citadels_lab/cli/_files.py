"""Reading and writing the files that the commands are given; what cannot be done is said in one sentence."""

from pathlib import Path

from citadels_lab.rules.kernel.errors import LabError, cause


def read_text(path: Path) -> str:
    """Return the text of a file; raise LabError when there is none to read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError, ValueError) as error:
        raise LabError("file-unreadable", file=str(path)[:200], why=cause(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text file; raise LabError when that is not possible."""
    try:
        path.write_text(text, encoding="utf-8")
    except FileNotFoundError:
        raise LabError("file-no-folder", file=path.name[:200], folder=str(path.parent)[:200]) from None
    except (OSError, ValueError) as error:
        raise LabError("file-unwritable", file=str(path)[:200], why=cause(error)) from None
