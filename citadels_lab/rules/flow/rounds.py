"""The end of a round: the murdered character is shown, the crown moves, what is due on that is paid."""

from citadels_lab.rules.kernel.table import BANK, Table

from .state import State


def end_round(table: Table[State]) -> None:
    """End the round, and the game if a city was completed in it."""
    state = table.state
    roster = state.roster
    victim = state.token("murdered")
    shown = victim and roster.characters[victim].rank in roster.numbers.murdered_shown
    holder = state.holder(victim) if shown else None
    if holder:
        player = state.players[holder]
        if victim not in player.revealed:
            player.revealed += (victim,)
            table.say("victim-shown", roster.cites.murdered_shown, seat=holder, character=victim)
        roster.characters[victim].shown_murdered(table, holder)
    for card in roster.round_enders:
        card.round_ends(table)
    if table.aloud:
        table.say("round-ended", roster.cites.round_end, n=state.round, seat=state.crown)
    state.next = "deal"
    if state.completed:
        state.over = True
        table.say("last-round-over", roster.cites.end, seat=state.completed[0])
    elif nothing_left(state):
        state.over = True
        table.say("nothing-left", roster.cites.nothing_left)
    if state.over and roster.kept_back:
        _show_hands(table)


def _show_hands(table: Table[State]) -> None:
    """Show the cards that score from the hand."""
    roster = table.state.roster
    for seat, player in table.state.players.items():
        for name in roster.kept_back:
            if name in player.hand:
                table.say("shown-at-end", roster.districts[name].rule, seat=seat, district=name)


def nothing_left(state: State) -> bool:
    """Whether nobody could ever build again: all coins lie on districts, or all cards in cities and under districts.

    Cards that are never built do not count (Secret Vault). The rulebooks did not think of it: coins on districts
    (Artist) and cards under them (Museum) never come back. Without this end such a game would go on for ever
    (dark-city.end.nothing-left).
    """
    if not (state.gold[BANK] or any(state.gold[seat] for seat in state.seats)):
        return True
    never = frozenset(state.roster.kept_back)
    if not never.issuperset(state.deck):
        return False
    piles = (state.discard, *[player.hand for player in state.players.values()])
    return all(map(never.issuperset, piles))
