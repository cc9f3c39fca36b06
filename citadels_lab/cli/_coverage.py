"""The table of all cards as Markdown: is a card in code, tested, cited, shown by a scenario, named in two languages?"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import citadels_lab
from citadels_lab.lookup.cards import CHARACTER, PLAIN, Card, cards, rules_of, scenarios_of
from citadels_lab.rules.editions.variants import variants
from citadels_lab.words import has, name, say

HOLE: Final = "–"
"""What stands where something is missing."""

CODE: Final = Path(citadels_lab.__file__).parent / "rules"
TESTS: Final = CODE.parents[1] / "tests" / "rules"
FOLDERS: Final = {
    "duel": ("duel/characters", "duel/tiles"), "classic": ("characters", "districts"),
    "dark_city": ("characters", "districts"), "edition_2016": ("characters", "districts"),
}  # fmt: skip
"""Where the cards of a variant lie: its characters, and its districts or tiles."""

PLAIN_CARDS: Final = {
    "duel": "duel/build.py", "classic": "flow/build.py", "dark_city": "flow/build.py",
    "edition_2016": "flow/build.py",
}  # fmt: skip
"""The code of the districts that do nothing of their own: how they are built."""
PLAIN_TESTS: Final = {"duel": "duel/test_build.py"}
PLAIN_TEST: Final = "editions/test_card_games.py"


def table(lang: str, only: str = "") -> Iterator[str]:
    """Give the lines of the table of a variant, or of all."""
    yield f"# {say('cli.cards.title', lang)}"
    yield ""
    yield say("cli.cards.about", lang)
    for variant in [only] if only else variants():
        rows = [row(card) for card in cards(variant).values()]
        yield ""
        yield f"## {variant}"
        yield ""
        heads = [say(f"cli.cards.{head}", lang) for head in ("card", "english", "french", "code", "test", "rules")]
        yield line([*heads, say("cli.cards.scenarios", lang)])
        yield line(["---"] * 7)
        yield from (line(cells) for cells in rows)
        yield ""
        yield say("cli.cards.sum", lang, n=len(rows), whole=sum(HOLE not in cells for cells in rows))


def line(cells: list[str]) -> str:
    """Return one line of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def row(card: Card) -> list[str]:
    """Return the cells of a card; what is missing is a dash."""
    rules = [f"`{rule.id}`" for rule in rules_of(card)]
    shown = [f"`{scenario.name.rpartition('/')[2]}`" for scenario in scenarios_of(card)]
    names = [_name(card, lang) for lang in ("en", "fr")]
    return [f"`{card.id}`", *names, _code(card), _test(card), _some(rules), _some(shown)]


def _some(names: list[str]) -> str:
    """Return the first two of some names, and how many more there are."""
    more = f" + {len(names) - 2}" if len(names) > 2 else ""
    return ", ".join(names[:2]) + more if names else HOLE


def _name(card: Card, lang: str) -> str:
    """Return the name of a card, if the words of the language hold it."""
    return str(name(card.kind, card.id, lang)) if has(f"names.{card.kind}.{card.id}", lang) else HOLE


def _code(card: Card) -> str:
    file = _file(card)
    if (CODE / file).is_file():
        return f"`{file}`"
    return f"`{PLAIN_CARDS[card.variant]}`" if _is_plain(card) else HOLE


def _test(card: Card) -> str:
    """Return the test file that mirrors the card's code, or the one of plain districts."""
    if _is_plain(card):
        file = PLAIN_TESTS.get(card.variant, PLAIN_TEST)
    else:
        path = Path(_file(card))
        file = str(path.with_name(f"test_{path.name}"))
    return f"`{file}`" if (TESTS / file).is_file() else HOLE


def _is_plain(card: Card) -> bool:
    return [rule.id for rule in rules_of(card)] == [PLAIN[card.variant]]


def _file(card: Card) -> str:
    folder = FOLDERS[card.variant][card.kind != CHARACTER]
    return _by_name(folder).get(card.id, f"{folder}/{card.id.replace('-', '_')}.py")


@cache
def _by_name(folder: str) -> dict[str, str]:
    """Return the files of a folder by the names of the cards in them: the Haunted Quarter is in haunted_city.py."""
    found = {}
    for path in sorted((CODE / folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and [getattr(to, "id", "") for to in node.targets] == ["name"]:
                found[str(getattr(node.value, "value", ""))] = f"{folder}/{path.name}"
    return found
