"""An address at which there is nothing: one sentence, and the way home, in the language that was asked for."""

from tornado.web import RequestHandler

from citadels_lab.words import LANGUAGES, say

from . import themes
from .html import Html, el
from .lessons.links import Links

LOOK = """
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: var(--ground); color: var(--on-ground); font: 18px/1.45 system-ui, sans-serif;
}
main { display: grid; gap: 12px; }
h1 { font: 600 28px Georgia, "DejaVu Serif", serif; margin: 0; }
p { margin: 0; max-width: 36em; overflow-wrap: anywhere; }
a { color: var(--lit); display: inline-block; min-height: 44px; line-height: 44px; }
"""


class Missing(RequestHandler):
    """Answers whoever asks for a page that there is not."""

    def prepare(self) -> None:
        """Say so, whatever the way of asking."""
        given = self.get_query_argument("lang", "en")
        theme = themes.known(self.get_query_argument("theme", ""))
        self.set_status(404)
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.finish(page(given if given in LANGUAGES else "en", theme, self.request.path))


def page(language: str, theme: str, path: str) -> str:
    """Return the page about a path that leads nowhere."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("title", say("home.missing.title", language)),
        el("style", Html(themes.sheet("html") + LOOK)),
    )
    links = Links()
    body = el(
        "main",
        el("h1", say("home.missing.title", language)),
        el("p", say("home.missing.more", language, path=path[:80])),
        el("a", say("home.missing.home", language), href=links.home(language)),
    )
    return "<!DOCTYPE html>" + el("html", head, el("body", body), lang=language, data_theme=theme or None)
