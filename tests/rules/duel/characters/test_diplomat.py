"""The Diplomat (7): duel.diplomat.take, duel.ability.and-or."""

from tests.rules.duel.helpers import city, gold, holding, legal, play, refusal, side

BORDER = city("c4 noble-start white", "d4 religious-2 black 1", "e4 military-4 black 2", "c5 commercial-3 white")


def diplomat(seats: int = 4, **facts):
    facts.setdefault("city", BORDER)
    own = {"seats": seats, **facts.pop("own", {})}
    return holding("diplomat", own=own, **facts)


def test_seats_worth_the_value_buy_a_district():
    """duel.diplomat.take: printed cost 2 and 1 coin on it are 3 seats"""
    after = play(diplomat(), "take religious-2")
    assert after.facts()["city"]["d4"]["owner"] == "white"
    assert (side(after, "white")["seats"], side(after, "black")["seats"]) == (1, 8)


def test_the_coins_on_it_stay():
    """duel.diplomat.take"""
    assert gold(play(diplomat(), "take religious-2"), "religious-2") == 1


def test_no_gold_moves():
    """duel.diplomat.take"""
    before = diplomat()
    assert play(before, "take religious-2").accounts()["white"] == before.accounts()["white"]


def test_too_few_seats_are_refused_with_how_many_are_missing():
    """duel.diplomat.take: cost 4 and 2 coins are 6, two more than 4 seats"""
    reason = refusal(diplomat(), "take military-4")
    assert (reason.rule, reason.args["n"]) == ("duel.diplomat.take", 2)


def test_all_seats_may_be_given():
    """duel.diplomat.take"""
    assert side(play(diplomat(6), "take military-4"), "white")["seats"] == 0


def test_two_seats_may_be_gained_instead():
    """duel.diplomat.take"""
    after = play(diplomat(), "seats")
    assert side(after, "white")["seats"] == 6
    assert after.decision.prompt != "diplomat"


def test_only_one_of_the_two_may_be_used():
    """duel.ability.and-or"""
    after = play(diplomat(), "take religious-2")
    assert after.decision.prompt == "queen"


def test_a_guarded_district_cannot_be_taken():
    """duel.guard.protects"""
    position = diplomat(9, guard="religious-2")
    for tile in ("religious-2", "military-4"):
        assert refusal(position, f"take {tile}").rule == "duel.guard.protects"


def test_the_ivory_tower_cannot_be_taken_even_without_a_guard():
    """duel.unique.ivory-tower"""
    tower = city("c4 noble-start white", "d4 ivory-tower black")
    assert refusal(diplomat(9, city=tower), "take ivory-tower").rule == "duel.unique.ivory-tower"


def test_ones_own_district_cannot_be_taken():
    """duel.diplomat.take: a district of the opponent"""
    assert refusal(diplomat(9), "take commercial-3").rule == "duel.diplomat.take"


def test_the_diplomat_may_do_nothing():
    """duel.ability.optional"""
    before = diplomat()
    after = play(before, "pass")
    assert side(after, "white")["seats"] == 4
    assert after.facts()["city"] == before.facts()["city"]


def test_a_taken_unique_does_not_act_again():
    """duel.unique.effect-control: a Capitol that is taken gives no seats"""
    capitol = city("c4 noble-start white", "d4 capitol black")
    after = play(diplomat(4, city=capitol), "take capitol")
    assert (side(after, "white")["seats"], side(after, "black")["seats"]) == (1, 8)


def test_the_discount_of_military_districts_is_the_warlords_alone():
    """duel.diplomat.take"""
    camp = city("c4 military-start white", "d4 religious-3 black")
    assert "take religious-3" in legal(diplomat(3, city=camp))
    assert refusal(diplomat(2, city=camp), "take religious-3").args["n"] == 1


def test_lasting_effects_follow_control():
    """duel.unique.effect-control: a taken Library doubles the next bonus"""
    library = city("c4 noble-start white", "d4 library black")
    row = [["noble-2"], ["noble-3"], ["noble-4"], ["noble-1"]]
    taken = play(diplomat(4, city=library, row=row, own={"gold": 6}, theirs={"gold": 0}), "take library", "pass")
    black_led = play(taken, "build noble-1 e4")
    assert gold(play(black_led, "build noble-2 b4"), "noble-2") == 2
