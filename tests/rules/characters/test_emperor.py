"""The Emperor (4): dark-city.emperor.crown, dark-city.emperor.murdered, dark-city.income.emperor."""

from tests.rules.characters.helpers import late, turn
from tests.rules.flow.helpers import dark, gold, legal, of, play, refusal, told


def ruling(**facts):
    return dark(4, "emperor", ana={"characters": ["emperor"], "city": ["manor"]}, **facts)


def test_the_crown_goes_to_another_player_neither_himself_nor_who_has_it():
    """dark-city.emperor.crown"""
    position = ruling(crown="bo")
    assert legal(position) == ["crown chi", "crown dev"]
    assert refusal(position, "crown ana") == ("dark-city.emperor.crown", "crown-not-self")
    assert refusal(position, "crown bo") == ("dark-city.emperor.crown", "crown-not-back")


def test_who_receives_it_chooses_a_coin_or_a_card_to_give():
    """dark-city.emperor.crown"""
    asked = play(ruling(chi={"hand": ["palace", "temple"]}), "crown chi")
    assert (asked.decision.seat, legal(asked)) == ("chi", ["give-gold", "give-card palace", "give-card temple"])
    assert gold(play(asked, "give-gold"), "ana", "chi") == (3, 1)
    assert of(play(asked, "give-card palace"), "ana", "hand") == ["palace"]


def test_who_has_neither_gives_nothing():
    """dark-city.emperor.crown"""
    after = play(ruling(chi={"gold": 0}), "crown chi")
    assert after.decision.prompt == "turn"
    assert gold(after, "ana", "chi") == (2, 0)


def test_a_murdered_emperor_leaves_the_crown():
    """dark-city.emperor.murdered"""
    position = ruling(bo={"characters": ["assassin"]}, chi={"characters": ["warlord"]}, crown="dev", murdered="emperor")
    after = play(position, "gather gold", "end", "pass")
    assert after.facts()["crown"] == "dev"
    assert [event.rule for event in told(after, "crown-stays")] == ["dark-city.emperor.murdered"]


def test_a_coin_for_each_noble_district():
    """dark-city.income.emperor"""
    after = play(ruling(chi={"gold": 0}), "crown chi", "income")
    assert gold(after, "ana") == 3


def test_2016_he_gives_the_crown_to_a_third_player_and_takes_a_coin_or_a_card():
    """2016.emperor.crown; RULINGS 74, 75"""
    position = turn("emperor", crown="bo", gold=0, chi={"gold": 1, "hand": ["temple"]})
    assert legal(position, "crown") == ["crown chi", "crown dev"]
    assert refusal(position, "crown ana") == ("2016.emperor.crown", "crown-not-self")
    assert refusal(position, "crown bo") == ("2016.emperor.crown", "crown-not-back")
    asked = play(position, "crown chi")
    assert (asked.decision.seat, legal(asked)) == ("ana", ["take-coin", "take-any-card"])
    assert gold(play(asked, "take-coin"), "ana", "chi") == (1, 0)
    assert of(play(asked, "take-any-card"), "ana", "hand") == ["temple"]


def test_2016_he_takes_what_there_is():
    """2016.emperor.crown: his choice among what there is"""
    assert legal(play(turn("emperor", crown="bo", chi={"gold": 0, "hand": ["temple"]}), "crown chi")) == [
        "take-any-card"
    ]
    nothing = play(turn("emperor", crown="bo", chi={"gold": 0}), "crown chi")
    assert nothing.decision.prompt == "turn" and told(nothing, "gives-nothing")


def test_2016_holding_the_crown_himself_he_must_hand_it_on():
    """2016.crown.compulsory; RULINGS 75"""
    position = play(turn("emperor", crown="ana"), "gather gold")
    assert refusal(position, "end") == ("2016.crown.compulsory", "crown-owed")
    assert legal(position, "crown") == ["crown bo", "crown chi", "crown dev"]


def test_2016_murdered_he_hands_it_on_at_the_end_and_takes_nothing():
    """2016.emperor.murdered; RULINGS 27"""
    seats = {"ana": {"characters": ["assassin"]}, "bo": {"characters": ["emperor"], "gold": 0}}
    asked = play(late(1, "emperor", crown="chi", **seats), "murder emperor", "gather gold", "end")
    assert (asked.decision.seat, asked.decision.prompt, legal(asked)) == (
        "bo",
        "emperor-heir",
        ["crown ana", "crown dev"],
    )
    after = play(asked, "crown dev")
    assert after.facts()["crown"] == "dev" and gold(after, "bo", "dev") == (0, 2)
    assert told(after, "crown-moved")[0].rule == "2016.emperor.murdered"


def test_2016_bewitched_it_is_the_witch_who_gives_it_and_takes():
    """2016.emperor.crown, 2016.witch.victim; RULINGS 35: the Emperor's player may receive it"""
    seats = {"ana": {"characters": ["witch"], "gold": 0}, "bo": {"characters": ["emperor"], "gold": 1}}
    position = play(late(1, "witch", "emperor", crown="chi", **seats), "gather gold", "bewitch emperor", "gather gold")
    assert legal(position, "crown") == ["crown bo", "crown dev"]
    assert refusal(position, "end") == ("2016.crown.compulsory", "crown-owed")
    after = play(position, "crown bo", "take-coin")
    assert after.facts()["crown"] == "bo" and gold(after, "ana", "bo") == (3, 2)
