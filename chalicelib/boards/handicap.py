"""Scores that can be compared across courses: a round's differential, and a player's index, by the method of the World Handicap
System (Rules of Handicapping, rules 5.1 and 5.2).

    strokes, and what the course asks for ──differential──▶ against the usual course ──index──▶ how well somebody plays

What the method has for the weather, for a committee and for a year's best (adjustments, caps) is left out: a card table has
none of them. Two rounds of nine holes make one of eighteen, in the order in which they were played, as the system had it
until 2024: what it does since rests on how people play golf outdoors. What a course asks for counts as it is published, the
rating to a tenth and the slope whole, so that anybody can work it out again from its page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor
from typing import Any, NamedTuple

from chalicelib.boards import course_rating, courses
from chalicelib.boards.course_rating import NEUTRAL, Rating
from chalicelib.errors import Unknown
from chalicelib.games.golf import FULL, holes_played
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import Store

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


NINE = 9
EXACT = 8
"""So many decimals of a nine's differential are kept."""


class Card(NamedTuple):
    """A round that counts: how many holes it had (9 or 18), and its differential; a nine's is not rounded."""

    holes: int
    differential: float


class Half(NamedTuple):
    """A round of nine holes that waits for its other half, and how many differentials came to be since."""

    differential: float
    since: int = 0


def differential(strokes: int, rating: Rating, holes: int = 18) -> float:
    """By how much a round was worse than the rating, on the scale of the usual course: to a tenth (halves go up), and of nine
    holes as it is, for only what two of them come to is rounded.
    """
    found = NEUTRAL / round(rating.slope) * (strokes - tenth(rating.strokes))
    return round(found, EXACT) if holes <= NINE else tenth(found)


def eighteens(cards: Iterable[Card], half: Half | None = None) -> list[float]:
    """The differentials of eighteen holes that these rounds, oldest first, come to: each second one of nine completes one.
    `half` is what waited before the first of them.
    """
    made: list[float] = []
    for card in cards:
        half, found = add_round(half, card)
        if found is not None:
            made.append(found)
    return made


def add_round(half: Half | None, card: Card) -> tuple[Half | None, float | None]:
    """What waits after one more round, and the differential that it completes. A nine that is older than the twentieth
    differential waits no more.
    """
    if card.holes <= NINE:
        return (Half(card.differential), None) if half is None else (None, tenth(half.differential + card.differential))
    if half is not None:
        half = half._replace(since=half.since + 1) if half.since + 1 < ROUNDS else None
    return half, card.differential


def index(differentials: Sequence[float]) -> float | None:
    """The index that these differentials of eighteen holes give, oldest first; None as long as there are fewer than three."""
    last = sorted(differentials[-ROUNDS:])
    if len(last) not in COUNTING:
        return None
    count, more = COUNTING[len(last)]
    return min(HIGHEST, tenth(sum(last[:count]) / count + more))


def tenth(number: float) -> float:
    """To one decimal, halves upward, also below zero; what is a half except for binary's own error counts as one."""
    return floor(round(number * 10, 6) + 0.5) / 10


# What a seat's rounds on a course give its index, held against what the course asks for (rating.py, handicap.py).


def course_of(store: Store, result: Mapping[str, Any]) -> Course | None:
    """The course that a table was played on; None where it had none, or where that is nobody's any more."""
    try:
        return None if result["course"] is None else courses.find(store, result["course"])
    except Unknown:
        return None


def differentials_of(course: Course | None, seat: Mapping[str, Any]) -> list[tuple[int, float]]:
    """What one seat’s rounds of nine or eighteen holes give its index: (holes, differential). None where modes changed it,
    where not each hole was played with a ball of one's own, or where the course cannot be rated.
    """
    if course is None or seat["modes"] or not seat.get("holes_by"):
        return []
    holes = _played(course, seat)
    count = len(holes)
    if count not in (NINE, FULL):
        return []
    found = course_rating.rate(seat["game"], holes, seat.get("of", 2))
    return [] if found is None else [(count, differential(strokes, found, count)) for strokes in _rounds(seat["holes_by"])]


def _played(course: Course, seat: Mapping[str, Any]) -> Sequence[Hole]:
    return [course.holes[number] for number in holes_played(seat["holes"] or "", course)]


def _rounds(holes_by: Mapping[str, Sequence[int]]) -> list[int]:
    """The strokes of each round: four of them in seventy-two holes."""
    return [sum(strokes) for strokes in zip(*holes_by.values(), strict=True)]
