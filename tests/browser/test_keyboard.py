"""By keyboard: links that skip, arrows on the city, Enter on a square, the focus where one expects it."""

import pytest

from .gallery import card_table
from .tables import duel, may_build, options

pytestmark = pytest.mark.browser


def focus_the_city(screen):
    for _ in range(2):
        screen.key("Tab")
    assert screen.focus()["name"] == "Jump to the city"
    screen.key("Enter")


def test_the_first_stops_are_links_that_skip(visit):
    screen = visit(duel(may_build))
    for words, lands_on in (
        ("Jump to what you may do", "h-options"),
        ("Jump to the city", None),
        ("Jump to the steps", "h-stepper"),
    ):
        screen.page.evaluate("document.activeElement.blur()")
        screen.page.mouse.click(2, 2)
        while screen.focus() is None or screen.focus()["name"] != words:
            screen.key("Tab")
        assert screen.focus()["seen"]
        screen.key("Enter")
        focus = screen.focus()
        assert focus["id"] == lands_on if lands_on else focus["cell"]


def drafting(table):
    return table.position.facts()["round"] >= 2 and bool(table.observation.facts["draft"])


def test_the_first_card_of_a_draft_is_one_tab_from_where_the_keyboard_stands(visit):
    table = card_table("classic", lambda table: drafting(table) and len(options(table)) > 1, "en")
    screen = visit(table)
    while screen.focus() is None or screen.focus()["name"] != "Jump to what you may do":
        screen.key("Tab")
    screen.key("Enter")
    assert screen.focus()["id"] == "h-mat" and screen.focus()["seen"]
    screen.key("Tab")
    assert screen.focus()["act"] == "answer" and screen.focus()["arg"] == screen.legal()[0]
    assert screen.all(".mat .offer").first.evaluate("card => card === card.getRootNode().activeElement")


def test_a_draft_that_begins_takes_the_focus_to_its_cards(visit):
    ending = lambda table: any(option.legal and option.action == ("end",) for option in options(table))  # noqa: E731
    screen = visit(card_table("classic", ending, "en"))
    end = screen.all('.opts [data-act="answer"][data-arg="end"]')
    end.focus()
    screen.after(lambda: screen.key("Enter"))
    assert screen.all(".mat .offer").count()
    screen.until(lambda: screen.focus()["id"] == "h-mat", "the focus at the cards")
    assert screen.focus()["seen"]
    screen.key("Tab")
    assert screen.focus()["act"] == "answer"


def test_arrows_walk_over_the_city_and_enter_builds(visit):
    screen = visit(duel(may_build))
    way = next(o for o in options(screen.session) if o.legal and o.action[0] == "build" and len(o.action) == 3)
    tile, cell = way.action[1:]
    screen.click(f'.opts [data-act="pick"][data-arg="{tile}"]')
    screen.page.mouse.click(2, 2)
    focus_the_city(screen)
    here, seen = screen.focus()["cell"], set()
    steps = [("ArrowDown", int(cell[1]) - int(here[1])), ("ArrowRight", ord(cell[0]) - ord(here[0]))]
    for key, n in steps:
        for _ in range(abs(n)):
            screen.key(key if n > 0 else {"ArrowDown": "ArrowUp", "ArrowRight": "ArrowLeft"}[key])
            focus = screen.focus()
            assert focus["cell"] and focus["cell"] not in seen and focus["outline"] >= 2
            seen.add(focus["cell"])
    assert screen.focus()["cell"] == cell
    assert screen.session.cursor == len(screen.session.timeline) - 1, "arrows on the city do not walk through the game"
    screen.after(lambda: screen.key("Enter"))
    assert screen.session.position.facts()["city"][cell]["tile"] == tile
    assert screen.focus()["seen"]


def test_the_city_is_one_stop_of_the_tab_key_and_its_edge_is_a_wall(visit):
    screen = visit(duel(may_build))
    assert screen.all("[role=grid] [tabindex='0']").count() == 1
    focus_the_city(screen)
    screen.key("Home")
    first = screen.focus()["cell"]
    for key in ("ArrowLeft", "ArrowUp"):
        screen.key(key)
        assert screen.focus()["cell"] == first
    screen.key("End")
    last = screen.focus()["cell"]
    assert (last[0], last[1]) > (first[0], first[1])
    assert screen.all("[role=grid] [tabindex='0']").count() == 1


def test_the_city_can_be_shown_as_buttons(visit):
    screen = visit(duel(may_build))
    screen.press("board")
    assert screen.all(".cells.seen").count() == 1
    cell = next(o.action[2] for o in options(screen.session) if o.legal and o.action[0] == "build")
    screen.click(f'[data-cell="{cell}"]')
    assert screen.all('[data-act="pick"][aria-expanded="true"]').count() or screen.all(".alert").count()
    screen.press("board")
    assert screen.all(".cells.seen").count() == 0


def test_what_happens_is_spoken(visit):
    screen = visit()
    screen.answer_first()
    spoken = screen.all(".lab > [aria-live=polite]")
    screen.page.wait_for_timeout(150)
    assert screen.session.position.decision.text() in spoken.text_content()
