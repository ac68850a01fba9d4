"""Standing orders for Pace of Play: every seat has one, whatever it holds, and may change it at any time (M-32)."""

from __future__ import annotations

from functools import cache
from typing import Any

from chalicelib.games.base import CHANGES
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOfValues, kind
from chalicelib.games.mulligan.state import ORDERS, Orders, State


def allowed(state: State, seat: int) -> Moves:
    """What may be ordered along with a plan: what stands, once the seat has changed its mind too often."""
    return _one_of(ORDERS if changes_left(state, seat) else (state.orders[seat],))


def moves(state: State, seat: int) -> Moves | None:
    """A change of the order alone."""
    return CHANGE if state.phase != "over" and changes_left(state, seat) else None


def changes_left(state: State, seat: int) -> int:
    """How often the order may still be changed this turn."""
    return CHANGES - state.ordered[seat]


def give(state: State, seat: int, order: Orders) -> None:
    """From now on this is the seat's order."""
    state.ordered[seat] += order != state.orders[seat]
    state.orders[seat] = order


def change(state: State, seat: int, move: Any) -> list[Event]:
    """Unseen: nothing is told of it, and the seat finds its new order in its view."""
    state.ordered[seat] += move["orders"] == state.orders[seat]  # said again counts too, or it could be said for ever
    give(state, seat, move["orders"])
    return []


@cache
def _one_of(values: tuple[Orders, ...]) -> Moves:
    return OneOfValues(values)


CHANGE = kind("orders", orders=OneOfValues(ORDERS))
