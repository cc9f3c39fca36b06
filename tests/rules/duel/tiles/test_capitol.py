"""Capitol: duel.unique.capitol."""

from tests.rules.duel.helpers import city, expanding, play, side

TOWN = city("c4 noble-start white", "d4 religious-start black")


def seats_after(seats: int) -> tuple[int, int]:
    after = play(expanding(city=TOWN, own={"stand": ["capitol"], "seats": seats}), "build capitol c5")
    return side(after, "white")["seats"], side(after, "black")["seats"]


def test_its_builder_gains_two_seats():
    assert seats_after(5) == (7, 2)


def test_no_more_seats_than_the_opponent_has():
    """duel.council.gain"""
    assert seats_after(8) == (9, 0)
    assert seats_after(9) == (9, 0)


def test_it_happens_by_itself():
    """duel.build.order"""
    after = play(expanding(city=TOWN, own={"stand": ["capitol"]}), "build capitol c5")
    assert after.decision.seat == "black"


def test_who_leads_is_settled_when_the_phase_begins():
    """duel.expansion.majority: black's Capitol makes black the leader, but black has had the leader's turn no sooner"""
    position = expanding(city=TOWN, theirs={"stand": ["capitol"], "gold": 5}, row=[["noble-1"]])
    after = play(position, "build noble-1 c5", "build capitol d5")
    assert side(after, "black")["seats"] == 6
    assert after.decision.prompt == "keep"
