"""The pack of Grandpa Beck's Golf and its numbers (B-01), from `cards.json`, and the score of nine cards (B-20 to B-23).

Inside the engine a card is its value, which is unique: black 1 to 9, red -1 to -4, the Mulligan 0, the Hazard 10. In views,
events and records the last two are "M" and "H":

>>> [shown(card) for card in (6, -4, MULLIGAN, HAZARD)]
[6, -4, 'M', 'H']

Counts can be changed in the data file without touching a rule.

The places of a grid are numbered row by row. A row or column is a set if its black cards all have the same number and the rest
are Mulligans. A set scores minus that number, and its cards do not score by themselves. All other cards score their value. A
face-down card (None) scores nothing and is in no set.

    0 1 2
    3 4 5
    6 7 8

>>> score((6, 6, 6, 1, 2, 3, -1, MULLIGAN, HAZARD))
9
>>> sets((4, MULLIGAN, 4, 5, MULLIGAN, 5, 1, 2, 3))
[((0, 1, 2), 4), ((3, 4, 5), 5), ((1, 4, 7), 2)]
>>> score((4, MULLIGAN, 4, 5, MULLIGAN, 5, 1, 2, 3))
-7
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

Card = int
Shown = int | str

DATA = Path(__file__).with_name("cards.json")
_BOX: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

FACES: dict[Card, Shown] = {about["value"]: about["card"] for about in _BOX["cards"]}
"""Each card as it is shown, by its value, in the pack's order."""

PACK: tuple[Card, ...] = tuple(about["value"] for about in _BOX["cards"] for _ in range(about["count"]))
"""All cards in the order of the list, which is the order before a shuffle (G-06)."""

LISTED: dict[Card, int] = {card: place for place, card in enumerate(FACES)}
"""The index of each card in the list."""

BLACK: frozenset[Card] = frozenset(about["value"] for about in _BOX["cards"] if about["colour"] == "black")
MULLIGAN: Card = next(card for card, face in FACES.items() if face == "M")
HAZARD: Card = next(card for card, face in FACES.items() if face == "H")

OPENED: int = _BOX["opened"]
"""The number of cards that each player turns over at the beginning (B-10)."""
TURNS: int = _BOX["turns"]
"""The number of turns of each player after which a round ends if nobody has closed it (B-16)."""
ROUNDS: dict[str, int] = _BOX["rounds"]
BONUS: int = _BOX["closing"]["lowest"]
PENALTY: int = _BOX["closing"]["not_lowest"]
LATE_OPENS: tuple[int, int] = tuple(_BOX["late"]["places"])
"""Defaults after a time-out (B-26): the places turned at the beginning, and the highest drawn card that is kept later."""
LATE_KEEPS: Card = _BOX["late"]["kept_up_to"]
LABELS: tuple[str, ...] = tuple(_BOX["labels"])


def shown(card: Card) -> Shown:
    """Return the card as views, events and records show it."""
    return FACES[card]


def all_shown(cards: Iterable[Card]) -> list[Shown]:
    return [FACES[card] for card in cards]


Cards = Sequence[Card | None]
Line = tuple[int, int, int]
PLACES = range(9)
LINES: tuple[Line, ...] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
"""The three rows and three columns. Diagonals do not count."""
LINES_OF: tuple[tuple[Line, Line], ...] = tuple((LINES[place // 3], LINES[3 + place % 3]) for place in PLACES)
"""The row and the column of each place."""


@cache
def set_of(one: Card | None, two: Card | None, three: Card | None) -> int:
    """Return the number of the set that three cards in a line make, or 0 for no set."""
    numbers = {one, two, three} - {MULLIGAN}
    number = numbers.pop() if len(numbers) == 1 else None
    return number if number and number in BLACK else 0


def sets(cards: Cards) -> list[tuple[Line, int]]:
    """Return the lines that are sets, with their numbers."""
    return [(line, number) for line in LINES if (number := set_of(cards[line[0]], cards[line[1]], cards[line[2]]))]


@cache
def _outside(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Return the places that are in none of these lines."""
    return tuple(place for place in PLACES if not any(place in line for line in lines))


def score(cards: Cards) -> int:
    """Return the score of these nine cards; lower is better."""
    return scored(cards)[0]


def scored(cards: Cards) -> tuple[int, list[tuple[Line, int]]]:
    """Return the score of these nine cards, and their sets."""
    made = sets(cards)
    own = sum([cards[place] or 0 for place in _outside(tuple([line for line, _ in made]))])
    return own - sum([number for _, number in made]), made


def scored_with(cards: Cards, card: Card) -> list[tuple[int, list[tuple[Line, int]]]]:
    """Return, for each place, `scored` of the grid with this card at that place."""
    return [scored([*cards[:place], card, *cards[place + 1 :]]) for place in PLACES]


def with_bonus(raw: Sequence[int], closer: int | None) -> list[int]:
    """Return the scores of a round with the closer's bonus for the lowest score alone, or the penalty (B-23)."""
    scores = list(raw)
    if closer is not None:
        lowest = all(raw[closer] < other for seat, other in enumerate(raw) if seat != closer)
        scores[closer] += BONUS if lowest else PENALTY
    return scores
