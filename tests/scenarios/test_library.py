"""The scenarios that come with the lab hold, are whole in both languages, and show every rule."""

import pytest

from citadels_lab import scenarios
from citadels_lab.rules.kernel.errors import LabError

NAMES = scenarios.names()


@pytest.mark.parametrize("name", NAMES)
def test_the_scenario_holds(name: str) -> None:
    outcome = scenarios.named(name).run()
    assert outcome.holds, "\n".join(map(str, outcome.problems))


@pytest.mark.parametrize("name", NAMES)
def test_the_scenario_speaks_both_languages(name: str) -> None:
    scenario = scenarios.named(name)
    assert scenario.title("en") != scenario.title("fr")
    for told in (scenario, *scenario.steps):
        assert bool(told.note("en")) == bool(told.note("fr"))
        assert not told.note("en") or told.note("en") != told.note("fr")


@pytest.mark.parametrize("name", NAMES)
def test_the_scenario_checks_something(name: str) -> None:
    steps = scenarios.named(name).steps
    assert any(step.expected != scenarios.Expected() or isinstance(step.act, scenarios.Refusal) for step in steps)


def test_titles_are_not_used_twice() -> None:
    titles = [scenario.title("en") for scenario in scenarios.library()]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize(
    ("variant", "least"), [("duel", 63), ("classic", 63), ("dark_city", 52), ("edition_2016", 118)]
)  # fmt: skip
def test_every_rule_has_code_and_a_scenario(variant: str, least: int) -> None:
    rows = scenarios.coverage(variant)
    assert len(rows) >= least
    assert [row.rule for row in rows if not row.whole] == []


def test_every_rule_that_refuses_is_named_among_the_rules_of_its_file_or_a_basic_one() -> None:
    """A scenario that shows a refusal says so in its head, so that the coverage table finds it."""
    basic = {"duel.build.source", "duel.gold.supply-limit", "duel.guard.protects"}
    for scenario in scenarios.library():
        refusing = {step.act.rule for step in scenario.steps if isinstance(step.act, scenarios.Refusal)}
        assert refusing <= {*scenario.rules, *basic}, scenario.name


def test_a_library_is_of_one_variant_or_of_all() -> None:
    assert scenarios.names("duel") == tuple(name for name in NAMES if name.startswith("duel/"))
    assert scenarios.library("duel")[0].variant == "duel"
    assert scenarios.names("chess") == ()


def test_an_unknown_name_gets_its_nearest() -> None:
    with pytest.raises(LabError, match="did you mean “duel/build-bonus”"):
        scenarios.named("duel/build-bonuss")


def test_the_first_position_can_be_shown_and_played_on() -> None:
    position = scenarios.named("duel/build-bonus").position()
    assert position.decision is not None
    assert position.decision.prompt == "architect-build"
    assert position.answer("build religious-1 d5").facts()["city"]["d5"]["coins"] == 2
