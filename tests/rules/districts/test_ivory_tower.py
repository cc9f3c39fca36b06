"""Ivory Tower: 2016.unique.ivory-tower."""

from tests.rules.districts.helpers import parts

RULE = "2016.unique.ivory-tower"


def test_five_points_as_the_only_unique_district():
    """2016.unique.ivory-tower"""
    assert parts("ivory-tower", "manor")[RULE] == 5
    assert RULE not in parts("ivory-tower", "keep")


def test_a_haunted_quarter_of_another_type_does_not_spoil_it():
    """2016.unique.ivory-tower, 2016.unique.haunted-quarter; RULINGS 109"""
    assert parts("ivory-tower", "haunted-quarter", "manor")[RULE] == 5
