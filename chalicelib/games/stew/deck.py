"""The deck and the discard pile (S-17): cards are drawn from the deck's end, and an empty one is made anew from the discards.

What falls together is discarded by all first, and drawn clockwise from the dishwasher then (S-28): whoever calls sees to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.stew import shown
from chalicelib.games.stew.cards import Card
from chalicelib.games.stew.shown import Why
from chalicelib.games.stew.specialties import hand_limit
from chalicelib.games.stew.state import State


def draw(state: State, seat: int, count: int, why: Why, chance: Chance, events: list[Event]) -> None:
    """So many cards come to this seat's hand, or fewer: what would exceed the limit is not drawn. Events are added."""
    player = state.players[seat]
    room = hand_limit(player) - len(player.hand)
    drawn = _pull(state, count if count < room else room, chance, events)
    if drawn:
        player.hand += drawn
        player.drawn += drawn
        events.append(shown.drew(seat, drawn, why))


def _pull(state: State, count: int, chance: Chance, events: list[Event]) -> list[Card]:
    """So many cards off the deck, or all that there are; what is seen of it is added to the events."""
    if len(state.deck) >= count > 0:
        top = state.deck[: -count - 1 : -1]
        del state.deck[-count:]
        return top
    drawn: list[Card] = []
    while len(drawn) < count:
        if not state.deck:
            if not state.discard:
                break
            events.append(reshuffle(state, chance))
        drawn.append(state.deck.pop())
    return drawn


def discard(state: State, seat: int, cards: Iterable[Card]) -> None:
    """These cards go from this seat's hand to the discard pile."""
    player, gone = state.players[seat], set(cards)
    state.discard += gone
    player.hand = [card for card in player.hand if card not in gone]
    player.drawn = [card for card in player.drawn if card not in gone]


def reshuffle(state: State, chance: Chance) -> Event:
    """The discard pile is the new deck (G-06: taken in the list's order first)."""
    state.reshuffles += 1
    label = f"r{state.round}/reshuffle{state.reshuffles}"
    state.deck, state.discard = chance.shuffle(label, sorted(state.discard)), []
    return shown.reshuffled(len(state.deck))
