"""The featured courses of a month and a day: the built-in courses in rotation, so nothing is stored.

Each golf game has one course per month, whose board of that month is shown. Each day has a challenge (`daily.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.interface import Course, Game

CHALLENGE_GAME = "dice-golf"
CHALLENGE_HOLES = "front"


class FeaturedCourse(NamedTuple):
    """A game's course of a month (YYYY-MM), and when that month ends (ms)."""

    game: str
    course: Course
    month: str
    until: int


def courses_of_month(games: Iterable[Game[Any]], now: int) -> list[FeaturedCourse]:
    """Return the courses of the month at `now` (ms), one per golf game; no two games have the same."""
    day = datetime.fromtimestamp(now // 1000, UTC)
    months = day.year * 12 + day.month - 1
    until = datetime((months + 1) // 12, (months + 1) % 12 + 1, 1, tzinfo=UTC)
    played = [game.id for game in games if game.needs_course]
    return [
        FeaturedCourse(game, _in_turn(months + place), f"{day:%Y-%m}", round(until.timestamp() * 1000))
        for place, game in enumerate(sorted(played))
    ]


def course_of_day(day: str) -> Course:
    """Return the course of a day's challenge."""
    return _in_turn(date.fromisoformat(day).toordinal())


def _in_turn(turn: int) -> Course:
    courses = list(BUILT_IN.values())
    return courses[turn % len(courses)]
