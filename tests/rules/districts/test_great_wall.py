"""Great Wall: classic.violet.great-wall, 2016.unique.great-wall."""

from tests.rules.districts.helpers import mine
from tests.rules.flow.helpers import at, gold, play, refusal


def wall(district):
    return play(
        at(8, ana={"characters": ["warlord"], "gold": 6}, bo={"city": ["great-wall", "tavern", "palace"]}),
        f"destroy bo {district}",
    )


def test_the_other_districts_cost_one_more_to_destroy():
    """classic.violet.great-wall"""
    assert gold(wall("tavern"), "ana") == 5
    assert gold(wall("palace"), "ana") == 1


def test_the_warlord_pays_it_in_his_own_city_too():
    """classic.violet.great-wall, 2016.great-wall.formula"""
    ana = {"characters": ["warlord"], "gold": 6, "city": ["great-wall", "tavern"]}
    assert gold(play(at(8, ana=ana), "destroy ana tavern"), "ana") == 5
    assert gold(play(mine(gold=4, city=["great-wall", "tavern"]), "destroy ana tavern"), "ana") == 5  # 4 + 2 - 1


def test_the_wall_itself_does_not():
    """classic.violet.great-wall; RULINGS K23"""
    assert gold(wall("great-wall"), "ana") == 1


def test_2016_every_district_costs_one_more_the_wall_too():
    """2016.unique.great-wall, 2016.great-wall.formula; RULINGS 90"""
    position = mine(gold=4, bo={"city": ["great-wall", "tavern"]})
    assert gold(play(position, "destroy bo tavern"), "ana") == 5
    assert gold(play(position, "destroy bo great-wall"), "ana") == 0
    poor = mine(gold=3, bo={"city": ["great-wall"]})
    assert refusal(poor, "destroy bo great-wall") == ("2016.great-wall.formula", "ruin-too-dear")


def test_2016_the_marshal_pays_the_owner_one_more_but_the_limit_of_three_stays():
    """2016.great-wall.formula; RULINGS 92, 95"""
    after = play(mine("marshal", gold=2, bo={"city": ["great-wall", "docks"], "gold": 0}), "seize bo docks")
    assert gold(after, "ana", "bo") == (0, 4)


def test_2016_the_diplomat_pays_the_difference_and_one():
    """2016.great-wall.formula; RULINGS 91"""
    bo = {"city": ["great-wall", "temple"], "gold": 0}
    after = play(mine("diplomat", city=["palace"], gold=0, bo=bo), "exchange bo temple", "in-return palace")
    assert gold(after, "ana", "bo") == (1, 1)
