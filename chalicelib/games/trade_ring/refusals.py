"""Why a move is refused, in one sentence for the player at that seat alone, telling nothing that others hide."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring.cards import Card, sign
from chalicelib.games.trade_ring.offers import planner
from chalicelib.games.trade_ring.state import State


def not_now(state: State, seat: int) -> NotNow:
    """For a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if not state.players[seat].active:
        return PhaseOver("You have folded: your hand stays as it is.")
    if state.phase != "offers":
        return NotYourTurn("It is not your turn: somebody else is the auctioneer.")
    if seat == state.auctioneer:
        return NotYourTurn("Your card is on the ring: the others make their offers.")
    return PhaseOver("You have made your offer: others are yet to make theirs.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """For a move that is not among those allowed."""
    player = state.players[seat]
    if state.phase == "choice":
        return "Take one of the offers by its owner's seat, or the Mulligan."
    if state.phase == "offers":
        chips = f", with 0 to {player.chips} chips" if state.options.chips else ""
        if isinstance(move, dict) and "next" in move and seat != planner(state):
            return f"Offer a card of your hand{chips}, and no more: it is not your turn next."
        return f"Offer a card of your hand{chips}: {_hand(player.hand)}."
    chips = f", with 1 to {player.chips} chips" if state.options.chips else ""
    return f"Skip, fold, or auction a card of your hand{chips}: {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    return " ".join(sign(card) for card in sorted(hand))
