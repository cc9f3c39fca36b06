"""The matrix of a guess: my choice against what the other holds."""

import json

import pytest

from citadels_lab.rules.kernel.errors import LabError
from citadels_lab.study.ends import WIN, Outcome
from citadels_lab.study.matrix import LEAST, REST, matrix
from citadels_lab.study.tally import Columns
from citadels_lab.study.whatif import what_if
from tests.study.positions import asked
from tests.study.standins import Open
from tests.study.test_whatif import CLASSIC

GUESS = asked("name-assassin")


class Dealt:
    """A runner that plays nothing: what the other holds goes round, and a guess wins by a table of shares."""

    def __init__(self, holds, share):
        self.holds, self.share = holds, share

    def run(self, task, indexes, options, stopped):
        columns = Columns(options)
        for index in indexes:
            column, turn = self.holds[index % len(self.holds)], index // len(self.holds)
            wins = (turn % 10 < 10 * self.share(task.options[option], column) for option in options)
            columns.add([Outcome(WIN * won, 0) for won in wins], index, column)
        yield indexes, columns


def guess(holds, share, samples=200):
    return matrix(GUESS, "black", runner=Dealt(holds, share), options=["name thief", "name king"], samples=samples)


def hit(option, column):
    """Nine in ten if the guess hits, one in ten if not."""
    return 0.9 if option[1] in column else 0.1


def test_a_guess_between_two_equals_is_mixed_in_halves():
    found = guess([("thief",), ("king",)], hit)
    assert found.columns == (("king",), ("thief",))
    assert found.ns == (100, 100)
    assert found.solution.rows == found.solution.columns == pytest.approx((0.5, 0.5))
    assert found.solution.value == pytest.approx(0.5)
    assert found.cells[0][1].low < 0.9 < found.cells[0][1].high
    assert found.value.low < 0.5 < found.value.high
    assert found.mixing_helps
    assert "choose at random" in found.text()
    assert "do not show" not in found.text()
    assert "hasard" in found.text("fr")


def test_guesses_that_come_to_the_same_are_said_to():
    options = ["name thief", "name king", "name queen"]
    runner = Dealt([("thief",), ("abbot",)], hit)
    found = matrix(GUESS, "black", runner=runner, options=options, samples=200)
    king, queen = (found.answer.rows[at].text["en"] for at in (1, 2))
    assert f"as when nobody can hold what they name: {king} and {queen}." in found.text()
    assert "le même résultat dans tous les mondes" in found.text("fr")
    assert "came to the same" not in guess([("thief",), ("king",)], hit).text()


