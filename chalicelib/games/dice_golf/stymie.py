"""The Stymie block (D-15 to D-18): who must pass it, who may get it.

With the block in play, players roll in seat order, hole by hole. So who still has a roll to come follows from seat and hole.
"""

from __future__ import annotations

from chalicelib.games.dice_golf.dice import STYMIE_FROM
from chalicelib.games.dice_golf.state import Play, State


def eligible(state: State, seat: int, hole: int) -> tuple[int, ...]:
    """Whom this seat may stymie after its hole (counted from 0): others, no partner, with a roll still to come (D-16)."""
    setup = state.setup
    first = seat + 1 if hole == len(setup.tees) - 1 else 0
    partner = setup.partner(seat)
    return tuple([other for other in range(first, setup.seats) if other not in (seat, partner) and other not in state.out])


def may_get(state: State, passer: int) -> tuple[int, ...]:
    """Whom the passer, who has just finished a hole, may stymie."""
    return eligible(state, passer, len(state.players[passer].card) - 1)


def owes(state: State, seat: int, play: Play) -> bool:
    """Whether this play, just finished, makes its player pass the block (D-15). One stymied on the hole never does (D-17)."""
    return (
        state.setup.stymie
        and play.score >= play.tee.par + STYMIE_FROM
        and state.holder is None
        and not play.stymied
        and bool(may_get(state, seat))
    )


def passes_at(state: State, seat: int) -> int | None:
    """The score from which this seat would have to pass the block on its next finish, as the block lies now; None: at none."""
    if not state.setup.stymie or state.over or state.holder is not None or state.passing is not None:
        return None
    hole = len(state.players[seat].card)
    if hole == len(state.setup.tees) or seat in state.out or not eligible(state, seat, hole):
        return None
    return state.setup.tees[hole].par + STYMIE_FROM


def default_target(state: State, passer: int) -> int:
    """Who gets the block when the passer's clock ran out: the lowest against par, then the next in seat order (D-22)."""
    seats = state.setup.seats
    return min(may_get(state, passer), key=lambda other: (state.players[other].to_par, (other - passer) % seats))
