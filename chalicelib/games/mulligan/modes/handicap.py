"""What's Your Handicap?: the leader draws up to fewer cards (M-44, M-46)."""

from __future__ import annotations

from chalicelib.games.mulligan.cards import Golfer
from chalicelib.games.mulligan.state import State


def limit(state: State, golfer: Golfer) -> int:
    """Up to how many cards this golfer draws on this hole."""
    setup = state.setup
    if not setup.handicap:
        return setup.hand
    own = setup.side_of[golfer]
    return setup.hand_of(max(state.side_total(1 - own) - state.side_total(own), 0))
