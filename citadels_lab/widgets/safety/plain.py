"""What a page sends, made plain: texts, numbers, lists and tables of these. Anything else a browser cannot mean."""

from typing import Any, Final

LONGEST_NAME: Final = 100
"""Letters of the longest name of a press; those of our own pages have twenty."""


def plain(sent: Any) -> Any:
    """Return what was sent with nothing in it but plain data, and no half letters in its texts."""
    if isinstance(sent, str):
        return sent.encode("utf-8", "replace").decode("utf-8")
    if isinstance(sent, dict):
        return {plain(str(key)): plain(value) for key, value in sent.items()}
    if isinstance(sent, (list, tuple)):
        return [plain(value) for value in sent]
    return sent if isinstance(sent, (bool, int, float)) else None


def short(name: Any) -> str:
    """Return a name as it was sent, as far as one is read."""
    return str(name)[:LONGEST_NAME]
