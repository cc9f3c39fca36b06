"""A position as one link: variant, options, deal and answers as a short text, and back.

The text is a version digit, then base64 of the compressed list ``[variant, seed, options, answers]``, or, for a
position that was written down, ``[variant, facts, answers]``. Who holds it can work out every secret of the game.
"""

import base64
import binascii
import json
import re
import zlib
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from citadels_lab.rules.editions.variants import variant as variant_of
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.rules.kernel.record import check_seed

BASE: Final = "http://localhost:5006"
LONGEST: Final = 6_000
"""So many characters a link may have: browsers, mail programs and chats cut longer ones."""

LINE: Final = re.compile(r"""\bfrom_link\(\s*["']([^"']+)["']""")
"""What stands in a line of Python that opens a link."""

VERSION: Final = "1"
LARGEST: Final = 200_000
"""So many bytes a link may unfold to; the longest honest one needs a fifth of that."""


def link(position: Position[Any], base: str = BASE) -> str:
    """Return the link that opens a position under the address of a served lab.

    It holds the secrets of the game. Raises LabError for a game that is too long for a link, and for an imagined one.
    """
    whole = f"{base.rstrip('/')}/play?at={text_of(position)}"
    if len(whole) > LONGEST:
        raise LabError("link-too-long", n=len(whole), most=LONGEST)
    return whole


def from_link(text: str) -> Position[Any]:
    """Return the position that a link opens; its text alone (what stands behind ``at=``) will do.

    With ``&step=5`` it is the position after five answers. A line of Python that calls this may be given whole. Raises
    LabError with one sentence for any other text.
    """
    if not isinstance(text, str) or len(text := pasted(text)) > LONGEST:
        raise LabError("link-size", most=LONGEST)
    if "?" not in text and "/" not in text:
        return position_of(text)
    words = _words(text)
    if "at" not in words:
        raise LabError("link-kept" if "game" in words else "link-none")
    return position_of(words["at"], _step(words.get("step")))


def pasted(text: str) -> str:
    """Return the link in what somebody pasted: from between quotes or brackets, or out of a line of Python."""
    line = LINE.search(text)
    return (line[1] if line else text).strip().strip("<>\"'")


def text_of(position: Position[Any]) -> str:
    """Return a position as the text of a link, without an address. Raises LabError for an imagined one."""
    start = position.start
    if start.midway is not None:
        raise LabError("record-imagined", seat=start.midway.seat)
    answers = "\n".join(spell(action) for action in position.actions)
    began = [start.seed, dict(start.options)] if start.facts is None else [start.facts]
    told = json.dumps([start.variant.name, *began, answers], ensure_ascii=False, separators=(",", ":"))
    packed = zlib.compress(told.encode(), 9)
    return VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def position_of(text: str, step: int | None = None) -> Position[Any]:
    """Return the position that ``text_of`` wrote, or the one after the first ``step`` answers of its game.

    Raises LabError for any other text.
    """
    name, *began, answers = _unpacked(text)
    try:
        position = begin(_start(name, began))
        for answer in answers.split("\n")[:step] if answers else ():
            position = position.answer(answer)
    except LabError as error:
        raise LabError("link-refused", why=error) from None
    except RecursionError:
        raise LabError("link-damaged") from None
    return position


def _words(text: str) -> dict[str, str]:
    try:
        query = urlsplit(text).query
        return {name: values[0] for name, values in parse_qs(query, max_num_fields=40).items()}
    except ValueError:
        raise LabError("link-none") from None


def _step(given: str | None) -> int | None:
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 7):
        raise LabError("link-step", given=given[:20])
    return int(given)


def _unpacked(text: str) -> list[Any]:
    """Return what a text holds: a list whose first is a text, like its last; nobody has looked at the rest yet."""
    if len(text) > LONGEST:
        raise LabError("link-size", most=LONGEST)
    if text[:1].isdigit() and text[:1] != VERSION:
        raise LabError("link-version", given=text[:1], right=VERSION)
    try:
        packed = base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True)
        unfolding = zlib.decompressobj()
        told = unfolding.decompress(packed, LARGEST)
        whole = unfolding.eof and not unfolding.unused_data
        data = json.loads(told) if whole and text[:1] == VERSION else None
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        data = None
    if not isinstance(data, list) or len(data) not in (3, 4) or not isinstance(data[-1], str):
        raise LabError("link-damaged")
    return data


def _start(name: object, began: list[Any]) -> Start[Any]:
    variant = variant_of(name)
    if len(began) == 1 and isinstance(began[0], dict):
        return Start(variant, facts=began[0])
    if len(began) == 2 and isinstance(began[1], dict):
        return Start(variant, variant.check(began[1]), check_seed(began[0]))
    raise LabError("link-damaged")
