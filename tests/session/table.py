"""Tables for the session tests: one against a bot, one with two people."""

import citadels_lab as lab
from citadels_lab.session import Session

SOLO = {"white": "person", "black": "random"}
TWO = {"white": "person", "black": "person"}


def solo(seed: int = 7) -> Session:
    """A person as White against the random bot."""
    return Session(lab.new_game("duel", seed=seed), SOLO)


def two_people(seed: int = 7) -> Session:
    """Two people at one screen."""
    return Session(lab.new_game("duel", seed=seed), TWO)


def play(session: Session, times: int = 1, option: int = 0) -> None:
    """Give an answer as often as told, or until the game is over."""
    for _ in range(times):
        if session.position.over:
            return
        legal = session.position.decision.legal
        session.answer(legal[option % len(legal)])


def play_to_the_end(session: Session) -> None:
    """Answer until the game is over."""
    while not session.position.over:
        play(session, option=session.cursor)


def seen(session: Session) -> tuple[object, ...]:
    """Everything that must stay as it was when something is refused."""
    names = ("position", "timeline", "cursor", "viewer", "language", "players", "curtain", "notice")
    return (*(getattr(session, name) for name in names), session.branches)
