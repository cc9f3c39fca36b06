"""The Magistrate (1): 2016.magistrate.warrants, .confiscate, .counts-for-builder-limit."""

import pytest

import citadels_lab as lab
from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal, told

SIX = ["temple", "church", "market", "manor", "castle", "prison"]


def warrants(signed, *blank):
    return [{"character": name, "real": name == signed, "by": "ana"} for name in (signed, *blank)]


def building(builder="warlord", ana=None, signed=None, **bo):
    """Bo has gathered as this character, which carries a warrant of Ana, the Magistrate (the signed one)."""
    held = {"ana": {"characters": ["magistrate"], **(ana or {})}, "bo": {"characters": [builder], "gold": 8, **bo}}
    blank = [name for name in ("thief", "king") if name != builder]
    laid = warrants(signed or builder, *{builder, *blank} - {signed or builder})
    rank = {"warlord": 8, "merchant": 6, "trader": 6, "alchemist": 6, "wizard": 3}[builder]
    return play(late(rank, "magistrate", builder, **held, warrants=laid), "gather gold")


def test_he_signs_one_warrant_and_lays_two_others():
    """2016.magistrate.warrants"""
    position = turn("magistrate")
    assert refusal(position, "warrant magistrate") == ("2016.magistrate.warrants", "names-self")
    asked = play(position, "warrant king")
    assert asked.decision.prompt == "blank-warrant" and len(legal(asked)) == 15
    after = play(asked, "blank thief bishop")
    laid = after.facts()["warrants"]
    assert [(entry["character"], entry["real"]) for entry in laid] == [
        ("thief", False), ("king", True), ("bishop", False),
    ]  # fmt: skip
    assert refusal(after, "warrant thief") == ("2016.magistrate.warrants", "power-used")


def test_which_one_is_signed_is_his_secret():
    """2016.magistrate.warrants"""
    after = play(turn("magistrate"), "warrant king", "blank thief bishop")
    for seat in ("bo", None):
        seen = lab.observe(after, seat)
        assert [entry["real"] for entry in seen.facts["warrants"]] == ["?"] * 3
        (event,) = [event for event in seen.events if event.what == "laid-warrant"]
        assert event.args == {"seat": "ana", "characters": ("thief", "king", "bishop")}
    assert [entry["real"] for entry in lab.observe(after, "ana").facts["warrants"]] == [False, True, False]


def test_he_confiscates_what_the_signed_character_pays_for_and_pays_it_back():
    """2016.magistrate.confiscate"""
    asked = play(building(hand=["palace"]), "build palace")
    assert (asked.decision.seat, asked.decision.prompt) == ("ana", "confiscate")
    after = play(asked, "confiscate")
    assert (city(after, "ana"), city(after, "bo"), gold(after, "bo")) == (["palace"], [], 10)
    assert told(after, "confiscated")[0].rule == "2016.magistrate.confiscate"
    shown = [entry for entry in lab.observe(after, "chi").facts["warrants"] if entry["shown"]]
    assert [(entry["character"], entry["real"]) for entry in shown] == [("warlord", True)]


def test_a_blank_warrant_leads_to_the_same_question():
    """2016.magistrate.confiscate; RULINGS 58"""
    asked = play(building(signed="king", hand=["palace"]), "build palace")
    assert (asked.decision.seat, asked.decision.prompt, legal(asked)) == ("ana", "confiscate", ["pass"])
    assert refusal(asked, "confiscate") == ("2016.magistrate.confiscate", "warrant-blank")
    for seat in ("bo", "chi", None):
        signed = play(building(hand=["palace"]), "build palace")
        assert lab.observe(asked, seat).facts == lab.observe(signed, seat).facts
        assert lab.observe(asked, seat).events == lab.observe(signed, seat).events


def test_only_the_first_paid_build_of_the_turn_and_he_may_let_it_be():
    """2016.magistrate.confiscate"""
    position = play(building("trader", hand=["tavern", "market"]), "build tavern", "pass")
    assert city(position, "bo") == ["tavern"]
    assert city(play(position, "build market"), "bo") == ["tavern", "market"]


def test_a_free_build_is_passed_over_and_the_next_paid_one_is_open():
    """2016.unique.framework; RULINGS 48"""
    position = building("trader", hand=["docks", "market"], city=["framework"])
    free = play(position, "build docks destroying framework")
    assert free.decision.seat == "bo" and city(free, "bo") == ["docks"]
    assert play(free, "build market").decision.prompt == "confiscate"


def test_cards_paid_for_a_thieves_den_do_not_come_back():
    """2016.unique.thieves-den; RULINGS 49"""
    position = building(hand=["thieves-den", "temple", "church"])
    after = play(position, "build thieves-den discarding 2", "confiscate")
    assert (city(after, "ana"), gold(after, "bo"), of(after, "bo", "hand")) == (["thieves-den"], 10, [])


