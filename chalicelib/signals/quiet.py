"""Quiet hours: the hours of a player's night, by their own zone, in which no signal is sent."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from chalicelib.tables.hours import Hours
from chalicelib.tables.zones import zone_of

MINUTE_MS = 60_000


def asleep_until(quiet: Hours | None, back: int, at: int) -> int | None:
    """When somebody who is not to be told anything at that time (ms) may be: their quiet hours are over, and it is `back`, from
    when they, or the table, are there again. None: they may be told.
    """
    until = at
    while (later := max(quiet_until(quiet, until) or 0, back)) > until:
        until = later
    return until if until > at else None


def quiet_until(quiet: Hours | None, at: int) -> int | None:
    """When the quiet hours that `at` (ms) lies in end (ms); None if it lies in none. From one time to the same is never.

    On the nights on which clocks are changed they last an hour less or more, as the night does.
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    here = datetime.fromtimestamp(at / 1000, zone_of(quiet.zone))
    minute = here.hour * 60 + here.minute
    if not _lies_in(quiet, minute):
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), here.tzinfo)
    # An end that the clocks leave out, or bring twice, is taken late enough to be over.
    return max(round(end.timestamp() * 1000), at - at % MINUTE_MS + MINUTE_MS)


def _lies_in(quiet: Hours, minute: int) -> bool:
    if quiet.start < quiet.end:
        return quiet.start <= minute < quiet.end
    return minute >= quiet.start or minute < quiet.end
