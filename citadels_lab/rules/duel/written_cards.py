"""The cards of a written position of Duel: what is not mentioned lies somewhere, and what cannot be is told."""

from collections.abc import Mapping
from typing import Any, Final

from citadels_lab.rules.kernel import reading
from citadels_lab.rules.kernel.errors import LabError, shown

from .draft import DEAL
from .setup import KEEP
from .state import SEATS, Player, State

HELD: Final = 3
"""So many characters a player plays in a round."""
ENDED: Final = 9
"""The last rank: it was called when the expansion begins."""


def put_named(state: State, named: Any, phase: str) -> None:
    """Note what Assassin and Thief have named; neither has done so before the own rank was called."""
    called = {"resolve": state.rank, "expansion": ENDED}.get(phase, 0)
    entries = named if isinstance(named, list) else [named]
    for at, entry in enumerate(entries):
        where = f"position.named[{at}]"
        reading.known(reading.table(entry, where), ("by", "character", "hit"), where)
        by = reading.one_of(entry.get("by"), ("assassin", "thief"), f"{where}.by")
        character = reading.one_of(entry.get("character"), tuple(state.roster.characters), f"{where}.character")
        hit = entry.get("hit", False)
        if not isinstance(hit, bool):
            raise LabError("facts-word", where=f"{where}.hit", given=shown(hit), allowed="true, false")
        if state.roster.characters[by].rank > called:
            raise LabError("facts-named-early", where=f"{where}.by", given=by)
        if character == by:
            raise LabError("facts-names-self", where=f"{where}.character", given=by)
        state.named += ((by, character, hit),)
    reading.once([by for by, _, _ in state.named], "position.named")


def fill(state: State, phase: str) -> None:
    """Put every card that was not mentioned somewhere, so that none is missing from the game."""
    white, black = players = tuple(state.players[seat] for seat in SEATS)
    _fill_bag(state, phase)
    cards = [card for player in players for card in player.hand + player.discarded + player.played + player.laid_out]
    dealt = [*white.dealt, *black.dealt] if phase == "draft" else []  # later it is only remembered
    reading.once(cards, "position.players")
    reading.once(dealt, "position.players")
    for seat in SEATS:
        _check_characters(state, phase, seat)
    rest = [card for card in state.roster.characters if card not in (*cards, *dealt)]
    if phase == "draft" and dealt:
        if len(white.dealt) != DEAL or len(black.dealt) != DEAL:
            raise LabError("facts-dealt", where="position.players", name="dealt", n=DEAL)
        state.next, state.undealt = "pass", tuple(rest)
    elif phase == "draft":
        state.round = max(0, state.round - 1)  # the deal begins the round
    elif phase == "discard":
        if len(white.hand) != DEAL or len(black.hand) != DEAL:
            raise LabError("facts-dealt", where="position.players", name="hand", n=DEAL)
        state.undealt = tuple(rest)
    elif phase == "resolve":
        unsure = [player for player in players if not player.discarded]
        for player, card in zip(unsure, rest[1:], strict=False):
            player.discarded = (card,)
        state.undealt = tuple(card for card in rest if card not in white.discarded + black.discarded)


def _fill_bag(state: State, phase: str) -> None:
    """Put the unique tiles that lie nowhere into the bag; no more of them have left it than the stands may hold."""
    players = state.players.values()
    tiles = [*state.owner, *(tile for player in players for tile in player.stand + player.drawn)]
    reading.once(tiles, "position")
    state.bag = tuple(tile for tile in state.box.unique if tile not in tiles)
    for player in players:
        still_to_choose = len(player.drawn) in (KEEP, KEEP + 1) and not player.stand
        if (not still_to_choose) if phase == "setup" else player.drawn:
            raise LabError("facts-drawn", where="position.players")
        if len(player.stand) > KEEP:
            raise LabError("facts-stand", where="position.players")
    kept = [tile for tile in tiles if tile in state.box.unique and not any(tile in player.drawn for player in players)]
    most = 0 if phase == "setup" else KEEP * len(SEATS)
    if len(kept) > most:
        raise LabError("facts-uniques", where="position", n=len(kept), most=most)


def _check_characters(state: State, phase: str, seat: str) -> None:
    """Nobody has more characters than the draft gives, and none where it cannot be by now."""
    player, where = state.players[seat], f"position.players.{seat}"
    most = _most(phase)
    for name in ("hand", "discarded", "played", "laid_out"):
        if len(getattr(player, name)) > most[name]:
            raise LabError("facts-too-many", where=f"{where}.{name}", n=len(getattr(player, name)), most=most[name])
    n = len(player.hand) + len(player.played) + len(player.laid_out)
    if phase == "resolve" and n > HELD:
        raise LabError("facts-too-many", where=where, n=n, most=HELD)
    if phase == "resolve":
        _check_called(state, player, where)


def _most(phase: str) -> Mapping[str, int]:
    """Return how many characters a player may have where, in a phase."""
    match phase:
        case "resolve":
            return {"hand": HELD, "discarded": 1, "played": HELD, "laid_out": 1}
        case "expansion":
            return {"hand": 0, "discarded": 1, "played": HELD, "laid_out": 1}
        case "discard":
            return {"hand": DEAL, "discarded": 0, "played": 0, "laid_out": 0}
        case _:
            return dict.fromkeys(("hand", "discarded", "played", "laid_out"), 0)


def _check_called(state: State, player: Player, where: str) -> None:
    """A card that was called already is in no hand, and one that was not called yet has not been played."""
    rank = {card: state.roster.characters[card].rank for card in state.roster.characters}
    for card in player.hand:
        if rank[card] <= state.rank:
            raise LabError("facts-called", where=f"{where}.hand", given=card, rank=state.rank + 1)
    for card in player.played:
        if rank[card] > state.rank:
            raise LabError("facts-uncalled", where=f"{where}.played", given=card, rank=state.rank + 1)
    if player.laid_out and not state.rank:
        raise LabError("facts-uncalled", where=f"{where}.laid_out", given=player.laid_out[0], rank=1)
