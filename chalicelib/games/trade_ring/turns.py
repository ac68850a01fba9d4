"""Whose turn it is and what a seat may do (T-02 to T-06, T-12, T-33).

turn ──▶ skip │ fold │ auction ──▶ offers, in `offers` ──▶ choice ──▶ swap │ mulligan ──▶ the next one's turn
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, Moves, Object, OneOf, OneOfValues, kind
from chalicelib.games.trade_ring import ring, shown
from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.state import State

SKIP, FOLD, MULLIGAN = kind("skip"), kind("fold"), kind("mulligan")


def in_turn(state: State) -> tuple[int, ...]:
    """The auctioneer."""
    return () if state.phase == "over" else (state.auctioneer,)


def moves(state: State, seat: int) -> Moves | None:
    """What the seat may do now; None for nothing."""
    phase = state.phase
    if seat != state.auctioneer or phase == "over":
        return None
    if phase == "choice":
        return OneOf((kind("swap", seat=OneOfValues(tuple(state.offerers))), MULLIGAN))
    player = state.players[seat]
    return OneOf((SKIP, FOLD, with_chips("auction", player.hand, 1, player.chips if state.options.chips else None)))


def with_chips(name: str, hand: Sequence[Card], least: int, most: int | None) -> Object:
    """One card of the hand, and where chips are played, some of them."""
    card = OneOfValues(tuple(sorted(hand)))
    return kind(name, card=card) if most is None else kind(name, card=card, chips=Int(least, most))


def planned(state: State) -> tuple[int, Any] | None:
    """The auction that the auctioneer announced with its offer and can open now (T-15)."""
    plan = state.planned
    if plan is None or state.phase != "turn":
        return None
    return state.auctioneer, {"kind": "auction", **shown.stake(state, plan)}


def act(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    """Makes a legal move; all chance was in the deal."""
    if state.phase == "turn":
        state.planned = None
    match move["kind"]:
        case "skip":
            return ring.skip(state)
        case "fold":
            return ring.fold(state)
        case "auction":
            return ring.auction(state, move["card"], move.get("chips", 0))
        case "swap":
            return ring.swap(state, move["seat"])
        case _:
            return ring.mulligan(state)


def act_late(state: State, seat: int, chance: Chance) -> list[Event]:
    """Skips, or takes the Mulligan (T-12)."""
    return act(state, seat, {"kind": "mulligan" if state.phase == "choice" else "skip"}, chance)
