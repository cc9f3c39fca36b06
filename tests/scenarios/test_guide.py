"""The guide for teachers tells the truth: its examples hold, and it names every key, verb and fact."""

import re
from pathlib import Path

import pytest

import citadels_lab as lab
from citadels_lab import scenarios
from citadels_lab.rules.editions.variants import variant
from citadels_lab.rules.flow import written, written_cards
from citadels_lab.scenarios import reading

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
TOML = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
EXAMPLE = TOML[0]
CARDS = next(text for text in TOML if 'variant = "classic"' in text)


def test_the_example_holds() -> None:
    outcome = scenarios.read(EXAMPLE, "bonus.toml").run()
    assert outcome.problems == ()
    assert outcome.positions[0].decision is not None


def test_the_example_fails_as_the_guide_says() -> None:
    wrong = EXAMPLE.replace("then.players.white.gold = 2", "then.players.white.gold = 4")
    (problem,) = scenarios.read(wrong, "bonus.toml").run().problems
    assert f"  {problem}\n" in GUIDE


def test_the_guide_names_every_key() -> None:
    for key in (*reading.KEYS, *reading.STEP_KEYS):
        assert re.search(rf"`\[*{key}\b|\b{key}\.", GUIDE), key


def test_the_example_of_the_card_games_holds() -> None:
    assert scenarios.read(CARDS, "warlord.toml").run().problems == ()


@pytest.mark.parametrize("name", ["duel", "classic", "dark_city", "edition_2016"])
def test_the_guide_names_every_verb(name: str) -> None:
    for verb in variant(name).verbs:
        assert re.search(rf"`{verb}\b", GUIDE), verb


def test_the_guide_names_every_key_of_a_position_of_the_card_games() -> None:
    for key in (*written.KEYS, *written_cards.PLAYER_KEYS):
        assert re.search(rf"`{key}\b", GUIDE), key


def test_the_guide_names_every_fact_of_the_card_games() -> None:
    facts = scenarios.named("classic/build-one").position().facts()
    for key in (*facts, *facts["players"]["ana"], *facts["turn"]):
        assert re.search(rf"`{key}\b|\b{key}\b", GUIDE), key


def test_the_guide_names_every_fact_of_the_2016_edition() -> None:
    cast = ["magistrate", "blackmailer", "seer", "king", "bishop", "trader", "scholar", "marshal", "tax-collector"]
    for key in lab.new_game("edition_2016", players=5, characters=cast).facts():
        assert re.search(rf"`{key}\b|\b{key}\b", GUIDE), key
