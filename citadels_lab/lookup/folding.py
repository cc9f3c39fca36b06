"""Words as they are compared: without accents, capitals, apostrophes or the ending of a plural.

>>> words("L’Évêque et les cités")
['evequ', 'cit']
>>> words("thieves") == words("Thief"), words("witches") == words("Witch")
(True, True)
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

PIECE: Final = re.compile(r"[^\W_]+")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})
SHORT: Final = 3
"""A word of so few letters keeps its ending."""

COMMON: Final = frozenset(
    "an and any are at be by can could do does for from has have how if in into is it its may my of on or so that the"
    " their them then there they this to was what when where which who why will with you your"
    " au aux ce ces cet cette comment dans de des du elle en est et il ils la le les leur lui mais ne on ou par pas"
    " peut plus pour quand que quel quelle qui sa se ses si son sont sur un une".split()
)
"""Words that say little; they count only where there is nothing else."""


@lru_cache(maxsize=20_000)
def folded(text: str) -> str:
    """Return a text in small letters without accents: "Évêque" is "eveque"."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(LIGATURES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """Return a folded word without what sets its plural apart: cities, city; pièces, pièce; thieves, thief."""
    if len(word) <= SHORT or word.isdigit():
        return word
    if word.endswith(("aux", "eux", "oux")) or (word.endswith("s") and not word.endswith("ss")):
        word = word[:-1]
    if len(word) > SHORT and word.endswith("e"):
        word = word[:-1]
    return word[:-1] + {"y": "i", "f": "v"}.get(word[-1], word[-1])


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """Cut a text into its words and what stands between them: each piece with its stem, "" for what is no word."""
    at = 0
    for found in PIECE.finditer(text):
        if found.start() > at:
            yield text[at : found.start()], ""
        yield found[0], stem(folded(found[0]))
        at = found.end()
    if at < len(text):
        yield text[at:], ""


def plain(text: str) -> str:
    """Return a text with nothing but its folded words: "L’Évêque" is "l eveque"."""
    return " ".join(folded(word) for word, stemmed in pieces(text) if stemmed)


def words(text: str) -> list[str]:
    """Return the stems of the words that say something; of all words where none does."""
    found = [(folded(word), stemmed) for word, stemmed in pieces(text) if stemmed]
    telling = [stemmed for word, stemmed in found if word not in COMMON and (len(word) > 1 or word.isdigit())]
    return telling or [stemmed for _, stemmed in found]
