"""Who knows which card is where, as far as the table has seen it (T-13, T-30).

A card that lay open and then went to a hand is known to all; one that was taken face-down to its two owners. What one viewer
knows is a bit: bit n is seat n's, the one above all seats a watcher's. Owners always know their own, and no bit says so.
"""

from __future__ import annotations

from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.state import Player, State


def everybody(state: State) -> int:
    """The bits of all seats and of watchers."""
    return (1 << len(state.players) + 1) - 1


def bit(state: State, viewer: int | None) -> int:
    """One viewer's bit; None is a watcher."""
    return 1 << (len(state.players) if viewer is None else viewer)


def cards(state: State, seat: int, viewer: int | None) -> list[Card]:
    """The cards of this seat that the viewer knows it to hold, falling; one may lie face-down before it by now."""
    mine = bit(state, viewer)
    return sorted([card for card, bits in state.players[seat].known.items() if bits & mine], reverse=True)


def takes_openly(state: State, seat: int, card: Card) -> None:
    """All saw this card go to the seat's hand."""
    state.players[seat].known[card] = everybody(state)


def takes_secretly(state: State, giver: int, taker: int, card: Card) -> None:
    """The card went unseen from hand to hand. Only who took it still knows what the giver holds; others can only guess."""
    hands = state.players
    hands[giver].known.pop(card, None)
    hands[giver].known = {
        other: bits & bit(state, taker) for other, bits in hands[giver].known.items() if bits & bit(state, taker)
    }
    hands[taker].known[card] = bit(state, giver)


def shows(player: Player, card: Card) -> None:
    """The card left the hand for all to see."""
    player.known.pop(card, None)
