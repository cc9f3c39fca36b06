"""Bots: players that answer from what their seat may know. One file a bot, found by its name."""

import difflib
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from citadels_lab.rules.kernel.errors import LabError, shown
from citadels_lab.rules.kernel.playout import Bot, wants_worlds


@cache
def bots() -> dict[str, Bot]:
    """Return every bot by name: the ``BOT`` of each module of this package that has one."""
    modules = (
        import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if not found.name.startswith("_")
    )
    return {module.BOT.name: module.BOT for module in modules if hasattr(module, "BOT")}


def quick_bots() -> list[str]:
    """Return the names of the bots that answer at once: those that play on in worlds take a while."""
    return [name for name, player in bots().items() if not wants_worlds(player)]


def bot(given: Any) -> Bot:
    """Return a bot by its name, or the bot itself; raise LabError when there is no such bot."""
    if isinstance(given, type) and hasattr(given, "choose"):
        raise LabError("bot-class", given=given.__name__)
    if hasattr(given, "choose"):
        chosen: Bot = given
        return chosen
    if isinstance(given, str) and given in bots():
        return bots()[given]
    near = difflib.get_close_matches(given, bots(), n=1) if isinstance(given, str) else []
    key = "unknown-bot-near" if near else "unknown-bot"
    raise LabError(key, given=shown(given), near="".join(near), names=", ".join(bots()))
