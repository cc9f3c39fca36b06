"""The draft: classic.draft.*, classic.players, dark-city.players, dark-city.rank4-faceup."""

import pytest

import citadels_lab as lab
from tests.rules.flow.helpers import legal, play

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def pools(position):
    """Who chose from how many cards, until the first turn."""
    seen = []
    while position.decision.prompt in ("draft-pick", "draft-aside"):
        seen.append((position.decision.seat, position.decision.prompt[6:], len(position.decision.legal)))
        position = position.answer(position.decision.legal[0])
    return position, seen


@pytest.mark.parametrize(
    ("players", "up", "sizes"), [(4, 2, "5432"), (5, 1, "65432"), (6, 0, "765432"), (7, 0, "7654322")]
)
def test_each_chooses_from_what_is_passed(players, up, sizes):
    """classic.draft.faceup, classic.draft.pick, classic.draft.last, classic.draft.seven"""
    first = lab.new_game("classic", players=players, seed=5)
    assert len(first.facts()["faceup"]) == up
    _, seen = pools(first)
    assert "".join(str(n) for _, _, n in seen) == sizes
    crown = first.seats.index(first.facts()["crown"])
    assert [seat for seat, _, _ in seen] == [*first.seats[crown:], *first.seats[:crown]]


@pytest.mark.parametrize(
    ("players", "up", "sizes"),
    [(4, 3, "5432"), (5, 2, "65432"), (6, 1, "765432"), (7, 0, "8765432"), (8, 0, "87654322")],
)
def test_with_a_rank_nine_more_lie_face_up(players, up, sizes):
    """dark-city.players"""
    first = lab.new_game("dark_city", players=players, characters=[*CAST, "artist"], seed=5)
    assert len(first.facts()["faceup"]) == up
    assert "".join(str(n) for _, _, n in pools(first)[1]) == sizes


def test_two_players_choose_two_each_and_discard():
    """classic.players; RULINGS K43"""
    last, seen = pools(lab.new_game("classic", players=["a", "b"], seed=2))
    first = seen[0][0]
    other = "b" if first == "a" else "a"
    assert seen == [
        (first, "pick", 7),
        (other, "pick", 6),
        (other, "aside", 5),
        (first, "pick", 4),
        (first, "aside", 3),
        (other, "pick", 2),
    ]
    assert [len(p["characters"]) for p in last.facts()["players"].values()] == [2, 2]
    assert len(last.facts()["facedown"]) == 4


def test_three_players_choose_two_each():
    """classic.players"""
    last, seen = pools(lab.new_game("classic", players=3, seed=2))
    assert [n for _, _, n in seen] == [7, 6, 5, 4, 3, 2]
    assert len(last.facts()["facedown"]) == 2


def test_the_king_never_lies_face_up_but_may_lie_face_down():
    """classic.draft.no-king-faceup"""
    games = [lab.new_game("classic", seed=seed).facts() for seed in range(300)]
    assert not any("king" in facts["faceup"] for facts in games)
    assert any(facts["facedown"] == ["king"] for facts in games)


def test_what_replaces_the_king_is_as_likely_as_any_other():
    """classic.draft.no-king-faceup: no biased replacement"""
    seen = [name for seed in range(2000) for name in lab.new_game("classic", seed=seed).facts()["faceup"]]
    assert all(abs(seen.count(name) / 4000 - 1 / 7) < 0.025 for name in set(seen))


def test_the_emperor_never_lies_face_up():
    """dark-city.rank4-faceup"""
    assert not any("emperor" in lab.new_game("dark_city", seed=seed).facts()["faceup"] for seed in range(200))


def test_every_round_starts_with_the_crown():
    """classic.round.end: the crown chooses first"""
    end = lab.play_out(lab.new_game("classic", seed=11), "random", 11)
    position, starts = lab.new_game("classic", seed=11), 0
    for action in end.actions:
        draft = position.facts()["draft"]
        if draft and not any(p["characters"] for p in position.facts()["players"].values()):
            assert position.decision.seat == position.facts()["crown"]
            starts += 1
        position = position.answer(action)
    assert starts == end.facts()["round"]


def test_the_seventh_may_take_the_card_set_aside_first():
    """classic.draft.seven"""
    position = lab.new_game("classic", players=7, seed=5)
    aside = position.facts()["facedown"][0]
    while len(position.decision.legal) > 2 or position.decision.seat == "nobody":
        position = position.answer(position.decision.legal[0])
    position = play(position, *legal(position)[:1])
    assert f"pick {aside}" in legal(position)
