"""Quiet hours: the hours of a player's night, by their own zone, in which no signal is sent."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class Quiet:
    """From minute to minute of the day, perhaps over midnight, by the clocks of an IANA zone. The same twice: never quiet."""

    begins: int
    ends: int
    zone: str


def zone_of(name: str) -> tzinfo | None:
    """The zone of that name, or None: names come from strangers, and some lead to what is no zone."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def quiet_until(quiet: Quiet | None, at: int) -> int | None:
    """When the quiet hours that `at` (ms) lies in end (ms); None if it lies in none.

    On the nights on which clocks are changed they last an hour less or more, as the night does. A zone that this machine no
    longer knows counts as UTC.
    """
    if quiet is None or quiet.begins == quiet.ends:
        return None
    here = datetime.fromtimestamp(at / 1000, zone_of(quiet.zone) or UTC)
    minute = here.hour * 60 + here.minute
    if not _lies_in(quiet, minute):
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.ends else 0)
    end = datetime.combine(day, time(quiet.ends // 60, quiet.ends % 60), here.tzinfo)
    # An end that the clocks leave out, or bring twice, is taken late enough to be over.
    return max(round(end.timestamp() * 1000), at - at % MINUTE_MS + MINUTE_MS)


def _lies_in(quiet: Quiet, minute: int) -> bool:
    if quiet.begins < quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends
