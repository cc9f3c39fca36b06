"""What is worked out beside an estimate: at the end of a game of Duel by itself, or when it is wanted."""

import json

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study import beside
from citadels_lab.study.exact import exact
from citadels_lab.study.safe import safe_choice
from citadels_lab.study.telling import order
from citadels_lab.study.whatif import what_if
from tests.study.endings.positions import ending

LATE = ending(2, rank=9, white={"hand": ["queen"], "gold": 5})
DISCARD = ending(
    1, "discard", guard="noble-start",
    white={"hand": ["abbot", "merchant", "architect", "queen"], "gold": 0},
    black={"hand": ["thief", "king", "diplomat", "warlord"], "gold": 0},
)  # fmt: skip


def test_one_of_the_last_moves_is_worked_out_by_itself_and_said_beside_the_estimate():
    answer = what_if(LATE, samples=400)
    assert answer.exact == exact(LATE) and answer.safe is None
    for row, worth in zip(answer.rows, answer.exact.rows, strict=True):
        assert worth.action == row.action
        assert worth.low <= row.share.high and row.share.low <= worth.high
    data = json.loads(answer.to_json())
    assert data["exact"] == answer.exact.to_dict() and data["safe"] is None
    assert answer.exact.text() in answer.text() and answer.exact.text("fr") in answer.text("fr")
    heads, best, *_ = answer.table()
    assert heads[-2:] == ["worked out", "verdict"] and best[-2] == answer.exact.rows[answer.best].share()
    assert answer.table("fr")[0][-2] == "calculé"


def test_what_is_worked_out_settles_what_playouts_cannot_tell():
    answer = what_if(ending(1, rank=9, white={"hand": ["queen"], "gold": 5}), samples=4)
    assert answer.sure
    assert "an estimate of it" in answer.text() and "cannot be told apart" not in answer.text()
    verdicts = {row.action: answer.table()[1:][place][-1] for place, row in enumerate(_as_shown(answer))}
    best = {action for action, verdict in verdicts.items() if verdict == "best, worked out"}
    assert best == {*answer.exact.best} < {*verdicts}
    assert {*verdicts.values()} == {"best, worked out", "wins less, worked out"}


def test_what_is_worked_out_for_others_than_those_who_played_on_settles_nothing():
    answer = what_if(LATE, samples=4, bots="greedy", exact="random")
    assert not answer.sure
    assert "not what the playouts estimate" in answer.text() and "n’est pas ce qu’estiment" in answer.text("fr")
    assert "an estimate of it" not in answer.text()
    assert "worked out" not in "".join(row[-1] for row in answer.table())


def _as_shown(answer):
    return [answer.rows[at] for at in order(answer)]


@pytest.mark.parametrize("bots", ["greedy", {"white": "random", "black": "greedy"}])
def test_with_other_bots_than_random_nothing_is_worked_out_unasked(bots):
    answer = what_if(LATE, samples=4, bots=bots)
    assert answer.exact is None and "worked out" not in answer.table()[0]
    assert json.loads(answer.to_json())["exact"] is None


def test_best_play_is_worked_out_when_it_is_wanted():
    answer = what_if(LATE, samples=4, bots="greedy", exact="best")
    assert answer.exact == exact(LATE, play="best")


def test_a_choice_that_both_make_at_once_has_its_safe_mixture_too():
    answer = what_if(DISCARD, samples=4, exact="random")
    assert answer.exact == exact(DISCARD) and answer.safe == safe_choice(DISCARD)
    assert answer.safe.text() in answer.text()
    mixture = json.loads(answer.to_json())["safe"]
    assert sum(part["often"] for part in mixture["mixture"]) == pytest.approx(1)


def test_only_the_options_that_are_asked_about_are_worked_out():
    two = LATE.decision.legal[:2]
    answer = what_if(LATE, samples=4, options=two)
    assert tuple(row.action for row in answer.exact.rows) == two


def test_what_is_large_is_left_to_the_estimate_unless_it_is_wanted(monkeypatch):
    monkeypatch.setattr(beside, "SOON", 3)
    assert what_if(LATE, samples=4).exact is None
    monkeypatch.setattr(beside, "NODES", 3)
    with pytest.raises(LabError, match="too large"):
        what_if(LATE, samples=4, exact="random")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "position, play, said",
    [
        (lab.new_game("classic", players=4), "random", "classi"),
        (lab.new_game("duel", seed=1), "random", "3"),
        (LATE, "badly", "badly"),
        (DISCARD, "best", ""),
    ],
)
def test_what_cannot_be_worked_out_is_told_before_anything_is_played(position, play, said, language):
    with pytest.raises(LabError) as error:
        what_if(position, samples=1_000_000, exact=play)
    text = error.value.text(language)
    assert said in text.lower() and "\n" not in text


def test_a_stopped_answer_works_nothing_out():
    class Pressed:
        def is_set(self):
            return True

    assert what_if(LATE, cancel=Pressed()).exact is None
