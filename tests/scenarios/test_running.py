"""What does not hold is told with the step, the line, what is and what the file says; the rest still runs."""

import pytest

from citadels_lab import scenarios

HEAD = """\
title = "A build"
variant = "duel"
rules = ["duel.build.bonus"]

[position]
rank = 6
row = [["noble-3"]]
players.white = { gold = 5, hand = ["architect"], stand = ["statue"] }

[[step]]
seat = "white"
does = "build noble-3 c5"
"""


def told(steps: str) -> list[str]:
    return [str(problem) for problem in scenarios.read(HEAD + steps, "mine").run().problems]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("then.players.white.gold = 3", "step 1, line 13: players.white.gold is 2, the file says 3"),
        ('then.city.c5.owner = "black"', 'step 1, line 13: city.c5.owner is "white", the file says "black"'),
        ("then.city.c5.coin = 1", "step 1, line 13: there is no city.c5.coin, the file says 1 (nearest: coins)"),
        ('then.city.c5 = "nothing"', "step 1, line 13: city.c5 is"),
        ("then.over = 0", "step 1, line 13: over is false, the file says 0"),
        ('then.winner = "white"', 'step 1, line 13: winner is nothing, the file says "white"'),
        ("then.accounts = { white = 2, bank = 19 }", "step 1, line 13: accounts.bank is 20, the file says 19"),
        ("then.scores.white.total = 4", "step 1, line 13: scores.white.total is 7, the file says 4"),
        ("then.players.white.played = []", 'step 1, line 13: players.white.played is ["architect"], the file says []'),
        (
            'sees.black.players.white.stand = ["statue"]',
            'step 1, line 13: black sees players.white.stand as ["?"], the file says ["statue"]',
        ),
        (
            'events = ["duel.unique.statue"]',
            "step 1, line 13: nothing happened by duel.unique.statue; "
            "what happened followed duel.build.source, duel.build.touching, duel.build.bonus",
        ),
        ('legal = ["build statue c3"]', "step 1, line 13: “build statue c3” cannot be answered now"),
        ('not_legal = ["pass"]', "step 1, line 13: “pass” can be answered now"),
    ],
)
def test_what_does_not_hold_is_told(line: str, says: str) -> None:
    (problem,) = told(line)
    assert problem.startswith(says)


def test_what_is_not_mentioned_is_left_alone() -> None:
    assert told('then.winner = "nothing"\nthen.city.a1 = "nothing"\nthen.row = [["..."], "..."]\n') == []


def test_all_problems_are_told_not_only_the_first() -> None:
    assert len(told("then.players.white.gold = 3\nthen.bank = 0\n\n[[step]]\nthen.round = 9\n")) == 3


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ('seat = "black"\ndoes = "pass"', "step 2, line 15: the question “architect-build” goes to white"),
        (
            'seat = "white"\ndoes = "build statue c9"',
            "“build statue c9” is no answer to the question “architect-build”",
        ),
        (
            'seat = "white"\ndoes = "build statue c3"',
            "“build statue c3” is refused by duel.build.source: The Statue",
        ),
        ('seat = "white"\nrefused = "pass"\nrule = "duel.components"', "step 2, line 16: “pass” is allowed"),
        (
            'seat = "white"\nrefused = "build statue c3"\nrule = "duel.build.grid"',
            "step 2, line 17: “build statue c3” is refused by duel.build.source, the file says by duel.build.grid",
        ),
        ('seat = "white"\nrefused = "wish"\nrule = "duel.build.grid"', "step 2, line 16: “wish” is no answer"),
    ],
)
def test_an_answer_or_refusal_that_is_otherwise_is_told(step: str, says: str) -> None:
    (problem,) = told(f"\n[[step]]\n{step}\n")
    assert says in problem


def test_after_an_answer_that_cannot_be_given_nothing_more_is_played() -> None:
    text = HEAD + '\n[[step]]\nseat = "white"\ndoes = "build statue c3"\n\n[[step]]\nthen.round = 9\n'
    outcome = scenarios.read(text, "mine").run()
    assert not outcome.holds
    assert len(outcome.problems) == 1
    assert len(outcome.positions) == 2


def test_there_is_a_position_for_each_step_and_one_before() -> None:
    scenario = scenarios.named("duel/build-touching")
    positions = scenario.run().positions
    assert len(positions) == len(scenario.steps) + 1
    assert positions[0] == positions[2] == scenario.position()
    assert positions[3].actions == (("build", "commercial-1", "e4"),)


def test_answers_after_the_end_are_told() -> None:
    scenario = scenarios.named("duel/end-at-once")
    lines = scenario.run().positions[-1]
    assert lines.over
    source = (
        'title = "x"\nvariant = "duel"\nrules = []\nseed = 1\n[[step]]\nseat = "white"\ndoes = "pass"\nthen.round = 0\n'
    )
    (problem,) = scenarios.read(source, "mine").run().problems
    assert "“pass” is no answer to the question “stand”" in str(problem)


def test_problems_are_told_in_french_too() -> None:
    (problem,) = scenarios.read(HEAD + "then.players.white.gold = 3\n", "mine").run().problems
    assert problem.text("fr") == "étape 1, ligne 13 : players.white.gold vaut 2, le fichier dit 3"


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("edition_2016/warlord-and-great-wall", "1 step, 2 refusals", "1 pas, 2 refus"),
        ("edition_2016/marshal-and-great-wall", "1 step, 1 refusal", "1 pas, 1 refus"),
        ("edition_2016/diplomat-own-great-wall", "2 steps", "2 pas"),
    ],
)
def test_a_scenario_counts_what_is_stepped_through_apart_from_what_is_refused(
    name: str, english: str, french: str
) -> None:
    scenario = scenarios.named(name)
    assert (scenario.size("en"), scenario.size("fr")) == (english, french)
