"""`citadels-lab rules` shows which code cites a rule and which scenarios show it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from citadels_lab.cli import _coverage, main
from citadels_lab.cli._coverage import HOLE
from citadels_lab.rules.editions.variants import variants
from citadels_lab.scenarios import Coverage


def run(*args: str) -> Result:
    return CliRunner(env={"CITADELS_LAB_LANG": "en"}).invoke(main, list(args))


def test_each_rule_of_duel_has_a_line() -> None:
    result = run("rules", "duel")
    assert result.exit_code == 0
    (line,) = [line for line in result.output.splitlines() if line.startswith("duel.unique.library.self ")]
    assert line.split()[1] == "ruling"
    assert "duel/tiles/library.py" in line
    assert "library-own-bonus" in line
    assert "63 of 63 rules" in result.output


def test_no_rule_of_duel_is_missing() -> None:
    result = run("rules", "duel", "--missing")
    assert result.exit_code == 0
    assert result.output == "63 of 63 rules are cited by code and shown by a scenario.\n"


def test_a_rule_without_a_scenario_is_listed_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (Coverage("duel.a", False, ("a.py",), ("duel/a",)), Coverage("duel.b", True, ("b.py",), ()))
    monkeypatch.setattr("citadels_lab.cli.rules.coverage", lambda variant: rows)
    result = run("rules", "duel", "--missing")
    assert result.exit_code == 1
    assert "duel.a " not in result.output
    assert "duel.b  ruling  b.py" in result.output
    assert "1 of 2 rules" in result.output


def test_an_unknown_variant_is_a_sentence() -> None:
    result = run("rules", "duell")
    assert result.exit_code == 2
    assert result.output == "There is no variant duell; did you mean “duel”?\n"


def test_without_a_variant_it_says_what_is_missing() -> None:
    result = run("rules")
    assert result.exit_code == 2
    assert "VARIANT" in result.output


def test_the_table_in_the_docs_is_current_and_has_no_hole() -> None:
    written = (Path(__file__).parents[2] / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert written == run("--lang", "en", "rules", "--table").output, (
        "write it anew: citadels-lab --lang en rules --table > docs/coverage.md"
    )
    assert HOLE not in written
    for variant in variants():
        assert f"\n## {variant}\n" in written
    assert "`magistrate` | Magistrate | Magistrat | `characters/magistrate.py`" in written


def test_the_table_of_one_variant_in_french() -> None:
    result = run("--lang", "fr", "rules", "edition_2016", "--table")
    assert result.exit_code == 0
    assert "## duel" not in result.output
    assert "`haunted-quarter` | Haunted Quarter | Cour des miracles" in result.output
    assert run("rules", "duell", "--table").exit_code == 2


def test_a_card_without_a_test_or_a_scenario_shows_as_a_hole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(_coverage, "TESTS", tmp_path)
    monkeypatch.setattr(_coverage, "scenarios_of", lambda card: ())
    lines = list(_coverage.table("en", "duel"))
    assert lines[-1].startswith("0 of 39 cards")
    assert all(line.count(f"| {HOLE} ") == 2 for line in lines if line.startswith("| `"))
