"""Every sentence that a person reads, in English and French: ``say("prompts.keep", "fr")``.

The words live in TOML files, one language a file (``en.toml``, ``fr.toml``, and by room ``ui.en.toml`` ...). A
sentence is found by its dotted key and filled by name: ``{tile}``, ``{seat}``, ``{character:the}``. The name of an
argument tells what it holds, so that an id such as ``noble-3`` becomes the tile's name in the language, with its
articles where asked for.

Each rulebook has words of its own: a card has another French name in a later edition, and what the older games call a
colour, the 2016 edition calls a type. A language may therefore name an edition, as in ``"fr@2016"``: a name is then
looked up in ``names.district-2016`` before ``names.district``, and a sentence under ``in-2016`` before its own key.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "fr")

EDITIONS = {"edition_2016": "2016", "duel": "duel"}
"""Variants in which some cards and things have another name than in the other games."""

KINDS = {
    "tile": "tile", "tiles": "tile", "beside": "tile",
    "character": "character", "characters": "character", "by": "character",
    "seat": "seat", "other": "seat", "owner": "seat", "richest": "seat",
    "district": "district", "districts": "district", "others": "district", "taken": "district", "what": "what",
    "color": "color", "colors": "color",
    "source": "account", "target": "account", "account": "account",
}  # fmt: skip
"""Which table of ``names`` an argument is looked up in."""

FORMS_BY_NUMBER = {"one", "other"}

VOWELS = "aàâeéèêëiîïoôuùûü"

PLURAL = {"en": lambda n: n != 1, "fr": lambda n: abs(n) >= 2}
"""Whether a number takes the plural."""


class Noun(str):
    """A name with its forms: ``{character:the}`` has its article, ``{character:The}`` at a sentence's start."""

    forms: Mapping[str, str] = {}

    def __format__(self, form: str) -> str:
        text = self.forms.get(form.lower(), str(self)) if form else str(self)
        return text[:1].upper() + text[1:] if form[:1].isupper() else text


def spoken(variant: str, language: str) -> str:
    """Return the language with a variant's own names and sentences, such as "fr@2016"."""
    return f"{language}@{EDITIONS[variant]}" if variant in EDITIONS else language


def plain(language: str) -> str:
    """Return the language alone, as HTML names it: "fr" for "fr@2016"."""
    return language.partition("@")[0]


def say(key: str, language: str = "en", /, **args: object) -> str:
    """Return the sentence with this key in the language, filled with the arguments.

    A sentence with the forms ``one`` and ``other`` is chosen by the argument ``n``. Raises KeyError for an unknown
    key or a missing argument.
    """
    sentence = _sentence(key, language)
    if isinstance(sentence, Mapping):
        n = args["n"]
        many = PLURAL[plain(language)](n if isinstance(n, (int, float)) else 2)
        sentence = sentence["other" if many else "one"]
    return str(sentence).format_map({name: _filled(name, value, language) for name, value in args.items()})


def _sentence(key: str, language: str) -> Any:
    """Find a sentence: that of the edition which the language names, else the one that all editions share."""
    book, edition = _book(language), language.partition("@")[2]
    own = book.get(f"in-{edition}.{key}") if edition else None
    return book[key] if own is None else own


def has(key: str, language: str = "en") -> bool:
    """Whether there is such a sentence, or such a name, in the language."""
    return key in _book(language)


def name(kind: str, id: str, language: str = "en") -> Noun:
    """Return the name of a tile, character, seat, color or account in the language; an unknown id is spelt out."""
    book, spoken = _book(language), language
    language, _, edition = language.partition("@")
    entry = book.get(f"names.{kind}-{edition}.{id}", book.get(f"names.{kind}.{id}"))
    if kind == "account" and "/" in id:
        seat, district = id.split("/", 1)
        return Noun(say("common.coins-on", spoken, seat=seat, district=district))
    if entry is None and kind == "account":
        return name("seat" if f"names.seat.{id}" in book else "tile", id, language)
    if entry is None:
        entry = _spelt(kind, id, language)
    forms = dict(entry) if isinstance(entry, Mapping) else {"name": str(entry)}
    if language == "en":
        forms.setdefault("the", f"the {forms['name']}")
        forms.setdefault("of", f"of {forms['the']}")
        forms.setdefault("to", f"to {forms['the']}")
    noun = Noun(forms["name"])
    noun.forms = forms
    return noun


def _spelt(kind: str, id: str, language: str) -> dict[str, str]:
    """Spell out an id that has no name: a player's own name stays as it is typed, and elides "de" in French."""
    text = id.replace("-", " ") if kind != "seat" else id
    text = text[:1].upper() + text[1:]
    if kind != "seat" or language != "fr":
        return {"name": text}
    return {"name": text, "of": f"d’{text}" if text[:1].lower() in VOWELS else f"de {text}", "to": f"à {text}"}


def joined(words: list[str], language: str = "en") -> str:
    """Return a list in words: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return say("common.list", language, most=", ".join(words[:-1]), last=words[-1])


def keys(language: str) -> dict[str, Any]:
    """Return all sentences of a language by key, for the checks."""
    return dict(_book(language))


def _filled(name_of: str, value: object, language: str) -> object:
    kind = KINDS.get(name_of)
    if kind is None:
        return value
    if isinstance(value, str):
        return name(kind, value, language)
    if isinstance(value, (list, tuple)):
        return joined([name(kind, str(id), language) for id in value], language) or say("common.nothing", language)
    return value


@cache
def _book(language: str) -> dict[str, Any]:
    language = plain(language)
    if language not in LANGUAGES:
        raise KeyError(f"no words in {language!r}: the languages are {', '.join(LANGUAGES)}")
    book: dict[str, Any] = {}
    for file in sorted(files(__name__).iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.toml" or file.name.endswith(f".{language}.toml"):
            book |= _walk(tomllib.loads(file.read_text(encoding="utf-8")), "")
    return book


def _walk(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping) and value.keys() != FORMS_BY_NUMBER and not _is_noun(here):
            yield from _walk(value, here)
        else:
            yield here, value


def _is_noun(path: str) -> bool:
    return path.startswith("names.") and path.count(".") == 2
