"""Whole games of Duel against a bot: with the mouse, with the keyboard alone, by two people at one screen."""

import random
import time

import pytest

pytestmark = pytest.mark.browser

TAP_APART = 0.35
"""Seconds between two taps on a picture: Bokeh takes a faster one for a double tap."""
MOST_ANSWERS = 120


def play_with_the_mouse(screen, dice):
    """Give one answer; builds and what happens to districts by a press on the picture. Return whether it was one."""
    options = [option for option in screen.app.look.options if option.legal]
    option = dice.choice(options)
    if option.action[0] == "build":
        verb, tile, cell, *way = option.action
        screen.click(f'.opts [data-act="pick"][data-arg="{" ".join([tile, *way])}"]')
        screen.tap(cell)
    else:
        screen.answer(" ".join(map(str, option.action)))
    return option.action[0] == "build"


def test_a_whole_game_with_the_mouse_building_on_the_picture(visit):
    screen, dice, built, last = visit(seed=11), random.Random(4), 0, 0.0
    for _ in range(MOST_ANSWERS):
        if screen.session.position.over:
            break
        time.sleep(max(0.0, last + TAP_APART - time.monotonic()))
        if play_with_the_mouse(screen, dice):
            built, last = built + 1, time.monotonic()
    assert built >= 5
    expect_the_end(screen)


def expect_the_end(screen):
    """The page tells the winner and the same points as Python."""
    position = screen.session.position
    assert position.over and screen.all(".panel.end").count() == 1
    totals = screen.all(".panel.end .total td").all_inner_texts()
    assert [int(total) for total in totals] == [position.scores()[seat].total for seat in ("white", "black")]
    winner = {"white": "White wins", "black": "Black wins", None: "The victory is shared"}[position.winner]
    assert screen.question() == winner
    assert sum(position.accounts().values()) == 25


def test_a_whole_game_with_the_keyboard_alone(visit):
    screen, dice, answers = visit(seed=5), random.Random(5), 0
    screen.key("Tab")
    assert screen.focus()["name"] == "Jump to what you may do"
    screen.key("Enter")
    while not screen.session.position.over:
        walk_to_an_option(screen, dice.choice((1, 1, 2)))
        answers += press_and_look(screen)
        assert answers < MOST_ANSWERS
    expect_the_end(screen)
    tab_to(screen, lambda focus: focus["act"] == "dialog" and focus["in_end"])


def tab_to(screen, wanted, most=60, key="Tab"):
    """Press Tab until something has the focus; it can be seen at every stop."""
    for _ in range(most):
        screen.key(key)
        focus = screen.focus()
        if focus is None:
            continue  # between the page's end and its beginning the focus is in the browser's own frame
        assert focus["ring"] and focus["outline"] >= 2 and focus["seen"], focus
        if wanted(focus):
            return focus
    raise AssertionError(f"not reached with {key}: {focus}")


def walk_to_an_option(screen, count):
    """Go on with Tab to the next possible option, ``count`` times."""
    for _ in range(count):
        tab_to(screen, lambda f: f["in_options"] and f["act"] in ("answer", "pick") and not f["off"])


def press_and_look(screen):
    """Press Enter on the option; where it opens squares, take the first. Return how many answers were given."""
    focus = screen.focus()
    screen.after(lambda: screen.key("Enter"))
    now = screen.focus()
    assert now is not None and now["seen"], f"the focus was lost after {focus}"
    if focus["act"] == "answer":
        return 1
    assert now["key"] == focus["key"]
    return 0


def test_two_people_play_and_the_screen_is_passed_between_them(visit):
    screen, passed = visit(seed=3, opponent="person"), 0
    while passed < 4:
        if screen.session.curtain:
            asked = screen.session.asked
            screen.press("lift")
            passed += 1
            assert screen.session.viewer == asked
        screen.answer(screen.legal()[0])
