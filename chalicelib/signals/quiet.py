"""Quiet hours: the hours of a player's night, by their own zone, in which no signal is sent."""

from __future__ import annotations

from chalicelib.tables.hours import Free, Hours, runs_out


def asleep_until(quiet: Hours | None, back: int, at: int) -> int | None:
    """When somebody who is not to be told anything at that time (ms) may be: their quiet hours are over, and it is `back`, from
    when they, or the table, are there again. None: they may be told.
    """
    until = at
    while (later := max(quiet_until(quiet, until) or 0, back)) > until:
        until = later
    return until if until > at else None


def quiet_until(quiet: Hours | None, at: int) -> int | None:
    """When the quiet hours that `at` (ms) lies in end (ms), reckoned as nights are that do not count; None if it lies in none.
    From one time to the same is never.
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    end = runs_out(Free(nights=True, said=((0, quiet),)), at, 1) - 1
    return end if end > at else None
