"""Compute handicaps: the differential of a round and the index of a player, by the World Handicap System (Rules of
Handicapping, rules 5.1 and 5.2).

    strokes, course rating ──differential──▶ strokes over the rating, on the usual scale ──index──▶ how well a player plays

Adjustments for weather, committees and caps are left out, because a card table has none of them. Two rounds of nine holes make
one of eighteen, in the order in which they were played, as in the system until 2024; today's method relies on how people play
outdoors. Course ratings count as published, to a tenth, and slopes as whole numbers, so that anybody can check the index.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor
from typing import Any, NamedTuple

from chalicelib.boards import course_rating, courses
from chalicelib.boards.course_rating import NEUTRAL, Rating
from chalicelib.errors import Unknown
from chalicelib.games.course_game import FULL, holes_played
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import Store

ROUNDS = 20
"""How many of the last differentials count."""
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
"""By number of rounds (fewer than three give no index): how many of the best are averaged, and what is added (rule 5.2a)."""


NINE = 9
EXACT = 8
"""Decimals of a nine's differential."""


class Card(NamedTuple):
    """A round that counts: its holes (9 or 18), and its differential, which is not rounded for nine holes."""

    holes: int
    differential: float


class Half(NamedTuple):
    """A round of nine holes that waits for a second one, and the number of differentials since."""

    differential: float
    since: int = 0


def differential(strokes: int, rating: Rating, holes: int = 18) -> float:
    """Return a round's differential: its strokes over the course rating, scaled to the standard slope. Rounded to a tenth
    (halves up); not for nine holes, as only the sum of two is rounded.
    """
    found = NEUTRAL / round(rating.slope) * (strokes - tenth(rating.strokes))
    return round(found, EXACT) if holes <= NINE else tenth(found)


def eighteens(cards: Iterable[Card], half: Half | None = None) -> list[float]:
    """Return the differentials of eighteen holes from these rounds, oldest first: each second nine completes one. `half` is the
    nine that waited before the first of them.
    """
    made: list[float] = []
    for card in cards:
        half, found = add_round(half, card)
        if found is not None:
            made.append(found)
    return made


def add_round(half: Half | None, card: Card) -> tuple[Half | None, float | None]:
    """Return the nine that waits after one more round, and the differential that the round completes. A nine older than the
    twentieth differential stops waiting.
    """
    if card.holes <= NINE:
        return (Half(card.differential), None) if half is None else (None, tenth(half.differential + card.differential))
    if half is not None:
        half = half._replace(since=half.since + 1) if half.since + 1 < ROUNDS else None
    return half, card.differential


def index(differentials: Sequence[float]) -> float | None:
    """Return the index by these differentials of eighteen holes, oldest first; None for fewer than three."""
    last = sorted(differentials[-ROUNDS:])
    if len(last) not in COUNTING:
        return None
    count, more = COUNTING[len(last)]
    return min(HIGHEST, tenth(sum(last[:count]) / count + more))


def tenth(number: float) -> float:
    """Round to one decimal, halves up, also below zero. Tolerates binary errors of halves."""
    return floor(round(number * 10, 6) + 0.5) / 10


# The differentials of a seat's rounds, by the rating of the course (course_rating.py).


def course_of(store: Store, result: Mapping[str, Any]) -> Course | None:
    """Return the course of a table; None if it had none, or if the course no longer exists."""
    try:
        return None if result["course"] is None else courses.find(store, result["course"])
    except Unknown:
        return None


def differentials_of(course: Course | None, seat: Mapping[str, Any]) -> list[tuple[int, float]]:
    """Return the differentials of one seat's rounds of nine or eighteen holes: [(holes, differential)]. Empty if modes changed
    the game, if not each hole was played with one's own ball, or if the course cannot be rated.
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
    """Return the strokes of each round: seventy-two holes are four rounds."""
    return [sum(strokes) for strokes in zip(*holes_by.values(), strict=True)]
