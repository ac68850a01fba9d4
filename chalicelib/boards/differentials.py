"""What a seat's rounds on a course give its index, held against what the course asks for (rating.py, handicap.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.boards import courses, rating
from chalicelib.boards.handicap import NINE, differential
from chalicelib.errors import Unknown
from chalicelib.games.golf import FULL, holes_played
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import Store


def course_of(store: Store, result: Mapping[str, Any]) -> Course | None:
    """The course that a table was played on; None where it had none, or where that is nobody's any more."""
    try:
        return None if result["course"] is None else courses.find(store, result["course"])
    except Unknown:
        return None


def of(course: Course | None, told: Mapping[str, Any]) -> list[tuple[int, float]]:
    """What one seat’s rounds of nine or eighteen holes give its index: (holes, differential). None where modes changed it,
    where not each hole was played with a ball of one's own, or where the course cannot be rated.
    """
    if course is None or told["modes"] or not told.get("holes_by"):
        return []
    holes = _played(course, told)
    many = len(holes)
    if many not in (NINE, FULL):
        return []
    found = rating.rate(told["game"], holes, told.get("of", 2))
    return [] if found is None else [(many, differential(strokes, found, many)) for strokes in _rounds(told["holes_by"])]


def _played(course: Course, told: Mapping[str, Any]) -> Sequence[Hole]:
    return [course.holes[number] for number in holes_played(told["holes"] or "", course)]


def _rounds(holes_by: Mapping[str, Sequence[int]]) -> list[int]:
    """The strokes of each round: four of them in seventy-two holes."""
    return [sum(strokes) for strokes in zip(*holes_by.values(), strict=True)]
