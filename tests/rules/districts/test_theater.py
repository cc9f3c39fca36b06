"""Theater: 2016.unique.theater."""

import citadels_lab as lab
from tests.rules.districts.helpers import at16
from tests.rules.flow.helpers import legal, of, play

HELD = {"ana": ["king"], "bo": ["thief"], "chi": ["bishop"]}
POOL = ["architect", "merchant"]


def drafted(owner="ana", **facts):
    """The end of a draft for four: Dev takes the Architect."""
    tables = {seat: {"characters": cards} for seat, cards in HELD.items()} | {"dev": {}}
    tables[owner] = {**tables[owner], "city": ["theater"]}
    return play(at16(1, phase="draft", pool=POOL, crown="ana", **tables, **facts), "pick architect")


def small(players, held, pool, *answers):
    tables = {seat: {"characters": cards, "city": ["theater"] * (seat == "ana")} for seat, cards in held.items()}
    cast = ("artist",) if players == 3 else ()
    return play(at16(1, *cast, phase="draft", pool=pool, players=tuple(held), crown="ana", **tables), *answers)


def test_its_owner_chooses_a_player_when_the_draft_is_over_or_nobody():
    """2016.unique.theater; RULINGS 17"""
    asked = drafted()
    assert (asked.decision.seat, asked.decision.prompt) == ("ana", "theater")
    assert legal(asked) == ["theater bo", "theater chi", "theater dev", "pass"]
    assert asked.facts()["phase"] == "draft"


def test_the_two_cards_change_hands():
    """2016.unique.theater"""
    after = play(drafted(), "theater bo")
    assert (of(after, "ana", "characters"), of(after, "bo", "characters")) == (["thief"], ["king"])
    assert after.decision.seat == "ana" and after.facts()["rank"] == 2


def test_it_is_optional():
    """2016.unique.optional"""
    after = play(drafted(), "pass")
    assert of(after, "ana", "characters") == ["king"] and after.decision.seat == "bo"


def test_without_it_nobody_is_asked():
    """2016.unique.theater"""
    tables = {seat: {"characters": cards} for seat, cards in HELD.items()} | {"dev": {}}
    after = play(at16(1, phase="draft", pool=POOL, crown="ana", **tables), "pick architect")
    assert after.decision.prompt == "turn"


def test_only_the_two_know_what_was_swapped():
    """2016.unique.theater: unseen"""
    after = play(drafted(), "theater bo")
    for seat, knows in (("ana", True), ("bo", True), ("chi", False), (None, False)):
        texts = [event.text() for event in lab.observe(after, seat).events if event.what == "characters-swapped"]
        assert len(texts) == 1 and ("King" in texts[0]) == knows, seat


def test_the_last_player_may_own_it_and_the_crown_does_not_matter():
    """2016.unique.theater"""
    assert drafted("dev").decision.seat == "dev"


def test_with_two_cards_its_owner_says_which_one_goes():
    """2016.unique.theater; RULINGS 18: what comes is by chance"""
    asked = small(
        3,
        {"ana": ["king", "thief"], "bo": ["bishop", "merchant"], "chi": ["architect"]},
        ["warlord", "artist"],
        "pick warlord",
    )
    assert legal(asked) == [
        "theater bo king", "theater bo thief", "theater chi king", "theater chi thief", "pass",
    ]  # fmt: skip
    after = play(asked, "theater bo king")
    mine, theirs = of(after, "ana", "characters"), of(after, "bo", "characters")
    assert mine[1] == "thief" and mine[0] in ("bishop", "merchant") and "king" in theirs
    assert sorted([*mine, *theirs]) == ["bishop", "king", "merchant", "thief"]


def test_with_two_players():
    """2016.unique.theater, 2016.draft.two"""
    held = {"ana": ["king", "thief"], "bo": ["bishop"]}
    asked = small(2, held, ["merchant", "warlord"], "pick merchant")
    assert legal(asked) == ["theater bo king", "theater bo thief", "pass"]
    assert "Swap the King for one of Bo’s characters" in [option.text() for option in asked.decision.options]
