"""Playing a scenario: answer by answer, comparing after each step what holds with what the file says."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from citadels_lab.rules.kernel.action import Action, spell
from citadels_lab.rules.kernel.observation import observe
from citadels_lab.rules.kernel.position import Position
from citadels_lab.rules.kernel.variant import Facts
from citadels_lab.scenarios.matching import NOTHING, differences, nearest
from citadels_lab.scenarios.model import PUBLIC, Answer, Outcome, Problem, Refusal, Scenario, Step

Flaw: TypeAlias = tuple[tuple[str, ...], str, Mapping[str, object]]
"""A place inside the step, the key of a sentence, and what fills it."""


def run(scenario: Scenario) -> Outcome:
    """Play the steps in order; stop after an answer that cannot be given, since nothing after it would make sense."""
    position = scenario.position()
    positions = [position]
    problems: list[Problem] = []
    for step in scenario.steps:
        before = position
        flaws = list(_act_flaws(position, step.act))
        stuck = bool(flaws) and isinstance(step.act, Answer)
        if isinstance(step.act, Answer) and not stuck:
            position = position.answer(step.act.action)
        if not stuck:
            flaws += _unmet(before, position, step)
            positions.append(position)
        problems += [_problem(scenario, step, flaw) for flaw in flaws]
        if stuck:
            break
    return Outcome(tuple(positions), tuple(problems))


def _problem(scenario: Scenario, step: Step, flaw: Flaw) -> Problem:
    path, key, args = flaw
    return Problem(step.number, scenario.lines.of("step", step.number, *path), key, args)


def _act_flaws(position: Position[Any], act: Answer | Refusal | None) -> Iterator[Flaw]:
    if act is None:
        return
    key = "does" if isinstance(act, Answer) else "refused"
    given = spell(act.action)
    decision = position.decision
    if decision is None:
        yield (key,), "over", {"given": given}
        return
    if decision.seat != act.seat:
        yield ("seat",), "asks-other", {"asked": decision.seat, "prompt": decision.prompt, "said": act.seat}
        return
    option = decision.find(act.action)
    if option is None:
        listed = [spell(option.action) for option in decision.options]
        near = nearest(given, listed) or "; ".join(listed[:3])
        yield (key,), "no-option", {"given": given, "prompt": decision.prompt, "near": near}
    elif isinstance(act, Answer) and option.reason:
        yield (key,), "refused", {"given": given, "rule": option.reason.rule, "why": option.reason}
    elif isinstance(act, Refusal) and not option.reason:
        yield (key,), "allowed", {"given": given, "rule": act.rule}
    elif isinstance(act, Refusal) and option.reason and option.reason.rule != act.rule:
        yield ("rule",), "other-rule", {"given": given, "found": option.reason.rule, "rule": act.rule}


def whole_facts(position: Position[Any]) -> Facts:
    """Return everything that ``then`` may speak of: the position's facts, and how the game stands."""
    decision = position.decision
    return {
        **position.facts(),
        "scores": {seat: {"total": score.total, "parts": score.parts} for seat, score in position.scores().items()},
        "winner": position.winner,
        "over": position.over,
        "accounts": position.accounts(),
        "asked": decision.seat if decision else None,
        "prompt": decision.prompt if decision else None,
    }


def seen_facts(position: Position[Any], seat: str) -> Facts:
    """Return everything that ``sees`` may speak of: what the seat may know, and who is asked."""
    look = observe(position, None if seat == PUBLIC else seat)
    return {**look.facts, "asked": look.asked}


def _unmet(before: Position[Any], after: Position[Any], step: Step) -> Iterator[Flaw]:
    expected = step.expected
    yield from _fact_flaws(expected.then, whole_facts(after), "then")
    for seat, facts in expected.sees.items():
        yield from _fact_flaws(facts, seen_facts(after, seat), "sees", seat)
    happened = [event.rule for event in after.events[len(before.events) :]]
    for rule in expected.events:
        if rule not in happened:
            heard = ", ".join(dict.fromkeys(happened)) or NOTHING
            yield ("events",), "no-event", {"rule": rule, "heard": heard}
    yield from _option_flaws(after, "legal", expected.legal, wanted=True)
    yield from _option_flaws(after, "not_legal", expected.not_legal, wanted=False)


def _fact_flaws(wanted: Facts, found: Facts, *where: str) -> Iterator[Flaw]:
    seat = where[-1] if where[0] == "sees" else ""
    for difference in differences(wanted, found):
        key = ("fact" if difference.found is not None else "no-fact") + ("-seen" if seat else "")
        args = {"place": difference.place, "found": difference.found, "said": difference.wanted, "by_seat": seat}
        if difference.found is None:
            args["near"] = difference.near or "-"
        yield (*where, *(part.partition("[")[0] for part in difference.path)), key, args


def _option_flaws(position: Position[Any], key: str, actions: Iterable[Action], wanted: bool) -> Iterator[Flaw]:
    legal = position.decision.legal if position.decision else ()
    for action in actions:
        if (action in legal) != wanted:
            yield (key,), "should-be-legal" if wanted else "should-not-be-legal", {"given": spell(action)}
