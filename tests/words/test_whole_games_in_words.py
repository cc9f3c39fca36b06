"""Whole games in both languages: every prompt, option, reason and event is a sentence without gaps."""

import pytest

import citadels_lab as lab
from citadels_lab.rules.kernel.chance import Dice
from tests.laws.games import Game, some
from tests.words.sentences import whole

GAMES = [
    Game(seed, {"unique_draw": 3 - seed % 2, "leader_build": "optional" if seed % 3 else "owed"}, style, seed)
    for seed, style in enumerate(["random", "builder", "hoarder"] * 8)
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_is_a_whole_sentence_for_every_viewer(language: str) -> None:
    for game in GAMES:
        last = game.positions()[-1]
        for viewer in ("white", "black", None):
            for event in lab.observe(last, viewer).events:
                whole(event.text(language), event, language)
        for event in last.events:
            whole(event.text(language), event, language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_prompt_option_and_reason_is_a_whole_sentence(language: str) -> None:
    seen = set()
    for game in GAMES:
        dice = Dice(game.seed)
        for position in game.positions()[:-1]:
            decision = position.decision
            whole(decision.text(language), decision.prompt, language)
            for option in some(decision.options, 25, dice) if decision.prompt in seen else decision.options:
                whole(option.text(language), option.action, language)
                if option.reason:
                    whole(option.reason.text(language), option.reason, language)
                    fix = option.reason.fix(language)
                    if fix:
                        whole(fix, option.reason, language)
            seen.add(decision.prompt)
    assert len(seen) >= 19  # the games have asked nearly everything there is to ask


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_legal_options_of_one_question_never_read_the_same(language: str) -> None:
    for game in GAMES[:9]:
        for position in game.positions()[:-1][::3]:
            texts = [option.text(language) for option in position.decision.options if option.legal]
            assert len(set(texts)) == len(texts), texts
