"""The Witch (1): dark-city.witch.bewitch, .victim, .resume, .absent, .no-end."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import city, dark, gold, legal, of, play, refusal, told


def bewitching(*cast, **facts):
    facts.setdefault("ana", {"characters": ["witch"], "gold": 4, "hand": ["tavern", "temple"], "city": ["docks"]})
    facts.setdefault("bo", {"characters": ["merchant"], "hand": ["manor"], "gold": 4})
    return dark(1, "witch", *cast, **facts)


def test_she_names_after_her_income_and_before_building():
    """dark-city.witch.bewitch"""
    assert refusal(bewitching(), "bewitch king") == ("dark-city.witch.bewitch", "after-income")
    built = play(bewitching(), "gather gold", "build tavern")
    assert refusal(built, "bewitch king") == ("dark-city.witch.bewitch", "bewitch-before-building")
    assert refusal(play(bewitching(), "gather gold"), "bewitch witch") == ("dark-city.witch.bewitch", "names-self")


def test_her_turn_stops_at_once_and_the_victim_only_takes_income():
    """dark-city.witch.victim"""
    position = play(bewitching(), "gather gold", "bewitch merchant")
    assert (position.decision.seat, position.decision.prompt) == ("bo", "income-only")
    assert legal(position) == ["gather gold", "gather cards"]


def test_then_she_plays_the_power_with_her_own_city_hand_and_coins():
    """dark-city.witch.resume"""
    position = play(bewitching(), "gather gold", "bewitch merchant", "gather gold")
    assert position.decision.seat == "ana"
    assert "gather gold" not in legal(position)
    after = play(position, "income", "extra-coin", "build tavern")
    assert gold(after, "ana", "bo") == (7, 6)
    assert city(after, "ana") == ["docks", "tavern"]


def test_if_nobody_holds_the_victim_her_turn_does_not_go_on():
    """dark-city.witch.absent, dark-city.witch.no-end"""
    park = {"characters": ["witch"], "city": ["park"]}
    after = play(bewitching(ana=park, bonus=["park"]), "gather gold", "bewitch king", "gather gold", "end")
    assert [event.rule for event in told(after, "not-resumed")] == ["dark-city.witch.absent"]
    assert of(after, "ana", "hand") == []


def test_she_may_leave_her_power_unused():
    """dark-city.power.once"""
    after = play(bewitching(), "gather gold", "build tavern", "end")
    assert after.decision.seat == "bo"


def test_a_district_used_before_she_stopped_is_used_when_she_goes_on():
    """dark-city.witch.resume: one turn"""
    lab = {"characters": ["witch"], "hand": ["tavern", "temple"], "city": ["laboratory"]}
    position = play(bewitching(ana=lab), "gather gold", "laboratory temple", "bewitch merchant", "gather gold")
    assert refusal(position, "laboratory tavern") == ("classic.violet.laboratory", "district-used")


def test_she_collects_the_tax_for_the_bewitched_tax_collector():
    """dark-city.tax-collector.hidden"""
    position = bewitching(
        "tax-collector",
        bo={"characters": ["tax-collector"]},
        chi={"characters": ["king"], "hand": ["manor"], "gold": 4},
        dev={"characters": ["warlord"]},
    )
    after = play(
        position, "gather gold", "bewitch tax-collector", "gather gold", "end", "gather gold", "build manor", "end"
    )
    assert gold(after, "ana", "bo", "chi") == (7, 4, 2)


def test_she_moves_the_crown_for_the_bewitched_emperor():
    """dark-city.witch.emperor"""
    position = bewitching("emperor", bo={"characters": ["emperor"]}, crown="dev")
    asked = play(position, "gather gold", "bewitch emperor", "gather gold")
    assert (asked.decision.seat, legal(asked)) == ("ana", ["crown bo", "crown chi"])


def test_she_builds_nothing_as_the_navigator():
    """dark-city.navigator"""
    position = play(
        bewitching("navigator", bo={"characters": ["navigator"]}), "gather gold", "bewitch navigator", "gather gold"
    )
    assert refusal(position, "build tavern") == ("dark-city.navigator", "builds-nothing")
    assert legal(position, "voyage") == ["voyage gold", "voyage cards"]


def test_2016_she_gathers_names_and_does_nothing_else():
    """2016.witch.must-name; RULINGS 30"""
    position = turn("witch", gold=9, hand=["temple"], city=["smithy", "laboratory"])
    assert legal(position) == ["gather gold", "gather cards"]
    assert refusal(position, "smithy") == ("2016.witch.must-name", "witch-names-first")
    gathered = play(position, "gather gold")
    assert {option.split()[0] for option in legal(gathered)} == {"bewitch"}
    for other in ("build temple", "laboratory temple", "end"):
        assert refusal(gathered, other) == ("2016.witch.must-name", "witch-names-first")


def test_2016_the_bewitched_player_only_gathers_and_has_no_end_of_turn():
    """2016.witch.victim; RULINGS 31"""
    seats = {"ana": {"characters": ["witch"]}, "bo": {"characters": ["merchant"], "hand": [], "city": ["park"]}}
    start = play(late(1, "witch", **seats), "gather gold", "bewitch merchant")
    assert legal(start) == ["gather gold", "gather cards"]
    after = play(start, "gather gold")
    assert (after.decision.seat, of(after, "bo", "hand")) == ("ana", [])


def test_2016_a_gold_mine_of_hers_works_while_she_gathers_and_her_uniques_when_she_goes_on():
    """2016.witch.own-uniques; RULINGS 30, 33"""
    seats = {
        "ana": {"characters": ["witch"], "gold": 0, "city": ["gold-mine", "smithy"]},
        "bo": {"characters": ["merchant"], "city": ["laboratory"]},
    }
    start = play(late(1, "witch", **seats), "gather gold", "bewitch merchant", "gather gold")
    assert gold(start, "ana") == 3
    assert "smithy" in legal(start) and not legal(start, "laboratory")
    assert refusal(start, "gather gold") == ("2016.turn.gather", "income-had")


def test_2016_without_a_holder_of_the_victim_she_has_no_end_of_turn():
    """2016.witch.absent, 2016.witch.no-end; RULINGS 43"""
    seats = {"ana": {"characters": ["witch"], "gold": 0, "city": ["poor-house", "park"]}}
    seats["bo"] = {"characters": ["warlord"]}
    after = play(late(1, "witch", rest="box", deck=["temple"], **seats), "gather cards", "bewitch merchant")
    assert told(after, "not-resumed")[0].rule == "2016.witch.absent"
    assert (gold(after, "ana"), after.decision.seat) == (0, "bo")
