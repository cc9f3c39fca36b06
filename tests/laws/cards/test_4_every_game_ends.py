"""Law 4: until the game is over there is a legal option, and every game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import citadels_lab as lab
from citadels_lab.rules.kernel.action import PASS
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.study import arena
from tests.laws.cards.games import PRESETS, Game, choose, classic_options, dark_options, games, modern_options, often


class Builder:
    """A bot that builds wherever it can, and otherwise does as little as the rules let it."""

    name = "builder"

    def choose(self, question, look, dice):
        builds = [action for action in question.legal if action[0] == "build"]
        if builds:
            return builds[-1]
        for quiet in (PASS, ("end",)):
            if quiet in question.legal:
                return quiet
        return dice.choice([action for action in question.legal if action[0] == "gather"] or question.legal)


@often(0.4, 1)
@given(games)
def test_until_the_game_is_over_there_is_a_legal_option(game: Game) -> None:
    positions = game.positions()
    for position in positions[:-1]:
        assert not position.over
        assert position.decision.legal
        assert position.winner is None
        assert position.winners == ()
    last = positions[-1]
    assert last.over == (last.decision is None)


def nothing_left(facts) -> bool:
    """Nobody can ever build again: all coins lie on districts, or no card is left to build."""
    seats = facts["players"].values()
    return not (facts["bank"] or any(player["gold"] for player in seats)) or not (
        facts["deck"] or facts["discard"] or any(player["hand"] for player in seats)
    )


@often(0.8, 1.5)
@given(
    st.one_of(
        st.tuples(st.just("classic"), classic_options()),
        st.tuples(st.just("dark_city"), dark_options()),
        st.tuples(st.just("edition_2016"), modern_options()),
    ),
    st.integers(0, 2**32),
)
def test_every_game_of_random_players_ends_with_a_complete_city_and_a_winner(setup, seed: int) -> None:
    """classic.end.trigger, classic.score.tie, 2016.unique.monument"""
    name, options = setup
    ended = lab.play_out(lab.new_game(name, seed=seed, **options), "random", seed)
    facts = ended.facts()
    assert ended.over
    assert facts["phase"] == "over"
    assert facts["completed"] or nothing_left(facts)
    assert ended.winners
    assert set(ended.winners) <= set(ended.seats)
    for seat in facts["completed"]:
        city = [built["district"] for built in facts["players"][seat]["city"]]
        assert len(city) + ("monument" in city) >= facts["size"]


@often(0.4)
@given(st.integers(0, 2**32), dark_options())
def test_players_who_do_nothing_but_build_come_to_an_end_soon(seed: int, options) -> None:
    assert lab.play_out(lab.new_game("dark_city", seed=seed, **options), Builder(), seed).over


@often(0.4)
@given(st.integers(0, 2**32), modern_options())
def test_nor_do_builders_of_the_2016_edition_play_for_ever(seed: int, options) -> None:
    assert lab.play_out(lab.new_game("edition_2016", seed=seed, **options), Builder(), seed).over


@often(0.4)
@given(st.integers(0, 2**32), classic_options())
def test_an_empty_deck_never_stops_a_game(seed: int, options) -> None:
    """classic.turn.discard-pile: collectors draw the deck empty; with no card anywhere income is coins"""
    position, dice = lab.new_game("classic", seed=seed, **options), Dice(seed)
    for _ in range(400):
        if not position.decision:
            break
        position = position.answer(choose(position.decision.legal, dice, "collector"))
        facts = position.facts()
        if position.decision and position.decision.prompt == "turn" and not facts["deck"] + facts["discard"]:
            turn = facts["turn"]
            verbs = {" ".join(map(str, action)) for action in position.decision.legal}
            assert "gather cards" not in verbs
            assert turn["gathered"] or "gather gold" in verbs


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_keeps_the_laws_with_any_number_of_players(preset: str, players: int) -> None:
    """The ends alone are looked at here; every answer in the slow test below."""
    arena.play("edition_2016", ["random"], 1, seed=players, preset=preset, players=players)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_keeps_the_laws_after_every_answer(preset: str, players: int) -> None:
    arena.play("edition_2016", ["random", "greedy"], 4, seed=10, check=True, preset=preset, players=players)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("players", range(2, 9))
def test_random_casts_keep_the_laws_after_every_answer(players: int) -> None:
    """72 casts at each size of table, 504 in all; any fourteen unique districts."""
    casts = {"characters": "random", "uniques": "random", "players": players}
    assert len(arena.play("edition_2016", ["random"], 72, seed=players * 1000, check=True, **casts).games) == 72
