"""Kept games in real browsers: coming back by the link, several browsers at one table, each with its own seat."""

import json
from urllib.parse import parse_qs, urlparse

import pytest

import citadels_lab as lab
from citadels_lab.session import Session
from citadels_lab.widgets.keeping import sharing
from citadels_lab.widgets.keeping.house import HOUSE
from citadels_lab.words import name

from .tables import duel
from .test_secrets import listen, spelt

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def one_deal(monkeypatch):
    """What is dealt in secret is the same each time."""
    monkeypatch.setattr(sharing, "SECRET_DEALS", 1)


def key_in(screen) -> str:
    """The key of the game in the page's address, once it stands there."""
    screen.page.wait_for_url("**game=*")
    return parse_qs(urlparse(screen.page.url).query)["game"][0]


def shared(visit, seed=7, **query):
    """A table for two at one screen, shared, and its links by the names of their fields."""
    screen = visit(Session(lab.new_game("duel", seed=seed)), **query)
    screen.press("share")
    fields = screen.all(".links input[data-url]")
    links = {field.get_attribute("id"): field.input_value() for field in fields.all()}
    screen.press("close")
    return screen, {name: parse_qs(urlparse(link).query)["game"][0] for name, link in links.items()}


def caught_up(screen, other) -> None:
    """Wait until a page shows the step at which another one stands."""
    steps = len(other.session.timeline) - 1
    screen.until(lambda: screen.app.look.steps == steps + 1 and screen.step() == (steps, steps), "the answer")
    screen.settle()


def stored(key):
    """The game that a key opens, as it is in the store."""
    return HOUSE.enter()[0].open(key)


def test_the_game_is_kept_from_the_first_answer_on_and_the_address_leads_back(visit):
    screen = visit(duel())
    assert "game=" not in screen.page.url
    screen.answer_first()
    key = key_in(screen)
    assert stored(key).position == screen.session.position
    noted = json.loads(screen.page.evaluate("localStorage.getItem('citadels-games')"))
    assert list(noted) == [key]
    screen.answer_first()
    back = visit(game=key)
    assert list(json.loads(back.page.evaluate("localStorage.getItem('citadels-games')"))) == [key], (
        "in that browser too"
    )
    assert back.session.position == screen.session.position
    assert back.question() == screen.question() and key_in(back) == key


def test_reloading_the_page_gives_the_same_game(visit):
    screen = visit(duel())
    screen.answer_first()
    key_in(screen)
    asked, steps = screen.question(), screen.step()
    screen.page.reload()
    screen.page.wait_for_selector("html[data-citadels-ready]", state="attached")
    assert (screen.question(), screen.step()) == (asked, steps)


def test_a_key_that_opens_nothing_is_told_and_gives_a_fresh_table(visit):
    screen = visit(game="nothing")
    assert "No game is kept under this key" in screen.text(".alert")
    assert screen.legal()


def test_the_share_dialog_hands_out_a_link_for_each_seat_and_says_what_was_copied(visit):
    screen, keys = shared(visit)
    assert set(keys) == {"share-0", "share-1", "share-watch", "share-table"} and len(set(keys.values())) == 4
    screen.press("share")
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.after(screen.all('[data-copy="#share-1"]').click, "copied")
    assert screen.text(".said") == "The link for the seat Black is copied."
    assert keys["share-1"] in screen.page.evaluate("navigator.clipboard.readText()")


def test_two_browsers_at_two_seats_each_see_only_their_own(visit):
    table, keys = shared(visit)
    sent = {"white": [], "black": []}
    white = visit(game=keys["share-0"], before=listen(sent["white"]))
    black = visit(game=keys["share-1"], before=listen(sent["black"]))
    screens = {"white": white, "black": black}
    for _ in range(8):
        seat = white.session.asked
        asked, other = screens[seat], screens["black" if seat == "white" else "white"]
        asked.answer_first()
        caught_up(other, asked)
    facts = white.session.position.facts()["players"]
    for seat, screen in screens.items():
        assert screen.session.observation == lab.observe(screen.session.position, seat)
        told = "".join(sent[seat]) + screen.everything()
        rival = facts["black" if seat == "white" else "white"]
        for tile in rival["stand"]:
            assert not [word for word in spelt(tile) if word in told], (seat, tile)
        assert all(str(name("tile", tile)) in told for tile in facts[seat]["stand"]), "the search does find tiles"
        assert not [key for key in keys.values() if key in told and key != keys[f"share-{'wb'.index(seat[0])}"]]


