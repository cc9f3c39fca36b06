"""The games on cards: a picture, what each is, for how many and how long; one press to begin, and the set-up."""

from dataclasses import dataclass
from typing import Final

from citadels_lab.rules.editions.tables import presets
from citadels_lab.words import say

from ..html import Html, el
from ..lessons.links import Links
from .pictures import picture


@dataclass(frozen=True)
class Game:
    """A variant as the first page shows it; ``words`` are those of the address that begins it at once."""

    variant: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    words: dict[str, str]

    def name(self, language: str) -> str:
        """Return its name."""
        return say(f"table.title.{self.variant}", language)


GAMES: Final = (
    Game("classic", (2, 7), (20, 60), {"players": "4", "opponent": "greedy"}),
    Game("dark_city", (2, 8), (30, 60), {"players": "4", "opponent": "greedy"}),
    Game("edition_2016", (2, 8), (30, 60), {"players": "4", "opponent": "greedy", "preset": "first_game"}),
    Game("duel", (2, 2), (20, 30), {"opponent": "greedy"}),
)


def games(language: str, links: Links) -> Html:
    """Return the games, each on a card."""
    cards = [_card(game, language, links) for game in GAMES]
    return el(
        "section",
        el("h2", say("home.games.title", language), id="h-games", tabindex="-1"),
        el("ul", *cards, cls="games"),
        aria_labelledby="h-games",
    )


def _card(game: Game, language: str, links: Links) -> Html:
    name = game.name(language)
    now = links.game(language, game.variant, **game.words)
    form = links.game(language, game.variant, dialog="new")
    return el(
        "li",
        picture(game.variant),
        el(
            "div",
            el("h3", name),
            el("p", say(f"home.about.{game.variant}", language, **_presets(language))),
            el(
                "p",
                _players(game, language),
                " · ",
                say("home.games.time", language, **_range(game.minutes)),
                cls="soft",
            ),
            el(
                "p",
                _way("now", name, language, now, "opt main"),
                _way("set-up", name, language, form, "opt"),
                cls="ways",
            ),
            cls="about",
        ),
        cls=f"game {game.variant}",
        data_key=f"game {game.variant}",
    )


def _way(key: str, name: str, language: str, href: str, cls: str) -> Html:
    """Return a link; among several that read the same, the game's name tells a screen reader which it is."""
    label = say(f"home.games.{key}-of", language, game=name)
    return el("a", say(f"home.games.{key}", language), href=href, cls=cls, aria_label=label, data_key=f"{key} {name}")


def _players(game: Game, language: str) -> str:
    if game.players == (2, 2):
        return say("home.games.players-two", language)
    return say("home.games.players", language, **_range(game.players))


def _presets(language: str) -> dict[str, object]:
    """Return how many ready-made tables the 2016 edition has, and what the first and the last are called."""
    names = [say(f"table.presets.{name}", language) for name in presets()]
    return {"n": len(names), "first": names[0], "last": names[-1]}


def _range(numbers: tuple[int, int]) -> dict[str, int]:
    return {"least": numbers[0], "most": numbers[1]}
