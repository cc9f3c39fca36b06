"""What somebody looks for: the words and filters of the form, which are also those of the address."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from citadels_lab.lookup import KINDS, Found, search
from citadels_lab.lookup.cards import card, cards
from citadels_lab.lookup.searching import LONGEST
from citadels_lab.rules.catalogue import variants
from citadels_lab.rules.kernel.errors import LabError


@dataclass(frozen=True)
class Asked:
    """Words, and what they are looked for in; "" is no filter. ``wrong`` tells what was asked and does not exist."""

    q: str = ""
    variant: str = ""
    card: str = ""
    kind: str = ""
    wrong: tuple[LabError, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing is asked, so that all rules are meant."""
        return not (self.q or self.variant or self.card or self.kind)

    @property
    def words(self) -> dict[str, str | None]:
        """The words of the address that asks this; None for those that it does without."""
        given = {"q": self.q, "variant": self.variant, "card": self.card, "kind": self.kind}
        return {name: value or None for name, value in given.items()}

    def find(self, language: str) -> Found:
        """Return what is found."""
        return search(self.q, variant=self.variant, card=self.card, kind=self.kind, language=language)


def asked(fields: Mapping[str, Any]) -> Asked:
    """Return what a form or an address asks. A filter that does not exist is passed over; it is told in ``wrong``."""
    given = {name: _plain(value) for name, value in fields.items() if isinstance(value, str)}
    kept = {name: given.get(name, "") for name in ("variant", "card", "kind")}
    wrong = dict(_wrong(kept))
    kept |= dict.fromkeys(wrong, "")
    if "variant" not in given and kept["card"]:
        kept["variant"] = card(kept["card"]).variant
    return Asked(given.get("q", ""), kept["variant"], _in_game(kept), kept["kind"], tuple(wrong.values()))


def _plain(text: str) -> str:
    """Return a text without what cannot be printed, and no longer than is read."""
    return "".join(letter if letter.isprintable() else " " for letter in text[:LONGEST]).strip()


def _wrong(given: Mapping[str, str]) -> Iterator[tuple[str, LabError]]:
    for name, known in (("variant", variants()), ("kind", KINDS)):
        if given[name] and given[name] not in known:
            yield name, LabError("address", name=name, given=given[name], known=", ".join(known))
    if given["card"]:
        try:
            card(given["card"])
        except LabError as error:
            yield "card", error


def _in_game(given: Mapping[str, str]) -> str:
    """Return the card of the chosen game: where another game's was chosen, the one of the same name if there is one."""
    if not (given["card"] and given["variant"]):
        return ""
    chosen = card(given["card"]).id
    return f"{given['variant']}/{chosen}" if chosen in cards(given["variant"]) else ""
