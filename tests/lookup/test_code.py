"""Every rule leads to the lines of code that carry it out, as they stand in the installed package."""

import ast
from pathlib import Path

import citadels_lab
from citadels_lab.lookup import code_of
from citadels_lab.rules.catalogue import rules, variants

ROOT = Path(citadels_lab.__file__).parents[1]
EVERY = [rule.id for variant in variants() for rule in rules(variant)]


def test_every_rule_has_code_and_it_stands_where_it_says():
    for rule in EVERY:
        found = code_of(rule)
        assert found, rule
        for piece in found:
            lines = (ROOT / piece.path).read_text(encoding="utf-8").splitlines()[piece.first - 1 : piece.last]
            assert "".join(piece.text.split()) == "".join("".join(lines).split()), piece.place


def test_a_piece_is_whole_python():
    for rule in EVERY:
        for piece in code_of(rule):
            ast.parse(piece.text)


def test_a_character_is_shown_as_its_class():
    (thief,) = code_of("classic.thief")
    assert (thief.path, thief.name) == ("citadels_lab/rules/characters/thief.py", "Thief")
    assert thief.text.startswith("class Thief(") and "table.pay(" in thief.text
    (other,) = code_of("2016.thief")
    assert other.name == "Thief2016"


def test_a_rule_of_the_whole_game_leads_to_the_functions_that_ask_for_it():
    names = {piece.name for piece in code_of("classic.draft.faceup")}
    assert "deal" in names
    assert "" not in names, "the list of an edition's ids carries nothing out"


def test_most_rules_lead_to_functions_and_classes():
    bare = [rule for rule in EVERY if not all(piece.name for piece in code_of(rule))]
    assert len(bare) < 12, bare


def test_an_unknown_rule_has_no_code():
    assert code_of("no.such.rule") == ()
    assert code_of("../../etc/passwd") == ()
