"""Style sheets come from this server alone, whichever way a page is made.

Panel names those of another machine until it has written the page's HTML. A page that comes back over its old
connection, after the server was begun anew, has no HTML written, and would ask that other machine for them.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

import panel as pn

OURS: Final = "/static/extensions/panel/"
"""Where this server has what Panel needs."""

Page = Callable[[], Any]


def from_here(pages: Mapping[str, Page]) -> dict[str, Page]:
    """Return the pages as they are, with the style sheets of this server."""
    return {address: _from_here(page) for address, page in pages.items()}


def _from_here(page: Page) -> Page:
    @functools.wraps(page)
    def made() -> Any:
        doc: Any = pn.state.curdoc
        doc.template_variables["dist_url"] = OURS
        return page()

    return made
