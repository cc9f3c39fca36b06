"""The dialog "Link to this position": with all secrets, or for looking on; each with a button that copies it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from citadels_lab.links import BASE, link, text_of
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.words import say

from .here import here_only
from .html import Html, el
from .look import Look

if TYPE_CHECKING:
    from .app import TableApp


KINDS = ("all", "watch", "python")


@dataclass(frozen=True)
class Ways:
    """The links to where one looks: the text of the position (not for whoever may not know it), the key to look on."""

    step: int
    text: str = ""
    watch: str = ""
    forbidden: bool = False
    wrong: LabError | None = None


def ways(app: "TableApp") -> Ways:
    """Return the links to the position on the table."""
    table = app.session
    if app.sees_a_part:
        return Ways(table.cursor, watch=app.watch_key, forbidden=True)
    try:
        link(table.position)  # tells when it is too long
        text = text_of(table.position)
    except LabError as error:
        return Ways(table.cursor, wrong=error)
    return Ways(table.cursor, text, "" if app.opened.aside else app.watch_key)


def body(look: Look, to: Ways) -> Html:
    """Return the body of the dialog."""
    language = look.language
    parts: list[Html | None] = [el("p", say("links.step", language, n=to.step), cls="soft")]
    if to.wrong is not None:
        parts.append(el("p", to.wrong.text(language), cls="refusal"))
    if to.text or to.watch:
        parts.append(here_only(language))
    if to.text:
        words = {"at": to.text, "lang": language}
        parts += _part(language, "all", f"{BASE}/play?{urlencode(words)}", f"?{urlencode(words)}")
    if to.watch:
        words = {"game": to.watch, "step": str(to.step), "lang": language}
        parts += _part(language, "watch", f"{BASE}/play?{urlencode(words)}", f"?{urlencode(words)}")
    elif to.text and not look.opened.aside:
        parts += [el("h3", say("links.watch", language)), el("p", say("links.watch-later", language), cls="soft")]
    if to.text:
        parts += _part(language, "python", line(to.text))
    if to.forbidden:
        parts.append(el("p", say("links.watch-only", language), cls="soft"))
    parts.append(el("p", look.opened.told, role="status", cls="said", data_key="told"))
    return el("div", *parts, cls="form links")


def line(text: str) -> str:
    """Return the line of Python that opens the text of a position, as it runs anywhere."""
    return f'import citadels_lab as lab; lab.from_link("{text}")'


def told(field: str, language: str) -> str:
    """Say that the text of a field has been copied; for no field, why nothing was."""
    kind = field.removeprefix("#link-")
    return (
        say("links.copied", language, what=say(f"links.{kind}-label", language))
        if kind in KINDS
        else say("links.not-copied", language)
    )


def _part(language: str, kind: str, text: str, address: str | None = None) -> list[Html]:
    """Return a link, what it is good for, and its button; the page itself puts its own host before an ``address``."""
    field = el(
        "input", type="text", readonly=True, value=text, id=f"link-{kind}", data_url=address, data_key=f"link {kind}",
        aria_label=say(f"links.{kind}-label", language), spellcheck="false",
    )  # fmt: skip
    copy = el(
        "button", say("links.copy", language), type="button", cls="opt main", data_copy=f"#link-{kind}",
        data_key=f"copy {kind}", aria_label=f"{say('links.copy', language)}: {say(f'links.{kind}-label', language)}",
    )  # fmt: skip
    return [
        el("h3", say(f"links.{kind}", language)),
        el("p", say(f"links.{kind}-more", language), cls="soft"),
        el("div", field, copy, cls="copying"),
    ]
