"""Whether anybody is at a page, for what goes on behind it."""

from typing import Any

import panel as pn


class Visitor:
    """Whoever is at the page that is served now; in a notebook somebody always is."""

    def __init__(self) -> None:
        doc = pn.state.curdoc
        self._context: Any = doc.session_context if doc else None

    @property
    def _session(self) -> Any:
        """The session of the page: there is none yet while the page is being made."""
        return getattr(self._context, "session", None)

    @property
    def here(self) -> bool:
        """Whether a browser shows the page: it does not yet while it is being made, or while its line is down.

        What changes while the browser is taking the page over may be lost on the way, so it must have done so.
        """
        if self._context is None:
            return True
        session = self._session
        return session is not None and session.connection_count > 0 and not session.destroyed and pn.state.loaded

    @property
    def gone(self) -> bool:
        """Whether the page has been cleared away."""
        return self._session is not None and bool(self._session.destroyed)
