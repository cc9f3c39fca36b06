"""Serving the app: every visitor gets a table of their own."""

import gc
import signal
import sys
from collections.abc import Sequence
from threading import Timer
from typing import Any

import panel as pn

from citadels_lab.lookup import cards

from . import routes
from .address import Address, asked
from .app import TableApp
from .keeping import attend, house, keep_games_in
from .lessons import serving
from .lessons.links import Links
from .missing import Missing
from .page import page
from .rulebook import serving as rulebook
from .safety.crowd import MOST, Crowd
from .safety.full import full_page
from .safety.settings import IDLE, safe
from .safety.sheets import from_here
from .whatif.workers import close_workers

PORT = 5006
HERE = "127.0.0.1"
"""The address at which only this machine can reach the server."""
SHARE = 0.001
"""Seconds that one thread of the server may work while another waits: a press takes a few of them."""
LATER = 2.0
"""Seconds after which what later pages need is read in: the first page, which is waited for, comes first."""


def create_app(variant: str = "") -> Any:
    """Return a page with a table for one visitor; ``variant`` is the game where the address does not say which.

    The address may say ``?seed=7&lang=fr&opponent=random&seat=black``, and for a card game
    ``?variant=classic&players=4`` or ``?variant=edition_2016&preset=cunning_agents``; ``?at=1eNq...&step=5`` is a
    position in a link; ``?card=classic/king`` opens a card's page, ``?scenario=duel/build-bonus`` a scenario,
    ``?rule=classic.call.order`` a rule, ``?dialog=new`` a dialog. What it says wrongly is passed over, and the page
    says so.
    """
    address = Address(asked(), variant)
    app = TableApp(address.table())
    app.opened.links = Links()
    attend(app, address.kept)
    address.open(app)
    return page(app)


def _get_ready() -> None:
    """Read in what later pages need, and take no more than a fair share of the processor meanwhile."""
    house.get_ready()  # the first answer needs it
    sys.setswitchinterval(SHARE)
    gc.disable()  # all that is read stays: to look through it again and again would hold up the presses
    try:
        cards.get_ready()
        rulebook.get_ready()
        serving.get_ready()
    finally:
        gc.enable()


def _leave(*_: Any) -> None:
    """Leave in order when the machine asks for it, as with Ctrl-C, so that no process stays behind."""
    raise SystemExit(0)


def serve(
    port: int = PORT,
    show: bool = False,
    lessons: str = "",
    *,
    most: int = MOST,
    idle: float = IDLE,
    frames: Sequence[str] = (),
    store: str = "",
    **options: Any,
) -> Any:
    """Serve the app and the lessons on this machine and print where; with ``threaded=True`` return at once.

    ``routes`` says which page is where; ``lessons`` is a teacher's folder with lessons and exercises.
    At ``most`` so many pages are open at a time; one that was left is cleared away after ``idle`` seconds. The sites
    named by ``frames`` may show the lab inside their own pages. Games are kept in the file ``store`` (docs/keeping.md).
    """
    pn.config.reconnect = True
    ready = Timer(LATER, _get_ready)
    ready.daemon = True
    ready.start()
    keep_games_in(store)
    crowd = Crowd(most)
    settings = {
        "title": "Citadels lab",
        "address": HERE,
        "default_handler_class": Missing,
        **safe(crowd, idle, frames),
        **options,
    }
    if not options.get("threaded"):
        signal.signal(signal.SIGTERM, _leave)
    try:
        pages = from_here(crowd.guard(routes.pages(create_app, lessons), full_page))
        return pn.serve(pages, port=port, show=show, **settings)
    finally:
        if not options.get("threaded"):
            close_workers()