def test_a_seat_that_is_taken_leaves_the_screen_that_held_the_whole_table(visit):
    table, keys = shared(visit)
    assert table.session.holds == ("white", "black")
    visit(game=keys["share-1"])
    table.until(lambda: table.session.holds == ("white",), "Black to be taken")
    table.settle()
    assert "This screen holds White" in table.text(".kept-bar")
    table.answer_first()
    assert not table.session.curtain and table.text("#h-options").startswith("Black")
    assert "answers on another screen" in table.text(".r-options")
    assert table.all('[data-act="pass"]').count() == 0


def test_who_looks_on_sees_what_everybody_may_and_can_answer_nothing(visit):
    table, keys = shared(visit)
    frames = []
    watch = visit(game=keys["share-watch"], before=listen(frames))
    assert watch.session.viewer == "public" and watch.legal() == []
    table.until(lambda: table.session.shared, "somebody to look on")
    for _ in range(3):
        table.answer_first()
        caught_up(watch, table)
    told = "".join(frames) + watch.everything()
    for player in table.session.position.facts()["players"].values():
        for tile in player["stand"]:
            assert not [word for word in spelt(tile) if word in told], tile
    assert "This screen looks on" in watch.text(".kept-bar")
    assert watch.all('[data-act="share"]').count() == 0


def test_a_second_tab_of_a_seat_cannot_answer_twice(visit):
    table, keys = shared(visit)
    one, two = visit(game=keys["share-0"]), visit(game=keys["share-0"])
    two.app.keeping._schedule = lambda doing: None  # it has not heard yet
    one.answer_first()
    two.answer(two.legal()[-1])
    assert "Somebody else has answered meanwhile" in two.text(".alert")
    two.app.refresh()
    assert two.session.position == one.session.position == stored(keys["share-0"]).position
    assert two.legal() == one.legal()


def test_a_press_on_a_question_that_is_gone_is_refused_with_a_sentence(visit):
    screen = visit(duel())
    button = screen.all('.opts [data-act="answer"]').first
    screen.after(lambda: button.evaluate("b => { b.click(); b.click(); }"), "late")
    screen.settle()
    assert len(screen.session.timeline) == len(stored(key_in(screen)).position.actions) + 1
    assert "The table had changed when you pressed" in screen.text(".alert")


def test_who_looks_back_stays_and_is_told_that_the_game_has_gone_on(visit):
    table, keys = shared(visit)
    white, black = visit(game=keys["share-0"]), visit(game=keys["share-1"])
    while black.session.asked != "black":
        white.answer_first()
        caught_up(black, white)
    caught_up(white, black)
    white.press("step", "first")
    before = len(white.session.timeline)
    black.answer_first()
    white.until(lambda: len(white.session.timeline) > before, "the answer")
    white.page.wait_for_selector(".kept-bar [data-act=step]")
    assert white.step()[0] == 0 and "The game has gone on by 1 answer" in white.text(".kept-bar")
    white.click(".kept-bar [data-act=step]")
    assert white.session.at_end and white.all(".kept-bar [data-act=step]").count() == 0


def test_in_the_past_of_a_shared_table_an_answer_is_refused(visit):
    table, keys = shared(visit)
    white = visit(game=keys["share-0"])
    white.answer_first()
    white.press("step", "first")
    assert "Others see this game too" in white.text(".r-options")
    white.answer(white.legal()[-1])
    assert "what has been answered stands" in white.text(".alert")
    assert len(stored(keys["share-0"]).position.actions) == 1


def test_the_record_is_not_to_be_had_while_others_play(visit):
    table, keys = shared(visit)
    white = visit(game=keys["share-0"])
    white.press("dialog", "file")
    assert "Its record would tell their secrets" in white.text(".alert")
    assert "citadels-lab-record" not in white.everything()


def test_a_bots_seat_can_be_opened_to_a_person_while_the_game_goes_on(visit):
    screen = visit(duel())
    screen.answer_first()
    screen.press("share")
    screen.press("share-open", "black")
    key = parse_qs(urlparse(screen.all("#share-1").input_value()).query)["game"][0]
    screen.press("close")
    black = visit(game=key)
    screen.until(lambda: screen.session.holds == ("white",), "Black to be taken")
    screen.settle()
    while screen.session.asked == "white":
        screen.answer_first()
    caught_up(black, screen)
    black.answer_first()
    caught_up(screen, black)


def test_no_page_is_followed_any_more_when_it_has_gone(visit, server):
    hub = HOUSE.enter()[1]
    screen = visit(duel())
    before = hub.followers
    screen.answer_first()
    assert hub.followers == before + 1
    screen.app.keeping.close()
    assert hub.followers == before
