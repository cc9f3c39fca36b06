"""The variants by name."""

import difflib
from functools import cache
from typing import Any

from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.variant import Variant

from .classic import Classic
from .dark_city import DarkCity
from .duel import Duel
from .edition_2016 import Edition2016


@cache
def variants() -> dict[str, Variant[Any]]:
    """Return every variant that can be played, by name."""
    return {variant.name: variant for variant in (Duel(), Classic(), DarkCity(), Edition2016())}


def variant(name: object) -> Variant[Any]:
    """Return the variant with this name; raise LabError naming the nearest when there is none."""
    known = variants()
    if isinstance(name, str) and name in known:
        return known[name]
    near = difflib.get_close_matches(name, known, n=1) if isinstance(name, str) else []
    key = "unknown-variant-near" if near else "unknown-variant"
    raise LabError(key, given=shown(name), near="".join(near), names=", ".join(known))
