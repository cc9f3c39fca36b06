"""Each kind of question: the engine gives the answer, and the feedback names the rule or what is missing."""

import textwrap

import pytest

from citadels_lab.lessons import Attempt, read_exercise
from citadels_lab.lessons.folder import Folder
from citadels_lab.rules.kernel.errors import LabError

BEGIN = """
title = "A test"
variant = "classic"
rules = ["classic.turn.income"]

[position]
rank = 4
seats = ["ana", "bo", "chi"]
players.ana = { gold = 3, hand = ["manor", "castle"], city = ["temple"], characters = ["king", "bishop"] }
players.bo = { gold = 1, city = ["church"], characters = ["merchant", "warlord"] }
players.chi = { gold = 9, city = ["docks"], characters = ["architect", "thief"] }
"""
PLAYED = """
[[step]]
seat = "ana"
does = "gather gold"

[[step]]
seat = "ana"
does = "build castle"
"""
WORDS = """
text = { en = "Well?", fr = "Alors ?" }
hints = ["one", "two"]
"""
DUEL = """
title = "A test"
variant = "duel"
rules = ["duel.build.touching"]

[position]
rank = 3
players.white = { gold = 9, hand = ["king"] }
players.black.hand = ["queen"]
"""


@pytest.fixture
def exercise(tmp_path):
    """Write an exercise into a folder and read it: ``exercise("compute", 'fact = "..."', steps)``."""

    def write(question, begin=BEGIN, steps=PLAYED):
        text = f"{begin}\n{steps}\n[question]\n{WORDS}\n{textwrap.dedent(question)}"
        (tmp_path / "test.toml").write_text(text, encoding="utf-8")
        return read_exercise("test.toml", Folder(tmp_path))

    return write


def remarks(verdict, language="en"):
    return [(remark.text(language), remark.rule) for remark in verdict.remarks]


# --- compute ------------------------------------------------------------------------------------------------------


def test_a_number_is_read_off_when_all_steps_are_played(exercise):
    question = exercise('kind = "compute"\nfact = "players.ana.gold"').question
    assert question.solution == ("1",)
    assert question.judge([" 1 "]).right
    assert remarks(question.judge(["5"])) == [("5 is too many.", "")]
    assert remarks(question.judge(["0"]), "fr") == [("0, c’est trop peu.", "")]


def test_a_change_is_the_difference_that_the_steps_make(exercise):
    assert exercise('kind = "compute"\nchange = "players.ana.gold"').question.solution == ("-2",)


def test_a_list_is_counted(exercise):
    assert exercise('kind = "compute"\nfact = "players.ana.hand"').question.solution == ("1",)


@pytest.mark.parametrize("given", ["", "four", "1.5", "--1", "9" * 30])
def test_what_is_no_number_is_no_try(exercise, given):
    attempt = Attempt(exercise('kind = "compute"\nfact = "players.ana.gold"'))
    assert not attempt.check([given]).counts
    assert (attempt.tries, attempt.state) == (0, "open")


# --- choose and tick ----------------------------------------------------------------------------------------------


def test_of_values_the_one_that_the_fact_is_is_right(exercise):
    question = exercise('kind = "choose"\nfact = "crown"\nitems = ["bo", "ana", "chi"]').question
    assert question.solution == ("ana",)
    assert remarks(question.judge(["bo"])) == [("“Bo” does not fit.", "")]
    assert not question.judge([]).counts


def test_a_question_can_be_about_now_and_not_about_the_end(exercise):
    way = 'kind = "choose"\nwanted = "refused"\nactions = ["build manor", "build castle"]\nnow = true'
    assert exercise(way).question.solution == ("build castle",)
    assert exercise('kind = "compute"\nfact = "players.ana.gold"\nnow = true').question.solution == ("3",)


def test_a_refused_answer_is_explained_by_its_own_reason(exercise):
    way = 'kind = "tick"\nactions = ["build manor", "build castle", "gather gold"]'
    question = exercise(way, steps="").question
    assert question.solution == ("build manor", "gather gold")
    [(text, rule)] = remarks(question.judge(["build manor", "gather gold", "build castle"]))
    assert "4" in text and rule.startswith("classic.")


def test_ticking_too_few_says_how_many_are_missing(exercise):
    way = 'kind = "tick"\nactions = ["build manor", "build castle", "gather gold"]'
    assert remarks(exercise(way, steps="").question.judge(["gather gold"])) == [("One is still missing.", "")]


def test_one_can_ask_for_what_is_refused(exercise):
    way = 'kind = "choose"\nwanted = "refused"\nactions = ["build manor", "build castle"]'
    question = exercise(way, steps="").question
    assert question.solution == ("build castle",)
    assert "is allowed" in remarks(question.judge(["build manor"]))[0][0]


def test_of_sentences_the_one_whose_facts_hold_is_right_and_a_wrong_one_tells_what_follows(exercise):
    question = exercise("""
        kind = "choose"
        [[question.claim]]
        text = { en = "Five left.", fr = "Il en reste cinq." }
        holds.players.ana.gold = 5
        follows = { en = "Then building would be free.", fr = "Alors bâtir serait gratuit." }
        rule = "classic.build.one"
        [[question.claim]]
        text = { en = "One left.", fr = "Il en reste une." }
        holds.players.ana.gold = 1
        """).question
    assert question.solution == ("2",)
    assert remarks(question.judge(["1"])) == [("Then building would be free.", "classic.build.one")]


