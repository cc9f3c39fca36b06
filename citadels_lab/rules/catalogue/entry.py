"""One rule of the game, with its name, its text and its source in two languages."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

LANGUAGES = ("en", "fr")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that events, refusals and lessons cite by its id.

    `seed` is the short reference as the catalogue writes it ("000 Setup 2"); `source` spells it out.
    `ruling` is true where the source is silent or ambiguous and this lab had to choose.
    """

    id: str
    variant: str
    seed: str
    ruling: bool
    titles: Mapping[str, str] = field(repr=False)
    texts: Mapping[str, str] = field(repr=False)
    reasons: Mapping[str, str] = field(repr=False)
    books: Mapping[str, Mapping[str, str]] = field(repr=False)

    def title(self, lang: str) -> str:
        """Give the short name of the rule, two to six words, in "en" or "fr"."""
        return _in_language(self.titles, lang)

    def text(self, lang: str) -> str:
        """Give the rule in plain words, one to three sentences, in "en" or "fr"."""
        return _in_language(self.texts, lang)

    def why(self, lang: str) -> str:
        """Say why a ruling was needed and what was chosen; empty for a printed rule."""
        return _in_language(self.reasons, lang)

    def source(self, lang: str) -> str:
        """Name the book and the section in which the rule stands, in "en" or "fr"."""
        _check_language(lang)
        spaced = re.sub(r"\b(00\d) (?=\w)", r"\1, ", self.seed)
        names = "|".join(re.escape(name) for name in self.books)
        return re.sub(names, lambda name: self.books[name[0]][lang], spaced)

    def __hash__(self) -> int:
        """Two rules with one id are one rule, so the id is enough to tell them apart."""
        return hash(self.id)


def _in_language(words: Mapping[str, str], lang: str) -> str:
    _check_language(lang)
    text = words[lang]
    return _unbreakable(text) if lang == "fr" else text


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise LookupError(f"The rules are written in {' and '.join(LANGUAGES)}, not in {lang!r}.")


def _unbreakable(text: str) -> str:
    """Keep French punctuation on the line of its word, so that the TOML can be typed with plain spaces."""
    return re.sub(r"(?<=«) | (?=[»:;!?])", "\N{NO-BREAK SPACE}", text)
