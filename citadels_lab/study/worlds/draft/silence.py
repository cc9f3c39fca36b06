"""Silence when a character was called: nobody holds it, or it was murdered.

A murdered character is silent whoever holds it, with one exception: a player with a Hospital would have gathered. So
whoever had one at that moment does not hold it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from citadels_lab.rules.flow.state import State
from citadels_lab.rules.kernel.event import Event


class Silence(NamedTuple):
    """The characters that nobody holds, and a murdered one that one seat cannot hold (both "" for none)."""

    unheld: set[str]
    victim: str
    barred: str


def silence(now: State, seat: str, events: Sequence[Event]) -> Silence:
    """Return what ``seat`` learns from silence; ``events`` are those of the round."""
    victim = now.token("murdered")
    shown = {name for player in now.players.values() for name in player.revealed}
    seen = {*shown, *now.players[seat].characters}
    called = {name for name, card in now.roster.characters.items() if card.rank <= now.rank}
    unheld = called - seen - {victim, *now.faceup}
    if victim in called - seen:
        for district, card in now.roster.districts.items():
            if card.gathers_when_murdered and (home := _home_then(now, events, district, victim)):
                return Silence(unheld, victim, home)
    return Silence(unheld, "", "")


def _home_then(now: State, events: Sequence[Event], district: str, victim: str) -> str:
    """Return whose city had a district when the victim was called, going back from now."""
    home = next((seat for seat, player in now.players.items() if district in player.special), "")
    for event in reversed(events):
        args = event.args
        match event.what:
            case "no-answer" if args["character"] == victim:
                break
            case "built-district" | "confiscated" if args["district"] == district:
                home = ""
            case "exchanged" | "destroyed-to-build" if args["district"] == district:
                home = str(args["seat"])
            case "exchanged" if args["taken"] == district:
                home = str(args["other"])
            case "seized" | "destroyed" | "blown-up" | "armory-used" if args["district"] == district:
                home = str(args["owner"])
    return home
