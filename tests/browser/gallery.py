"""Every screen of the lab, and how one gets there: for the checks that look at all of them, and for the report."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from playwright.sync_api import Page

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.lessons import Lesson
from citadels_lab.lessons import lessons as all_lessons
from citadels_lab.rules.kernel.playout import bot_answer
from citadels_lab.session import PERSON, Session

from . import decisions
from .screen import Screen
from .tables import Until, duel, may_build, over, something_refused
from .visiting import Visits


class State(NamedTuple):
    """A screen that stands on a page."""

    name: str
    page: Page
    screen: Screen | None = None


class Guide:
    """Leads to the screens in one language and at one size; of many that are alike, to one in ``every`` so many."""

    def __init__(
        self, visits: Visits, language: str, size: str = "wide", options: dict[str, Any] | None = None, every: int = 1
    ) -> None:
        self.visits, self.language, self.size, self.options, self.every = visits, language, size, options, every

    def table(self, table: Session | None = None, **query: Any) -> Screen:
        """Open a table, laid out or as the words of the address say."""
        if table is None:
            query = {"lang": self.language} | query
        return self.visits.table(table, size=self.size, options=self.options, **query)

    def page(self, path: str, **query: Any) -> Page:
        """Open another address."""
        return self.visits.page(path, size=self.size, options=self.options, lang=self.language, **query)


TENTH = 10
"""Of the screens that are many and alike, tests look at one in ten; the report looks at all."""

SLOW = 120_000
"""Milliseconds after which a what-if must have been played."""

READ = [one for one in all_lessons() if isinstance(one, Lesson)]

Tour = Callable[[Guide], Iterator[State]]


def card_table(variant: str, until: Until, language: str, seed: int = 7, players: int = 4) -> Session:
    """Return a card game in which everybody plays as the greedy bot would, up to a moment."""
    position = lab.new_game(variant, players=players, seed=seed)
    seats = {seat: PERSON if at == 0 else "greedy" for at, seat in enumerate(position.seats)}
    table = Session(position, seats, language=language)
    while not until(table):
        assert not table.position.over, "the game ended before that was so"
        table.answer(bot_answer(table.position, bot("greedy"), seed))
    return table


def at_turn(n: int) -> Callable[[Session], bool]:
    """Whether it is one's own turn, in a round from this one on."""
    return lambda table: table.position.facts()["round"] >= n and bool(table.observation.facts["turn"])


def playing_duel(guide: Guide) -> Iterator[State]:
    """Duel while one plays it."""
    screen = guide.table(duel(language=guide.language))
    yield State("the first question", screen.page, screen)
    screen = guide.table(duel(may_build, language=guide.language))
    screen.click('.opts [data-act="pick"]')
    yield State("building", screen.page, screen)
    screen.press("board")
    yield State("the city as buttons", screen.page, screen)
    screen.press("step", "first")
    yield State("looking back", screen.page, screen)


def asking_why(guide: Guide) -> Iterator[State]:
    """A refusal, and the dialogs."""
    screen = guide.table(duel(something_refused, language=guide.language))
    screen.press("why")
    yield State("a refusal", screen.page, screen)
    screen.click(".why .chip")
    yield State("a rule", screen.page, screen)
    for dialog in ("new", "file", "link"):
        screen = guide.table(duel(something_refused, language=guide.language))
        screen.press("dialog", dialog)
        yield State(f"dialog {dialog}", screen.page, screen)
    screen = guide.table(duel(something_refused, language=guide.language))
    screen.press("share")
    yield State("dialog share", screen.page, screen)


def ends_of_duel(guide: Guide) -> Iterator[State]:
    """A message, the curtain, the end, the gold of the whole game."""
    screen = guide.table(opponent="person", seat="nobody")
    yield State("a message", screen.page, screen)
    screen.answer_first()
    yield State("the curtain", screen.page, screen)
    screen = guide.table(duel(over, language=guide.language))
    yield State("the end", screen.page, screen)
    screen.open_whole_game()
    yield State("the gold of the whole game", screen.page, screen)


def card_games(guide: Guide) -> Iterator[State]:
    """The card games: the draft, a turn, the end."""
    drafting = lambda table: table.position.facts()["round"] >= 2 and bool(table.observation.facts["draft"])  # noqa: E731
    screen = guide.table(card_table("classic", drafting, guide.language))
    yield State("the draft", screen.page, screen)
    for variant, seed, players in (("classic", 7, 4), ("dark_city", 3, 7), ("edition_2016", 11, 5)):
        screen = guide.table(card_table(variant, at_turn(5), guide.language, seed, players))
        yield State(f"a turn of {variant}", screen.page, screen)
    screen = guide.table(card_table("classic", over, guide.language))
    yield State("the end of a card game", screen.page, screen)


