"""What the table says of the characters that others may hold: never what the viewer knows better."""

import re

import pytest

import citadels_lab as lab
from citadels_lab.session import Session
from citadels_lab.widgets.app import TableApp
from citadels_lab.widgets.cards.seats import held


def seen_by(position, seat):
    """Return the app of a person on that seat."""
    players = {other: "person" if other == seat else "random" for other in position.seats}
    return TableApp(Session(position, players))


@pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("classic", 4), ("edition_2016", 5)])
def test_nobody_else_may_hold_what_the_viewer_holds_or_has_set_aside(variant, players):
    position, told = lab.new_game(variant, seed=3, players=players), 0
    for action in lab.play_out(position, "random", 3).actions[:30]:
        if position.decision.prompt == "turn":
            look = seen_by(position, position.decision.seat).look
            mine = {*look.mine["characters"], *look.mine["aside"]}
            for seat, player in look.players_facts.items():
                names = re.findall(r"may hold ([^<]*)", str(held(look, seat, player)))
                told += len(names)
                assert not [name for name in look.characters(sorted(mine)) if names and name in names[0].split(", ")]
                truth = position.facts()["players"][seat]["characters"]
                hidden = [name for name in truth if name not in player["revealed"] and seat != look.seat]
                assert not names or set(look.characters(hidden)) <= set(names[0].split(", "))
        position = position.answer(action)
    assert told > 3
