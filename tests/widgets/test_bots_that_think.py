"""A bot that takes its time at a table on the screen: chosen, waited for, told of, and left alone when not wanted."""

import asyncio
import time

import pytest

import citadels_lab as lab
from citadels_lab.session import SECONDS, Session
from citadels_lab.widgets.address import Address
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.thinking import control, minds
from tests.session.ponderer import Ponderer, on_a_loop, until

VARIANTS = ("duel", "classic", "dark_city", "edition_2016")
SOON = 0.2
"""Seconds in which a thinking ends that nobody wants any more."""


class Helped(Ponderer):
    """A ponderer that thinks until it is stopped, and remembers when that was."""

    def __init__(self):
        super().__init__()
        self.stopped_at = []

    def helped(self, runner, seconds, stopped):
        self.seconds, self.stopped = seconds, stopped
        return self

    def choose(self, question, look, dice):
        self.asked += 1
        stopped = self.stopped
        while not stopped() and not self.go.is_set():
            time.sleep(0.005)
        if stopped():
            self.stopped_at.append(time.monotonic())
        return self.pick(question)


def app_against(player, language="en"):
    """The app of a person as White, at whose table the bot has to think."""
    table = Session(
        lab.new_game("duel", seed=7), {"white": "person", "black": player}, language=language, elsewhere=True
    )
    app = TableApp(table)
    while table.thought is None:
        press(app)
    return app


def press(app, option=0):
    app.act("answer", " ".join(map(str, app.table.position.decision.legal[option])))


def plain(html):
    """With ordinary spaces, also where French wants others."""
    return " ".join(html.split())


# --- choosing it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language, says", [("en", "It takes a moment: 2 seconds"), ("fr", "un moment : 2 secondes")])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_form_of_every_variant_offers_it_and_says_that_it_takes_a_moment(variant, language, says):
    app = TableApp(Session(language=language))
    app.act("dialog", "new")
    app.act("form", {"variant": variant})
    form = plain(app.screen.dialog)
    seats = 1 if variant == "duel" else 4
    assert form.count('value="what_if"') == seats and says in form and SECONDS == 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_the_form_says_is_who_plays(variant):
    app = TableApp(Session())
    fields = {"variant": variant, "seed": "7", "opponent": "what_if", "count": "4", "who-2": "what_if"}
    if variant == "edition_2016":
        fields["preset"] = "first_game"
    app.act("new-game", fields)
    assert app.opened.error == "" and list(app.table.players.values()).count("what_if") == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_address_names_it(variant):
    asked = Address({"variant": variant, "seed": "7", "opponent": "what_if"})
    table = asked.table()
    assert asked.wrong == [] and asked.words["opponent"] == "what_if"
    assert set(table.players.values()) == {"person", "what_if"} and table.elsewhere


def test_a_link_names_it_too_and_its_question_waits():
    asked = Address({"variant": "duel", "seed": "7", "seat": "black", "opponent": "what_if"})
    assert asked.table().thought.player == "what_if"


# --- waiting for it --------------------------------------------------------------------------------------------------


@on_a_loop
async def test_while_it_thinks_the_loop_is_free_and_other_tables_are_played():
    player = Ponderer()
    app, other = app_against(player), TableApp(Session(lab.new_game("duel", seed=3)))
    await until(lambda: player.asked)
    for _ in range(5):
        other.act("lift", "")
        press(other)
    app.act("dialog", "new")
    assert len(other.table.timeline) == 6 and app.opened.dialog == "new" and app.table.thought
    player.go.set()
    await until(lambda: app.table.asked == "white")
    assert app.opened.dialog == "new", "what one has opened meanwhile stays open"


SAID = [
    ("en", "Black is thinking", "The ponderer bot plays every answer on"),
    ("fr", "Noir réfléchit", "Le robot ponderer essaie chaque réponse"),
]


@pytest.mark.parametrize("language, who, what", SAID)
def test_a_line_says_who_is_thinking_and_a_screen_reader_says_it(language, who, what):
    @on_a_loop
    async def look():
        player = Ponderer()
        app = app_against(player, language)
        assert plain(app.screen.options).count(who) == 1 and what in plain(app.screen.options)
        assert 'data-act="play-on"' not in app.screen.options
        assert f"{who}. {what}" in plain(app.screen.announce)
        player.go.set()
        await until(lambda: app.table.asked == "white")
        assert who not in plain(app.screen.options + app.screen.announce)

    look()


@on_a_loop
async def test_it_is_given_so_long_and_no_longer():
    player = Helped()
    app = app_against(player)
    await until(lambda: player.asked)
    assert player.seconds == SECONDS == 2
    player.go.set()
    await until(lambda: app.table.asked == "white")


