"""Bell Tower: dark-city.bell-tower."""

from tests.rules.flow.helpers import dark, legal, play, refusal

SIX = ["manor", "castle", "palace", "church", "monastery", "cathedral"]


def ringing(mine=SIX, **facts):
    ana = {"characters": ["king"], "gold": 5, "hand": ["bell-tower"], "city": list(mine)}
    return play(dark(4, ana=ana, bonus=["bell-tower"], **facts), "build bell-tower")


def test_announced_as_the_seventh_it_completes_the_city():
    """dark-city.bell-tower; RULINGS K32"""
    after = play(ringing(), "announce", "gather gold", "end")
    assert after.over
    assert after.scores()["ana"].parts["classic.score.first"] == 4


def test_not_announced_eight_are_needed():
    """dark-city.bell-tower"""
    after = play(ringing(), "pass", "gather gold", "end")
    assert not after.over and after.facts()["size"] == 8


def test_cities_that_have_seven_by_then_are_complete_too_the_announcers_first():
    """dark-city.bell-tower"""
    seven = ["docks", "harbor", "market", "tavern", "prison", "temple", "keep"]
    after = play(ringing(bo={"city": seven}, crown="bo"), "announce")
    assert after.facts()["completed"] == ["ana", "bo"]


def test_a_city_of_seven_cannot_be_attacked_then():
    """classic.warlord.not-complete"""
    after = play(ringing(bo={"characters": ["warlord"]}), "announce", "gather gold", "end", "gather gold")
    assert refusal(after, "destroy ana manor") == ("classic.warlord.not-complete", "city-is-complete")


def test_destroyed_before_it_completed_a_city_the_announcement_lapses():
    """dark-city.bell-tower"""
    after = play(ringing(mine=["manor"], bo={"characters": ["warlord"], "gold": 5}), "announce", "gather gold", "end")
    assert after.facts()["size"] == 7
    later = play(after, "gather gold", "end", "destroy ana bell-tower")
    assert later.facts()["size"] == 8 and later.facts()["notes"] == {}


def test_exchanged_it_lapses_too():
    """dark-city.bell-tower"""
    bo = {"characters": ["diplomat"], "gold": 5, "city": ["tavern"]}
    ana = {"characters": ["king"], "gold": 5, "hand": ["bell-tower"]}
    position = dark(4, "diplomat", ana=ana, bo=bo, bonus=["bell-tower"])
    after = play(position, "build bell-tower", "announce", "gather gold", "end", "gather gold", "end")
    assert "exchange ana bell-tower" in legal(after)
    assert play(after, "exchange ana bell-tower", "in-return tavern").facts()["size"] == 8
