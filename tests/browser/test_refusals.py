"""What cannot be done says why, one press away; every rule opens from its chip."""

import pytest

from citadels_lab.rules.catalogue import rule

from .tables import duel, may_build, options, refused_squares, something_refused

pytestmark = pytest.mark.browser


def refused(table):
    return [o for o in options(table) if not o.legal and o.action[0] != "build"]


def test_every_greyed_option_tells_why_what_it_would_take_and_its_rule(visit):
    screen = visit(duel(something_refused))
    for option in refused(screen.session):
        key = " ".join(map(str, option.action))
        screen.press("why", key)
        button = screen.all(f'[data-act="why"][data-arg="{key}"]')
        assert button.get_attribute("aria-expanded") == "true"
        told = screen.text(".why")
        assert option.reason.text() in told and option.reason.fix() in told
        assert screen.text(".why .chip").startswith(f"§ {rule(option.reason.rule).title('en')}")
        screen.press("why", key)
        assert button.get_attribute("aria-expanded") == "false" and screen.all(".why").count() == 0


def test_every_tile_that_cannot_be_built_tells_why(visit):
    def poor(table):
        mine = [o for o in options(table) if o.action[0] == "build"]
        tiles = {o.action[1] for o in mine}
        return any(all(not o.legal for o in mine if o.action[1] == tile) for tile in tiles)

    screen = visit(duel(poor))
    buttons = screen.all('.opts [data-act="why"][data-arg^="build"]')
    assert buttons.count()
    for at in range(buttons.count()):
        screen.after(buttons.nth(at).click)
        key = buttons.nth(at).get_attribute("data-arg").removeprefix("build ").split(" ")[0]
        reasons = {o.reason.text() for o in options(screen.session) if o.reason and o.action[:2] == ("build", key)}
        assert screen.text(".why p") in reasons


def test_a_rule_opens_from_its_chip_and_escape_goes_back_to_it(visit):
    screen = visit(duel(something_refused))
    screen.press("why")
    entry = rule(refused(screen.session)[0].reason.rule)
    screen.click(".why .chip")
    told = screen.text("dialog[open]")
    for words in (entry.title("en"), entry.text("en"), entry.source("en"), entry.id):
        assert " ".join(words.split()) in told
    assert screen.focus()["act"] == "close"
    screen.after(lambda: screen.key("Escape"))
    assert screen.all("dialog").count() == 0 and screen.focus()["key"] == "rule why"
    screen.after(lambda: screen.key("Enter"))
    screen.press("close")
    assert screen.all("dialog").count() == 0 and screen.focus()["key"] == "rule why"


def test_a_rule_of_ours_says_so_and_gives_our_reason(visit):
    screen, entry = visit(), rule("duel.tiles.costs")
    assert entry.ruling
    assert "our ruling" in screen.text(".assumed .chip")
    screen.click(".assumed .chip")
    told = screen.text("dialog[open] .ruling")
    assert told.startswith("Our ruling") and " ".join(entry.why("en").split()) in told


def test_every_line_of_the_log_has_a_chip_that_opens_its_rule(visit):
    screen = visit(duel(may_build))
    lines = screen.all(".r-log li")
    assert lines.count() and lines.count() == screen.all(".r-log li .chip").count()
    seen = set()
    for at in range(lines.count()):
        id = lines.nth(at).locator(".chip").get_attribute("data-arg")
        if id not in seen:
            seen.add(id)
            screen.after(lines.nth(at).locator(".chip").click)
            assert screen.text("dialog h2") == " ".join(rule(id).title("en").split())
            screen.after(lambda: screen.key("Escape"))
    assert len(seen) > 2


def test_a_press_on_a_square_that_is_not_possible_tells_why(visit):
    screen = visit(duel(lambda table: bool(refused_squares(table))))
    option = refused_squares(screen.session)[0]
    screen.click(f'.opts [data-act="pick"][data-arg="{option.action[1]}"]')
    before = screen.session.position
    screen.tap(option.action[2])
    assert option.reason.text() in screen.text(".where .why")
    assert screen.session.position is before


def test_a_lit_square_pressed_before_a_tile_is_picked_says_what_to_do_first(visit):
    def choice_of_tiles(table):
        return len({o.action[1] for o in options(table) if o.legal and o.action[0] == "build"}) > 1

    screen = visit(duel(choice_of_tiles))
    cell = next(o.action[2] for o in options(screen.session) if o.legal and o.action[0] == "build")
    screen.tap(cell)
    assert f"First choose the tile to build on {cell}" in screen.text(".alert")
    screen.press("dismiss")
    assert screen.all(".alert").count() == 0


def test_a_double_click_answers_one_question_only(visit):
    screen = visit()
    button = screen.all(".opts [data-act=answer]").first
    screen.after(button.dblclick)
    screen.page.wait_for_timeout(200)
    screen.settle()
    own = [p for p in screen.session.timeline if p.decision and p.decision.seat == "white"]
    assert screen.session.position.decision is own[1].decision
