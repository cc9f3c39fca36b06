"""What a seat has seen stays seen: cards passed on, looked at, given away, put under the deck."""

from collections import Counter
from typing import Any

import pytest

import citadels_lab as lab
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.rules.kernel.position import Position, Start, begin
from citadels_lab.study.worlds import World, imagine

DRAWS = 60


def written(name: str, **position: Any) -> Position[Any]:
    return begin(Start(variant(name), facts=position))


def drawn(position: Position[Any], seat: str) -> list[dict[str, Any]]:
    """Return many imagined positions, as plain data with all secrets."""
    world = World(position, seat)
    return [world.sample(Dice(seed)).facts() for seed in range(DRAWS)]


def hands(worlds: list[dict[str, Any]], seat: str) -> list[list[str]]:
    return [sorted(world["players"][seat]["hand"]) for world in worlds]


def play(position: Position[Any], *answers: str) -> Position[Any]:
    for answer in answers:
        position = position.answer(answer)
    return position


MAGICIAN = {
    "players": {
        "ana": {"gold": 2, "hand": ["temple", "keep", "castle"], "characters": ["magician"]},
        "bo": {"gold": 3, "hand": ["manor", "docks"], "characters": ["king"]},
        "chi": {"gold": 2, "hand": ["harbor"], "characters": ["bishop"]},
        "dev": {"gold": 2, "characters": ["warlord"]},
    },
    "rank": 3,
}


def test_who_has_swapped_hands_knows_the_other_hand_and_who_has_not_knows_neither() -> None:
    position = play(written("classic", **MAGICIAN), "swap bo")
    assert {tuple(hand) for hand in hands(drawn(position, "ana"), "bo")} == {("castle", "keep", "temple")}
    assert {tuple(hand) for hand in hands(drawn(position, "bo"), "ana")} == {("docks", "manor")}
    assert len({tuple(hand) for hand in hands(drawn(position, "chi"), "bo")}) > DRAWS // 2


def test_a_known_hand_stays_known_but_for_the_card_that_is_played() -> None:
    position = play(written("classic", **MAGICIAN), "swap bo", "gather gold", "end", "gather gold", "build temple")
    assert {tuple(hand) for hand in hands(drawn(position, "ana"), "bo")} == {("castle", "keep")}


def test_of_cards_taken_out_of_a_known_hand_it_is_known_that_they_are_of_it() -> None:
    """A card that bo keeps of two drawn is not known; the old ones are, and none of them went away."""
    position = play(written("classic", **MAGICIAN), "swap bo", "gather gold", "end", "gather cards")
    kept = position.decision.legal[0]
    worlds = drawn(position.answer(kept), "ana")
    assert all(Counter(["castle", "keep", "temple"]) <= Counter(hand) for hand in hands(worlds, "bo"))
    assert len({tuple(hand) for hand in hands(worlds, "bo")}) > 10


def test_a_card_discarded_right_after_all_drawn_ones_were_kept_may_be_any_of_the_hand() -> None:
    """bo's Library keeps both, so what the Laboratory then takes need not be one of the two."""
    players = {**MAGICIAN["players"], "bo": {**MAGICIAN["players"]["bo"], "city": ["library", "laboratory"]}}
    position = written("classic", **{**MAGICIAN, "players": players})
    position = play(position, "swap bo", "gather gold", "end", "gather cards", "laboratory castle")
    held = [{"castle", "keep", "temple"} & set(hand) for hand in hands(drawn(position, "ana"), "bo")]
    assert {frozenset(some) for some in held} >= {
        frozenset({"keep", "temple"}),
        frozenset({"castle", "keep", "temple"}),
    }


def test_who_puts_cards_under_the_deck_knows_in_which_order_they_lie_there() -> None:
    position = play(written("classic", **MAGICIAN), "redraw keep", "redraw castle", "pass")
    worlds = drawn(position, "ana")
    assert {tuple(world["deck"][-2:]) for world in worlds} == {("keep", "castle")}
    assert len({tuple(world["deck"][-2:]) for world in drawn(position, "bo")}) > DRAWS // 2


def test_a_card_of_a_known_hand_that_may_have_gone_is_there_or_where_it_went() -> None:
    """bo, whose hand the Magician knows, gives a card away unseen: it is one of those."""
    facts = {
        "players": {
            "ana": {"gold": 2, "hand": ["temple", "keep", "castle"], "characters": ["magician"]},
            "bo": {"gold": 3, "hand": ["manor"], "characters": ["king"], "city": ["laboratory"]},
            "chi": {"gold": 2, "characters": ["bishop"]},
            "dev": {"gold": 2, "characters": ["warlord"]},
        },
        "rank": 3,
    }
    position = play(written("classic", **facts), "swap bo", "gather gold", "end", "laboratory keep")
    worlds = drawn(position, "ana")
    left = Counter(tuple(sorted([*world["players"]["bo"]["hand"], *world["discard"]])) for world in worlds)
    assert set(left) == {("castle", "keep", "temple")}
    assert {world["discard"][0] for world in worlds} == {"castle", "keep", "temple"}


