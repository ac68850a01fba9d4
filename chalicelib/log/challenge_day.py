"""The day's challenge, as far as a table of it knows: the same dice for everybody, from a seed that opens when the day ends.
(Taking one: challenge.py. What is kept of the day, and its board: boards/daily.py. How it is told: api/days.py.)

    opens 00:00 ──── rounds are begun and finished ──── closes 00:00 ──── seed and replays are there for everybody

A table of it has a seed of its own too, as all tables have, from which its join codes come: nobody is ever shown that one.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from chalicelib.log.entries import from_base64url, to_base64url
from chalicelib.times import DAY_MS


class Day(NamedTuple):
    """A day of UTC, such as 2026-11-27, and the seed of its challenge."""

    date: str
    seed: bytes

    @property
    def closes(self) -> int:
        """When it is over (ms): what ends then, or later, came too late."""
        return opens_at(self.date) + DAY_MS


def date_at(ms: int) -> str:
    """The day of that moment."""
    return datetime.fromtimestamp(ms // 1000, UTC).date().isoformat()


def opens_at(day: str) -> int:
    """When that day begins (ms)."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def is_day(told: object) -> bool:
    """Whether it names a day, spelt as days are here."""
    try:
        return type(told) is str and date.fromisoformat(told).isoformat() == told
    except ValueError:
        return False


def day_to_json(day: Day | None) -> dict[str, str] | None:
    """As logs tell it."""
    return day and {"date": day.date, "seed": to_base64url(day.seed)}


def day_from_json(told: Any) -> Day | None:
    """As a log tells it."""
    return None if told is None else Day(told["date"], from_base64url(told["seed"]))
