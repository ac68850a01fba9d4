"""The deck: cards are drawn from its end, and an empty one is made anew from the discard pile (M-14, G-06)."""

from __future__ import annotations

from collections.abc import Iterable

from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.mulligan import shown
from chalicelib.games.mulligan.cards import PERSONAL, Card
from chalicelib.games.mulligan.state import State


def pull(state: State, chance: Chance, count: int, events: list[Event]) -> list[Card]:
    """So many cards, or fewer where deck and discard pile are both empty; what is seen of it is added to the events."""
    drawn: list[Card] = []
    for _ in range(count):
        if not state.deck:
            if not state.discard:
                break
            events.append(_reshuffle(state, chance))
        drawn.append(state.deck.pop())
    return drawn


def discard(state: State, cards: Iterable[Card]) -> None:
    """Puts cards on the discard pile; golfers' own cards never go there (M-12)."""
    state.discard += [card for card in cards if card < PERSONAL]


def put_under(state: State, chance: Chance, label: str, cards: list[Card]) -> None:
    """Puts cards under the deck in random order."""
    state.deck[:0] = chance.shuffle(label, sorted(cards)) if len(cards) > 1 else cards


def _reshuffle(state: State, chance: Chance) -> Event:
    state.reshuffles += 1
    label = f"h{state.tee.hole}/t{state.turn}/reshuffle{state.reshuffles}"
    state.deck, state.discard = chance.shuffle(label, sorted(state.discard)), []
    return shown.reshuffled(len(state.deck))
