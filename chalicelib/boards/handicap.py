"""Scores that can be compared across courses: a round's differential, and a player's index, by the method of the World Handicap
System (Rules of Handicapping, rules 5.1 and 5.2).

    strokes, and what the course asks for ──differential──▶ against the usual course ──index──▶ how well somebody plays

What the method has for the weather, for a committee and for a year's best (adjustments, caps) is left out: a card table has
none of them. Two rounds of nine holes make one of eighteen, in the order in which they were played, as the system had it
until 2024: what it does since rests on how people play golf outdoors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import NamedTuple

from chalicelib.boards.rating import NEUTRAL, Rating

ROUNDS = 20
"""So many of the last rounds count."""
HIGHEST = 54.0
COUNTING: dict[int, tuple[int, float]] = {
    3: (1, -2.0),
    4: (1, -1.0),
    5: (1, 0.0),
    6: (2, -1.0),
    **dict.fromkeys((7, 8), (2, 0.0)),
    **dict.fromkeys((9, 10, 11), (3, 0.0)),
    **dict.fromkeys((12, 13, 14), (4, 0.0)),
    **dict.fromkeys((15, 16), (5, 0.0)),
    **dict.fromkeys((17, 18), (6, 0.0)),
    19: (7, 0.0),
    20: (8, 0.0),
}
"""By how many rounds there are (fewer than three give no index): how many of the best are averaged, and what is added."""


class Card(NamedTuple):
    """A round that counts: how many holes it had (9 or 18), and its differential."""

    holes: int
    differential: float


def differential(strokes: int, rating: Rating) -> float:
    """By how much a round was worse than the rating, on the scale of the usual course, to a tenth (halves go up)."""
    return tenth(NEUTRAL / rating.slope * (strokes - rating.strokes))


def wholes(cards: Iterable[Card]) -> list[float]:
    """The differentials of eighteen holes that these rounds, oldest first, come to: each second one of nine completes one."""
    made: list[float] = []
    half: float | None = None
    for holes, found in cards:
        if holes > 9:
            made.append(found)
        elif half is None:
            half = found
        else:
            made.append(tenth(half + found))
            half = None
    return made


def index(differentials: Sequence[float]) -> float | None:
    """The index that these differentials of eighteen holes give, oldest first; None as long as there are fewer than three."""
    last = sorted(differentials[-ROUNDS:])
    if len(last) not in COUNTING:
        return None
    count, more = COUNTING[len(last)]
    return min(HIGHEST, tenth(sum(last[:count]) / count + more))


def tenth(number: float) -> float:
    """To one decimal, halves upward, also below zero; what is a half but for binary's own error counts as one."""
    return floor(round(number * 10, 6) + 0.5) / 10
