"""Models of the opponents, side by side."""

import pytest

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.models import Comparison, compare_models
from citadels_lab.study.runners import Here
from citadels_lab.study.whatif import what_if
from tests.study.positions import late
from tests.study.standins import Open
from tests.study.test_whatif import CLASSIC, Dealt


def answer(shares, n=200):
    """Return an answer in which the options win so many times in a hundred."""
    outcomes = Dealt(lambda index, option: Outcome(WIN if (37 * index + 13 * option) % 100 < shares[option] else 0, 0))
    return what_if(CLASSIC, samples=n, options=CLASSIC.decision.legal[: len(shares)], runner=outcomes)


def test_the_same_option_may_be_best_whoever_plays_on():
    compared = Comparison({"random": answer([60, 20]), "greedy": answer([50, 40])})
    assert compared.verdict == "same"
    assert "random and greedy" in compared.text()


def test_that_an_option_looks_best_with_all_is_not_said_without_doubt_where_some_cannot_tell():
    sure = Comparison({"random": answer([80, 20]), "greedy": answer([80, 20])})
    unsure = Comparison({"random": answer([80, 20]), "greedy": answer([41, 40])})
    assert sure.verdict == unsure.verdict == "same"
    assert "not for sure" not in sure.text()
    assert "not for sure: with greedy, the playouts cannot tell it apart" in unsure.text()
    assert "mais sans certitude : avec greedy" in unsure.text("fr")


def test_where_the_best_option_depends_on_who_plays_on_that_is_said():
    compared = Comparison({"random": answer([60, 20]), "greedy": answer([20, 60])})
    assert compared.verdict == "differs"
    assert "depends" in compared.text()
    assert "dépend" in compared.text("fr")
    assert "greedy" in compared.text()


def test_another_best_option_that_may_be_chance_is_said_to_be_that():
    compared = Comparison({"random": answer([41, 40]), "greedy": answer([40, 41])})
    assert compared.verdict == "maybe"
    assert "may be best with all of them" in compared.text() and "meilleur avec tous" in compared.text("fr")


def test_an_option_that_may_be_best_with_all_does_not_depend_on_who_plays_on():
    compared = Comparison({"random": answer([50, 45, 0]), "greedy": answer([10, 60, 0])})
    unsure, sure = compared.answers.values()
    assert not unsure.decided and sure.decided and sure.best != unsure.best
    assert compared.verdict == "maybe"


def test_of_one_option_there_is_nothing_to_compare():
    compared = Comparison({"random": answer([60]), "greedy": answer([50])})
    assert compared.verdict == "one"
    assert "nothing to compare" in compared.text() and "rien à quoi le comparer" in compared.text("fr")


def test_each_model_is_asked_the_same_question_in_the_same_worlds():
    position, shown = late(4, 10), []
    compared = compare_models(position, samples=8, worlds=Open, on_progress=lambda name, _: shown.append(name), every=0)
    assert list(compared.answers) == ["random", "greedy"]
    assert set(shown) == {"random", "greedy"}
    assert compared.answers["greedy"] == what_if(position, samples=8, worlds=Open, bots="greedy")
    data = compared.to_dict()
    assert (data["schema"], data["version"]) == ("citadels-lab-what-if-models", 1)
    assert set(data["models"]) == {"random", "greedy"}


def test_a_model_may_be_another_bot_for_each_seat_and_has_a_name():
    models = {"even": "random", "mixed": {"white": "random", "black": "greedy"}}
    compared = compare_models(late(4, 10), models, samples=4, runner=Here())
    assert compared.answers["mixed"].bots == {"white": "random", "black": "greedy"}


@pytest.mark.parametrize("models", [["random"], ["random", "random"], "random", {}, ["random"] * 4])
def test_two_or_three_different_models_must_be_named(models):
    with pytest.raises(LabError, match="two or three"):
        compare_models(late(4, 10), models, samples=4)
    with pytest.raises(LabError, match="gredy"):
        compare_models(late(4, 10), ["random", "gredy"], samples=4)
