"""Whether a page was opened by a name that means "this computer": its links then lead nowhere from any other."""

from ipaddress import ip_address
from urllib.parse import urlsplit

import panel as pn

from citadels_lab.words import say

from .html import Html, el


def host() -> str:
    """Return the name by which the browser called the server; empty where there is no browser."""
    return str(pn.state.headers.get("Host", ""))


def is_loopback(host: str) -> bool:
    """Whether a host, with or without a port, is the computer itself."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        return name == "localhost" or name.endswith(".localhost") or ip_address(name).is_loopback
    except ValueError:
        return False


def here_only(language: str) -> Html | None:
    """Say that links work on this computer only, where that is so."""
    if not is_loopback(host()):
        return None
    before, option, after = say("links.here-only", language).partition("--address")
    return el("p", before, el("span", option, style="white-space: nowrap"), after, cls="soft here")
