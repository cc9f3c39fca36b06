"""Whether anybody is at a page, for what goes on behind it."""

from typing import Any

import panel as pn


class Visitor:
    """Whoever is at the page that is served now; in a notebook somebody always is."""

    def __init__(self) -> None:
        doc = pn.state.curdoc
        self._session: Any = getattr(doc.session_context, "session", None) if doc and doc.session_context else None

    @property
    def here(self) -> bool:
        """Whether a browser shows the page: it does not yet while it is being made, or while its line is down."""
        return self._session is None or (self._session.connection_count > 0 and not self.gone)

    @property
    def gone(self) -> bool:
        """Whether the page has been cleared away."""
        return self._session is not None and bool(self._session.destroyed)
