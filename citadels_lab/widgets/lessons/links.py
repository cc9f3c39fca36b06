"""Where the other pages are: the addresses differ between the lab's own server and served notebooks."""

from urllib.parse import urlencode

from citadels_lab.lessons.model import Lesson

NOTEBOOK = {"en": "lesson", "fr": "lecon"}
"""How the notebooks of lessons begin, by language."""


class Links:
    """Addresses under the lab's own server: ``/lessons/01?lang=fr``."""

    if_there: str | None = None
    """Set where a page may be missing: the browser then leaves out a link to one that is not served."""

    def home(self, language: str, **words: str) -> str:
        """Return the address of the first page."""
        return self._to("/home", language, words)

    def index(self, language: str) -> str:
        """Return the address of the list of lessons."""
        return self._to("/lessons", language)

    def game(self, language: str, variant: str = "duel", **words: str) -> str:
        """Return the address of a table."""
        return self._to("/play", language, words if "at" in words else {"variant": variant, **words})

    def back(self, language: str, variant: str = "") -> str:
        """Return where "to the game" leads in a browser that remembers none: to a game of this variant, else home."""
        return self.game(language, variant) if variant else self.home(language)

    def kept(self, language: str, variant: str, key: str, **words: str) -> str:
        """Return the address of a kept game."""
        return self._to("/play", language, {"game": key, **words})

    def lesson(self, lesson: Lesson, language: str) -> str:
        """Return the address of a lesson."""
        return self._to(f"/lessons/{lesson.key}", language)

    def rules(self, language: str, **words: str) -> str:
        """Return the address of the rules."""
        return self._to("/rules", language, words)

    def _to(self, page: str, language: str, words: dict[str, str] | None = None) -> str:
        return f"{page}?{urlencode({'lang': language, **(words or {})}, safe='/')}"


class NotebookLinks(Links):
    """Addresses of served notebooks, each beside the others that are served: ``lesson_01_film``."""

    if_there = "yes"

    def game(self, language: str, variant: str = "duel", **words: str) -> str:
        """Return the address of a table: that of the variant's own notebook."""
        return self._to(f"play_{variant}", language, words)

    def kept(self, language: str, variant: str, key: str, **words: str) -> str:
        """Return the address of a kept game."""
        return self._to(f"play_{variant}", language, {"game": key, **words})

    def lesson(self, lesson: Lesson, language: str) -> str:
        """Return the address of a lesson."""
        return self._to(notebook_name(lesson, language), language)

    def _to(self, page: str, language: str, words: dict[str, str] | None = None) -> str:
        return super()._to(page.removeprefix("/"), language, words)


def notebook_name(lesson: Lesson, language: str) -> str:
    """Return the name of a lesson's notebook, without its ending: ``lecon_01_film``."""
    return f"{NOTEBOOK[language]}_{lesson.key}_{lesson.slug}"