def test_the_price_with_a_factory_is_what_comes_back():
    """2016.unique.factory; RULINGS 49"""
    after = play(building(hand=["statue"], city=["factory"]), "build statue", "confiscate")
    assert gold(after, "bo") == 10


def test_a_district_out_of_another_hand_is_a_paid_build():
    """2016.wizard.take; RULINGS 52"""
    chi = {"hand": ["palace"]}
    held = {"ana": {"characters": ["magistrate"]}, "bo": {"characters": ["wizard"], "gold": 8}, "chi": chi}
    position = late(3, "magistrate", "wizard", **held, warrants=warrants("wizard", "king", "thief"))
    asked = play(position, "gather gold", "look chi", "build-taken palace")
    assert asked.decision.prompt == "confiscate"
    assert city(play(asked, "confiscate"), "ana") == ["palace"]


def test_the_build_counts_for_the_builder_but_stables_never_did():
    """2016.magistrate.counts-for-builder-limit, 2016.unique.stables; RULINGS 53, 54"""
    after = play(building(hand=["palace", "temple"]), "build palace", "confiscate")
    rule = "2016.magistrate.counts-for-builder-limit"
    assert refusal(after, "build temple") == (rule, "build-limit-taken")
    assert after.decision.find(("build", "temple")).reason.text() == (
        "The limit of 1 district in this turn is reached: the confiscated one counts as well."
    )
    stables = play(building(hand=["stables", "temple"]), "build stables", "confiscate")
    assert "build temple" in legal(stables)


def test_the_alchemist_gets_nothing_back_twice():
    """2016.alchemist; RULINGS 51"""
    position = building("alchemist", hand=["palace"])
    assert gold(play(position, "build palace", "confiscate", "end"), "bo") == 10
    assert gold(play(position, "build palace", "pass", "end"), "bo") == 10


@pytest.mark.parametrize("mine", [["palace"], ["palace", "quarry"]])
def test_he_takes_no_name_that_his_city_has_not_even_with_a_quarry(mine):
    """2016.magistrate.confiscate, 2016.unique.quarry; RULINGS 55"""
    asked = play(building(ana={"city": mine}, hand=["palace"]), "build palace")
    assert refusal(asked, "confiscate") == ("2016.magistrate.confiscate", "confiscate-twin")


def test_he_takes_no_monument_into_a_city_of_five():
    """2016.unique.monument; RULINGS 57"""
    asked = play(building(ana={"city": SIX[:5]}, hand=["monument"]), "build monument")
    assert refusal(asked, "confiscate") == ("2016.unique.monument", "city-too-long")


def test_his_seventh_district_makes_him_first():
    """2016.end.complete; RULINGS 11"""
    asked = play(building(ana={"city": SIX}, hand=["palace"], city=SIX), "build palace")
    after = play(asked, "confiscate")
    assert after.facts()["completed"] == ["ana"]
    assert not of(after, "bo", "complete")


def test_the_tax_is_his():
    """2016.tax-collector.levy; RULINGS 56"""
    held = {"ana": {"characters": ["magistrate"], "gold": 1}, "bo": {"characters": ["warlord"], "hand": ["temple"]}}
    position = late(8, "magistrate", "tax-collector", **held, warrants=warrants("warlord", "king", "thief"))
    after = play(position, "gather gold", "build temple", "confiscate")
    assert gold(after, "ana", "bo", "tax") == (0, 4, 1)


def test_nobody_confiscates_from_himself():
    """2016.draft.own-target"""
    ana = {"characters": ["magistrate", "warlord"], "hand": ["temple"]}
    cast = {"players": ("ana", "bo"), "warrants": warrants("warlord", "king", "thief")}
    after = play(late(8, "magistrate", ana=ana, **cast), "gather gold", "build temple")
    assert (after.decision.seat, city(after, "ana")) == ("ana", ["temple"])


def test_once_the_signed_warrant_was_shown_nobody_is_asked_again():
    """2016.magistrate.confiscate: all know that the others are blank"""
    laid = [{**entry, "shown": entry["real"]} for entry in warrants("king", "warlord", "thief")]
    held = {
        "ana": {"characters": ["magistrate"]},
        "chi": {"characters": ["king"]},
        "bo": {"characters": ["warlord"], "hand": ["temple"]},
    }
    after = play(late(8, "magistrate", **held, warrants=laid), "gather gold", "build temple")
    assert (after.decision.seat, city(after, "bo")) == ("bo", ["temple"])


def test_who_names_the_two_others_in_another_order_is_told_the_right_one():
    """2016.magistrate.warrants: the markers are named in the order of their ranks"""
    position = play(late(1, "magistrate", ana={"characters": ["magistrate"]}), "gather gold", "warrant king")
    with pytest.raises(lab.IllegalAction) as wrong:
        position.answer("blank warlord thief")
    assert str(wrong.value) == (
        "“blank warlord thief” is not an answer to this question. Possible here: blank thief warlord."
    )