def test_as_many_wins_in_other_games_is_not_the_same():
    class Turns(Dealt):
        def run(self, task, indexes, options, stopped):
            columns = Columns(options)
            for index in indexes:
                won = (index // 2 % 2, 1 - index // 2 % 2)
                columns.add([Outcome(WIN * one, 0) for one in won], index, self.holds[index % 2])
            yield indexes, columns

    runner = Turns([("thief",), ("king",)], hit)
    found = matrix(GUESS, "black", runner=runner, options=["name thief", "name king"], samples=200)
    assert found.cells[0] == found.cells[1]
    assert found.alike == () and "came to the same" not in found.text()


def test_what_is_likely_now_may_ask_for_another_choice_than_the_mixture():
    found = guess([("thief",), ("thief",), ("thief",), ("king",)], hit)
    assert found.chances == pytest.approx((0.25, 0.75))
    assert found.reply == 0
    king, thief = (cell.value for cell in found.cells[0])
    assert found.reply_share == pytest.approx(0.75 * thief + 0.25 * king)
    assert found.solution.rows == pytest.approx((0.5, 0.5), abs=0.05)


def test_where_one_choice_is_always_best_there_is_nothing_to_gain_from_mixing():
    found = guess([("thief",), ("king",)], lambda option, column: 0.8 if option[1] == "king" else 0.3)
    assert found.solution.rows == (0.0, 1.0)
    assert "no gain from mixing" in found.text() and "rien à gagner en mélangeant" in found.text("fr")
    assert "Name the King" in found.text().partition(" still does better")[0]


def test_where_another_choice_does_as_well_none_is_said_to_do_better():
    found = guess([("thief",), ("king",)], lambda option, column: 0.3)
    assert "does as well as any other choice" in found.text() and "aussi bien que tout autre choix" in found.text("fr")
    assert "still does better" not in found.text()


def test_what_wins_most_on_average_is_only_said_to_where_that_can_be_told():
    sure = guess([("thief",), ("king",)], lambda option, column: 0.8 if option[1] == "king" else 0.3)
    assert sure.reply == 1 and sure.reply_close == ()
    assert "“Name the King” wins most on average" in sure.text() and "cannot tell it apart" not in sure.text()
    unsure = guess([("thief",), ("king",)], hit)
    assert unsure.reply == 0 and unsure.reply_close == (1,)
    assert "“Name the Thief” looks best on average" in unsure.text() and "from 1 other option" in unsure.text()
    assert "ne peuvent pas le départager de 1 autre choix" in unsure.text("fr")
    assert json.loads(unsure.to_json())["reply_close"] == ["name king"]


def test_the_best_reply_is_as_sure_as_the_answer_of_a_what_if_of_the_same_playouts():
    asked = {"samples": 250, "options": ["name abbot", "name king"]}
    found, answer = matrix(GUESS, "black", **asked), what_if(GUESS, **asked)
    assert {answer.rows[at].action for at in (found.reply, *found.reply_close)} == {*answer.group}


def test_what_the_words_say_lies_between_the_cells_that_are_shown():
    found = guess([("thief",), ("king",)], lambda option, column: 1.0 if option[1] == "king" else 0.0)
    shown = [cell.value for cell in found.cells[1]]
    assert found.fixed_value == min(shown) < 1
    assert min(shown) <= found.reply_share <= max(shown)
    assert min(shown) - 1e-4 <= found.value.value <= max(shown) + 1e-4


def test_a_mixture_that_comes_from_noise_is_said_to_be_that():
    def equal(option, column):
        return 0.5 if (option[1] in column) else 0.4

    found = guess([("thief",), ("king",)], equal)
    assert 0 < found.solution.rows[0] < 1
    assert not found.mixing_helps
    assert found.fixed_value == pytest.approx(0.4, abs=0.01)
    assert "do not show that mixing helps" in found.text()
    assert "So choose at random" not in found.text(), "what is taken back at once is better not said"


def test_what_is_seen_too_seldom_is_no_column_but_is_told():
    found = guess([("thief",)] * 6 + [("king",)] * 6 + [("queen",)], hit, samples=260)
    assert found.columns == (("king",), ("thief",))
    assert found.rare == {("queen",): 20}
    assert LEAST > 20
    assert "in 20 of 260 worlds: Queen" in found.text()
    assert sum(found.chances) == pytest.approx(240 / 260)


def test_what_is_seen_too_seldom_makes_one_column_together_and_nothing_is_promised_without_it():
    seldom = [("queen",), ("bishop",), ("abbot",)]
    found = guess([("thief",)] * 5 + [("king",)] * 5 + seldom, hit, samples=260)
    assert found.columns == (("king",), ("thief",), REST) and found.ns == (100, 100, 60)
    assert sum(found.chances) == pytest.approx(1)
    assert found.fixed_value == min(cell.value for cell in found.cells[0]) < 0.2
    assert found.legend()[-1] == "C: anything else (3 different)"
    assert found.legend("fr")[-1] == "C : autre chose (3 cas)"
    assert "No column" not in found.text()


def test_of_one_choice_there_is_nothing_to_compare():
    runner = Dealt([("thief",), ("king",)], hit)
    found = matrix(GUESS, "black", runner=runner, options=["name thief"], samples=200)
    assert "nothing to compare" in found.text() and "mixing; other" not in found.text()


def test_the_table_has_a_row_for_each_choice_and_says_how_much_it_rests_on():
    found = guess([("thief", "abbot"), ("king",)], hit)
    assert [row[0] for row in found.table()[1:]] == [
        "Name the Thief",
        "Name the King",
        "playouts",
        "how often Black holds it, as far as you can know",
        "worst for you",
    ]
    assert found.legend() == ["A: King", "B: Thief + Abbot"]
    assert found.table()[0][1:3] == ["A", "B"]
    data = json.loads(found.to_json())
    assert (data["schema"], data["version"], data["against"]) == ("citadels-lab-what-if-matrix", 1, "black")
    assert [column["n"] for column in data["columns"]] == [100, 100]


def test_a_real_guess_is_played_out_by_what_the_other_holds():
    asked = {"samples": 250, "options": ["name abbot"]}
    found = matrix(GUESS, "black", **asked)
    assert sum(found.ns) + found.left_out == 250
    assert all(GUESS.facts()["players"]["white"]["hand"][0] not in column for column in found.columns)
    assert matrix(GUESS, "black", **asked).to_json() == found.to_json()


def test_the_guesses_are_what_names_a_character():
    found = matrix(GUESS, "black", samples=60, worlds=Open, runner=Holding())
    assert len(found.answer.rows) == 9


class Holding:
    """A runner that plays nothing."""

    def run(self, task, indexes, options, stopped):
        columns = Columns(options)
        for index in indexes:
            columns.add([Outcome(0, 0)] * len(options), index, ("king",) if index % 2 else ("thief",))
        yield indexes, columns


def test_who_holds_nothing_hidden_cannot_be_guessed_about():
    with pytest.raises(LabError, match="its own cards"):
        matrix(GUESS, "white", samples=40)
    with pytest.raises(LabError, match="nothing to guess"):
        matrix(CLASSIC, "bo", samples=4, worlds=Open)
    with pytest.raises(LabError, match="all 200 worlds drawn"):
        guess([("thief",)], hit)
    with pytest.raises(LabError, match="zoe"):
        matrix(GUESS, "zoe")


def test_where_all_is_seen_too_seldom_there_is_no_matrix():
    names = ("thief", "king", "queen", "bishop", "abbot", "merchant", "warlord", "magician")
    with pytest.raises(LabError, match="too many different things"):
        guess([(name,) for name in names], hit, samples=200)


def test_too_few_playouts_make_no_column():
    with pytest.raises(LabError, match="take more"):
        guess([("thief",), ("king",)], hit, samples=20)
