"""Ways to pay for a district, and the characters that meet them: Magistrate, Cardinal, Wizard, Alchemist, tax."""

import pytest

from citadels_lab.rules.flow.build import build_options, limit, why_not
from citadels_lab.rules.flow.prices import every_way
from citadels_lab.rules.kernel import record
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.position import Start, begin, inside
from tests.rules.districts.helpers import EDITION, at16, mine
from tests.rules.flow.helpers import city, gold, legal, of, play, refusal

WARRANT = [{"character": "merchant", "real": True}, {"character": "bishop"}, {"character": "king"}]


def warranted(**ana):
    """Ana the Merchant, who has gathered, under the signed warrant of Bo."""
    facts = {"bo": {"characters": ["magistrate"]}, "warrants": WARRANT}
    return play(at16(6, "magistrate", ana={"characters": ["merchant"], **ana}, **facts), "gather gold")


def test_the_magistrate_is_not_asked_about_a_build_that_costs_nothing():
    """2016.unique.framework, 2016.unique.necropolis, 2016.magistrate.confiscate; RULINGS 48"""
    framework = warranted(city=["framework"], hand=["palace"])
    assert play(framework, "build palace destroying framework").decision.prompt == "turn"
    necropolis = warranted(city=["temple"], hand=["necropolis"])
    assert play(necropolis, "build necropolis destroying temple").decision.prompt == "turn"


def test_the_next_paid_build_is_open_to_him():
    """2016.magistrate.confiscate; RULINGS 48: the Stables come free of the limit, and are paid for"""
    position = warranted(city=["framework"], hand=["palace", "stables"], gold=0)
    asked = play(position, "build palace destroying framework", "build stables")
    assert (asked.decision.seat, asked.decision.prompt) == ("bo", "confiscate")


def test_while_he_thinks_the_district_lies_open():
    """2016.magistrate.confiscate: paid for, and in no city yet"""
    asked = play(warranted(hand=["market"]), "build market")
    assert asked.facts()["open"] == ["market"] and city(asked, "ana") == []


def test_for_the_thieves_den_he_pays_the_coins_back_and_no_card():
    """2016.unique.thieves-den, 2016.magistrate.confiscate; RULINGS 49"""
    position = warranted(hand=["thieves-den", "temple", "manor"], gold=2)
    after = play(position, "build thieves-den discarding 2", "confiscate")
    assert (gold(after, "ana"), of(after, "ana", "hand")) == (4, [])
    assert city(after, "bo") == ["thieves-den"]


def test_a_den_paid_in_cards_alone_is_paid_for_all_the_same():
    """2016.unique.thieves-den, 2016.magistrate.confiscate"""
    hand = ["thieves-den", "temple", "manor", "castle", "palace", "tavern", "market"]
    asked = play(warranted(hand=hand, gold=0), "build thieves-den discarding 6")
    assert asked.decision.prompt == "confiscate"
    assert gold(play(asked, "confiscate"), "ana") == 2


def test_with_the_factory_he_pays_back_what_was_paid():
    """2016.unique.factory, 2016.magistrate.confiscate; RULINGS 49"""
    after = play(warranted(city=["factory"], hand=["keep"], gold=0), "build keep", "confiscate")
    assert gold(after, "ana") == 2 and city(after, "bo") == ["keep"]


def test_a_monument_he_may_not_take_into_five_districts():
    """2016.unique.monument; RULINGS 57"""
    bo = {"characters": ["magistrate"], "city": ["manor", "castle", "palace", "temple", "church"]}
    ana = {"characters": ["merchant"], "hand": ["monument"], "gold": 2}
    asked = play(at16(6, "magistrate", ana=ana, bo=bo, warrants=WARRANT), "gather gold", "build monument")
    assert refusal(asked, "confiscate") == ("2016.unique.monument", "city-too-long")


def test_confiscated_stables_leave_their_builder_the_limit():
    """2016.unique.stables; RULINGS 53"""
    after = play(warranted(hand=["stables", "temple"], gold=2), "build stables", "confiscate", "build temple")
    assert (city(after, "ana"), city(after, "bo")) == (["temple"], ["stables"])


