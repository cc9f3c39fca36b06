"""From the session to the look: takes the viewer's observation and the stepper's place, and nothing secret."""

from typing import Any

from citadels_lab.session import Session
from citadels_lab.session.lines import name_of

from .look import Look, Opened


def look_at(session: Session, opened: Opened, kind: type[Look] = Look, **more: Any) -> Any:
    """Return what is on the screen of this session now, as the ``kind`` of look that its views want."""
    seen = session.observation
    return kind(
        facts=seen.facts,
        seat=seen.seat,
        asked=seen.asked,
        decision=seen.decision,
        events=seen.events,
        news=session.news,
        players={seat: name_of(player) for seat, player in session.players.items()},
        winners=session.position.winners,
        cursor=session.cursor,
        steps=len(session.timeline),
        branches=session.branches,
        notice=() if session.curtain else session.notice,
        curtain=session.curtain,
        holds=session.holds,
        shared=session.shared,
        gone_on=session.gone_on,
        thinking=session.thought is not None,
        language=session.language,
        variant=seen.variant,
        opened=opened,
        **more,
    )


def place(look: Look) -> tuple[Any, ...]:
    """Return where one is in the game: when that is another than before, it is told aloud."""
    return look.asked, look.cursor, look.curtain, look.news, look.thinking
