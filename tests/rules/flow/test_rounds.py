"""The end of a round: classic.round.end, classic.round.end.order, classic.gold.bank-limit."""

from tests.rules.flow.helpers import at, dark, play, told

FIVE = ("ana", "bo", "chi", "dev", "eli")
SIX = ["manor", "castle", "tavern", "market", "harbor", "palace"]
TWO_LEFT = ["temple", "church", "docks", "prison", "barracks", "watchtower"]


def test_the_murdered_character_is_shown_then_the_crown_moves_then_the_queen_is_paid():
    """classic.round.end.order"""
    seats = {"ana": {"characters": ["queen"]}, "bo": {"characters": ["king"]}, "chi": {"characters": ["assassin"]}}
    after = play(dark(9, "queen", players=FIVE, murdered="king", **seats), "gather gold", "end")
    kinds = [event.what for event in after.events if event.what in ("victim-shown", "crown-moved", "round-ended")]
    assert kinds == ["victim-shown", "crown-moved", "round-ended"]
    assert after.accounts()["ana"] == 7


def test_the_next_draft_starts_with_the_crown():
    """classic.round.end"""
    after = play(at(8, crown="chi", ana={"characters": ["warlord"]}), "gather gold", "end")
    assert (after.decision.seat, after.facts()["round"]) == ("chi", 2)


def test_when_all_coins_lie_on_districts_nobody_can_ever_build_and_the_game_ends():
    """dark-city.end.nothing-left: such a game could never end otherwise"""
    cities = [SIX, SIX, SIX, TWO_LEFT, [*TWO_LEFT[:5], "keep"]]
    seats = {
        seat: {"gold": 0, "city": [{"district": name, "coins": 1} for name in city]}
        for seat, city in zip(FIVE, cities, strict=True)
    }
    seats["eli"] = {"gold": 1, "characters": ["artist"], "city": [*seats["eli"]["city"][:5], "keep"]}
    after = play(dark(9, "artist", players=FIVE, **seats), "embellish keep", "gather gold", "end")
    assert after.over and [event.rule for event in told(after, "nothing-left")] == ["dark-city.end.nothing-left"]
