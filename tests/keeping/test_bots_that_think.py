"""A bot that takes its time at a kept game: its question is kept, and exactly one answer, however many wait for it."""

import pytest

from citadels_lab.keeping import Store
from citadels_lab.rules.kernel.action import spell
from citadels_lab.session import Session
from citadels_lab.widgets.thinking import minds
from tests.session.ponderer import Ponderer, known, on_a_loop, until

from .games import new
from .pages import Page, stored

pytestmark = pytest.mark.usefixtures("path")

AGAINST = {"white": "person", "black": "ponderer"}


@pytest.fixture(autouse=True)
def player(monkeypatch):
    """The bot that plays Black; it ponders until a test lets it go."""
    player = known(monkeypatch, Ponderer())
    yield player
    player.go.set()


def begun(player):
    """Begin a game and play it to where the bot has to think; return its keys and position."""
    position = new()
    while position.decision.seat == "white" or len(position.decision.legal) == 1:
        position = position.answer(position.decision.legal[0])
    return stored().begin(position, AGAINST), position


@on_a_loop
async def test_the_persons_answer_is_kept_before_the_bot_has_thought_about_its_own(player):
    page = Page(Session(new(), AGAINST, elsewhere=True))
    while page.table.thought is None:
        page.answer()
    kept = stored().open(page.app.keeping.key).position
    assert kept == page.table.position and kept.decision.seat == "black"
    player.go.set()
    await until(lambda: page.table.asked == "white", page)
    assert stored().open(page.app.keeping.key).position == page.table.position != kept


@on_a_loop
async def test_of_many_pages_that_wait_exactly_one_keeps_the_answer_and_all_see_it(player):
    keys, position = begun(player)
    pages = [Page(key=key) for key in (keys.seats["white"], keys.seats["white"], keys.watch, keys.watch)]
    assert all(page.table.thought for page in pages)
    await until(lambda: player.asked, *pages)
    player.go.set()
    await until(lambda: all(page.table.asked == "white" for page in pages), *pages)
    kept = stored().open(keys.watch).position
    assert kept.actions[: len(position.actions) + 1] == (*position.actions, position.decision.legal[-1])
    assert {page.table.position for page in pages} == {kept}
    assert [page.app.opened.error for page in pages] == [""] * 4
    thought = [p for p in pages[0].table.timeline[len(position.actions) : -1] if len(p.decision.legal) > 1]
    assert player.asked == len(thought), "all waited for one thinking"


async def two_servers(player):
    """Return the keys and position of a game, a page at which its bot thinks, another server's store, and its door."""
    keys, position = begun(player)
    page = Page(key=keys.seats["white"])
    await until(lambda: player.asked, page)
    other = Store(stored().path)
    return keys, position, page, other, other.open(keys.watch)


@on_a_loop
async def test_when_another_server_was_first_ones_own_answer_is_thrown_away(player):
    keys, position, page, other, door = await two_servers(player)
    thought = page.table.thought
    theirs = position.answer(position.decision.legal[0])
    other.write(door.door.game, theirs, len(position.actions), door.mark)
    page.app.thinking._take(thought, position.decision.legal[-1])  # before it has heard of the other's
    assert page.app.opened.error == "" and theirs in page.table.timeline
    assert stored().open(keys.watch).position.actions[: len(theirs.actions)] == theirs.actions
    other.close()


@on_a_loop
async def test_what_another_server_has_answered_ends_the_thinking(player):
    keys, position, page, other, door = await two_servers(player)
    thought = page.table.thought
    other.write(door.door.game, position.answer(position.decision.legal[0]), len(position.actions), door.mark)
    await until(lambda: page.table.thought is not thought, page)
    assert page.table.timeline[len(position.actions) + 1].actions[-1] == position.decision.legal[0]
    await until(lambda: all(mind.thought is not thought for mind in minds._going.values()), page)
    other.close()


@on_a_loop
async def test_whoever_opens_the_game_after_a_crash_has_the_bot_think(player):
    keys, position = begun(player)
    lost = Page(key=keys.seats["white"])
    await until(lambda: player.asked)
    lost.app.keeping.close()
    lost.app.table.start("duel", seed=1)  # nobody is left to take what it finds
    player.go.set()
    await until(lambda: not minds._going)
    assert stored().open(keys.watch).position == position
    page = Page(key=keys.watch)
    await until(lambda: page.table.asked == "white", page)
    assert stored().open(keys.watch).position == page.table.position


@on_a_loop
async def test_a_seat_that_is_opened_to_a_person_is_not_answered_for_by_the_bot(player):
    keys, position = begun(player)
    page = Page(key=keys.table)
    await until(lambda: player.asked, page)
    page.app.act("share-open", "black")
    assert page.table.players["black"] == "person" and page.table.thought is None
    player.go.set()
    await until(lambda: not minds._going, page)
    assert stored().open(keys.watch).position == position == page.table.position


@on_a_loop
async def test_what_the_bot_alone_has_answered_makes_no_game_that_is_kept_and_is_dealt_anew_when_shared(player):
    player.go.set()
    page = Page(Session(new(), {"white": "ponderer", "black": "person"}, elsewhere=True))
    await until(lambda: page.table.asked == "black", page)
    assert len(page.table.timeline) > 1 and page.app.keeping.key == "" and stored().entries() == []
    seed = page.table.position.start.seed
    page.app.act("share", "")
    assert page.app.keeping.key and page.table.position.start.seed != seed
    await until(lambda: page.table.asked == "black", page)
    assert stored().open(page.app.keeping.key).position == page.table.position


@on_a_loop
async def test_at_a_shared_table_a_bot_that_fails_is_told_and_the_kept_game_stays(player):
    def fall(question):
        raise ZeroDivisionError("nought")

    player.pick = fall
    player.go.set()
    keys, position = begun(player)
    page = Page(key=keys.seats["white"])
    await until(lambda: page.app.opened.error, page)
    assert "that plays Black has failed" in page.app.opened.error
    assert stored().open(keys.watch).position == position == page.table.position
    player.pick = lambda question: question.legal[0]
    page.app.act("play-on", "")
    await until(lambda: page.table.asked == "white", page)
    assert page.app.opened.error == "" and spell(page.table.timeline[len(position.actions) + 1].actions[-1])