def test_a_sentence_can_be_judged_with_the_eyes_of_a_seat(exercise):
    question = exercise("""
        kind = "choose"
        [[question.claim]]
        text = "The manor."
        holds.players.ana.hand = ["manor"]
        sees = "bo"
        [[question.claim]]
        text = "One card."
        holds.players.ana.hand = ["?"]
        sees = "bo"
        """).question
    assert question.answer("en") == "One card."


def test_the_possible_holders_are_those_that_the_seat_cannot_rule_out(exercise):
    way = 'kind = "tick"\nfact = "players.chi.possible"\nsees = "bo"\nitems = ["king", "architect", "warlord"]'
    question = exercise(way, steps="").question
    assert "architect" in question.solution and "king" not in question.solution


def test_the_rule_that_refuses_an_answer_can_be_asked_for(exercise):
    steps = PLAYED.replace("gather gold", "build manor").replace("build castle", "gather gold")
    way = 'kind = "choose"\nwhy = "build castle"\nitems = ["classic.build.no-duplicate", "classic.build.one"]'
    assert exercise(way, steps=steps).question.solution == ("classic.build.one",)


# --- order --------------------------------------------------------------------------------------------------------


def test_calls_come_in_the_order_in_which_the_engine_makes_them(exercise):
    end = '\n[[step]]\nseat = "ana"\ndoes = "end"\n[[step]]\nseat = "ana"\ndoes = "gather gold"\n'
    end += '[[step]]\nseat = "ana"\ndoes = "end"\n'
    question = exercise('kind = "order"\nby = "calls"\nitems = ["merchant", "bishop"]', steps=PLAYED + end).question
    assert question.solution == ("bishop", "merchant")
    verdict = question.judge(["merchant", "bishop"])
    assert "place 1" in remarks(verdict)[0][0]
    assert not question.judge(["merchant"]).counts


def test_calls_of_duel_come_in_their_order_too(exercise):
    steps = '[[step]]\nseat = "white"\ndoes = "seats"\n[[step]]\nseat = "white"\ndoes = "pass"\n'
    way = 'kind = "order"\nby = "calls"\nitems = ["queen", "merchant", "abbot"]'
    question = exercise(way, DUEL, steps).question
    assert question.solution == ("abbot", "merchant", "queen")
    assert question.judge(["abbot", "merchant", "queen"]).right
    assert question.answer("fr") == "Abbé → Marchand → Reine"


def test_events_come_in_the_order_in_which_they_happen(exercise):
    question = exercise("""
        kind = "order"
        [[question.event]]
        text = "Pays."
        rule = "classic.build.one"
        [[question.event]]
        text = "Takes coins."
        rule = "classic.turn.income"
        """).question
    assert question.answer("en") == "Takes coins. → Pays."


def test_seats_can_be_put_in_order_of_their_points(exercise):
    question = exercise('kind = "order"\nby = "points"\nitems = ["bo", "ana", "chi"]').question
    assert question.solution == ("ana", "chi", "bo")


# --- mark ---------------------------------------------------------------------------------------------------------


def test_the_squares_of_an_answer_are_right_and_the_others_say_why_not(exercise):
    question = exercise('kind = "mark"\nfact = "free"', begin=DUEL, steps="").question
    assert set(question.solution) == {"c3", "d3", "b4", "e4", "c5", "d5"}
    assert "a1" in remarks(question.judge([*question.solution, "a1"]))[0][0]
    assert question.judge(list(reversed(question.solution))).right
    assert not question.judge([]).counts


def test_the_tiles_that_are_so_can_be_marked(exercise):
    question = exercise('kind = "mark"\nwhere = { owner = "white" }', begin=DUEL, steps="").question
    assert len(question.solution) == 1 and question.solution[0] in ("c4", "d4")


def test_squares_are_marked_only_in_duel(exercise):
    with pytest.raises(LabError, match="only on the board of Duel"):
        exercise('kind = "mark"\nfact = "free"')


# --- what a file may not say --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ('kind = "choose"\nfact = "crown"\nitems = ["bo", "chi"]', "exactly one item must be right"),
        ('kind = "tick"\nfact = "crown"\nitems = ["bo", "chi"]', "at least one must be"),
        ('kind = "compute"\nfact = "players.ana.golf"', "nearest: players.ana.gold"),
        ('kind = "compute"\nfact = "crown"', "is no number"),
        ('kind = "guess"\nfact = "crown"', "guess"),
        ('kind = "choose"\nitems = ["bo", "chi"]', "only one: actions, claim, fact, why"),
        ('kind = "choose"\nactions = ["build manor", "build palace"]', "no answer to the question"),
        ('kind = "choose"\nfact = "crown"\nitems = ["bo"]', "at least two different"),
        ('kind = "order"\nby = "points"\nitems = ["ana", "chi", "bo"]', "right order already"),
        ('kind = "order"\nby = "calls"\nitems = ["warlord", "thief"]', "does not come"),
        ('kind = "compute"\nfact = "players.ana.gold"\nsees = "eve"', "no seat 'eve'|no seat \\\"eve\\\""),
        ('kind = "compute"\nfact = "players.ana.gold"\nrules = ["classic.no"]', "no rule classic.no"),
        ('kind = "compute"\nfact = "players.ana.gold"\nanswer = 1', "answer"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(exercise, question, says):
    with pytest.raises(LabError, match=says) as caught:
        exercise(question)
    assert "test.toml, line " in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


def test_two_hints_are_needed(tmp_path):
    text = BEGIN + '[question]\nkind = "compute"\ntext = "?"\nfact = "players.ana.gold"\nhints = ["one"]\n'
    (tmp_path / "test.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LabError, match="2 hints"):
        read_exercise("test.toml", Folder(tmp_path))