def new_games(guide: Guide) -> Iterator[State]:
    """The forms of new card games."""
    for query in ({"variant": "dark_city"}, {"variant": "edition_2016", "preset": "cunning_agents", "players": 5}):
        screen = guide.table(**query)
        screen.press("dialog", "new")
        yield State(f"a new game of {query['variant']}", screen.page, screen)


def card_pages(guide: Guide) -> Iterator[State]:
    """The page of a character, of a district, of a tile; a scenario at the table."""
    for card in ("edition_2016/magistrate", "classic/haunted-city", "duel/abbot"):
        screen = guide.table(card=card)
        yield State(f"the page of {card}", screen.page, screen)
    screen = guide.table(scenario="duel/build-bonus")
    yield State("a scenario", screen.page, screen)


def lessons(guide: Guide) -> Iterator[State]:
    """The list of lessons, and every lesson as it opens."""
    yield State("the lessons", guide.page("lessons"))
    for lesson in READ[:: guide.every]:
        yield State(f"lesson {lesson.number}", guide.page(f"lessons/{lesson.key}"))
        guide.visits.leave()


MORE = """(before) => {
  const find = (root) => root.querySelector(".lab")
    ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
  return find(document).querySelectorAll(".verdict > *, .whatif").length > before;
}"""


def answered(guide: Guide) -> Iterator[State]:
    """Lessons in which hints were asked for, an answer is wrong, all answers are shown, a what-if is committed to."""
    for number in (2, 16, 20):
        page = guide.page(f"lessons/{number:02}")
        form = page.locator('[data-act$="-check"]').first
        form.locator('[type="submit"]').click()
        page.locator(".verdict .no, .verdict .yes").first.wait_for()
        yield State(f"lesson {number}, a first answer", page)
        for act in ("hint", "show", "commit"):
            while (button := page.locator(f'button[data-act$="-{act}"]').first).count():
                before = page.locator(".verdict > *, .whatif").count()
                button.click()
                page.wait_for_function(MORE, arg=before)
        yield State(f"lesson {number}, all answered", page)


def what_if(guide: Guide) -> Iterator[State]:
    """The what-if panel: its form, its answer, the guessing game, an imagined game."""
    screen = guide.table(variant="classic", players=4, opponent="random")
    screen.press("what-if-open")
    screen.after(lambda: screen.all('[name="commit"]').check(), "what-if-set")
    yield State("the form of a what-if", screen.page, screen)
    screen.after(lambda: screen.all('[name="commit"]').uncheck(), "what-if-set")
    screen.after(lambda: screen.all('[name="bot-greedy"]').uncheck(), "what-if-set")
    screen.after(lambda: screen.all('[data-key="what-if start"]').click(), "what-if-start")
    screen.page.locator(".compared").first.wait_for(timeout=SLOW)
    screen.until(lambda: not screen.app.what_if.model.playing, "the end of the study")
    screen.all('[data-key="what-if start"]').wait_for(timeout=SLOW)
    screen.settle()
    yield State("the answer of a what-if", screen.page, screen)
    screen.all('[data-key="guessing game"] > summary').click()
    screen.after(lambda: screen.all('[data-key="guess start"]').click(), "what-if-guess")
    screen.all(".heat").wait_for(timeout=SLOW)
    screen.until(lambda: not screen.app.what_if.model.playing, "the guessing game")
    screen.settle()
    yield State("the guessing game", screen.page, screen)
    screen.after(screen.all('.compared [data-act="what-if-game"]').first.click, "what-if-game")
    screen.all("#h-imagined").wait_for(timeout=SLOW)
    screen.settle()
    yield State("an imagined game", screen.page, screen)


def home_and_rules(guide: Guide) -> Iterator[State]:
    """The first page, the search of rules, one rule."""
    yield State("home", guide.page("home"))
    yield State("the rules", guide.page("rules"))
    yield State("a search for rules", guide.page("rules", q="voleur" if guide.language == "fr" else "thief"))
    yield State("a search without result", guide.page("rules", q="zzzz"))
    yield State("a rule with all that belongs to it", guide.page("rules", rule="duel.build.touching"))


def every_decision(guide: Guide) -> Iterator[State]:
    """Tables at every kind of question and of option."""
    for name, position in islice(decisions.found().items(), 0, None, guide.every):
        screen = guide.table(decisions.table_of(position, guide.language))
        yield State(f"decision: {name}", screen.page, screen)
        guide.visits.leave()


TOURS: dict[str, Tour] = {
    "home and rules": home_and_rules,
    "duel": playing_duel,
    "refusals and dialogs": asking_why,
    "ends": ends_of_duel,
    "card games": card_games,
    "new games": new_games,
    "cards": card_pages,
    "lessons": lessons,
    "lessons answered": answered,
    "what if": what_if,
    "decisions": every_decision,
}
