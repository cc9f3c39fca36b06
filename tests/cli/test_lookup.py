"""`citadels-lab rules --search` and `--rule`: in both languages, as lines and as JSON, with an exit status."""

import json

from click.testing import CliRunner, Result

from citadels_lab import lookup
from citadels_lab.cli import main


def run(*args: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "rules", *args])


def test_a_search_lists_rules_with_their_texts() -> None:
    result = run("--search", "thief")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"{len(lookup.search('thief').rules)} rules."
    assert "classic.thief  Thief robs a character (printed)" in lines
    assert "duel.thief.sources  Where the Thief steals (ruling)" in lines


def test_it_speaks_french() -> None:
    result = run("--search", "thief", "classic", lang="fr")
    assert result.exit_code == 0
    assert "classic.thief  Le Voleur vole un personnage (imprimée)" in result.output


def test_a_variant_a_card_and_a_kind_narrow_it() -> None:
    result = run("duel", "--search", "thief", "--kind", "ruling")
    ids = [line.split()[0] for line in result.output.splitlines() if line and line[0].isalnum()][1:]
    assert ids == [rule.id for rule in lookup.search("thief", variant="duel", kind="ruling").rules]
    king = run("--card", "classic/king").output
    assert king.startswith(f"{len(lookup.search(card='classic/king').rules)} rules.\n\nclassic.king.crown ")


def test_a_search_that_finds_nothing_says_so_and_what_was_meant() -> None:
    result = run("--search", "theif")
    assert result.exit_code == 1
    assert result.output == "No rule has these words.\nDid you mean “thief”?\n"
    result = run("--search", "condotiere", lang="fr")
    assert result.output.splitlines()[1] == "Vouliez-vous dire « condottière » ?"


def test_words_that_no_rule_has_all_of_find_those_with_most() -> None:
    result = run("--search", "bewitched king helicopter")
    assert result.exit_code == 0
    assert result.output.startswith("No rule has all these words; 4 have most of them.")


def test_one_rule_in_full() -> None:
    result = run("--rule", "2016.witch.victim")
    assert result.exit_code == 0
    about = lookup.about("2016.witch.victim")
    for words in (about.rule.text("en"), about.rule.text("fr"), about.rule.why("fr"), about.rule.source("en")):
        assert words in result.output
    assert about.code[0].place in result.output
    assert about.scenarios[0].name in result.output
    assert "In other games: dark-city.witch.victim" in result.output


def test_json_says_the_same_in_both_languages() -> None:
    found = json.loads(run("--search", "thief", "--json").output)
    assert [rule["id"] for rule in found["rules"]] == [rule.id for rule in lookup.search("thief").rules]
    assert found["rules"][0]["title"].keys() == {"en", "fr"}
    one = json.loads(run("--rule", "classic.thief", "--json").output)
    assert one["code"] == [
        {"path": piece.path, "first": piece.first, "last": piece.last, "name": piece.name}
        for piece in lookup.code_of("classic.thief")
    ]
    assert one["lessons"] == ["05", "19", "20"] and one["elsewhere"] == ["2016.thief"]
    assert json.loads(run("--search", "zzzz", "--json").output)["rules"] == []


def test_what_does_not_exist_is_a_sentence() -> None:
    for args, said in (
        (("--rule", "classic.theif"), "did you mean “classic.thief”?"),
        (("duell", "--search", "x"), "did you mean “duel”?"),
        (("--card", "classic/dragon"), "There is no card"),
    ):
        result = run(*args)
        assert result.exit_code == 2
        assert said in result.output and result.output.count("\n") == 1
