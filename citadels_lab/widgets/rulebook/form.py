"""The form of the page of rules: words, game, card, whether a rule is printed; it searches while one types."""

from citadels_lab.lookup import KINDS
from citadels_lab.lookup.cards import cards
from citadels_lab.lookup.searching import LONGEST
from citadels_lab.rules.catalogue import variants

from ..fields import choose, field
from ..html import Html, el, press
from .asked import Asked
from .words import called, game, word


def form(asked: Asked, language: str) -> Html:
    """Return the form; the cards of a game can be chosen once the game is."""
    games = [("", word(language, "every-game")), *((name, game(language, name)) for name in variants())]
    kinds = [("", word(language, "every-kind")), *((kind, word(language, f"only-{kind}")) for kind in KINDS)]
    words = el(
        "input",
        type="text",
        name="q",
        value=asked.q,
        maxlength=LONGEST,
        autocomplete="off",
        spellcheck="false",
        enterkeyhint="search",
        data_key="field q",
    )
    return el(
        "form",
        field(word(language, "words"), words, word(language, "words-more"), cls="words"),
        field(word(language, "variant"), choose("variant", games, asked.variant), cls="game"),
        _card(asked, language),
        field(word(language, "kind"), choose("kind", kinds, asked.kind)),
        _ways(asked, language),
        role="search",
        aria_label=word(language, "search"),
        data_act="look",
        data_watch="look",
        data_key="form",
        cls="panel form ruleform",
    )


def _card(asked: Asked, language: str) -> Html | None:
    if not asked.variant:
        return None
    known = sorted((called(card, language), card.key) for card in cards(asked.variant).values())
    choices = [("", word(language, "every-card")), *((key, name) for name, key in known)]
    return field(word(language, "card"), choose("card", choices, asked.card))


def _ways(asked: Asked, language: str) -> Html:
    find = el("button", word(language, "find"), type="submit", cls="opt main", data_key="find")
    clear = press("clear", "", word(language, "clear"), cls="opt", data_key="clear") if not asked.nothing else None
    return el("div", find, clear, cls="ways", data_key="ways")
