"""Whose turn it is and what a seat may do (T-02 to T-06, T-12, T-33, G-02).

turn ──▶ skip │ fold │ auction ──▶ offers ──▶ choice ──▶ swap │ mulligan ──▶ the next one's turn
"""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.games.moves import Int, Moves, Object, OneOf, OneOfValues, kind
from chalicelib.games.trade_ring.cards import CHANGES, Card
from chalicelib.games.trade_ring.state import State

SKIP, FOLD, MULLIGAN = kind("skip"), kind("fold"), kind("mulligan")


def waiting(state: State) -> tuple[int, ...]:
    """The seats with a decision to make, ascending; who has offered is not among them."""
    if state.phase == "over":
        return ()
    if state.phase == "offers":
        return tuple([seat for seat in state.offerers if state.players[seat].offer is None])
    return (state.auctioneer,)


def legal(state: State, seat: int) -> Moves | None:
    """What the seat may do now; None for nothing."""
    player = state.players[seat]
    if state.phase == "offers":
        if seat == state.auctioneer or not player.active or player.offers > CHANGES:
            return None
        return _with("offer", player.hand, 0, player.chips if state.options.chips else None)
    if seat != state.auctioneer or state.phase == "over":
        return None
    if state.phase == "choice":
        return OneOf((kind("swap", seat=OneOfValues(tuple(state.offerers))), MULLIGAN))
    return OneOf((SKIP, FOLD, _with("auction", player.hand, 1, player.chips if state.options.chips else None)))


def _with(name: str, hand: Sequence[Card], least: int, most: int | None) -> Object:
    """One card of the hand, and where chips are played, some of them."""
    card = OneOfValues(tuple(sorted(hand)))
    return kind(name, card=card) if most is None else kind(name, card=card, chips=Int(least, most))
