"""Reading and writing the files that the commands are given; what cannot be done is said in one sentence."""

from pathlib import Path
from typing import Any

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError, cause
from citadels_lab.rules.kernel.position import Position


def read_record(file: str) -> Position[Any]:
    """Return the position of a record; raise LabError, which names the file, when it is none."""
    text = _read_text(file)
    try:
        return lab.load(text)
    except LabError as error:
        raise LabError("record-in-file", file=_named(file), why=error) from None


def _read_text(file: str) -> str:
    try:
        with open(file, encoding="utf-8") as opened:  # a Path would make another name of "http://", and "" a folder
            return opened.read()
    except (OSError, UnicodeError, ValueError) as error:
        raise LabError("file-unreadable", file=_named(file), why=cause(error)) from None


def _named(file: str) -> str:
    """Return a file's name for a sentence, where it is to be seen that it is empty."""
    return file[:200] or '""'


def write_text(path: Path, text: str) -> None:
    """Write a text file; raise LabError when that is not possible."""
    try:
        path.write_text(text, encoding="utf-8")
    except FileNotFoundError:
        raise LabError("file-no-folder", file=path.name[:200], folder=str(path.parent)[:200]) from None
    except (OSError, ValueError) as error:
        raise LabError("file-unwritable", file=str(path)[:200], why=cause(error)) from None
