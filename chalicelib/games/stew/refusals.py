"""Why a move is refused, in one sentence for the player at that seat alone, telling nothing that others hide."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.moves import Moves
from chalicelib.games.stew.cards import ICONS, Card
from chalicelib.games.stew.state import State


def not_now(state: State, seat: int) -> NotNow:
    """For a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if state.phase == "exchange":
        return NotYourTurn("The Understudy may exchange its token now: the others wait.")
    return PhaseOver("You have chosen: others have yet to.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """For a move that is not among those allowed."""
    player = state.players[seat]
    match state.phase:
        case "specialties":
            return f"Keep one of your specialties: {' or '.join(player.dealt)}."
        case "opening":
            return "Keep your hand, or replace all of it."
        case "exchange":
            return "Exchange your token for one that you have not played, or stay with it."
        case _:
            return f"Play one of your tokens ({', '.join(state.unplayed(seat))}) with {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    if not hand:
        return "no cards, as you have none"
    cards = [f"{card} {'-'.join(ICONS[card])}" for card in sorted(hand)]
    return f"one to three cards of your hand: {', '.join(cards)}"
