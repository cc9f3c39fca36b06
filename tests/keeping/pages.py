"""Pages without a browser, over the store of this process."""

from citadels_lab.keeping import Store
from citadels_lab.session import Session
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.keeping import find, table_of
from citadels_lab.widgets.keeping.house import HOUSE


class Page:
    """A page without a browser: what is to be done on it waits until ``turn``."""

    def __init__(self, table: Session | None = None, key: str = "") -> None:
        self.todo = []
        kept = find(key) if key else None
        self.app = TableApp(table_of(kept) if kept else table)
        self.app.keeping.open(self.todo.append)
        if kept:
            self.app.keeping.take_up(kept)
            self.app.keeping.enter()
        self.app.refresh()

    @property
    def table(self) -> Session:
        return self.app.table

    def turn(self) -> "Page":
        """Do what is to be done."""
        while self.todo:
            self.todo.pop(0)()
        return self

    def answer(self, option: int = 0) -> None:
        """Press the button of an answer."""
        legal = self.table.position.decision.legal
        self.app.act("answer", " ".join(map(str, legal[option % len(legal)])))

    def shown(self) -> str:
        """All the HTML of the page."""
        return "".join(str(value) for value in self.app.screen.param.values().values() if isinstance(value, str))


def stored() -> Store:
    return HOUSE.enter()[0]
