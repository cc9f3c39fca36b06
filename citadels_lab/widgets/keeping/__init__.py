"""Kept games on the screen: a table's page keeps its game, follows what others answer, and hands out links.

Whoever makes a page for a table calls ``attend(app)``: the game is then kept from its first answer on. For an address
that names a kept game it first asks ``find(key)``, makes the app with ``table_of(kept)``, and calls
``attend(app, kept)``. ``sit_down(app, key)`` does all that for an app that is already there::

    app = TableApp()
    sit_down(app, key)  # raises LabError when the key opens no game

Which file is used is said once a process, before the first page: ``keep_games_in(path)``.
"""

from .desk import Desk
from .house import keep_games_in
from .sitting import attend, find, sit_down, table_of

__all__ = ["Desk", "attend", "find", "keep_games_in", "sit_down", "table_of"]
