"""What a month and a day are played on, by rotation through the club's own courses: nobody chooses, and nothing is stored.

Each month each golf game has a course; its board is that course's, of that month. Each day has a challenge (`daily.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.interface import Course, Game

CHALLENGE_GAME = "dice-golf"
CHALLENGE_HOLES = "front"


class Month(NamedTuple):
    """A month's course of a game, and when the next one begins (ms)."""

    game: str
    course: Course
    month: str
    until: int


def season(games: Iterable[Game[Any]], now: int) -> list[Month]:
    """What this month is played on; no two games have the same course."""
    day = datetime.fromtimestamp(now // 1000, UTC)
    months = day.year * 12 + day.month - 1
    until = datetime((months + 1) // 12, (months + 1) % 12 + 1, 1, tzinfo=UTC)
    played = [game.id for game in games if game.needs_course]
    return [
        Month(game, _in_turn(months + place), f"{day:%Y-%m}", round(until.timestamp() * 1000))
        for place, game in enumerate(sorted(played))
    ]


def course_of_day(day: str) -> Course:
    """The course of that day's challenge."""
    return _in_turn(date.fromisoformat(day).toordinal())


def _in_turn(turn: int) -> Course:
    courses = list(BUILT_IN.values())
    return courses[turn % len(courses)]
