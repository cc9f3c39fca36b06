"""The Diplomat (8): dark-city.diplomat.swap, dark-city.diplomat.barred, dark-city.rank8.end-of-turn."""

from citadels_lab.rules.kernel.action import spell
from tests.rules.characters.helpers import turn
from tests.rules.flow.helpers import city, dark, gold, legal, of, play, refusal

EIGHT = ["manor", "castle", "palace", "church", "monastery", "cathedral", "docks", "harbor"]


def trading(mine=("tavern",), theirs=("market",), coins=2, cast=(), **facts):
    ana = {"characters": ["diplomat"], "gold": coins, "city": list(mine)}
    position = dark(8, "diplomat", *cast, ana=ana, bo={"city": list(theirs), **facts.pop("bo", {})}, **facts)
    return play(position, "gather gold", "end")


def test_districts_are_exchanged_and_the_owner_is_paid_the_difference():
    """dark-city.diplomat.swap"""
    after = play(trading(theirs=["docks"]), "exchange bo docks", "in-return tavern")
    assert (city(after, "ana"), city(after, "bo")) == (["docks"], ["tavern"])
    assert gold(after, "ana", "bo") == (2, 4)


def test_a_cheaper_one_is_had_for_nothing():
    """dark-city.diplomat.swap"""
    after = play(trading(mine=["palace"]), "exchange bo market", "in-return palace")
    assert gold(after, "ana", "bo") == (4, 2)


def test_the_question_comes_at_the_end_of_the_turn_and_may_be_declined():
    """dark-city.rank8.end-of-turn, dark-city.power.once"""
    position = dark(8, "diplomat", ana={"characters": ["diplomat"], "city": ["tavern"]}, bo={"city": ["market"]})
    assert refusal(position, "exchange bo market") == ("dark-city.rank8.end-of-turn", "at-end-of-turn")
    assert city(play(trading(), "pass"), "ana") == ["tavern"]


def test_neither_keep_nor_bishops_nor_complete_cities():
    """dark-city.diplomat.barred"""
    bishop = {"characters": ["bishop"]}
    assert refusal(trading(theirs=["market", "keep"]), "exchange bo keep") == (
        "dark-city.diplomat.barred",
        "untouchable",
    )
    position = dark(
        5,
        "diplomat",
        ana={"characters": ["diplomat"], "city": ["tavern"]},
        bo={"city": ["market"], **bishop},
        chi={"city": ["temple"]},
    )
    asked = play(position, "gather gold", "end", "gather gold", "end")
    assert refusal(asked, "exchange bo market") == ("dark-city.diplomat.barred", "city-protected")
    full = trading(theirs=["market"], chi={"city": EIGHT})
    assert refusal(full, "exchange chi manor") == ("dark-city.diplomat.barred", "city-is-complete")


def test_the_own_complete_city_and_the_own_keep_stay_too():
    """dark-city.diplomat.barred"""
    assert trading(mine=EIGHT).over
    assert trading(mine=["keep"]).decision.prompt == "draft-pick"


def test_no_city_may_hold_two_of_a_name_afterwards():
    """classic.build.no-duplicate"""
    position = trading(mine=["tavern", "docks"], theirs=["docks", "market"], coins=4)
    assert legal(play(position, "exchange bo market"), "in-return") == ["in-return tavern"]
    assert refusal(trading(mine=["tavern", "docks"], theirs=["tavern", "docks", "market"]), "exchange bo market") == (
        "classic.build.no-duplicate",
        "exchange-twin",
    )


def test_the_great_wall_raises_the_price():
    """classic.violet.great-wall; RULINGS K24"""
    after = play(trading(theirs=["great-wall", "market"], coins=3), "exchange bo market", "in-return tavern")
    assert gold(after, "ana", "bo") == (3, 4)


def test_a_coin_stays_on_an_exchanged_district():
    """dark-city.artist.lost"""
    mine = [{"district": "tavern", "coins": 1}]
    after = play(trading(mine=mine, cast=["artist"]), "exchange bo market", "in-return tavern")
    assert gold(after, "ana/tavern", "bo/tavern", "ana") == (0, 1, 4)


def test_2016_he_pays_the_owner_the_difference():
    """2016.diplomat"""
    after = play(turn("diplomat", gold=2, city=["manor"], bo={"gold": 0, "city": ["palace"]}), "exchange bo palace")
    after = play(after, "in-return manor")
    assert (city(after, "ana"), city(after, "bo"), gold(after, "ana", "bo")) == (["palace"], ["manor"], (0, 2))