def test_a_lighthouse_shows_what_is_in_the_deck_and_so_what_the_others_hold() -> None:
    facts = {
        "players": {
            "ana": {"gold": 5, "hand": ["lighthouse", "keep"], "characters": ["bishop"]},
            "bo": {"gold": 3, "hand": ["manor", "docks"], "characters": ["warlord", "king"]},
        },
        "rank": 5, "bonus": ["lighthouse"], "characters": [
            "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
        ],
    }  # fmt: skip
    building = play(written("dark_city", **facts), "gather gold", "build lighthouse")
    assert {tuple(hand) for hand in hands(drawn(building, "ana"), "bo")} == {("docks", "manor")}
    for answer in ("pass", "fetch smithy"):
        after = building.answer(answer)
        assert {tuple(hand) for hand in hands(drawn(after, "ana"), "bo")} == {("docks", "manor")}
        assert len({tuple(world["deck"]) for world in drawn(after, "ana")}) == DRAWS


def test_the_characters_that_a_seat_passed_on_are_behind_it_and_the_others_before() -> None:
    position = lab.new_game("classic", seed=4)
    first, second = position.decision.seat, None
    offered = [action[1] for action in position.decision.legal]
    position = position.answer(position.decision.legal[0])
    second = position.decision.seat
    seen = [action[1] for action in position.decision.legal]
    for world in drawn(position, second):
        assert world["players"][first]["characters"][0] not in seen
    for world in drawn(position, first):
        assert set(world["draft"]["cards"]) == set(offered[1:])


def test_every_character_that_the_first_may_have_kept_is_equally_likely() -> None:
    """Of eight two lie face up and five were passed on: two are left, for the first player and face down."""
    position = lab.new_game("classic", seed=4)
    first = position.decision.seat
    position = position.answer(position.decision.legal[0])
    world = World(position, position.decision.seat)
    n = 2000
    kept = Counter(world.sample(Dice(seed)).facts()["players"][first]["characters"][0] for seed in range(n))
    assert len(kept) == 2
    assert all(abs(count - n / 2) < 4 * (n / 4) ** 0.5 for count in kept.values())


def test_every_unseen_district_is_equally_likely_to_lie_on_the_deck() -> None:
    position = lab.new_game("classic", seed=4)
    world = World(position, position.decision.seat)
    mine = Counter(position.facts()["players"][position.decision.seat]["hand"])
    copies = Counter({name: card["copies"] for name, card in position.facts()["districts"].items()}) - mine
    n, total = 4000, sum(copies.values())
    top = Counter(world.sample(Dice(seed)).facts()["deck"][0] for seed in range(n))
    squares = sum((top[name] - n * c / total) ** 2 / (n * c / total) for name, c in copies.items())
    assert squares < len(copies) + 4 * (2 * len(copies)) ** 0.5


def test_an_imagined_game_of_duel_has_no_record_and_says_so_in_one_sentence() -> None:
    world = imagine(lab.new_game("duel", seed=3), "white", Dice(1))
    with pytest.raises(LabError, match="no record"):
        world.record()


def test_a_written_draft_is_imagined_from_the_crown_that_it_began_with() -> None:
    """The King moves the crown; the last choice is still that of the player who made it."""
    facts = {
        "phase": "draft", "seats": ["ana", "bo", "chi", "dev"], "crown": "bo", "pool": ["magician", "bishop"],
        "players": {
            "bo": {"characters": ["thief"]}, "chi": {"characters": ["king"]}, "dev": {"characters": ["warlord"]},
        },
    }  # fmt: skip
    position = play(
        written("classic", **facts), "pick bishop", "gather gold", "rob bishop", "end", "gather gold", "end"
    )
    assert position.facts()["crown"] == "chi"
    for world in drawn(position, "ana"):
        assert world["players"]["ana"]["offered"] == [["magician", "bishop"]]
        assert world["players"]["chi"]["characters"] == ["king"]


def test_who_chooses_last_of_seven_sees_two_characters_of_which_either_was_put_down_first() -> None:
    seats = ["ana", "bo", "chi", "dev", "eli", "fay", "gus"]
    names = ["assassin", "thief", "magician", "king", "merchant", "architect"]
    facts = {
        "phase": "draft", "seats": seats, "pool": ["bishop"],
        "players": {seat: {"characters": [name]} for seat, name in zip(seats, names, strict=False)},
    }  # fmt: skip
    position = written("classic", **facts)
    worlds = [World(position, "gus").sample(Dice(seed)) for seed in range(DRAWS)]
    assert {world.decision.legal for world in worlds} == {(("pick", "bishop"), ("pick", "warlord"))}
    assert {world._look().base.facedown for world in worlds} == {("bishop",), ("warlord",)}
