"""Capitol: 2016.unique.capitol."""

from tests.rules.districts.helpers import parts

RULE = "2016.unique.capitol"


def test_three_points_for_three_districts_of_one_type():
    """2016.unique.capitol"""
    assert parts("capitol", "temple", "church", "cathedral")[RULE] == 3
    assert RULE not in parts("capitol", "temple", "church", "manor", "castle")


def test_only_once():
    """2016.unique.capitol"""
    assert parts("capitol", "temple", "church", "cathedral", "manor", "castle", "palace")[RULE] == 3


def test_unique_is_a_type_too_and_the_capitol_one_of_them():
    """2016.unique.capitol"""
    assert parts("capitol", "keep", "park")[RULE] == 3


def test_a_haunted_quarter_may_be_the_third():
    """2016.unique.capitol, 2016.unique.haunted-quarter; RULINGS 109"""
    assert parts("capitol", "haunted-quarter", "temple", "church")[RULE] == 3
