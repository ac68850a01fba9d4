"""Whose clock has run out, and when the next one does (G-08). Only the appender asks; the fold obeys entries."""

from __future__ import annotations

from chalicelib.tables.club import REST_MS
from chalicelib.tables.table import Table


def running(table: Table) -> list[int]:
    """The seats whose clock runs: waited for, and played by their human."""
    return [number for number in table.waiting if not table.seats[number].by_bot]


def deadline(table: Table) -> int | None:
    """The earliest time (ms) at which a clock runs out; None for never."""
    if table.clock_ms is None or table.status != "playing":
        return None
    asked = [table.seats[number].asked_at for number in running(table)]
    return min(asked) + table.clock_ms if asked else None


def late(table: Table, now: int) -> list[int]:
    """The seats whose time is up."""
    if table.clock_ms is None or table.status != "playing":
        return []
    return [number for number in running(table) if table.seats[number].asked_at + table.clock_ms <= now]


def rests_until(table: Table) -> int | None:
    """When a table that waits for people ends for want of any: nobody joined it, or no human plays (log.md 1.7, 1.9)."""
    if table.status == "open" or (table.status == "playing" and not table.humans_play):
        return table.peopled_at + REST_MS
    return None


def rested(table: Table, now: int) -> bool:
    """Whether it has waited for people too long, though its end need not be written yet."""
    until = rests_until(table)
    return until is not None and until <= now


def due(table: Table) -> int | None:
    """When the scheduled handler should look at this table next (ms)."""
    if table.bots_to_move:
        return table.at
    return min((at for at in (deadline(table), rests_until(table)) if at is not None), default=None)
