"""Violet districts that meet each other: prices, counts and what remains when one of them goes."""

from tests.rules.flow.helpers import at, city, dark, gold, legal, of, play, refusal, told

SIX = ["manor", "castle", "palace", "church", "monastery", "cathedral"]


def test_a_duplicate_stays_when_the_quarry_goes_and_no_other_may_be_built():
    """dark-city.violet.quarry; RULINGS 114"""
    ana = {"characters": ["king"], "city": ["quarry", "temple", "temple"], "hand": ["manor"], "gold": 5}
    seats = {"ana": ana, "bo": {"characters": ["warlord"], "gold": 9}}
    position = play(dark(4, bonus=["quarry"], **seats), "build manor", "gather gold", "end", "gather gold", "end")
    after = play(position, "destroy ana quarry")
    assert city(after, "ana") == ["temple", "temple", "manor"]


def test_when_the_duplicate_is_destroyed_the_quarry_allows_another():
    """dark-city.violet.quarry: one at a time"""
    ana = {"characters": ["warlord"], "city": ["quarry", "temple", "temple"], "hand": ["tavern"], "gold": 9}
    position = dark(7, bonus=["quarry"], ana=ana, bo={"city": ["docks"], "hand": []})
    assert play(position, "gather gold", "end", "destroy ana temple").facts()["players"]["ana"]["city"]
    again = dark(8, bonus=["quarry"], ana={**ana, "city": ["quarry", "tavern"], "hand": ["tavern"]})
    assert "build tavern" in legal(again)


def test_two_keeps_in_one_city_by_the_quarry():
    """dark-city.violet.quarry, classic.violet.keep: duplicates of violet districts too, each with its effect"""
    ana = {"characters": ["architect"], "city": ["quarry", "keep"], "hand": ["keep"], "gold": 9}
    position = dark(7, bonus=["quarry"], printing="classic68", ana=ana, bo={"characters": ["warlord"], "gold": 9})
    after = play(position, "build keep", "gather gold", "end", "gather gold", "end")
    assert city(after, "ana").count("keep") == 2
    assert refusal(after, "destroy ana keep") == ("classic.violet.keep", "untouchable")


def test_the_factory_lowers_a_wizards_build_and_the_next_one_but_never_itself():
    """dark-city.violet.factory"""
    ana = {"characters": ["wizard"], "city": ["factory"], "gold": 2}
    after = play(dark(3, "wizard", bonus=["factory"], ana=ana, bo={"hand": ["keep"]}), "look bo", "build-taken keep")
    assert gold(after, "ana") == 0
    fresh = dark(6, bonus=["factory"], ana={"characters": ["merchant"], "hand": ["factory"], "gold": 5})
    assert refusal(fresh, "build factory") == ("classic.build.one", "cannot-pay")


def test_the_factory_cites_itself_in_the_ledger():
    """dark-city.violet.factory"""
    ana = {"characters": ["merchant"], "city": ["factory"], "hand": ["keep"], "gold": 5}
    after = play(dark(6, bonus=["factory"], ana=ana), "build keep")
    assert [event.rule for event in told(after, "gold")] == ["dark-city.violet.factory"]


def test_an_armory_takes_an_announced_bell_tower_and_the_announcement_with_it():
    """dark-city.violet.armory, dark-city.bell-tower"""
    seats = {"ana": {"characters": ["king"], "city": ["armory"]}, "bo": {"city": ["bell-tower", "manor"]}}
    notes = {"notes": {"bell-tower": "announced"}, "size": 7}
    after = play(dark(4, bonus=["armory", "bell-tower"], **seats, **notes), "armory bo bell-tower")
    assert (after.facts()["size"], after.facts()["notes"], city(after, "ana"), city(after, "bo")) == (
        8,
        {},
        [],
        ["manor"],
    )


