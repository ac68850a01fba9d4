"""A simulation of clocks: time passes minute by minute, and each minute counts or does not.

Written independently of `log/nights_and_weekends.py` and `log/clocks.py`, and as plainly as possible: it asks the wall clock at
each minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

MINUTE = 60_000
A_DAY, A_WEEK = 1440, 7 * 1440


@dataclass
class Home:
    """A player's time zone and night, in minutes of the day; `zone` None: no nights."""

    zone: str | None
    start: int = 0
    end: int = 0

    def night(self, minute: int) -> bool:
        if self.zone is None:
            return False
        now = datetime.fromtimestamp(minute * 60, UTC).astimezone(ZoneInfo(self.zone))
        shown = now.hour * 60 + now.minute
        if self.start < self.end:
            return self.start <= shown < self.end
        return not self.end <= shown < self.start

    def weekend(self, minute: int) -> bool:
        if self.zone is None:
            return False
        return datetime.fromtimestamp(minute * 60, UTC).astimezone(ZoneInfo(self.zone)).strftime("%a") in ("Sat", "Sun")


@dataclass
class Gone:
    """Minutes from `begin` until before `end` that do not count, and why."""

    why: str
    begin: int
    end: int


@dataclass
class Life:
    """What decides which minutes count: `homes` by the minute from which they are set, and absences."""

    nights: bool
    weekends: bool
    homes: list[tuple[int, Home]] = field(default_factory=list)
    gone: list[Gone] = field(default_factory=list)

    def counts(self, minute: int) -> bool:
        if any(gone.begin <= minute < gone.end for gone in self.gone):
            return False
        if self.nights and (homes := self._settings_of(minute, A_DAY)) and all(home.night(minute) for home in homes):
            return False
        homes = self._settings_of(minute, A_WEEK)
        return not (self.weekends and homes and all(home.weekend(minute) for home in homes))

    def end(self, why: str, minute: int) -> None:
        """End what was to last longer for this reason."""
        for gone in self.gone:
            if gone.why == why:
                gone.end = min(gone.end, minute)

    def _settings_of(self, minute: int, back: int) -> list[Home]:
        """Return the settings of any of the last so many minutes, including this one."""
        ends = [since for since, _ in self.homes[1:]] + [minute + 1]
        return [
            home
            for (since, home), end in zip(self.homes, ends, strict=False)
            if since <= minute and max(since, minute - back) < end
        ]

    def minutes_that_count(self, start: int) -> Iterator[int]:
        minute = start
        while True:
            if self.counts(minute):
                yield minute
            minute += 1

    def runs_out(self, start: int, need: int) -> int:
        """Return the minute at whose start so many have counted."""
        if need == 0:
            return start
        counting = self.minutes_that_count(start)
        for _ in range(need - 1):
            next(counting)
        return next(counting) + 1
