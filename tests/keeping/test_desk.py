"""The desk of a page keeps each answer before it is shown, follows others, and goes on where nothing can be kept."""

import gc
import sqlite3
import weakref

import pytest

import citadels_lab as lab
from citadels_lab.keeping import Store, opening
from citadels_lab.rules.kernel.action import spell
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.session import PUBLIC, Session
from citadels_lab.widgets.keeping import find
from citadels_lab.widgets.keeping.house import HOUSE

from .games import SOLO, TWO, new
from .pages import Page, stored

pytestmark = pytest.mark.usefixtures("path")


@pytest.fixture
def locked(path, monkeypatch):
    """What lets another program hold the file, and let it go; nobody waits long for that."""
    monkeypatch.setattr(opening, "PRAGMAS", ("busy_timeout = 50", *opening.PRAGMAS[1:]))
    HOUSE.move(path)
    stored()
    holder = sqlite3.connect(path, isolation_level=None)
    yield holder
    holder.close()


def test_nothing_is_kept_before_the_first_answer_and_everything_from_it_on():
    page = Page(Session(new(), SOLO))
    assert stored().entries() == [] and page.app.keeping.key == ""
    page.answer()
    key = page.app.keeping.key
    assert stored().open(key).position == page.table.position
    assert page.app.words == {"game": key} and list(page.app.screen.keep["citadels-games"]) == [key]
    page.answer()
    assert stored().open(key).position == page.table.position and len(stored().entries()) == 1


def test_the_bots_answers_are_kept_with_the_persons():
    page = Page(Session(new(), SOLO))
    page.answer()
    kept = stored().open(page.app.keeping.key).position
    assert kept.decision.seat == "white" and len(kept.actions) > 1


def test_a_table_of_ones_own_branches_and_the_current_line_is_the_kept_one():
    page = Page(Session(new(), SOLO))
    page.answer()
    page.answer()
    key = page.app.keeping.key
    page.app.act("step", "first")
    assert len(stored().open(key).position.actions) == len(page.table.timeline) - 1, "looking back changes nothing"
    page.answer(1)
    assert stored().open(key).position == page.table.position
    page.app.act("branch", str(page.table.branches[0].number))
    assert stored().open(key).position == page.table.timeline[-1]


def test_a_new_game_is_a_game_of_its_own():
    page = Page(Session(new(), SOLO))
    page.answer()
    first, before = page.app.keeping.key, page.table.position
    page.app.act("new-game", {"variant": "duel", "seed": "9"})
    assert page.app.keeping.key == "" and "game" not in page.app.words
    page.answer()
    assert page.app.keeping.key not in ("", first)
    assert stored().open(first).position == before


def test_a_bot_that_is_asked_when_a_game_is_opened_plays_on():
    keys = stored().begin(lab.new_game("duel", seed=7).answer(new().decision.legal[0]), SOLO)
    assert stored().summary(keys.table).asked == "black"
    page = Page(key=keys.seats["white"])
    assert page.table.asked == "white" and stored().open(keys.table).position == page.table.position


def test_two_pages_at_two_seats_follow_each_other_and_see_their_own():
    keys = stored().begin(new(), TWO)
    pages = {seat: Page(key=keys.seats[seat]) for seat in ("white", "black")}
    watch = Page(key=keys.watch)
    for _ in range(12):
        pages[pages["white"].table.asked].answer()
        for page in (*pages.values(), watch):
            page.turn()
    assert pages["white"].table.position == pages["black"].table.position == watch.table.position
    for seat, page in pages.items():
        assert page.table.observation == lab.observe(page.table.position, seat) and not page.table.curtain
    assert watch.table.viewer == PUBLIC and watch.app.look.options == ()


def test_a_late_answer_is_refused_and_the_screen_shows_what_is_asked_now():
    keys = stored().begin(new(), TWO)
    one, two = Page(key=keys.seats["white"]), Page(key=keys.seats["white"])
    one.answer()
    two.answer(1)
    assert "Somebody else has answered meanwhile" in two.app.opened.error
    assert two.table.position == one.table.position == stored().open(keys.watch).position


def test_a_refusal_goes_when_another_question_is_asked():
    keys = stored().begin(new(), TWO)
    white, black = (Page(key=keys.seats[seat]) for seat in ("white", "black"))
    black.app.act("answer", spell(black.table.position.decision.legal[0]))
    assert "White is asked" in black.app.opened.error
    white.answer()
    black.turn()
    assert black.app.opened.error == ""


def test_two_pages_of_a_whole_table_may_branch_and_stay_together():
    first = Page(Session(new(), TWO))
    first.answer()
    second = Page(key=first.app.keeping.key)
    assert not second.table.shared
    first.app.act("step", "first")
    first.answer(1)
    second.turn()
    assert second.table.position == first.table.position
    second.app.act("lift", "")
    second.answer()
    first.turn()
    assert first.table.position == second.table.position == stored().open(first.app.keeping.key).position


