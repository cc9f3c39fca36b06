"""The rank track: every character of the game in the order they are called, with what has befallen them this round."""

from typing import Final

from ..html import Html, el, press
from ..icons import emblem
from .look import DRAFT, OVER, TURNS, CardLook

SIGNS: Final = {
    "murdered": "assassin",
    "robbed": "thief",
    "bewitched": "witch",
    "warrant": "magistrate",
    "threat": "blackmailer",
}
"""Whose emblem stands beside a marker."""

FACE_DOWN: Final = ("warrant", "threat")
"""The markers of which several lie face down; whoever laid them knows the one that counts."""


def track(look: CardLook) -> Html:
    """Return the track. Each character is a button that tells what it can do."""
    ranks = [_rank(look, character) for character in look.cast]
    return el("ol", *ranks, cls="track ranks", aria_label=look.word("track.label"), style=f"--of:{len(ranks)}")


def _rank(look: CardLook, character: str) -> Html:
    state = state_of(look, character)
    marks = [_mark(look, kind) for kind in markers(look, character)]
    holder = holder_of(look, character)
    said = look.word(f"track.{state}") if state else ""
    by = el("span", look.name("seat", holder), cls="by") if holder else None
    shown = said if state in ("faceup", "now") or (said and not by) else ""
    button = press(
        "help",
        character,
        el("span", look.rank(character), cls="num"),
        emblem(character),
        el("span", look.name("character", character), cls="nm"),
        el("span", el("span", shown, cls="st") if shown else None, by, *marks, cls="more"),
        cls="face",
        data_key=f"rank {character}",
    )
    return el("li", button, cls=f"rank {state}", aria_current="step" if state == "now" else None, data_key=character)


def state_of(look: CardLook, character: str) -> str:
    """Return where a character stands in the round: faceup, now, past, or "" when it is still to come."""
    facts = look.facts
    if character in facts["faceup"]:
        return "faceup"
    if facts["phase"] == DRAFT:
        return ""
    turn = look.turn
    if facts["phase"] == TURNS and (turn["character"] if turn else "") == character:
        return "now"
    return "past" if look.rank(character) <= facts["rank"] or facts["phase"] == OVER else ""


def markers(look: CardLook, character: str) -> list[str]:
    """Return the markers that lie on a character, such as "murdered"; one face down may be known: "warrant-real"."""
    found = [kind for kind, token in look.facts["tokens"].items() if token["character"] == character]
    for kind in FACE_DOWN:
        for marker in look.facts.get(f"{kind}s", ()):
            if marker["character"] == character:
                found.append(kind + {True: "-real", False: "-empty"}.get(marker["real"], ""))
    return found


def holder_of(look: CardLook, character: str) -> str:
    """Return who has shown this character this round; "" if nobody has."""
    return next((seat for seat in look.seats if character in look.players_facts[seat]["revealed"]), "")


def _mark(look: CardLook, kind: str) -> Html:
    family = kind.split("-")[0]
    return el("span", emblem(SIGNS.get(family, family)), look.word(f"mark.{kind}"), cls=f"mark {family}")
