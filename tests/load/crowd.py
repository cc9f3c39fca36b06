"""Many visitors at a time, each pressing something every two seconds."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from .client import Client, choose

GAMES = (
    "variant=duel&opponent=greedy",
    "variant=classic&players=4",
    "variant=dark_city&players=5",
    "variant=edition_2016&players=4",
)
"""What they play: all four variants, each with bots."""
ARRIVING = 6.0
"""Seconds within which all have come."""


@dataclass
class Told:
    """What the visitors have measured, in milliseconds, and what went wrong for them."""

    presses: list[float] = field(default_factory=list)
    openings: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


async def visitor(home: str, number: int, seconds: float, every: float, told: Told) -> None:
    """Open a page, press something every so many seconds until the time is over, and leave."""
    dice = Random(number)
    try:
        await asyncio.sleep(dice.random() * min(ARRIVING, seconds / 2))
        opened = time.perf_counter()
        client = await Client.open(f"{home}?seed={number}&{GAMES[number % len(GAMES)]}")
        begun = time.perf_counter()
        told.openings.append(1000 * (begun - opened))
        while time.perf_counter() - begun < seconds:
            await asyncio.sleep(every)
            told.presses.append(1000 * await client.press(*choose(client, dice)))
        await client.close()
    except Exception as error:  # whatever it is, this session has failed, and the others go on
        told.failures.append(f"session {number}: {type(error).__name__}: {error}"[:300])


async def crowd(home: str, visitors: int, seconds: float, every: float = 2.0) -> Told:
    """Let so many visitors in, and return what they tell."""
    told = Told()
    await asyncio.gather(*(visitor(home, n, seconds, every, told) for n in range(visitors)))
    return told


async def come_and_go(home: str, visitors: int) -> None:
    """Let so many visitors open a page and press once, one after the other, and leave together without a word."""
    clients: list[Client] = []
    for number in range(visitors):
        clients.append(await Client.open(f"{home}?seed={number}&{GAMES[number % len(GAMES)]}"))
        await clients[-1].press("step", "first")
    for client in clients:
        await client.close()


def share(times: Sequence[float], percent: int) -> float:
    """Return the time that so many percent of the times do not exceed; nothing was measured: endless."""
    if not times:
        return float("inf")
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]
