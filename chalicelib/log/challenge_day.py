"""The day's challenge as a table's log has it: the same dice for everybody, from a seed that is published when the day ends.

To take the challenge: actions/challenge.py. The day's rows and its board: boards/daily.py. Its API: api/days.py.

    opens 00:00 ──── rounds are begun and finished ──── closes 00:00 ──── seed and replays are public

Its table also has a seed of its own, like any table, from which its join codes come. That one is never published.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from chalicelib.log.entries import from_base64url, to_base64url
from chalicelib.times import DAY_MS


class Day(NamedTuple):
    """A day (UTC), such as 2026-11-27, and the seed of its challenge."""

    date: str
    seed: bytes

    @property
    def closes(self) -> int:
        """When the day is over (ms). Rounds that end then or later do not count."""
        return opens_at(self.date) + DAY_MS


def date_at(ms: int) -> str:
    """Return the day (UTC) of a time (ms)."""
    return datetime.fromtimestamp(ms // 1000, UTC).date().isoformat()


def opens_at(day: str) -> int:
    """Return when the day begins (ms)."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def is_day(text: object) -> bool:
    """Whether this is a day in the form YYYY-MM-DD."""
    try:
        return type(text) is str and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_to_json(day: Day | None) -> dict[str, str] | None:
    """Return a day as logs store it."""
    return day and {"date": day.date, "seed": to_base64url(day.seed)}


def day_from_json(stored: Any) -> Day | None:
    """Return the day that a log stores."""
    return None if stored is None else Day(stored["date"], from_base64url(stored["seed"]))