def test_keys_are_shown_only_to_who_holds_the_whole_table():
    page = Page(Session(new(), TWO))
    page.app.act("share", "")
    keys = page.app.keeping.keys
    assert all(key in page.shown() for key in keys.all)
    seat, watch = Page(key=keys.seats["white"]), Page(key=keys.watch)
    for other in (seat, watch):
        other.app.act("share", "")
        other.app.opened.dialog = "share"
        other.app.refresh()
        assert not [key for key in keys.all if key in other.shown()]
        assert other.app.keeping.keys is None and not other.app.opened.shares
        for act in ("share-open", "share-renew"):
            other.app.act(act, "black")
            assert "Only whoever holds the whole table" in other.app.opened.error
    assert stored().keys(keys.table) == keys


def test_a_game_is_dealt_in_secret_when_it_is_shared_before_a_person_has_answered(monkeypatch):
    drawn = iter([5, 6])
    monkeypatch.setattr("citadels_lab.widgets.keeping.sharing.secrets.randbelow", lambda below: next(drawn))
    page = Page(Session(new(), TWO))
    page.app.act("share", "")
    assert stored().open(page.app.keeping.keys.table).position == new(seed=5)
    assert page.table.position == new(seed=5)
    later = Page(Session(new(), TWO))
    later.table.answer(later.table.position.decision.legal[0])
    before = later.table.position
    later.app.act("share", "")
    assert later.table.position == before and next(drawn) == 6


def test_whoever_shares_a_game_that_is_dealt_anew_is_told_so():
    page, later = Page(Session(new(), TWO)), Page(Session(new(), TWO))
    page.app.act("share", "")
    assert "dealt anew" in page.app.opened.told
    later.answer()
    later.app.act("share", "")
    assert later.app.opened.told == ""


def test_a_table_that_lies_on_the_game_cannot_be_shared_in_its_place():
    page = Page(Session(new(), TWO))
    before = page.table.position
    page.app.act("lesson", "duel/build-bonus")
    page.app.act("share", "")
    assert "go back to your game" in page.app.opened.error
    assert page.table.position is before and stored().entries() == []
    page.app.act("leave", "")
    page.app.act("share", "")
    assert page.app.keeping.keys is not None


def test_a_seat_with_a_new_link_is_lost_to_who_sat_there():
    page = Page(Session(new(), TWO))
    page.app.act("share", "")
    black = Page(key=page.app.keeping.keys.seats["black"])
    page.turn()
    assert page.table.holds == ("white",) and page.app.keeping.taken == {"black"}
    page.app.act("share-renew", "black")
    black.turn()
    assert page.table.holds == ("white", "black") and black.table.holds == ()
    assert black.table.viewer == PUBLIC and "deleted" in black.shown()
    black.answer()
    assert "does not hold that seat" in black.app.opened.error


def test_a_game_that_is_deleted_is_told_and_forgotten_by_the_browser():
    page = Page(Session(new(), TWO))
    page.answer()
    key = page.app.keeping.key
    Store(stored().path).delete([page.app.keeping.kept.door.game])
    page.app.keeping.follow()
    assert "has been deleted" in page.shown() and page.app.screen.keep == {"citadels-games": {key: None}}
    page.app.act("lift", "")
    page.answer()
    assert page.app.keeping.key not in ("", key) and "deleted" not in page.shown(), "one's own game is kept anew"
    assert stored().open(page.app.keeping.key).position == page.table.position


def test_where_nothing_can_be_kept_the_game_goes_on_and_says_so(path):
    path.write_text("no games " * 1000)
    page = Page(Session(new(), SOLO))
    page.answer()
    assert len(page.table.timeline) > 1 and page.app.opened.error == ""
    assert "not kept" in page.shown() and "a file of another kind" in page.shown()


def test_what_could_not_be_kept_is_kept_with_the_next_answer(locked):
    page = Page(Session(new(), SOLO))
    page.answer()
    locked.execute("BEGIN IMMEDIATE")
    page.answer()
    assert "is not kept" in page.shown() and "for too long" in page.shown()
    locked.execute("ROLLBACK")
    page.answer()
    assert "not kept" not in page.shown()
    assert stored().open(page.app.keeping.key).position == page.table.position


def test_at_a_shared_table_what_cannot_be_kept_is_not_answered(locked):
    keys = stored().begin(new(), TWO)
    page = Page(key=keys.seats["white"])
    locked.execute("BEGIN IMMEDIATE")
    page.answer()
    assert "for too long" in page.app.opened.error and len(page.table.timeline) == 1
    locked.execute("ROLLBACK")
    page.answer()
    assert len(page.table.timeline) == 2


def test_the_link_with_all_secrets_and_the_record_are_not_for_one_seat():
    keys = stored().begin(new(), TWO)
    page = Page(key=keys.seats["white"])
    page.app.act("dialog", "file")
    assert "Its record would tell their secrets" in page.app.opened.error
    page.app.act("dialog", "link")
    assert page.app.sees_a_part and "at=" not in page.app.screen.dialog


def test_a_key_that_opens_nothing_is_told():
    with pytest.raises(LabError, match="No game is kept under this key"):
        find("nothing")


def test_a_page_that_is_closed_is_let_go():
    page = Page(Session(new(), SOLO))
    page.answer()
    hub = HOUSE.enter()[1]
    assert hub.followers == 1
    gone = weakref.ref(page.app.keeping)
    page.app.keeping.close()
    assert hub.followers == 0
    del page
    gc.collect()
    assert gone() is None