@on_a_loop
async def test_the_real_one_answers_on_the_screen_what_it_answers_in_python(monkeypatch):
    monkeypatch.setattr("citadels_lab.session.thinking.SECONDS", 600)
    app = app_against("what_if")
    await until(lambda: app.table.asked == "white", patience=60)
    at_once = Session(app.table.timeline[0], app.table.players)
    at_once.answer(app.table.timeline[1].actions[0])
    assert at_once.timeline == app.table.timeline[: len(at_once.timeline)]


@on_a_loop
async def test_one_that_fails_is_told_on_the_page_and_may_try_again():
    player = Ponderer(at_once=True)
    player.pick = lambda question: ("fly",)
    app = app_against(player)
    before = app.table.position
    await until(lambda: app.opened.error)
    assert "that plays Black has failed, and the game is as it was before" in app.screen.header + app.opened.error
    assert app.table.position is before and 'data-act="play-on"' in app.screen.options
    player.pick = lambda question: question.legal[0]
    app.act("play-on", "")
    await until(lambda: app.table.asked == "white")
    assert app.opened.error == ""


# --- wanting it no more ----------------------------------------------------------------------------------------------


def a_record(app):
    app.act("load", {"name": "game.toml", "text": lab.play_out(lab.new_game("duel", seed=5), "random", 1).record()})


LEAVING = {
    "a step back": lambda app: app.act("step", "back"),
    "a new game": lambda app: app.act("new-game", {"variant": "duel", "seed": "5", "opponent": "person"}),
    "a record": a_record,
    "another table": lambda app: app.sit_at(Session()),
}


@pytest.mark.parametrize("leave", LEAVING.values(), ids=LEAVING)
def test_whoever_goes_elsewhere_ends_the_thinking(leave):
    @on_a_loop
    async def look():
        player = Helped()
        app = app_against(player)
        await until(lambda: player.asked)
        leave(app)
        left, shown = time.monotonic(), app.table.position
        await until(lambda: player.stopped_at)
        assert player.stopped_at[0] - left < SOON
        await asyncio.sleep(3 * control.BEAT)
        assert app.table.position is shown and app.opened.error == "" and not minds._going

    look()


@on_a_loop
async def test_another_branch_ends_the_thinking():
    player = Helped()
    app = app_against(player)
    app.act("step", "first")
    press(app, 1)
    while app.table.thought is None:
        press(app)
    await until(lambda: player.asked)
    app.act("branch", str(app.table.branches[0].number))
    left = time.monotonic()
    await until(lambda: player.stopped_at)
    assert player.stopped_at[0] - left < SOON
    app.sit_at(Session())
    await until(lambda: not minds._going)


@on_a_loop
async def test_whoever_looks_at_a_scenario_finds_it_answered():
    player = Ponderer()
    app = app_against(player)
    app.act("lesson", "duel/build-bonus")
    player.go.set()
    await until(lambda: app.table.asked == "white")
    assert app.session is not app.table
    app.act("leave", "")
    assert app.look.asked == "white"


class Page:
    """Somebody at a page, or nobody."""

    here, gone = True, False


@on_a_loop
async def test_at_a_page_that_is_closed_nothing_is_thought_until_somebody_is_back(monkeypatch):
    page, player = Page(), Helped()
    monkeypatch.setattr(control, "Visitor", lambda: page)
    app = app_against(player)
    await until(lambda: player.asked)
    page.here = False
    left = time.monotonic()
    await until(lambda: player.stopped_at)
    assert player.stopped_at[0] - left < SOON
    await asyncio.sleep(3 * control.BEAT)
    assert player.asked == 1 and app.table.thought is not None
    player.go.set()
    page.here = True
    await until(lambda: app.table.asked == "white")


@on_a_loop
async def test_a_page_that_is_cleared_away_is_waited_for_no_more(monkeypatch):
    page, player = Page(), Helped()
    monkeypatch.setattr(control, "Visitor", lambda: page)
    app = app_against(player)
    await until(lambda: player.asked)
    page.here, page.gone = False, True
    await until(lambda: not app.thinking._attending and player.stopped_at)
    assert not minds._going


@on_a_loop
async def test_two_pages_wait_for_one_thinking_and_one_may_leave():
    player = Helped()
    one, other = app_against(player), app_against(player)
    await until(lambda: player.asked)
    await asyncio.sleep(3 * control.BEAT)
    one.act("step", "back")
    await asyncio.sleep(3 * control.BEAT)
    assert player.asked == 1 and player.stopped_at == []
    player.go.set()
    await until(lambda: other.table.asked == "white")
    assert one.table.cursor < other.table.cursor
