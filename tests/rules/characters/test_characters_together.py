"""Characters that meet: the end of a turn, the crown, coins and protection with more than one power at work."""

import pytest

from tests.rules.flow.helpers import at, city, dark, gold, legal, of, play, refusal, told

FIVE = ("ana", "bo", "chi", "dev", "eli")
SEVEN = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks"]


def test_rank_eight_comes_before_the_tax():
    """dark-city.turn-end.order: who spends the last coin on destroying has none left for the tax"""
    bo = {"characters": ["warlord"], "hand": ["temple"], "gold": 1}
    seats = {"ana": {"characters": ["tax-collector"]}, "bo": bo, "chi": {"city": ["docks"]}}
    position = play(dark(2, "tax-collector", **seats), "gather gold", "end", "gather gold", "build temple", "end")
    assert position.decision.prompt == "destroy-now"
    spent = play(position, "destroy chi docks")
    assert gold(spent, "ana", "bo") == (4, 0)
    kept = play(position, "pass")
    assert gold(kept, "ana", "bo") == (5, 1)


def test_the_tax_comes_before_the_poor_house():
    """dark-city.turn-end.order"""
    bo = {"characters": ["king"], "hand": ["temple"], "gold": 0, "city": ["poor-house"]}
    position = dark(2, "tax-collector", ana={"characters": ["tax-collector"]}, bo=bo, bonus=["poor-house"])
    after = play(position, "gather gold", "end", "gather gold", "build temple", "end")
    assert gold(after, "ana", "bo") == (5, 1)


def test_the_poor_house_comes_before_the_refund_which_comes_before_the_park():
    """dark-city.turn-end.order"""
    ana = {"characters": ["alchemist"], "hand": ["palace"], "gold": 3, "city": ["poor-house", "park"]}
    position = dark(6, "alchemist", ana=ana, bonus=["poor-house", "park"])
    after = play(position, "gather gold", "build palace", "end")
    assert gold(after, "ana") == 6
    assert len(of(after, "ana", "hand")) == 2


def test_the_refund_is_what_was_paid_with_the_factory():
    """dark-city.alchemist.refund, dark-city.violet.factory"""
    ana = {"characters": ["alchemist"], "hand": ["keep"], "gold": 2, "city": ["factory"]}
    after = play(dark(6, "alchemist", ana=ana, bonus=["factory"]), "gather gold", "build keep", "end")
    assert gold(after, "ana") == 4


def test_the_thief_takes_the_kings_coins_before_the_throne_room_pays():
    """classic.thief: before anything else in that turn"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["king"], "city": ["throne-room"], "gold": 5}}
    after = play(dark(2, bonus=["throne-room"], crown="chi", **seats), "rob king", "gather gold", "end")
    assert gold(after, "ana", "bo") == (9, 1)


def test_the_thief_takes_the_emperors_coins_before_he_is_given_any():
    """classic.thief"""
    seats = {"ana": {"characters": ["thief"]}, "bo": {"characters": ["emperor"], "gold": 5}}
    position = play(dark(2, "emperor", crown="dev", **seats), "rob emperor", "gather gold", "end")
    assert (position.decision.seat, position.decision.prompt) == ("bo", "emperor-crown")
    after = play(position, "crown chi", "give-gold")
    assert gold(after, "ana", "bo", "chi") == (9, 1, 1)


def test_an_emperor_who_has_the_crown_hands_it_on():
    """dark-city.emperor.crown"""
    position = dark(4, "emperor", ana={"characters": ["emperor"]}, crown="ana")
    assert legal(position) == ["crown bo", "crown chi", "crown dev"]


def test_with_three_players_the_emperor_has_one_choice_or_two():
    """dark-city.emperor.crown"""
    for crown, n in (("ana", 2), ("bo", 1)):
        position = dark(
            4, "emperor", players=("ana", "bo", "chi"), ana={"characters": ["emperor", "bishop"]}, crown=crown
        )
        assert len(legal(position)) == n


def test_a_murdered_emperors_throne_room_gains_nothing():
    """dark-city.emperor.murdered, dark-city.violet.throne-room: the crown did not move"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["emperor"], "city": ["throne-room"]}}
    after = play(dark(1, "emperor", bonus=["throne-room"], **seats), "murder emperor", "gather gold", "end")
    assert after.decision.prompt == "draft-pick"
    assert gold(after, "bo") == 2


