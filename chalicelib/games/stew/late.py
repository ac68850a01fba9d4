"""What is played for a seat whose clock has run out (S-27): the one card that makes most matches at the best unplayed royal."""

from __future__ import annotations

from chalicelib.games.stew.cards import MULLIGAN, Card, Royal, matches_with
from chalicelib.games.stew.state import Plan, State


def late_plan(state: State, seat: int) -> Plan:
    """Best is where one card makes most matches, then the higher tip, then Queen, King, Princess; of equal cards, the lowest.

    With an empty hand the royal with the highest tip; no specialty is used.
    """
    best = {royal: _best(state, seat, royal) for royal in state.unplayed(seat) if royal != MULLIGAN}
    royal = max(best, key=lambda royal: (best[royal][0], state.royals[royal].tip))
    return Plan(royal, best[royal][1])


def _best(state: State, seat: int, royal: Royal) -> tuple[int, tuple[Card, ...]]:
    """The most matches of one card of this hand, and the card; none for an empty hand."""
    player = state.players[seat]
    made = matches_with(state.royals[royal].order, player.specialty)
    card = max(sorted(player.hand), key=made.__getitem__, default=None)
    return (0, ()) if card is None else (made[card], (card,))
