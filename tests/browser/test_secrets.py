"""What a person may not know is never sent to their browser, neither on the page nor behind it."""

import pytest

from citadels_lab.words import LANGUAGES, name

from .tables import duel, may_build

pytestmark = pytest.mark.browser


def listen(frames):
    """Return what collects everything that comes to a page through its socket."""

    def before(page):
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(_text(frame))))

    return before


def _text(frame):
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")


def hidden_tiles(table, seat="black"):
    """The unique tiles that only this seat knows of now, and those in the bag, of which nobody may know."""
    facts = table.position.facts()
    mine = facts["players"][seat]
    return {tile for tile in mine["stand"] + mine["drawn"] + facts["bag"] if "-" not in tile or tile[-1].isalpha()}


def spelt(tile):
    return {
        f'"{tile}"',
        f"build {tile}",
        f"stand {tile}",
        *(str(name("tile", tile, language)) for language in LANGUAGES),
    }


def test_the_bots_tiles_never_reach_the_page_while_they_are_hidden(visit):
    frames = []
    screen = visit(duel(), before=listen(frames))
    told, drawn = "", screen.session.position.facts()["players"]["white"]["drawn"]
    for _ in range(6):
        screen.answer_first()
        secret = hidden_tiles(screen.session) - set(drawn)
        told = "".join(frames) + screen.everything()
        for tile in secret:
            assert not [word for word in spelt(tile) if word in told], tile
    assert secret and len(told) > 20_000
    mine = screen.session.observation.facts["players"]["white"]["stand"]
    assert all(str(name("tile", tile)) in told for tile in mine), (
        "one's own tiles are there: the search does find tiles"
    )


def test_the_cards_in_the_bots_hand_are_backs(visit):
    screen = visit(duel(may_build))
    hand = screen.session.position.facts()["players"]["black"]["hand"]
    assert screen.session.observation.facts["players"]["black"]["hand"] == ["?"] * len(hand)
    assert screen.all(".player.black .card.back").count() >= len(hand)
    assert screen.all(".player.black .card:not(.back):not(.played):not(.laid-out)").count() == 0
