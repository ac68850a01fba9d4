"""What nine cards are worth (B-20 to B-23). Places are numbered row by row:

    0 1 2        A row or column whose black cards all show the same number, with Mulligans in between, is a set: it scores
    3 4 5        minus that number, and its black cards add nothing of their own. All other cards add their worth.
    6 7 8

>>> score((6, 6, 6, 1, 2, 3, -1, MULLIGAN, HAZARD))
9
>>> sets((4, MULLIGAN, 4, 5, MULLIGAN, 5, 1, 2, 3))
[((0, 1, 2), 4), ((3, 4, 5), 5), ((1, 4, 7), 2)]
>>> score((4, MULLIGAN, 4, 5, MULLIGAN, 5, 1, 2, 3))
-7

A face-down card is None here: it adds nothing, and makes no set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from chalicelib.games.becks_golf.cards import BLACK, BONUS, MULLIGAN, PENALTY, Card

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
    made = sets(cards)
    own = sum([cards[place] or 0 for place in _outside(tuple([line for line, _ in made]))])
    return own - sum([number for _, number in made])


def with_bonus(raw: Sequence[int], closer: int | None) -> list[int]:
    """The scores of a round: who closed it is rewarded if alone the lowest, else punished (B-23); nobody else."""
    scores = list(raw)
    if closer is not None:
        lowest = all(raw[closer] < other for seat, other in enumerate(raw) if seat != closer)
        scores[closer] += BONUS if lowest else PENALTY
    return scores