def test_after_the_announcement_lapsed_eight_are_needed_again():
    """dark-city.bell-tower"""
    seats = {
        "ana": {"characters": ["king"], "city": ["armory"]}, "bo": {"city": ["bell-tower"]},
        "chi": {"characters": ["bishop"], "city": SIX, "hand": ["tavern"]},
    }  # fmt: skip
    notes = {"notes": {"bell-tower": "announced"}, "size": 7}
    position = dark(4, bonus=["armory", "bell-tower"], **seats, **notes)
    early = play(position, "gather gold", "end", "build tavern")
    assert early.facts()["completed"] == ["chi"]
    late = play(position, "armory bo bell-tower", "gather gold", "end", "build tavern")
    assert late.facts()["completed"] == []


def test_a_bell_tower_in_a_complete_city_is_safe_and_the_announcement_with_it():
    """dark-city.bell-tower, classic.warlord.not-complete"""
    ana = {"characters": ["king"], "hand": ["bell-tower"], "city": SIX, "gold": 9}
    seats = {"ana": ana, "bo": {"characters": ["warlord"], "gold": 9}}
    position = play(dark(4, bonus=["bell-tower"], **seats), "build bell-tower", "announce", "gather gold", "end")
    assert not legal(position, "destroy")
    after = play(position, "gather gold", "end")
    assert after.over
    assert after.scores()["ana"].parts["classic.score.first"] == 4


def test_the_observatory_and_the_library_do_not_help_other_draws():
    """classic.violet.observatory, classic.violet.library: as income only"""
    ana = {"characters": ["architect"], "city": ["observatory", "library", "smithy"], "gold": 5}
    position = at(7, ana=ana)
    assert len(of(play(position, "extra-cards"), "ana", "hand")) == 2
    assert len(of(play(position, "smithy"), "ana", "hand")) == 3


