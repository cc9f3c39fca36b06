"""Keep: classic.violet.keep, 2016.unique.keep."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import at, legal, refusal


def test_the_warlord_cannot_destroy_it():
    """classic.violet.keep"""
    position = at(8, ana={"characters": ["warlord"], "gold": 9}, bo={"city": ["keep"]})
    assert refusal(position, "destroy bo keep") == ("classic.violet.keep", "untouchable")


def test_a_city_holds_only_one_of_the_two():
    """classic.build.no-duplicate; RULINGS K22"""
    bo = {"characters": ["king"], "city": ["keep"], "hand": ["keep"], "gold": 5}
    assert refusal(at(4, printing="classic68", bo=bo), "build keep") == ("classic.build.no-duplicate", "district-twice")


def test_2016_no_rank_8_can_use_its_power_on_it():
    """2016.unique.keep; RULINGS 88, 93"""
    assert refusal(mine(gold=9, bo={"city": ["keep"]}), "destroy bo keep") == ("2016.unique.keep", "untouchable")
    marshal = mine("marshal", gold=9, bo={"city": ["keep"]})
    assert refusal(marshal, "seize bo keep") == ("2016.unique.keep", "untouchable")
    diplomat = mine("diplomat", gold=9, city=["temple"], bo={"city": ["keep"]})
    assert refusal(diplomat, "exchange bo keep") == ("2016.unique.keep", "untouchable")


def test_2016_the_diplomat_cannot_give_his_own_away():
    """2016.unique.keep; RULINGS 93: giving it would be a use of the power on it too"""
    position = mine("diplomat", gold=9, city=["keep"], bo={"city": ["temple"]})
    assert legal(position, "exchange") == []
