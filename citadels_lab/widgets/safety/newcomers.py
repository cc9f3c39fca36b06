"""Every page is a new one: a link cannot lead its visitor into somebody else's page, nor write into its scripts."""

from typing import Any, Final

from bokeh.server.auth_provider import AuthProvider
from tornado.httputil import HTTPServerRequest

OURS: Final = "bokeh-"
"""Begins the words by which Bokeh and Panel talk to themselves: which session a page belongs to, where its scripts are.

The lab needs none of them in an address. Whoever could name the session of somebody else's page would share it."""

SESSION: Final = "Bokeh-Session-Id"
"""The header that names a session, too."""


class Newcomers(AuthProvider):
    """Lets everybody in. Bokeh asks it before it looks at what a request says, which is when to strike words out."""

    @property
    def get_user(self) -> Any:
        """Return what is asked about each request."""
        return _visitor

    @property
    def login_url(self) -> str:
        """Return where strangers would be sent, of whom there are none."""
        return "/"


def _visitor(handler: Any) -> str:
    forget(handler.request)
    return "visitor"


def forget(request: HTTPServerRequest) -> None:
    """Strike out of a request what only the server may say."""
    for said in (request.arguments, request.query_arguments, request.body_arguments):
        for word in [word for word in said if word.lower().startswith(OURS)]:
            del said[word]
    if SESSION in request.headers:
        del request.headers[SESSION]