def test_a_murdered_kings_heir_fills_the_throne_room():
    """classic.king.murdered, dark-city.violet.throne-room"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["king"]}, "chi": {"city": ["throne-room"]}}
    after = play(dark(1, bonus=["throne-room"], **seats), "murder king", "gather gold", "end")
    assert gold(after, "chi") == 3


def test_a_queen_is_paid_after_her_turn_beside_a_murdered_king_whose_hospital_has_shown_him():
    """dark-city.queen: when it becomes known, right after her turn"""
    seats = {
        "ana": {"characters": ["queen"]}, "bo": {"characters": ["king"], "city": ["hospital"]},
        "chi": {"characters": ["assassin"]},
    }  # fmt: skip
    position = dark(1, "queen", players=FIVE, bonus=["hospital"], **seats)
    after = play(position, "murder king", "gather gold", "end", "gather gold", "gather gold", "end")
    assert after.decision.prompt == "draft-pick"
    assert gold(after, "ana") == 2 + 2 + 3


def test_a_queen_between_the_king_and_nobody_is_paid_once():
    """dark-city.queen, dark-city.power.once"""
    seats = {"ana": {"characters": ["queen"]}, "bo": {"characters": ["emperor"]}}
    position = dark(4, "emperor", "queen", players=FIVE, crown="dev", **seats)
    after = play(position, "crown chi", "give-gold", "gather gold", "end", "court", "gather gold", "end")
    assert gold(after, "ana") == 2 + 3 + 2


def test_with_two_characters_only_the_murdered_one_is_lost():
    """classic.assassin; RULINGS 21"""
    ana, bo = {"characters": ["assassin", "warlord"]}, {"characters": ["king", "bishop"]}
    after = play(at(1, players=("ana", "bo"), ana=ana, bo=bo), "murder king", "gather gold", "end")
    assert (after.decision.seat, after.facts()["turn"]["character"]) == ("bo", "bishop")


def test_with_two_characters_the_bishops_city_is_protected_for_the_whole_round():
    """classic.bishop.protected; RULINGS 23"""
    ana, bo = {"characters": ["warlord", "king"], "gold": 5}, {"characters": ["bishop", "merchant"], "city": ["temple"]}
    position = play(at(5, players=("ana", "bo"), ana=ana, bo=bo), *["gather gold", "end"] * 2)
    assert position.facts()["turn"]["character"] == "warlord"
    assert refusal(position, "destroy bo temple") == ("classic.bishop.protected", "city-protected")


def test_with_two_characters_a_district_works_in_each_turn():
    """RULINGS 20: once a turn, and there are two turns"""
    ana = {"characters": ["king", "bishop"], "city": ["laboratory"], "hand": ["temple", "docks"]}
    position = at(4, players=("ana", "bo"), ana=ana, bo={"characters": ["thief", "warlord"]})
    after = play(position, "laboratory temple", "gather gold", "end", "laboratory docks")
    assert gold(after, "ana") == 2 + 2 + 2 + 2


def test_a_robbed_player_with_two_characters_loses_the_one_purse_once():
    """classic.thief; RULINGS 21"""
    ana, bo = {"characters": ["thief", "warlord"]}, {"characters": ["king", "bishop"], "gold": 5}
    position = play(at(2, players=("ana", "bo"), ana=ana, bo=bo), "rob bishop", "gather gold", "end")
    assert gold(position, "bo") == 5
    after = play(position, "gather gold", "end")
    assert gold(after, "ana", "bo") == (4 + 7, 0)


def test_the_tokens_of_a_round_are_gone_in_the_next():
    """classic.round.end"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["thief"]}, "chi": {"characters": ["bishop"]}}
    after = play(at(1, **seats), "murder king", "gather gold", "end", "rob merchant", "gather gold", "end",
                 "gather gold", "end")  # fmt: skip
    facts = after.facts()
    assert (facts["murdered"], facts["robbed"], facts["tokens"], facts["round"]) == ("", "", {}, 2)
    assert not any(player["shielded"] or player["barred"] or player["revealed"] for player in facts["players"].values())


def test_the_tax_of_a_round_is_not_owed_in_the_next():
    """dark-city.tax-collector"""
    ana, bo = {"characters": ["tax-collector"]}, {"characters": ["warlord"], "hand": ["temple"]}
    after = play(dark(2, "tax-collector", ana=ana, bo=bo), "gather gold", "end", "gather gold", "build temple", "end")
    after = play(after, "pass") if after.decision.prompt == "destroy-now" else after
    assert after.facts()["notes"] == {}


def test_the_diplomat_pays_the_wall_and_the_coin_on_the_district():
    """dark-city.diplomat.swap, dark-city.artist, classic.violet.great-wall"""
    ana = {"characters": ["diplomat"], "gold": 3, "city": ["tavern"]}
    bo = {"city": [{"district": "market", "coins": 1}, "great-wall"]}
    position = play(dark(8, "diplomat", "artist", ana=ana, bo=bo), "gather gold", "end")
    after = play(position, "exchange bo market", "in-return tavern")
    assert gold(after, "ana", "bo", "ana/market", "bo/market") == (3 + 2 - 2 - 1, 2 + 3, 1, 0)


def test_the_diplomat_may_give_an_embellished_district_at_its_higher_worth():
    """dark-city.artist: the cost of exchanging is one more"""
    ana = {"characters": ["diplomat"], "gold": 0, "city": [{"district": "tavern", "coins": 1}]}
    position = play(dark(8, "diplomat", "artist", ana=ana, bo={"city": ["docks"]}), "gather gold", "end")
    after = play(position, "exchange bo docks", "in-return tavern")
    assert gold(after, "ana", "bo") == (1, 3)


