"""The pack of Grandpa Beck's Golf and its figures (B-01), from `cards.json`; what nine cards score (B-20 to B-23).

Inside the engine a card is what it is worth, which tells it from all others: black 1 to 9, red -1 to -4, the Mulligan 0, the
Hazard 10. Outside, the last two are "M" and "H":

>>> [shown(card) for card in (6, -4, MULLIGAN, HAZARD)]
[6, -4, 'M', 'H']

A house may change a count in the data file without touching a rule.

The places of a grid are numbered row by row. A row or column whose black cards all show the same number, with Mulligans in
between, is a set: it scores minus that number, and its black cards add nothing of their own. All other cards add their worth; a
face-down card (None) adds nothing and makes no set.

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
"""How each card is shown, by its worth, in the pack's order."""

PACK: tuple[Card, ...] = tuple(about["value"] for about in _BOX["cards"] for _ in range(about["count"]))
"""All cards in the order of their list, from which they are shuffled (G-06)."""

LISTED: dict[Card, int] = {card: place for place, card in enumerate(FACES)}
"""Each card's place in the list."""

BLACK: frozenset[Card] = frozenset(about["value"] for about in _BOX["cards"] if about["colour"] == "black")
MULLIGAN: Card = next(card for card, face in FACES.items() if face == "M")
HAZARD: Card = next(card for card, face in FACES.items() if face == "H")

OPENED: int = _BOX["opened"]
"""Cards that each turns over at the beginning (B-10)."""
TURNS: int = _BOX["turns"]
"""After so many turns each a round ends that nobody has closed (B-16)."""
ROUNDS: dict[str, int] = _BOX["rounds"]
BONUS: int = _BOX["closing"]["lowest"]
PENALTY: int = _BOX["closing"]["not_lowest"]
LATE_OPENS: tuple[int, int] = tuple(_BOX["late"]["places"])
"""What a clock turns over that runs out at the beginning, and the dearest card that it keeps later (B-26)."""
LATE_KEEPS: Card = _BOX["late"]["kept_up_to"]
LABELS: tuple[str, ...] = tuple(_BOX["labels"])


def shown(card: Card) -> Shown:
    """The card as views, events and records show it."""
    return FACES[card]


def all_shown(cards: Iterable[Card]) -> list[Shown]:
    return [FACES[card] for card in cards]


Cards = Sequence[Card | None]
Line = tuple[int, int, int]
PLACES = range(9)
LINES: tuple[Line, ...] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
"""Three rows, three columns; diagonals are none."""
LINES_OF: tuple[tuple[Line, Line], ...] = tuple((LINES[place // 3], LINES[3 + place % 3]) for place in PLACES)
"""The row and the column of each place."""


@cache
def set_of(one: Card | None, two: Card | None, three: Card | None) -> int:
    """The number of the set that three cards in a line make; 0 for none."""
    numbers = {one, two, three} - {MULLIGAN}
    number = numbers.pop() if len(numbers) == 1 else None
    return number if number and number in BLACK else 0


def sets(cards: Cards) -> list[tuple[Line, int]]:
    """The lines that are sets, and their numbers."""
    return [(line, number) for line in LINES if (number := set_of(cards[line[0]], cards[line[1]], cards[line[2]]))]


@cache
def _outside(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """The places in none of these lines."""
    return tuple(place for place in PLACES if not any(place in line for line in lines))


def score(cards: Cards) -> int:
    """What these nine come to: lower is better."""
    return scored(cards)[0]


def scored(cards: Cards) -> tuple[int, list[tuple[Line, int]]]:
    """The score, and the sets that it comes of."""
    made = sets(cards)
    own = sum([cards[place] or 0 for place in _outside(tuple([line for line, _ in made]))])
    return own - sum([number for _, number in made]), made


def scored_with(cards: Cards, card: Card) -> list[tuple[int, list[tuple[Line, int]]]]:
    """By place, what `scored` gives with this card there instead."""
    return [scored([*cards[:place], card, *cards[place + 1 :]]) for place in PLACES]


def with_bonus(raw: Sequence[int], closer: int | None) -> list[int]:
    """The scores of a round: who closed it is rewarded if alone the lowest, else punished (B-23); nobody else."""
    scores = list(raw)
    if closer is not None:
        lowest = all(raw[closer] < other for seat, other in enumerate(raw) if seat != closer)
        scores[closer] += BONUS if lowest else PENALTY
    return scores
