"""Positions that what-if tests ask about: late ones of Duel are played out in a fraction of a millisecond."""

import citadels_lab as lab
from citadels_lab.rules.kernel.position import replay


def late(seed, back):
    """Return a position of a random game of Duel so many answers before its end."""
    first = lab.new_game("duel", seed=seed)
    return replay(first.start, lab.play_out(first, "random", seed).actions[:-back])


def asked(prompt, seed=0):
    """Return the first position with this question of a random game of Duel; games are tried from ``seed`` on."""
    while True:
        position = lab.new_game("duel", seed=seed)
        for action in lab.play_out(position, "random", seed).actions:
            if position.decision.prompt == prompt:
                return position
            position = position.answer(action)
        seed += 1
