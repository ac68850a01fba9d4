"""Why a move is refused, in one sentence for the player at that seat alone, telling nothing that others hide."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.moves import Int, Object, kind
from chalicelib.games.trade_ring.cards import CHANGES, DECK, Card, sign
from chalicelib.games.trade_ring.state import State

_ANY_OFFER = Object(
    {**kind("offer", card=Int(DECK[0], DECK[-1])).members, "chips": Int(0, 2**53)}, optional=frozenset({"chips"})
)


def not_now(state: State, seat: int, move: Any) -> NotNow:
    """For a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over.")
    if not state.players[seat].active:
        return PhaseOver("You have folded: your hand stays as it is.")
    if state.phase == "offers":
        if seat == state.auctioneer:
            return NotYourTurn("Your card is on the ring: the others make their offers.")
        return PhaseOver(f"An offer is changed {CHANGES} times at most.")
    return too_late() if is_offer(move) else NotYourTurn("It is not your turn: somebody else is the auctioneer.")


def too_late() -> PhaseOver:
    """For an offer that nobody waits for."""
    return PhaseOver("The offers are in: this one comes too late.")


def is_offer(move: Any) -> bool:
    """Whether this could be an offer at another time."""
    return _ANY_OFFER.accepts(move)


def illegal(state: State, seat: int) -> str:
    """For a move that is not among those allowed."""
    player = state.players[seat]
    if state.phase == "choice":
        return "Take one of the offers by its owner's seat, or the Mulligan."
    if state.phase == "offers":
        chips = f", with 0 to {player.chips} chips" if state.options.chips else ""
        return f"Offer a card of your hand{chips}: {_hand(player.hand)}."
    chips = f", with 1 to {player.chips} chips" if state.options.chips else ""
    return f"Skip, fold, or auction a card of your hand{chips}: {_hand(player.hand)}."


def _hand(hand: list[Card]) -> str:
    return " ".join(sign(card) for card in sorted(hand))
