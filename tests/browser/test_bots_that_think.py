"""Playing against the what-if bot on the screen: chosen in the form, waited for, told of, and left."""

import time

import pytest

from citadels_lab.widgets.thinking import minds
from tests.session.ponderer import Ponderer, known

from .axe_report import complaints
from .tables import duel

pytestmark = pytest.mark.browser

PATIENCE = 120_000


def until_it_thinks(screen):
    """Answer until the bot has something to think about."""
    while screen.session.thought is None:
        screen.press("answer")
    screen.settle()


def until_it_is_my_turn(screen):
    """Wait until the page asks its person."""
    screen.all('[data-act="answer"]').first.wait_for(timeout=PATIENCE)
    screen.settle()


@pytest.fixture
def player(monkeypatch):
    """A bot that thinks until the test lets it answer, in the place of the what-if bot."""
    player = known(monkeypatch, Ponderer(), "what_if")
    yield player
    player.go.set()


def test_a_game_against_the_what_if_bot_is_begun_from_the_form_and_played_on(visit):
    screen = visit(seed=7)
    screen.press("dialog", "new")
    screen.after(lambda: screen.all('form [name="variant"]').select_option("classic"), "form")
    for seat, bot in ((1, "what_if"), (2, "random"), (3, "what_if")):
        name = f'form [name="who-{seat}"]'
        screen.after(lambda name=name, bot=bot: screen.all(name).select_option(bot), "form")
    assert "It takes a moment: 2 seconds at most" in screen.text("form .seatrows")
    screen.after(screen.all("form [type=submit]").click, "new-game")
    assert list(screen.session.players.values()) == ["person", "what_if", "random", "what_if"]
    until_it_is_my_turn(screen)
    screen.press("answer")
    until_it_is_my_turn(screen)
    asked = {position.decision.seat for position in screen.session.timeline[:-1]}
    assert asked == {"Ana", "Bo", "Chi", "Dev"}


def test_the_page_says_who_is_thinking_and_is_all_there_meanwhile(visit, player):
    screen = visit(seed=7, opponent="what_if")
    until_it_thinks(screen)
    assert "Black is thinking The what-if bot plays every answer on" in screen.text('[data-key="options"]')
    spoken = screen.all(".lab > [aria-live=polite]")
    screen.until(
        lambda: "Black is thinking. The what-if bot" in (spoken.text_content() or ""), "the sentence in the live region"
    )
    assert complaints(screen.page) == []
    screen.press("dialog", "new")
    screen.after(lambda: screen.key("Escape"))
    assert screen.session.thought is not None, "nothing of that has disturbed it"
    player.go.set()
    until_it_is_my_turn(screen)
    assert "is thinking" not in screen.text('[data-key="options"]') and screen.question()


def test_a_step_back_leaves_it_and_a_step_forward_asks_it_again(visit, player):
    screen = visit(seed=7, opponent="what_if")
    until_it_thinks(screen)
    screen.until(lambda: player.asked == 1, "the thinking")
    screen.press("step", "back")
    screen.until(lambda: not minds._going, "the end of the thinking")
    at = screen.session.cursor
    player.go.set()
    time.sleep(0.3)
    screen.settle()
    assert screen.session.cursor == at and screen.session.at_end is False and "is thinking" not in screen.everything()
    screen.press("step", "forward")
    screen.until(lambda: screen.session.asked == "white", "the answer")
    assert player.asked > 1


def test_closing_the_page_ends_the_thinking(visit, player):
    screen = visit(seed=7, opponent="what_if")
    until_it_thinks(screen)
    screen.until(lambda: player.asked == 1, "the thinking")
    screen.page.close()
    screen.until(lambda: not minds._going, "the end of a thinking that nobody waits for")


def test_it_is_said_in_french(visit, player):
    screen = visit(seed=7, opponent="what_if", lang="fr")
    until_it_thinks(screen)
    assert "Noir réfléchit" in screen.text('[data-key="options"]') and "et-si" in screen.text('[data-key="options"]')


def test_who_reloads_the_page_finds_the_question_and_the_bot_thinks_again(visits, player):
    screen = visits.table(seed=7, opponent="what_if")
    until_it_thinks(screen)
    screen.until(lambda: player.asked == 1, "the thinking")
    screen.page.wait_for_url("**game=*")
    address = screen.page.url.split("?", 1)[1]
    again = visits.table(None, "play", **dict(word.split("=") for word in address.split("&")))
    screen.page.close()
    assert again.session.thought is not None
    player.go.set()
    again.until(lambda: again.session.asked == "white", "the answer")


def test_presses_at_other_tables_are_not_held_up(visit):
    thinker = visit(variant="classic", players=4, opponent="what_if", seed=7)
    other = visit(duel(opponent="person"))
    until_it_thinks(thinker)
    waits = []
    while len(waits) < 8:
        begun = time.monotonic()
        other.press("step", "first")
        waits.append(time.monotonic() - begun)
        if thinker.session.thought is None:
            until_it_thinks(thinker)
    assert sorted(waits)[len(waits) // 2] < 1, waits
