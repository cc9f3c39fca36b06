"""Two people at one screen: a curtain between them, and no way to look behind it."""

import pytest

from citadels_lab.words import name

from .tables import duel, options

pytestmark = pytest.mark.browser


def two_people(until):
    return duel(lambda table: not table.curtain and until(table), opponent="person")


def secrets(table):
    """Everything that only one of the two may know now, in words."""
    players = table.position.facts()["players"]
    return {str(name("tile", tile)) for player in players.values() for tile in player["stand"] + player["drawn"]}


def test_the_curtain_falls_when_the_other_person_is_asked_and_holds(visit):
    screen = visit(opponent="person")
    screen.answer_first()
    assert screen.session.asked == "black"
    assert screen.text("dialog.curtain").startswith("Pass the screen to Black")
    assert screen.focus()["name"] == "I am Black: show my side"
    screen.key("Escape")
    screen.page.mouse.click(5, 5)
    screen.page.wait_for_timeout(150)
    assert screen.all("dialog.curtain").count() == 1
    for key in ("ArrowLeft", "ArrowRight"):
        screen.key(key)
    screen.key("Tab")
    assert screen.session.curtain and screen.focus()["act"] in ("lift", None)
    screen.press("lift")
    assert screen.session.viewer == "black" and screen.all("dialog").count() == 0
    assert screen.question() == screen.session.position.decision.text() and screen.focus() is not None


def test_behind_the_curtain_the_page_holds_no_secret_of_either(visit):
    screen = visit(two_people(both_have_secrets_and_the_screen_goes_over))
    assert secrets(screen.session)
    screen.answer(passing_answer(screen.session))
    assert screen.session.curtain
    words = screen.everything()
    public = " ".join(event.text() for event in screen.session.observation.events)
    for secret in secrets(screen.session):
        assert secret not in words or secret in public, secret
    for region in ("options", "players"):
        assert screen.all(f".r-{region} .card:not(.back):not(.played):not(.laid-out)").count() == 0
    assert screen.all(".opts").count() == screen.all(".stand").count() == 0


def both_have_secrets_and_the_screen_goes_over(table):
    players = table.position.facts()["players"].values()
    return all(player["stand"] for player in players) and bool(passing_answer(table))


def passing_answer(table):
    """Return an answer after which the other person is asked."""
    for option in options(table):
        after = table.position.answer(option.action).decision if option.legal else None
        if after and after.seat != table.viewer:
            return " ".join(map(str, option.action))
    return None


def test_back_at_the_other_persons_question_the_screen_can_be_passed_to_answer_otherwise(visit):
    screen = visit(two_people(lambda table: len(table.timeline) > 4 and table.viewer == "white"))
    before = screen.session.timeline
    while screen.session.asked != "black":
        screen.press("step", "back")
    at = screen.session.cursor
    assert screen.question() == "Black has to answer here" and screen.all(".opts").count() == 0
    assert screen.text(".r-options .opt.main") == "Pass the screen to Black"
    screen.press("pass")
    assert screen.all("dialog.curtain").count() == 1 and screen.all(".stand").count() == 0
    screen.press("lift")
    assert screen.session.viewer == "black" and screen.session.cursor == at
    given = " ".join(map(str, before[at + 1].actions[-1]))
    screen.answer(next(answer for answer in screen.legal() if answer != given))
    assert screen.session.timeline[: at + 1] == before[: at + 1] and len(screen.session.branches) == 1


def test_with_a_bot_across_the_table_there_is_no_curtain_and_no_passing(visit):
    screen = visit()
    for _ in range(3):
        screen.answer_first()
        assert not screen.session.curtain
    while screen.session.asked != "black":
        screen.press("step", "back")
    assert screen.all("[data-act=pass]").count() == 0
