"""Coming to a table that a notebook serves: the address of its page may ask for another one."""

from typing import TYPE_CHECKING

from .address import Address, asked
from .keeping import attend
from .lessons.links import NotebookLinks

if TYPE_CHECKING:
    from .app import TableApp


def enter(app: "TableApp") -> None:
    """Show on the app what the address of its page asks for; without such a wish it keeps its own game."""
    address = Address(asked(), app.session.position.variant)
    app.opened.links = NotebookLinks()
    if address.names_a_game:
        app.sit_at(address.table())
    else:
        address.settle(app.session)
    attend(app, address.kept)
    address.open(app)
