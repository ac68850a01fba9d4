from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest

from chalicelib.boards import featured_courses
from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.registry import GAMES


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "month", "until"),
    [
        ("2026-11-01T00:00:00", "2026-11", "2026-12-01T00:00:00"),
        ("2026-11-30T23:59:59.999", "2026-11", "2026-12-01T00:00:00"),
        ("2026-12-31T23:59:59", "2026-12", "2027-01-01T00:00:00"),
        ("2028-02-29T12:00:00", "2028-02", "2028-03-01T00:00:00"),
    ],
)
def test_a_month_is_one_of_utc(now: str, month: str, until: str) -> None:
    found = featured_courses.courses_of_month(GAMES.values(), at(now))
    assert {one.month for one in found} == {month}
    assert {one.until for one in found} == {at(until)}


def test_each_golf_game_has_its_own_course_and_a_different_one_next_month() -> None:
    months = [featured_courses.courses_of_month(GAMES.values(), at(f"2026-{month:02}-15T00:00:00")) for month in range(1, 13)]
    for found in months:
        assert [one.game for one in found] == sorted(game.id for game in GAMES.values() if game.needs_course)
        assert len({one.course.id for one in found}) == len(found)
    for game in range(len(months[0])):
        turns = [found[game].course.id for found in months]
        assert all(turns.count(course) == 3 for course in BUILT_IN)
        assert all(first != second for first, second in pairwise(turns))


def test_the_days_course_rotates_daily() -> None:
    days = [(date(2026, 12, 30) + timedelta(days=n)).isoformat() for n in range(8)]
    turns = [featured_courses.course_of_day(day).id for day in days]
    assert sorted(turns[:4]) == sorted(BUILT_IN)
    assert turns[:4] == turns[4:]


def test_the_challenge_can_be_played_on_each_built_in_course() -> None:
    for course in BUILT_IN.values():
        options = GAMES[featured_courses.CHALLENGE_GAME].settle_options(
            {"holes": featured_courses.CHALLENGE_HOLES, "format": "stroke"}, 1, course
        )
        assert options["stymie"] is False
