"""Walking through the game, and going back to answer otherwise."""

import pytest

from citadels_lab.words import name

from .tables import duel, may_build, round_is

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def game():
    """A game in its second round: many steps behind one."""
    return lambda **more: duel(round_is(2), **more)


def test_first_back_forward_last_the_slider_and_the_arrow_keys(visit, game):
    screen = visit(game())
    last = screen.session.cursor
    assert screen.step() == (last, last)
    for way, lands_on in (("back", last - 1), ("first", 0), ("forward", 1), ("last", last)):
        screen.press("step", way)
        assert screen.step() == (screen.session.cursor, last) == (lands_on, last)
        assert screen.question() == screen.text("#h-options")
    screen.after(lambda: screen.all("[type=range]").fill("3"))
    assert screen.step() == (3, last)
    screen.all("#h-stepper").focus()
    screen.after(lambda: screen.key("ArrowLeft"))
    assert screen.step() == (2, last)
    screen.after(lambda: screen.key("ArrowRight"))
    assert screen.step() == (3, last)
    assert screen.all("[type=range]").get_attribute("aria-valuetext") == f"step 3 of {last}"


def test_at_the_ends_the_buttons_say_that_they_do_nothing(visit):
    screen = visit(duel())
    for way in ("first", "back", "forward", "last"):
        assert screen.all(f'[data-arg="{way}"]').get_attribute("aria-disabled") == "true"
        screen.press("step", way)
    assert screen.step() == (0, 0)


def test_every_step_tells_what_it_changed(visit, game):
    screen = visit(game())
    changed = 0
    for _ in range(screen.session.cursor):
        screen.press("step", "back")
        strip = screen.text(".news")
        if screen.step()[0] == 0:
            assert "The game begins" in strip
            continue
        news = screen.session.news
        gold = [event for event in news if event.what == "gold" and event.args["target"] in ("white", "black")]
        if len(gold) == 1 and gold[0].args["source"] == "bank":
            target = name("seat", gold[0].args["target"], "en")
            changed += f"{target} +{gold[0].args['n']} gold" in screen.all(".news .delta").all_inner_texts()
        assert strip.startswith("This step:")
    assert changed


def test_going_back_and_answering_otherwise_keeps_both_lines(visit):
    screen = visit(duel(may_build))
    old = screen.session.timeline
    screen.press("step", "first")
    assert "opens a new line of play" in screen.text(".note")
    other = next(answer for answer in screen.legal() if answer != " ".join(map(str, old[1].actions[-1])))
    screen.answer(other)
    new = screen.session.timeline
    assert new != old and len(screen.session.branches) == 1
    assert screen.text(".branches button") == f"line 1: leaves at step 0, {len(old) - 1} steps"
    screen.press("branch")
    assert screen.session.timeline == old and screen.step() == (1, len(old) - 1)
    screen.press("step", "last")
    assert screen.session.position is old[-1]
    screen.press("branch")
    assert screen.session.timeline == new
    screen.press("step", "first")
    screen.answer(" ".join(map(str, old[1].actions[-1])))
    assert screen.session.timeline == old, "the same answer goes along the line that is there"


def test_at_the_bots_question_it_can_be_let_play_on(visit):
    screen = visit(duel(may_build))
    while screen.session.asked == "white":
        screen.press("step", "back")
    assert screen.question() == "Black has to answer here"
    assert screen.all(".opts").count() == 0
    at = screen.session.cursor
    screen.press("play-on")
    assert screen.session.asked == "white" and screen.session.cursor > at and not screen.session.branches


def test_a_notice_tells_what_the_bot_has_just_played_until_one_steps_on(visit):
    screen = visit(duel(may_build))
    while not screen.session.notice:
        screen.answer_first()
    assert screen.text(".news").startswith("Since your last answer:")
    screen.all(".news summary").click()
    told = screen.all(".news details li").all_inner_texts()
    assert [" ".join(line.split()[-3:]) for line in told] == [
        " ".join(event.text(screen.app.look.spoken).split()[-3:]) for event in screen.session.notice
    ]
    screen.press("step", "back")
    assert not screen.text(".news").startswith("Since your last answer:")