def test_a_hospital_helps_only_its_own_murdered_owner():
    """dark-city.violet.hospital"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["king"]}, "chi": {"city": ["hospital"]}}
    position = dark(1, bonus=["hospital"], **seats)
    after = play(position, "murder king", "gather gold", "end")
    assert after.decision.prompt == "draft-pick"


def test_a_king_in_hospital_takes_income_shows_himself_and_is_crowned_at_the_end():
    """dark-city.violet.hospital, classic.king.murdered"""
    seats = {
        "ana": {"characters": ["assassin"]}, "bo": {"characters": ["king"], "city": ["hospital", "manor"]},
        "chi": {"characters": ["bishop"]},
    }  # fmt: skip
    asked = play(dark(1, bonus=["hospital"], crown="dev", **seats), "murder king", "gather gold", "end")
    assert (asked.decision.seat, legal(asked)) == ("bo", ["gather gold", "gather cards"])
    assert asked.facts()["crown"] == "dev"
    later = play(asked, "gather gold")
    assert (later.decision.seat, later.facts()["crown"]) == ("chi", "dev")
    after = play(later, "gather gold", "end")
    assert after.facts()["crown"] == "bo"
    assert not told(after, "victim-shown")


def test_a_bishop_in_hospital_protects_nothing():
    """classic.bishop.protected: a murdered Bishop protects nothing"""
    seats = {
        "ana": {"characters": ["assassin"]}, "bo": {"characters": ["bishop"], "city": ["hospital", "temple"]},
        "chi": {"characters": ["warlord"]},
    }  # fmt: skip
    position = play(dark(1, bonus=["hospital"], **seats), "murder bishop", "gather gold", "end", "gather gold")
    asked = play(position, "gather gold", "end")
    assert "destroy bo temple" in legal(asked)


def test_a_museum_saved_by_the_graveyard_comes_without_its_cards():
    """dark-city.violet.museum, classic.violet.graveyard"""
    seats = {
        "ana": {"characters": ["warlord"], "gold": 9}, "bo": {"city": [{"district": "museum", "cards": ["docks"]}]},
        "chi": {"city": ["graveyard"]},
    }  # fmt: skip
    position = dark(8, bonus=["museum"], rest="box", **seats)
    after = play(position, "gather gold", "end", "destroy bo museum", "recover")
    assert (of(after, "chi", "hand"), after.facts()["deck"]) == (["museum"], ["docks"])


def test_a_smithy_used_up_by_one_owner_works_for_the_next():
    """classic.violet.smithy: once a turn of its owner"""
    ana = {"characters": ["king"], "city": ["smithy"], "gold": 4}
    bo = {"characters": ["diplomat"], "city": ["cathedral"], "gold": 5}
    position = dark(4, "diplomat", ana=ana, bo=bo)
    after = play(
        position, "smithy", "gather gold", "end", "gather gold", "end", "exchange ana smithy", "in-return cathedral"
    )
    assert city(after, "bo") == ["smithy"]


def test_the_haunted_city_serves_one_colour_the_better_one():
    """classic.violet.haunted-city, classic.violet.wishing-well"""
    four = ["manor", "temple", "tavern", "prison"]
    points = at(8, ana={"characters": ["warlord"]}, bo={"city": [*four, "haunted-city"]}).scores()["bo"].parts
    assert points["classic.score.five-colors"] == 3
    well = at(
        8, ana={"characters": ["warlord"]}, bo={"city": ["manor", "temple", "tavern", "haunted-city", "wishing-well"]}
    )
    assert well.scores()["bo"].parts["classic.score.five-colors"] == 3
    assert well.scores()["bo"].parts["classic.violet.wishing-well"] == 1
    none = (
        at(8, ana={"characters": ["warlord"]}, bo={"city": ["manor", "haunted-city", "wishing-well"]})
        .scores()["bo"]
        .parts
    )
    assert none["classic.violet.wishing-well"] == 2


def test_a_poor_house_and_an_empty_bank():
    """classic.gold.bank-limit, dark-city.violet.poor-house"""
    ana = {"characters": ["king"], "gold": 0, "city": ["poor-house"]}
    seats = {"ana": ana, "bo": {"gold": 15}, "chi": {"gold": 15}, "dev": {"gold": 0}}
    after = play(dark(4, bonus=["poor-house"], **seats), "gather gold", "end")
    assert gold(after, "ana", "bank") == (0, 0)
    assert {event.rule for event in told(after, "bank-is-short")} == {"classic.gold.bank-limit"}


def test_a_park_beside_an_architect_who_builds_the_hand_empty():
    """dark-city.violet.park"""
    ana = {"characters": ["architect"], "city": ["park"], "hand": ["tavern"], "gold": 5}
    after = play(dark(7, bonus=["park"], ana=ana), "gather gold", "build tavern", "end")
    assert len(of(after, "ana", "hand")) == 2


def test_an_armory_can_be_used_in_the_turn_in_which_it_was_built():
    """dark-city.violet.armory: in one's own turn"""
    ana = {"characters": ["king"], "hand": ["armory"], "gold": 5}
    position = play(dark(4, bonus=["armory"], ana=ana, bo={"city": ["palace"]}), "build armory")
    assert city(play(position, "armory bo palace"), "bo") == []


def test_an_armory_reaches_into_the_bishops_city():
    """dark-city.violet.armory: the Bishop stops the Warlord and the Diplomat"""
    seats = {
        "ana": {"characters": ["merchant"], "city": ["armory"]},
        "bo": {"characters": ["bishop"], "city": ["temple"]},
    }
    position = play(dark(5, bonus=["armory"], **seats), "gather gold", "end")
    assert "armory bo temple" in legal(position)


def test_an_embellished_armory_and_its_target_give_their_coins_to_the_bank():
    """dark-city.artist.lost"""
    seats = {
        "ana": {"characters": ["king"], "city": [{"district": "armory", "coins": 1}]},
        "bo": {"city": [{"district": "temple", "coins": 1}]},
    }  # fmt: skip
    position = dark(4, "artist", bonus=["armory"], **seats)
    after = play(position, "armory bo temple")
    assert gold(after, "bank") == gold(position, "bank") + 2
    assert [name for name in after.accounts() if "/" in name] == []
