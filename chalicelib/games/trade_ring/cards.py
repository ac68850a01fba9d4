"""The deck and other numbers, from the data file (T-01, T-10, T-31, T-33), and the worth of hands (T-20 to T-25).

A card is its index in the deck's list, which is sorted from the lowest card to the highest: by rank, ace high, and within a
rank by suit: diamonds, clubs, hearts, spades (T-22, T-23). So the higher number is the better card.

The worth of a hand is one number: 52 times the index of its type in T-20, plus the best card of its value hand. Lower cards are
not compared (T-23), and no two hands from one deck have the same worth.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

Card = int

DATA = Path(__file__).with_name("cards.json")
_data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

LABELS: tuple[str, ...] = tuple(_data["labels"])
NAMES: tuple[str, ...] = tuple(_data["deck"])
"""The cards as records write them: rank, then suit."""
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
    """Return cards as records write them: "AS", "10D"."""
    return [NAMES[card] for card in cards]


def symbol(card: Card) -> str:
    """Return a card as players read it: "A♠", "10♦"."""
    return NAMES[card].translate(_SYMBOLS)


SIZE = len(DECK)
HIGH_CARD, PAIR, TWO_PAIR, LOW_STRAIGHT, THREE, HIGH_STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(len(TYPES))
_STRAIGHTS = {LOW_STRAIGHT: LOW_RUN, HIGH_STRAIGHT: HIGH_RUN, STRAIGHT_FLUSH: HIGH_RUN}
_WHOLE = (FLUSH, FULL_HOUSE)
_RANK_BITS = 3
_CODES = tuple(1 << _RANK_BITS * (card // SUITS) for card in DECK)
"""A code for each card. The sum of the codes of a hand counts its cards of each rank, with three bits for each rank."""
_shapes: dict[int, tuple[int, int]] = {}
"""Cache of type and top rank, ignoring suits, by the sum of codes. There are 6,175 for five cards."""


def worth(hand: Collection[Card]) -> int:
    """Return the worth of one to five different cards. Types of five cards need five cards."""
    code = 0
    for card in hand:
        code += _CODES[card]
    type_, top = _shapes.get(code) or _compute_shape(code)
    if type_ in (HIGH_CARD, LOW_STRAIGHT, HIGH_STRAIGHT) and len(hand) == HAND and _is_one_suit(hand):
        type_, top = (STRAIGHT_FLUSH, top) if type_ == HIGH_STRAIGHT else (FLUSH, max(hand) // SUITS)
    best = -1
    for card in hand:
        if card > best and card // SUITS == top:
            best = card
    return type_ * SIZE + best


def type_of(worth: int) -> int:
    """Return the index of the type in T-20, from 0."""
    return worth // SIZE


def top_of(worth: int) -> Card:
    """Return the best card of the value hand."""
    return worth % SIZE


def worth_text(worth: int) -> str:
    """Return the worth as results show it: "Low Straight, 6♦"."""
    return f"{TYPES[type_of(worth)]}, {symbol(top_of(worth))}"


class Laid(NamedTuple):
    """A hand in the order in which players see it: first the value hand, then the rest in descending order."""

    worth: int
    value: list[Card]
    rest: list[Card]


def lay_out(hand: Collection[Card]) -> Laid:
    """Sort a hand. Straights ascend; groups of equal rank come largest first; all else descends."""
    made = worth(hand)
    value = _value_hand(sorted(hand, reverse=True), made)
    return Laid(made, value, sorted(set(hand) - set(value), reverse=True))


def least_useful(hand: Sequence[Card]) -> Card:
    """Return the card of five whose removal leaves the highest worth; of several the lowest (T-12).

    It is enough to compare ranks: of the cards that leave the same type and top rank, the lowest also leaves the best suit.
    """
    code = 0
    for card in hand:
        code += _CODES[card]
    most, least = (-1, -1), hand[0]
    for card in hand:
        rest = code - _CODES[card]
        left = _shapes.get(rest) or _compute_shape(rest)
        if left > most or (left == most and card < least):
            most, least = left, card
    return least


def compare(before: int, after: int) -> str:
    """Return how a worth has changed: "same", or "better" or "worse" followed by "-type", "-rank" or "-suit"."""
    if before == after:
        return "same"
    way = "better" if after > before else "worse"
    if type_of(before) != type_of(after):
        return f"{way}-type"
    return f"{way}-rank" if top_of(before) // SUITS != top_of(after) // SUITS else f"{way}-suit"


def _value_hand(falling: list[Card], worth: int) -> list[Card]:
    type_, top = type_of(worth), top_of(worth)
    if type_ in _STRAIGHTS:
        run = [rank % (ACE + 1) for rank in range(top // SUITS - _STRAIGHTS[type_] + 1, top // SUITS + 1)]
        return [next(card for card in falling if card // SUITS == rank) for rank in run]
    if type_ == HIGH_CARD:
        return [top]
    alike = [sum(other // SUITS == card // SUITS for other in falling) for card in falling]
    ordered = [card for _, card in sorted(zip(alike, falling, strict=True), key=lambda pair: -pair[0])]
    return ordered if type_ in _WHOLE else [card for card in ordered if alike[falling.index(card)] > 1]


def _is_one_suit(hand: Collection[Card]) -> bool:
    suit = -1
    for card in hand:
        if suit not in (-1, card % SUITS):
            return False
        suit = card % SUITS
    return True


def _compute_shape(code: int) -> tuple[int, int]:
    counts = [code >> _RANK_BITS * rank & 7 for rank in range(ACE + 1)]
    _shapes[code] = shape = _shape(counts)
    return shape


def _shape(counts: list[int]) -> tuple[int, int]:
    """Return the type and top rank of a hand with these numbers of cards of each rank, ignoring flushes."""
    ranks = [rank for rank in range(ACE, -1, -1) if counts[rank]]
    of = {times: [rank for rank in ranks if counts[rank] == times] for times in (2, 3, 4)}
    high_run, low_run = _top_of_run(counts, HIGH_RUN), _top_of_run(counts, LOW_RUN)
    candidates = (
        (FOUR, of[4]),
        (FULL_HOUSE, [max(of[3] + of[2])] if of[3] and of[2] else []),
        (HIGH_STRAIGHT, high_run),
        (THREE, of[3]),
        (LOW_STRAIGHT, low_run),
        (TWO_PAIR, of[2] if len(of[2]) > 1 else []),
        (PAIR, of[2]),
        (HIGH_CARD, ranks),
    )
    return next((type_, tops[0]) for type_, tops in candidates if tops)


def _top_of_run(counts: list[int], length: int) -> list[int]:
    """Return the top rank of a run of this length, or nothing. An ace also counts below the two (T-22)."""
    for top in range(ACE, length - 3, -1):
        if all(counts[rank] for rank in range(top - length + 1, top + 1)):
            return [top]
    return []
