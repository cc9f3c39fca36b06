"""What came before a written position: what the characters that were called have laid, and what they leave behind.

Whatever the rules settle is worked out from who holds what; written all the same, it is checked.
"""

from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.rules.kernel import reading
from citadels_lab.rules.kernel.errors import LabError, shown

from .moments import Character, District
from .state import State, Turn

TOKENS: Final = ("murdered", "bewitched", "robbed")
"""In the order of their ranks, for what one lays may bar another."""
LAID: Final = ("warrants", "threats", "tax")


def played_by(state: State, character: str) -> str | None:
    """Return who has played a character of a rank that was called: its holder, the Witch in its place, or nobody."""
    if state.roster.characters[character].rank > state.rank or character == state.token("murdered"):
        return None
    holder = state.holder(character)
    return state.tokens["bewitched"][1] if holder and character == state.token("bewitched") else holder


def put_tokens(state: State, facts: Mapping[str, Any]) -> None:
    """Lay the tokens; a Witch whose victim is not called yet waits to go on."""
    for kind in TOKENS:
        if kind in facts:
            _token(state, kind, facts[kind], f"position.{kind}")
    victim, witch = state.tokens.get("bewitched", ("", ""))
    if victim and state.roster.characters[victim].rank > state.rank:
        layer = next(card.name for card in state.roster.characters.values() if card.token == "bewitched")
        state.paused = Turn(layer, witch, witch, gathered=True)


def _token(state: State, kind: str, victim: Any, where: str) -> None:
    """Lay a token for who has played the character that lays it, on a character that it may name."""
    layer = next((card for card in state.roster.characters.values() if card.token == kind), None)
    if layer is None:
        raise LabError("facts-not-in-game", where=where, given=kind)
    seat = layer_of(state, layer.name, where, kind)
    name = reading.one_of(victim, state.roster.order, where)
    check_target(state, layer.name, name, where)
    state.tokens[kind] = (name, seat)


def layer_of(state: State, character: str, where: str, kind: str) -> str:
    """Return who has played the character that lays a marker; raise LabError if nobody has."""
    if state.holder(character) is None:
        raise LabError("facts-nobody-lays", where=where, given=kind)
    seat = played_by(state, character)
    if seat is None:
        raise LabError("facts-not-played", where=where, character=character)
    return seat


def check_target(state: State, layer: str, name: str, where: str) -> None:
    """Check that a character may lay its marker there."""
    why = state.roster.characters[layer].barred(state).get(name)
    if why:
        raise LabError("facts-barred", where=where, why=why, rule=why.rule)


def put_laid(state: State, facts: Mapping[str, Any]) -> None:
    """Let the cards of the game read what they add to a position."""
    known = [key for card in state.roster.tellers for key in card.read(state, facts)]
    for key in LAID:
        if key in facts and key not in known:
            raise LabError("facts-not-in-game", where=f"position.{key}", given=key)


def put_past(state: State, facts: Mapping[str, Any]) -> None:
    """Show who was called, and let each of them leave behind what it leaves; check what is written of it."""
    for name, card in state.roster.characters.items():
        holder, seat = state.holder(name), played_by(state, name)
        if holder and (seat or _in_hospital(state, holder, name)):
            state.players[holder].revealed += (name,)
        if holder and seat:
            card.leaves(state, holder, seat)
            if facts.get("crown", state.crown) != state.crown:
                raise LabError(
                    "facts-crown", where="position.crown", given=facts["crown"], character=name, right=state.crown
                )  # fmt: skip
    for key in ("shielded", "barred"):
        follows = getattr(state, key)
        given = reading.words(facts.get(key, follows), state.seats, f"position.{key}")
        reading.once(given, f"position.{key}")
        if set(given) != set(follows):
            raise LabError("facts-follows", where=f"position.{key}", given=shown(list(given)), right=list(follows))


def _in_hospital(state: State, holder: str, name: str) -> bool:
    """Whether a murdered character was shown when it was called, for its holder took income (Hospital)."""
    if name != state.token("murdered") or state.roster.characters[name].rank > state.rank:
        return False
    districts = state.roster.districts
    return any(districts[own].gathers_when_murdered for own in state.players[holder].special)


def put_notes(state: State, notes: Mapping[str, Any]) -> None:
    """Add what cards remember to what follows from the characters that were called."""
    cards: list[Character | District] = [*state.roster.characters.values(), *state.roster.districts.values()]
    kinds = {name: kind for card in cards for name, kind in card.notes.items()}
    reading.known(notes, list(kinds), "position.notes")
    for name, value in notes.items():
        here = f"position.notes.{name}"
        match kinds[name]:
            case "seat":
                note = reading.one_of(value, state.seats, here)
            case "round":
                note = str(reading.number(value, 0, 999, here))
            case word:
                note = reading.one_of(value, [word], here)
        if name in state.roster.characters and name not in state.notes:
            raise LabError("facts-not-played", where=here, character=name)
        if state.notes.setdefault(name, note) != note:
            raise LabError("facts-follows", where=here, given=shown(value), right=state.notes[name])


def put_size(state: State, facts: Mapping[str, Any]) -> None:
    """Settle how many districts complete a city: as many as always, unless fewer were announced (Bell Tower)."""
    full = state.roster.numbers.size
    sizes = {full: "", **{card.sooner: card.name for card in state.roster.districts.values() if card.sooner}}
    told = next((n for n, name in sizes.items() if name in state.notes), full)
    given = facts.get("size", told)
    if type(given) is not int or given not in sizes or (told != full and given != told):
        right = [told] if told != full else sorted(sizes)
        raise LabError("facts-size", where="position.size", given=shown(given), right=", ".join(map(str, right)))
    state.size = given
    tower = sizes[given]
    if tower:
        state.notes[tower] = state.roster.districts[tower].notes[tower]
        standing = any(tower in player.special for player in state.players.values())
        if not standing and not state.completed and "completed" not in facts:
            raise LabError("facts-lapsed", where="position.size", district=tower)