def test_the_warlord_pays_the_wall_and_the_coin():
    """classic.violet.great-wall, dark-city.artist"""
    ana = {"characters": ["warlord"], "gold": 5}
    bo = {"city": [{"district": "market", "coins": 1}, "great-wall"]}
    after = play(dark(8, "artist", ana=ana, bo=bo), "gather gold", "end", "destroy bo market")
    assert gold(after, "ana") == 5 + 2 - (2 + 1 - 1) - 1
    assert city(after, "bo") == ["great-wall"]


def test_the_warlord_pays_the_bank_not_the_owner():
    """classic.warlord.destroy"""
    position = at(8, ana={"characters": ["warlord"], "gold": 5}, bo={"city": ["palace"], "gold": 1})
    after = play(position, "destroy bo palace")
    assert gold(after, "ana", "bo") == (1, 1)
    assert gold(after, "bank") == gold(position, "bank") + 4


@pytest.mark.parametrize(
    ("name", "rank", "color"),
    [("emperor", 4, "manor"), ("abbot", 5, "temple"), ("merchant", 6, "docks"), ("diplomat", 8, "prison")],
)  # fmt: skip
def test_the_school_of_magic_counts_for_every_income_by_colour(name, rank, color):
    """classic.violet.school-of-magic, dark-city.income.moment"""
    ana = {"characters": [name], "city": [color, "school-of-magic"]}
    position = dark(rank, *([name] if name != "merchant" else []), ana=ana, crown="dev", bo={"gold": 0})
    if name == "emperor":
        position = play(position, "crown bo")
    assert gold(play(position, "income"), "ana") == 4
    assert [event.rule for event in told(play(position, "income"), "gold")][-1] == "classic.violet.school-of-magic"


@pytest.mark.parametrize(
    ("name", "rank", "district"), [("king", 4, "manor"), ("bishop", 5, "temple"), ("warlord", 8, "prison")]
)
def test_income_by_colour_may_wait_for_a_build_but_comes_once(name, rank, district):
    """classic.income.*, dark-city.income.moment: before or after building, never both"""
    position = at(rank, ana={"characters": [name], "hand": [district], "gold": 4})
    assert "income" not in legal(position)
    assert refusal(position, "income")[1] == "no-such-district"
    built = play(position, f"build {district}")
    assert "income" in legal(built)
    assert refusal(play(built, "income"), "income")[1] == "color-income-had"


def test_a_wizard_cannot_build_a_taken_card_as_if_it_were_free():
    """dark-city.wizard.take: built at its cost, which is paid to the bank"""
    ana = {"characters": ["wizard"], "gold": 5}
    position = dark(3, "wizard", ana=ana, bo={"hand": ["palace"], "gold": 0})
    after = play(position, "look bo", "build-taken palace")
    assert gold(after, "ana", "bo") == (0, 0)
    assert gold(after, "bank") == gold(position, "bank") + 5


def test_a_wizard_who_builds_a_taken_card_pays_the_tax_once():
    """dark-city.tax-collector: one a turn, however many were built"""
    seats = {"ana": {"characters": ["tax-collector"]}, "chi": {"hand": ["temple"]}}
    bo = {"characters": ["wizard"], "hand": ["tavern"], "gold": 3}
    position = play(dark(2, "tax-collector", "wizard", bo=bo, **seats), "gather gold", "end")
    after = play(position, "build tavern", "look chi", "build-taken temple", "gather gold", "end")
    assert gold(after, "ana", "bo") == (5, 2)


def test_an_abbot_is_paid_by_whoever_is_richest_when_he_asks():
    """dark-city.abbot.gift"""
    seats = {"ana": {"characters": ["abbot"], "gold": 3}, "bo": {"gold": 4}, "chi": {"gold": 4}}
    position = dark(5, "abbot", **seats)
    assert refusal(position, "alms") == ("dark-city.abbot.gift", "richest-are-tied")
    richer = play(position, "gather gold")
    assert refusal(richer, "alms") == ("dark-city.abbot.gift", "abbot-is-richest")


def test_the_assassin_may_name_a_character_of_the_own_seat():
    """classic.assassin; RULINGS 22: another character, whoever holds it"""
    ana = {"characters": ["assassin", "warlord"]}
    position = at(1, players=("ana", "bo"), ana=ana, bo={"characters": ["king", "bishop"]})
    assert "murder warlord" in legal(position)
    after = play(position, "murder warlord", "gather gold", "end", *["gather gold", "end"] * 2)
    assert after.decision.prompt == "draft-pick"


def test_an_eighth_district_by_exchange_is_impossible():
    """dark-city.diplomat.swap: an exchange changes no number"""
    ana = {"characters": ["diplomat"], "gold": 9, "city": SEVEN}
    position = play(dark(8, "diplomat", ana=ana, bo={"city": ["market"]}), "gather gold", "end")
    after = play(position, "exchange bo market", "in-return docks")
    assert len(city(after, "ana")) == 7
    assert not after.over
