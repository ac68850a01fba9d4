"""Time that does not count for clocks: nights and weekends in the player's time zone.

A table's maker decides whether nights, weekends or both do not count; each player sets their time zone and their night. An
instant is in the night, or in the weekend, if the wall clock says so at that instant. So an hour that is skipped when the
clocks go forward does not exist, and one that is repeated when they go back exists twice.

    night     ──┐        ┌──────┐        ┌──────┐        ┌──      changed here, to another zone
    by the old  └────────┘      └────────┘      └────────┘               │
    by the new  ──┐   ┌──────┐        ┌──────┐        ┌──────┐           ▼
                  └───┘      └────────┘      └────────┘      └──  for a day only what is night by both does not count

Nobody gains a night by changing the zone: an instant is free only if it is night by all settings of the day before it, or
weekend by all settings of the week before it. So everything free in any day is night by the settings at its beginning: no day
has more free time than one night, and no week more than one weekend, however often zones change (except for the hour of a clock
change).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from chalicelib.log.time_zones import zone_of

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
WEEK = 7 * DAY
SATURDAY = 5
THURSDAY = 3
"""The day of the week, from Monday, on which Unix time begins."""


class Hours(NamedTuple):
    """A player's time zone (IANA name) and the start and end of their night, in minutes of the day."""

    zone: str
    start: int
    end: int


Holds = Callable[[Hours, int], bool]
HoursHistory = tuple[tuple[int, Hours | None], ...]
"""A player's settings, oldest first, each with the time (ms) from which it applied. None: all hours count."""


class FreeTime(NamedTuple):
    """What does not count for a seat: nights, weekends or both, by the player's settings."""

    nights: bool = False
    weekends: bool = False
    said: HoursHistory = ()

    @property
    def none(self) -> bool:
        """Whether all time counts."""
        return not self.said or not (self.nights or self.weekends)


NO_FREE_TIME = FreeTime()


def deadline_after(free: FreeTime, start: int, need: int) -> int:
    """Return when `need` ms of counted time have passed since `start` (ms); `start` itself if nothing is needed."""
    return start + max(0, need) if free.none or need <= 0 else _walk_for(free, start, need)


def counted_ms(free: FreeTime, start: int, end: int) -> int:
    """Return how much (ms) of the time from `start` to `end` counts; 0 if the end is before the start."""
    return max(0, end - start) if free.none or end <= start else _walk_to(free, start, end)


@lru_cache(4096)
def _walk_for(free: FreeTime, start: int, need: int) -> int:
    for begin, end, counts in _stretches(free, start):
        if counts and need <= end - begin:
            return begin + need
        need -= (end - begin) * counts
    raise AssertionError("time ends")


@lru_cache(4096)
def _walk_to(free: FreeTime, start: int, end: int) -> int:
    used = 0
    for begin, until, counts in _stretches(free, start):
        if begin >= end:
            break
        used += (min(until, end) - begin) * counts
    return used


def add_hours(said: HoursHistory, at: int, hours: Hours | None) -> HoursHistory:
    """Add settings that apply from `at` (ms), and drop those that no longer matter."""
    lasting = [old for old, (next_at, _) in pairwise([*said, (at, hours)]) if next_at > at - WEEK]
    return (*lasting, (at, hours))


def _stretches(free: FreeTime, at: int) -> Iterator[tuple[int, int, bool]]:
    """Yield consecutive stretches of time from `at` on, without end: start, end, and whether the time counts."""
    while True:
        end = _next(free, at)
        yield at, end, not _is_free(free, at)
        at = end


def _is_free(free: FreeTime, at: int) -> bool:
    return (free.nights and _by_all(free.said, at, DAY, _is_night)) or (
        free.weekends and _by_all(free.said, at, WEEK, _is_weekend)
    )


def _by_all(said: HoursHistory, at: int, back: int, holds: Holds) -> bool:
    """Whether it holds by all settings that applied at any time in the `back` ms before."""
    ends = [*(since for since, _ in said[1:]), None]
    force = [hours for (since, hours), end in zip(said, ends, strict=True) if since <= at and (end is None or end > at - back)]
    return bool(force) and all(hours is not None and holds(hours, at) for hours in force)


def _is_night(hours: Hours, at: int) -> bool:
    of_day = (at + _offset(hours.zone, at)[0]) % DAY
    start, end = hours.start * MINUTE, hours.end * MINUTE
    return start <= of_day < end if start < end else of_day >= start or of_day < end


def _is_weekend(hours: Hours, at: int) -> bool:
    return ((at + _offset(hours.zone, at)[0]) // DAY + THURSDAY) % 7 >= SATURDAY


def _next(free: FreeTime, at: int) -> int:
    """Return the next time at which anything may change."""
    said = [since + back for since, _ in free.said for back in (0, DAY, WEEK)]
    edges = [_edge(hours, at) for _, hours in free.said if hours is not None]
    return min([edge for edge in (*said, *edges) if edge > at], default=at + WEEK)


def _edge(hours: Hours, at: int) -> int:
    """Return the next time at which a night begins or ends, a day ends, or the wall clock is changed, by these settings."""
    offset, until = _offset(hours.zone, at)
    midnight = (at + offset) // DAY * DAY
    walls = (midnight + hours.start * MINUTE, midnight + hours.end * MINUTE, midnight + DAY)
    return min(until, *(wall - offset for wall in walls if wall - offset > at))


def _offset(zone: str, at: int) -> tuple[int, int]:
    """Return how far the zone's wall clock is ahead of UTC (ms), and until when that is known."""
    today = at // DAY
    before, put, after = _day(zone, today)
    return (before, put) if at < put else (after, (today + 1) * DAY)


@lru_cache(4096)
def _day(zone: str, today: int) -> tuple[int, int, int]:
    """Return the zone's offset at the beginning of this day (UTC), when the clock changes (or the day's end), and the offset
    then.
    """
    low, high = today * DAY // MINUTE, (today + 1) * DAY // MINUTE
    before, after = _offset_at(zone, low), _offset_at(zone, high)
    if before == after:
        return before, high * MINUTE, after
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset_at(zone, middle) == before else (low, middle)
    return before, high * MINUTE, after


def _offset_at(zone: str, minute: int) -> int:
    offset = datetime.fromtimestamp(minute * 60, zone_of(zone)).utcoffset()
    assert offset is not None
    return offset // timedelta(milliseconds=1)
