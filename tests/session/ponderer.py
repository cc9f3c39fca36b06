"""A bot that takes its time: it ponders until a test lets it answer; and a loop on which one waits for it."""

import asyncio
from functools import wraps
from threading import Event

from citadels_lab.bots import bots


class Ponderer:
    """Takes the last legal answer, or what else ``pick`` says, once it may. ``asked`` counts how often it was asked."""

    name = "ponderer"
    wants_worlds = True

    def __init__(self, at_once: bool = False) -> None:
        self.go, self.asked = Event(), 0
        self.pick = lambda question: question.legal[-1]
        if at_once:
            self.go.set()

    def choose(self, question, look, dice):
        self.asked += 1
        assert self.go.wait(60), "nobody let it answer"
        return self.pick(question)


def known(monkeypatch, player: Ponderer, name: str = Ponderer.name) -> Ponderer:
    """Have the lab know the bot by a name, as it must at a kept game."""
    monkeypatch.setitem(bots(), name, player)
    return player


def on_a_loop(test):
    """Run a test on an event loop, as pages are on a server's."""

    @wraps(test)
    def run(*args, **given):
        asyncio.run(test(*args, **given))

    return run


async def until(true, *pages, patience=8):
    """Let time pass until something is so; pages do what is to be done on them."""
    for _ in range(50 * patience):
        for page in pages:
            page.turn()
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("waited in vain")
