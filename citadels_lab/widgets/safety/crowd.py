"""How many visitors a server takes: a table costs memory, so beyond a number the next one is asked to come back."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

import panel as pn

MOST: Final = 300
"""Sessions at a time in one process, unless told otherwise."""

Page = Callable[[], Any]


class Crowd:
    """The visitors of this process. ``most`` is how many may be in at a time."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.inside: set[str] = set()
        self.refused = 0

    def guard(self, pages: Mapping[str, Page], full: Page) -> dict[str, Page]:
        """Return the pages for as many visitors as may come in; all others are shown the page ``full``."""
        return {address: self._guarded(page, full) for address, page in pages.items()}

    def _guarded(self, page: Page, full: Page) -> Page:
        @functools.wraps(page)
        def guarded() -> Any:
            doc: Any = pn.state.curdoc
            context = doc.session_context
            if len(self.inside) >= self.most:
                self.refused += 1
                return full()
            self.inside.add(context.id)
            pn.state.on_session_destroyed(self._leave)
            return page()

        return guarded

    def _leave(self, context: Any) -> None:
        if context is not None:
            self.inside.discard(context.id)
