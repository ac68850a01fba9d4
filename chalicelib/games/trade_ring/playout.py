"""How a game may go on, were all to trade by rule of thumb; quick, for bots to look ahead many times.

All offer and auction the card that they miss least, take what betters their type of hand, and fold what is complete; of two
that are left, one ends the game with four in a row or better. Hands and lists are changed in place.
"""

from __future__ import annotations

from collections.abc import Mapping

from chalicelib.games.trade_ring.cards import Card
from chalicelib.games.trade_ring.guess import World, complete
from chalicelib.games.trade_ring.hands import LOW_STRAIGHT, spare, type_of, worth

FURTHEST = 24
"""Turns that are looked ahead at most."""


def folds(worth: int, active: int) -> bool:
    """Whether one holds on to what it has."""
    return complete(worth) if active > 2 else type_of(worth) >= LOW_STRAIGHT


def best_offer(hand: list[Card], offers: Mapping[int, Card]) -> int | None:
    """Whose offer makes the best of these four cards, if it makes a better type; None for a Mulligan."""
    made = {seat: worth([*hand, card]) for seat, card in offers.items()}
    best = max(made, key=made.__getitem__)
    return best if type_of(made[best]) > type_of(worth(hand)) else None


def after(seat: int, active: list[int]) -> int:
    """The next one clockwise."""
    return next((other for other in active if other > seat), active[0])


def play_out(world: World, active: list[int], auctioneer: int) -> int:
    """Plays from the start of this seat's turn until the game ends; how many turns it took."""
    for turn in range(1, FURTHEST + 1):
        if folds(worth(world.hands[auctioneer]), len(active)):
            active.remove(auctioneer)
            if len(active) == 1:
                return turn
        else:
            laid = {seat: spare(world.hands[seat]) for seat in active}
            offers = {seat: card for seat, card in laid.items() if seat != auctioneer}
            four = [card for card in world.hands[auctioneer] if card != laid[auctioneer]]
            if trade(world, laid, auctioneer, best_offer(four, offers)):
                return turn
        auctioneer = after(auctioneer, active)
    return FURTHEST


def trade(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> bool:
    """Swaps the auctioneer's card of those laid for the taken one's, or (None) redraws all; whether the deck is at its end."""
    hands, deck = world
    if taken is not None:
        hands[auctioneer].remove(laid[auctioneer])
        hands[auctioneer].append(laid[taken])
        hands[taken].remove(laid[taken])
        hands[taken].append(laid[auctioneer])
        return False
    for seat, card in laid.items():
        hands[seat].remove(card)
        hands[seat].append(deck.pop())
    return len(deck) < len(laid)
