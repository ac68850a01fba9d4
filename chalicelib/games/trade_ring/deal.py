"""The beginning: the deck is shuffled, five cards go to each, and the starting player is drawn (T-01, T-08, T-31, T-35)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.trade_ring.cards import CHIPS, DECK, HAND, HIGH_RISK
from chalicelib.games.trade_ring.ending import close
from chalicelib.games.trade_ring.state import Options, Player, State


def deal(asked: Mapping[str, Any], seats: int, chance: Chance, chips: list[int] | None) -> State:
    """The table before the first turn. `chips` are each seat's from the game before, or None.

    Hands are dealt seat by seat from the end of the shuffled deck, then the cards that are set aside.
    """
    options, deck = Options(**asked), chance.shuffle("deal", DECK)
    start = chance.number("start", seats)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    aside = [deck.pop() for _ in range(HIGH_RISK)] if options.high_risk else []
    own = chips or [CHIPS if options.chips else 0] * seats
    players = [Player(hand, count) for hand, count in zip(hands, own, strict=True)]
    state = State(options, players, deck, start, aside)
    if len(deck) < seats:
        close(state, "deck")
    return state
