"""Quarry: dark-city.violet.quarry, 2016.unique.quarry."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import city, dark, legal, play, refusal, told

HAND = ["temple", "temple", "manor"]


def test_one_duplicate_at_a_time():
    """dark-city.violet.quarry"""
    ana = {"characters": ["architect"], "gold": 9, "hand": HAND, "city": ["quarry", "temple", "manor"]}
    after = play(dark(7, ana=ana, bonus=["quarry"]), "build temple")
    assert city(after, "ana").count("temple") == 2
    assert refusal(after, "build manor") == ("dark-city.violet.quarry", "no-more-twins")


def test_without_it_none():
    """classic.build.no-duplicate"""
    ana = {"characters": ["architect"], "gold": 9, "hand": HAND, "city": ["temple"]}
    assert refusal(dark(7, ana=ana), "build temple") == ("classic.build.no-duplicate", "district-twice")


def test_2016_any_number_of_duplicates():
    """2016.unique.quarry"""
    position = mine("architect", city=["quarry", "temple", "temple", "manor"], hand=["temple", "manor"], gold=9)
    after = play(position, "build temple", "build manor")
    assert city(after, "ana").count("temple") == 3 and city(after, "ana").count("manor") == 2
    assert told(after, "built-district")[0].rule == "2016.unique.quarry"


def test_2016_none_is_gained_by_diplomat_or_marshal():
    """2016.unique.quarry; RULINGS 94"""
    diplomat = mine("diplomat", city=["quarry", "temple"], gold=9, bo={"city": ["temple"]})
    assert legal(diplomat, "exchange") == ["exchange bo temple"]  # a Temple for a Temple is no duplicate
    assert legal(play(diplomat, "exchange bo temple")) == ["in-return temple"]
    marshal = mine("marshal", city=["quarry", "temple"], gold=9, bo={"city": ["temple"]})
    assert refusal(marshal, "seize bo temple")[1] == "seize-twin"
