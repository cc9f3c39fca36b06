"""The same seeds give the same games, down to the order of the options: nothing done for speed may change one.

Where a rule is mended on purpose these digests change with it: run this file with ``python`` to print the new ones, and
say in the commit which rule it was.
"""

import hashlib
from typing import NamedTuple

import pytest

import citadels_lab as lab
from citadels_lab.bots import bot
from citadels_lab.rules.editions.dark_city import CHARACTERS
from citadels_lab.rules.editions.tables import presets
from citadels_lab.rules.kernel.action import Action
from citadels_lab.rules.kernel.chance import Dice
from citadels_lab.rules.kernel.playout import Look, Question

RANDOM = bot("random")
DECKS = ("seed", "classic68", "ffg66", "original65")
PRESETS = tuple(presets())
PLAYERS = (5, 7, 6, 4, 8, 3, 2)
"""With each preset another number of players, six for the one that the benchmark plays."""


class Digests(NamedTuple):
    """What the games of a kind must give: a few playouts, two hundred of them, and some games answered one by one."""

    few: str
    many: str
    aloud: str


KNOWN = {
    "duel": Digests("425870830c4e7e60", "6d87fbec51c60967", "3551ea66ccb6542c"),
    "classic 2": Digests("95f1a85a1f3e8dfc", "b724fd9dc77ad25a", "5545e719949b96ff"),
    "classic 4": Digests("a816082f48761d4f", "d7b29a203b57474c", "620077420f97fc64"),
    "classic 7": Digests("b7739956e6e48164", "8640edee347385f5", "daefc6b8f0bf87c1"),
    "dark_city casts": Digests("0f93b692bb4bd2a1", "af2d3b834d54fe33", "8f99a2b5a6a8d5a4"),
    "edition_2016 presets": Digests("8dce6a96ed1f8f86", "d2ab42d7916d4a36", "9992c3403987f74e"),
}
FEW = {"duel": 40}
ALOUD = {"duel": 4, "dark_city casts": 7, "edition_2016 presets": 7}


class Spy:
    """Plays at random and writes down everything it was asked."""

    name = "spy"

    def __init__(self):
        self.seen = hashlib.sha256()

    def choose(self, question: Question, look: Look, dice: Dice) -> Action:
        self.seen.update(repr((question.seat, question.prompt, tuple(question.legal))).encode())
        return RANDOM.choose(question, look, dice)


def game(kind: str, seed: int):
    """Return the first position of the game of a kind with this seed; decks, casts and players of some kinds vary."""
    variant, _, players = kind.partition(" ")
    if variant == "duel":
        return lab.new_game("duel", seed=seed)
    if variant == "classic":
        return lab.new_game("classic", seed=seed, players=int(players), deck=DECKS[seed // 10 % 4])
    if variant == "edition_2016":
        uniques = "random" if seed % 2 else []  # of the preset, in every other game
        return lab.new_game(variant, seed=seed, players=PLAYERS[seed % 7], preset=PRESETS[seed % 7], uniques=uniques)
    n = 2 + seed % 7
    return lab.new_game("dark_city", seed=seed, players=n, characters=cast(n, seed), deck=DECKS[seed // 7 % 4])


def cast(players: int, seed: int) -> list[str]:
    """Draw a legal cast."""
    dice = Dice(seed)
    chosen = [dice.choice([name for name, card in CHARACTERS.items() if card.rank == rank]) for rank in range(1, 9)]
    if players == 2:
        chosen[3] = "king"
    if players == 8 or (players > 3 and dice.below(3)):
        chosen.append(dice.choice(["artist", "queen"]) if players > 4 else "artist")
    return chosen


def digest_of_playouts(kind: str, games: int) -> str:
    """Digest every question, answer, account and score of random playouts."""
    spy = Spy()
    for seed in range(games):
        end = lab.play_out(game(kind, seed), spy, seed)
        scores = [(seat, score.total, dict(score.parts)) for seat, score in end.scores().items()]
        spy.seen.update(repr((end.actions, end.accounts(), scores, end.winner)).encode())
    return spy.seen.hexdigest()[:16]


def digest_of_games_played_aloud(kind: str, games: int) -> str:
    """Digest every option with its reason and facts, every event, and the record, of games answered one by one."""
    seen = hashlib.sha256()
    for seed in range(games):
        position = game(kind, seed)
        for action in lab.play_out(position, RANDOM, seed).actions:
            for option in position.decision.options:
                why = option.reason and (option.reason.rule, option.reason.key, dict(option.reason.args))
                seen.update(repr((option.action, why, dict(option.about))).encode())
            position = position.answer(action)
        events = [(event.what, event.rule, dict(event.args), event.seen_by, event.secret) for event in position.events]
        seen.update(repr((events, position.facts(), position.record())).encode())
    return seen.hexdigest()[:16]


def few(kind: str) -> str:
    return digest_of_playouts(kind, FEW.get(kind, 14))


def aloud(kind: str) -> str:
    return digest_of_games_played_aloud(kind, ALOUD.get(kind, 1))


@pytest.mark.parametrize("kind", KNOWN)
def test_some_random_playouts_ask_and_end_as_they_always_did(kind):
    assert few(kind) == KNOWN[kind].few


@pytest.mark.slow
@pytest.mark.parametrize("kind", KNOWN)
def test_two_hundred_random_playouts_ask_and_end_as_they_always_did(kind):
    assert digest_of_playouts(kind, 200) == KNOWN[kind].many


@pytest.mark.parametrize("kind", KNOWN)
def test_games_played_aloud_refuse_tell_and_record_as_they_always_did(kind):
    assert aloud(kind) == KNOWN[kind].aloud


if __name__ == "__main__":
    for kind in KNOWN:
        print(f'    "{kind}": Digests("{few(kind)}", "{digest_of_playouts(kind, 200)}", "{aloud(kind)}"),')
