"""The deck and the game's other counts, from its data file (T-01, T-10, T-11, T-31, T-33).

A card is its number in the deck's list, which runs from the least valuable card to the most: rank by rank, ace high, and within
a rank suit by suit, diamonds, clubs, hearts, spades (T-22, T-23). So the greater number is the better card.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Card = int

DATA = Path(__file__).with_name("cards.json")
_data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

LABELS: tuple[str, ...] = tuple(_data["labels"])
NAMES: tuple[str, ...] = tuple(_data["deck"])
"""As records write cards: rank, then suit."""
DECK: tuple[Card, ...] = tuple(range(len(NAMES)))
SUITS = 4
ACE = len(NAMES) // SUITS - 1
"""The highest rank; twos are rank 0."""
HAND: int = _data["hand"]
LEAST_PLAYERS: int = _data["players"]["least"]
MOST_PLAYERS: int = _data["players"]["most"]
MOST_WITH_HIGH_RISK: int = _data["players"]["most_with_high_risk"]
HIGH_RISK: int = _data["high_risk"]
CHIPS: int = _data["chips"]
SKIPS: int = _data["ends"]["skips_per_active_player"]
TURNS: int = _data["ends"]["turns_per_player"]
TYPES: tuple[str, ...] = tuple(_data["hands"])
"""The types of hands, from least to most (T-20)."""
LOW_RUN: int = _data["straights"]["Low Straight"]
HIGH_RUN: int = _data["straights"]["High Straight"]

_SYMBOLS = str.maketrans("DCHS", "♦♣♥♠")


def names(cards: Iterable[Card]) -> list[str]:
    """As records write them: "AS", "10D"."""
    return [NAMES[card] for card in cards]


def sign(card: Card) -> str:
    """As players read it: "A♠", "10♦"."""
    return NAMES[card].translate(_SYMBOLS)