def test_2016_no_duplicate_in_either_city():
    """2016.diplomat; RULINGS 94"""
    mine = turn("diplomat", gold=9, city=["manor", "temple"], bo={"city": ["manor"]})
    assert legal(play(mine, "exchange bo manor")) == ["in-return manor"]
    theirs = turn("diplomat", gold=9, city=["temple"], bo={"city": ["castle", "temple"]})
    assert refusal(theirs, "exchange bo castle") == ("2016.diplomat", "exchange-twin")


def test_2016_a_great_wall_costs_a_coin_more_even_when_nothing_else_is_paid():
    """2016.great-wall.formula; RULINGS 91, 92"""
    bo = {"gold": 0, "city": ["temple", "great-wall"]}
    after = play(turn("diplomat", gold=1, city=["manor"], bo=bo), "exchange bo temple", "in-return manor")
    assert gold(after, "ana", "bo") == (0, 1)


def test_2016_his_own_complete_city_may_give_but_a_complete_rival_city_gives_nothing():
    """2016.diplomat; RULINGS 94"""
    seven = ["temple", "church", "market", "manor", "castle", "prison", "docks"]
    position = turn("diplomat", gold=9, city=seven, bo={"city": ["palace"]}, chi={"city": [*seven[1:], "tavern"]})
    assert legal(position, "exchange") == ["exchange bo palace"]
    assert refusal(position, "exchange chi tavern") == ("2016.diplomat", "city-is-complete")


def test_2016_a_keep_is_neither_taken_nor_given():
    """2016.unique.keep; RULINGS 93"""
    position = turn("diplomat", gold=9, city=["keep", "temple"], bo={"city": ["palace"]})
    assert legal(play(position, "exchange bo palace")) == ["in-return temple"]


def test_2016_coins_and_museum_cards_travel_with_their_district():
    """2016.unique.museum, 2016.rank8.embellished; RULINGS 96"""
    bo = {"city": [{"district": "museum", "coins": 1, "cards": ["tavern"]}]}
    after = play(turn("diplomat", "artist", gold=9, city=["castle"], bo=bo), "exchange bo museum", "in-return castle")
    (museum,) = of(after, "ana", "city")
    assert (museum["coins"], museum["cards"]) == (1, ["tavern"])
    assert gold(after, "ana", "bo") == (8, 3)


def test_the_price_is_told_before_anything_is_given():
    """2016.diplomat, dark-city.diplomat.swap: the least of what it can cost"""
    rich = turn("diplomat", gold=9, city=["temple", "manor"], bo={"city": ["palace", "market"]})
    told = {spell(option.action): option.text() for option in rich.decision.options if option.action[0] == "exchange"}
    assert told["exchange bo palace"] == "Take Bo’s Palace in exchange, paying 2 at least"
    dark_one = trading(theirs=["docks"]).decision.find(("exchange", "bo", "docks"))
    assert dark_one.about["cost"] == 2


def test_what_cannot_be_given_in_return_is_listed_with_its_reason():
    """2016.diplomat, 2016.unique.keep, 2016.great-wall.formula, 2016.rank8.embellished"""
    mine = ["keep", "temple", "market", "manor"]
    asked = play(turn("diplomat", gold=2, city=mine, bo={"city": ["palace", "market"]}), "exchange bo palace")
    assert legal(asked) == ["in-return manor"]
    assert refusal(asked, "in-return keep") == ("2016.unique.keep", "untouchable")
    assert refusal(asked, "in-return market") == ("2016.diplomat", "return-twin")
    assert refusal(asked, "in-return temple") == ("2016.diplomat", "return-too-dear")
    assert asked.decision.find(("in-return", "temple")).reason.fix() == "2 more coins would do."
    wall = {"city": ["palace", "great-wall"]}
    behind = play(turn("diplomat", gold=3, city=["temple", "manor"], bo=wall), "exchange bo palace")
    assert refusal(behind, "in-return temple") == ("2016.great-wall.formula", "return-too-dear")
    coin = {"city": [{"district": "palace", "coins": 1}]}
    behind = play(turn("diplomat", "artist", gold=3, city=["temple", "manor"], bo=coin), "exchange bo palace")
    assert refusal(behind, "in-return temple") == ("2016.rank8.embellished", "return-too-dear")


def test_in_the_dark_city_the_own_keep_stays_when_it_is_asked_for():
    """dark-city.diplomat.barred, classic.build.no-duplicate"""
    asked = play(trading(mine=["tavern", "keep", "temple"], theirs=["docks", "temple"], coins=9), "exchange bo docks")
    assert refusal(asked, "in-return keep") == ("dark-city.diplomat.barred", "untouchable")
    assert refusal(asked, "in-return temple") == ("classic.build.no-duplicate", "return-twin")