def test_the_cardinal_borrows_what_the_factory_leaves():
    """2016.unique.factory, 2016.cardinal.loan"""
    position = mine("cardinal", city=["factory"], hand=["park", "temple"], gold=2, bo={"gold": 1})
    after = play(position, "borrow bo park", "give-card temple")
    assert gold(after, "ana", "bo") == (0, 0) and city(after, "ana") == ["factory", "park"]


def test_the_cardinals_cards_for_the_den_go_first_and_none_counts_twice():
    """2016.cardinal.thieves-den; RULINGS 79"""
    hand = ["thieves-den", "temple", "manor", "castle"]
    position = mine("cardinal", hand=hand, gold=2, bo={"gold": 9, "hand": []})
    # 4 coins; the Den costs 6: one card for it leaves 5 - 4 = 1 to borrow, for a second card
    asked = play(position, "borrow bo thieves-den discarding 1", "pay-card temple")
    assert asked.decision.prompt == "give-for-loan"
    after = play(asked, "give-card manor")
    assert (gold(after, "ana", "bo"), of(after, "ana", "hand")) == ((0, 8), ["castle"])
    assert of(after, "bo", "hand") == ["manor"] and city(after, "ana") == ["thieves-den"]


def test_a_wizard_pays_for_a_taken_card_in_any_way():
    """2016.wizard.take; RULINGS 70"""
    position = mine("wizard", city=["framework"], gold=0, bo={"hand": ["palace", "secret-vault"]})
    asked = play(position, "look bo")
    assert "build-taken palace destroying framework" in legal(asked)
    assert refusal(asked, "build-taken secret-vault") == ("2016.unique.secret-vault", "never-built")
    after = play(asked, "build-taken palace destroying framework")
    assert (city(after, "ana"), gold(after, "ana")) == (["palace"], 2)


def test_a_free_build_is_taxed():
    """2016.tax-collector.levy; RULINGS 106"""
    position = mine("warlord", "tax-collector", city=["framework"], hand=["palace"], gold=0)
    assert gold(play(position, "build palace destroying framework"), "ana", "tax") == (1, 1)


def test_the_alchemist_gets_nothing_back_for_a_free_build():
    """2016.alchemist"""
    position = mine("alchemist", city=["framework"], hand=["palace"], gold=0)
    assert gold(play(position, "build palace destroying framework", "end"), "ana") == 2


def test_every_way_says_what_it_costs_in_both_languages():
    position = mine(city=["framework"], hand=["thieves-den", "necropolis", "temple", "manor"], gold=9)
    options = [option for option in position.decision.options if option.action[0] == "build"]
    for language in ("en", "fr"):
        texts = [option.text(language) for option in options]
        assert len(set(texts)) == len(texts)
    assert "Build the Thieves’ Den for 4 and 2 cards" in [option.text() for option in options]
    assert "Build the Temple and destroy the Framework instead of paying" in [option.text() for option in options]


@pytest.mark.parametrize("seed", range(8))
def test_what_may_be_built_is_what_no_reason_speaks_against(seed):
    """In random games the options to build are the cards and ways against which no rule speaks"""
    options = {"players": 2 + seed % 7, "uniques": "random"}
    position, dice = begin(Start(EDITION, EDITION.check(options), seed)), Dice(seed)
    for _ in range(250):
        if position.decision is None:
            return
        state, given = inside(position)
        if position.decision.prompt == "turn" and not given:
            seat, turn = state.turn.seat, state.turn
            free = {
                ("build", name, *way.mode)
                for name in state.players[seat].hand
                for way in every_way(state, seat, name)
                if not limit(state, turn, name) and not why_not(state, turn, name, way)
            }
            assert set(build_options(state, turn, state.roster.parts[turn.character], state.players[turn.seat])) == free
        builds = [action for action in position.decision.legal if action[0] == "build"]
        position = position.answer(dice.choice(builds if builds and dice.below(3) else position.decision.legal))


def test_a_record_with_other_ways_replays():
    """The answer that names a way to pay is written and read like any other"""
    hand = ["thieves-den", "stables", "temple", "manor"]
    played = play(
        mine(city=["framework"], hand=hand, gold=9),
        "build stables destroying framework",
        "build thieves-den discarding 1",
        "pay-card manor",
    )
    assert record.load(played.record(), lambda name: EDITION) == played
