"""Worlds, and fast playouts of them by a rule of thumb.

All players offer and auction their least useful card, take an offer that improves the type of their hand, and fold a complete
hand. With two players left, the first to fold with the better hand wins, so they fold much weaker hands (`FoldRule`). Hands and
lists are changed in place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chalicelib.games.trade_ring.cards import FOUR, HIGH_STRAIGHT, PAIR, SIZE, Card, least_useful, type_of, worth

Hands = dict[int, list[Card]]
MAX_TURNS = 24
"""The maximum number of turns in a playout."""
ANY_PAIR = PAIR * SIZE
"""The least worth that the Champion folds against one rival. Who waits for more is overtaken: if both players fold at the
best moment, nearly every pair folds at once.
"""


class FoldRule(NamedTuple):
    """When players fold: the seat that thinks, and its idea of the others. They wait for a hand of worth `others_from`."""

    seat: int
    open_hands: bool
    others_from: int

    def folds(self, seat: int, worth: int, active: int, rival: int = 0) -> bool:
        """Return whether a player with this hand folds. `rival` is the worth of the only rival's hand, if hands are open."""
        if active > 2:
            return complete(worth)
        if self.open_hands:
            return worth > rival
        return worth >= (ANY_PAIR if seat == self.seat else self.others_from)


class World(NamedTuple):
    """One possible deal: the cards of each seat, including its face-down offer; the deck, whose last card is drawn next; and
    when players fold.
    """

    hands: Hands
    deck: list[Card]
    rule: FoldRule

    def copy(self) -> World:
        """Return a copy that a playout may change."""
        return World({seat: [*hand] for seat, hand in self.hands.items()}, [*self.deck], self.rule)


def complete(worth: int) -> bool:
    """Return whether all five cards count, so that any auction would break up the hand."""
    return type_of(worth) >= HIGH_STRAIGHT and type_of(worth) != FOUR


def best_offer(hand: list[Card], offers: Mapping[int, Card]) -> int | None:
    """Return the seat whose offer makes the best hand with these four cards; None for a Mulligan if none improves the type."""
    made = {seat: worth([*hand, card]) for seat, card in offers.items()}
    best = max(made, key=made.__getitem__)
    return best if type_of(made[best]) > type_of(worth(hand)) else None


def next_clockwise(seat: int, active: list[int]) -> int:
    """Return the next active seat clockwise."""
    return next((other for other in active if other > seat), active[0])


def play_out(world: World, active: list[int], auctioneer: int) -> int:
    """Play from the start of this seat's turn until the game ends. Return the number of turns."""
    hands, rule = world.hands, world.rule
    for turn in range(1, MAX_TURNS + 1):
        following = next_clockwise(auctioneer, active)
        rival = worth(hands[following]) if rule.open_hands else 0
        if rule.folds(auctioneer, worth(hands[auctioneer]), len(active), rival):
            active.remove(auctioneer)
            if len(active) == 1:
                return turn
        else:
            laid = {seat: least_useful(hands[seat]) for seat in active}
            offers = {seat: card for seat, card in laid.items() if seat != auctioneer}
            four = [card for card in hands[auctioneer] if card != laid[auctioneer]]
            if trade(world, laid, auctioneer, best_offer(four, offers)):
                return turn
        auctioneer = following
    return MAX_TURNS


def trade(world: World, laid: Mapping[int, Card], auctioneer: int, taken: int | None) -> bool:
    """Swap the auctioneer's card for that of `taken`, or redraw all (None). Return whether the deck is now too short."""
    hands, deck = world.hands, world.deck
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
