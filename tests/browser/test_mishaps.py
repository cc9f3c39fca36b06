"""What should not happen is told in a sentence: junk in the address, a bot that fails, a press that goes wrong."""

import pytest
from playwright.sync_api import expect

import citadels_lab as lab
from citadels_lab.bots.random import BOT as RANDOM
from citadels_lab.session import PERSON, Session
from citadels_lab.widgets.address import Address

from .visiting import PATIENCE, still

pytestmark = pytest.mark.browser


class Clumsy:
    """A bot that fails as soon as it has to call."""

    name = "clumsy"

    def choose(self, question, look, dice):
        if question.prompt in ("stand", "keep", "discard"):
            return RANDOM.choose(question, look, dice)
        raise ZeroDivisionError("division by zero")


class Cheat:
    """A bot that gives an answer it was not offered."""

    name = "cheat"

    def choose(self, question, look, dice):
        return ("take", "everything")


def test_an_address_full_of_junk_gives_a_table_and_says_what_it_passed_over(visit):
    screen = visit(seed="abc", opponent="xyz", variant="zzz", lang="tlh", seat="<b>queen</b>")
    told = screen.text(".alert")
    for words in ("abc", "opponent=xyz", "variant=zzz", "lang=tlh", "seat=<b>queen</b>", "passed over"):
        assert words in told
    assert screen.question() and screen.legal()
    screen.answer_first()
    assert screen.all(".alert").count() == 0


@pytest.mark.parametrize(
    "query",
    [{"seed": "-1"}, {"seed": "1e999"}, {"seed": "9" * 400}, {"players": "99", "variant": "classic"}, {"lang": ""}],
    ids=str,
)
def test_each_piece_of_junk_is_told_in_both_languages_and_never_fatal(query):
    address = Address(query)
    table = address.table()
    assert table.position.decision and len(address.wrong) == 1
    for language in ("en", "fr"):
        assert 20 < len(address.wrong[0].text(language)) < 300


def test_a_bot_that_fails_is_named_and_the_game_stays(visit, server):
    table = Session(lab.new_game("duel", seed=7), {"white": PERSON, "black": Clumsy()})
    screen = visit(table)
    while not screen.all(".alert").count():
        before = screen.session.timeline
        screen.answer_first()
    assert "The bot clumsy that plays Black has failed" in screen.text(".alert")
    assert "a fault in the program" in screen.text(".alert")
    assert "division by zero" not in screen.text(".alert")
    assert [error for error in server.errors if "division by zero" in error]
    server.errors.clear()
    assert screen.session.timeline is before
    screen.press("dismiss")
    screen.press("step", "first")
    assert screen.step()[0] == 0, "the page lives on"


def test_a_bot_that_cheats_is_named_and_the_game_stays(visit):
    screen = visit(Session(lab.new_game("duel", seed=7), {"white": PERSON, "black": Cheat()}))
    screen.answer_first()
    assert "The bot cheat that plays Black has failed" in screen.text(".alert")
    assert screen.step() == (0, 0)


def test_a_press_that_goes_wrong_inside_is_told_too(visit, server):
    screen = visit()

    def broken(arg):
        raise RuntimeError("a defect")

    screen.app.acts.do_why = broken
    screen.page.evaluate(
        """() => {
      const find = (root) => root.querySelector(".lab")
        ?? [...root.querySelectorAll("*")].map((e) => e.shadowRoot && find(e.shadowRoot)).find(Boolean);
      const button = document.createElement("button");
      button.dataset.act = "why";
      find(document).append(button);
      button.click();
    }"""
    )
    screen.page.wait_for_timeout(300)
    screen.settle()
    assert "Something went wrong inside the lab" in screen.text(".alert")
    assert "RuntimeError" not in screen.text(".alert")
    assert [error for error in server.errors if "a defect" in error]
    server.errors.clear()


def test_a_press_that_is_lost_on_its_way_is_sent_again_and_counts_once(visit):
    screen = visit(Session(lab.new_game("duel", seed=7)))
    hear, heard = screen.app.screen._handle_msg, []

    def lose_the_first(message):
        heard.append(message)
        if len(heard) > 1:
            hear(message)
            hear(message)  # as when it was only slow, and both arrive

    screen.app.screen._handle_msg = lose_the_first
    screen.answer_first()
    assert [message["press"] for message in heard] == [heard[0]["press"]] * 2
    assert screen.step() == (1, 1)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "your last press has not counted yet"), ("fr", "votre dernier appui n’a pas encore compté")],
)
def test_a_press_that_nobody_hears_is_told_until_somebody_does(visit, language, words):
    screen = visit(Session(lab.new_game("duel", seed=7), language=language))
    hear, told = screen.app.screen._handle_msg, screen.all(".lab > .unheard[role=alert]")
    expect(told).to_be_hidden()
    still(screen.page)
    question = screen.all("#h-options").bounding_box()
    screen.app.screen._handle_msg = lambda message: None
    screen.all('.opts [data-act="answer"]').first.click()
    expect(told).to_contain_text(words, timeout=PATIENCE)  # the page waits four seconds before it says so
    box = told.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] < 120, "it stands at the top of the window"
    assert screen.all("#h-options").bounding_box() == question, "and moves nothing"
    screen.after(lambda: setattr(screen.app.screen, "_handle_msg", hear))
    expect(told).to_be_hidden()
    assert screen.step() == (1, 1)


def test_a_press_that_nobody_hears_at_all_says_what_to_do(visit):
    screen = visit(Session(lab.new_game("duel", seed=7)), before=lambda page: page.clock.install())
    told = screen.all(".lab > .unheard[role=alert]")
    screen.app.screen._handle_msg = lambda message: None
    screen.all('.opts [data-act="answer"]').first.click()
    for _ in range(6):
        screen.page.clock.fast_forward(12_000)
    expect(told).to_contain_text("Reload the page when the server is back", timeout=PATIENCE)
