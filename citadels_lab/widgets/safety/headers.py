"""What every answer of the server tells the browser to forbid: scripts from elsewhere, frames, referrers, guessing."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the keys of games stand in addresses
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Server": "citadels-lab",
}


class SafeHeaders(OutputTransform):
    """Sets the headers of one answer. ``frames`` are the sites that may show the lab inside their own pages."""

    def __init__(self, frames: Sequence[str], request: HTTPServerRequest) -> None:
        self.frames, self.request = frames, request

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add what is missing to the headers of an answer, and to a page's own scripts the word that lets them run."""
        for name, value in ALWAYS.items():
            headers[name] = value
        if not self.frames:
            headers["X-Frame-Options"] = "DENY"  # for browsers that do not know frame-ancestors
        if not _is_static(self.request):
            headers["Cache-Control"] = "no-store"  # it holds the key of a session
        nonce = secrets.token_urlsafe(16) if _is_page(headers) else ""
        headers["Content-Security-Policy"] = policy(nonce, self.frames)
        if nonce:
            chunk = chunk.replace(b"<script", f'<script nonce="{nonce}"'.encode())
            if finishing and "Content-Length" in headers:
                headers["Content-Length"] = str(len(chunk))
        return status_code, headers, chunk


def policy(nonce: str, frames: Sequence[str]) -> str:
    """Return what a page may load and run.

    Of inline scripts only those that the server wrote into it run: they know the ``nonce``, which markup smuggled in
    later does not. Bokeh makes functions of text (``unsafe-eval``) and modules of blobs, and sets styles everywhere.
    """
    rules: dict[str, Sequence[str]] = {
        "default-src": ["'self'"],
        "script-src": ["'self'", "blob:", "'unsafe-eval'", *([f"'nonce-{nonce}'"] if nonce else [])],
        "connect-src": ["'self'", "blob:"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": frames or ["'none'"],
    }
    return "; ".join(" ".join((name, *allowed)) for name, allowed in rules.items())


def _is_page(headers: HTTPHeaders) -> bool:
    return headers.get("Content-Type", "").startswith("text/html")


def _is_static(request: Any) -> bool:
    return "/static/" in request.path or request.path.endswith("/favicon.ico")
