"""A table's pace: the time limits that its maker sets, and the state of its clocks.

Either each decision has a fixed time (`Table.clock_ms`), or each seat has a bank: time for the whole game, with some added back
after each decision. Nights and weekends may not count (nights_and_weekends.py). Time while the table is paused or the player
away never counts.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, field, fields
from typing import Any, Literal, NamedTuple

from chalicelib.log.nights_and_weekends import Hours, HoursHistory

Off = Literal["nights", "weekends"]

LEAST_CLOCK, MOST_CLOCK = 0.1, 336
"""Hours that a table may set for each decision."""
BANK, BACK = (1, 1344), (0.1, 72)
"""Hours that a bank may have for the whole game, and that may be added back after each decision. Some must be added back, or an
empty bank would leave no time at all."""


class Pace(NamedTuple):
    """A table's settings besides the hours for each decision: the bank and what is added back (ms); what does not count."""

    bank: int | None = None
    back: int = 0
    off: tuple[Off, ...] = ()


PLAIN = Pace()


@dataclass(slots=True)
class SeatClock:
    """The state of a seat's clock. Times are in ms.

    `spent` is the time that the current decision had used by `since` (None: by when it began); `bank` is what was left when
    that decision began. Until `away` no time counts. `aways` is the number of absences, `away_used` their total length,
    `changes` the number of changed settings of hours, `nudged` the time of the last nudge and the nudging seat, `said` the
    settings of hours.
    """

    since: int | None = None
    spent: int = 0
    bank: int = 0
    away: int = 0
    aways: int = 0
    away_used: int = 0
    changes: int = 0
    nudged: tuple[int, int] | None = None
    said: HoursHistory = ()


FRESH = SeatClock()
FIELDS = [field.name for field in fields(SeatClock)]


@dataclass(slots=True)
class Pause:
    """A pause that seat `by` asked for at time `at` (ms): the seats that agreed, then its start and its latest end."""

    by: int
    at: int
    agreed: list[int] = field(default_factory=list)
    since: int | None = None
    until: int = 0

    def over(self, at: int) -> bool:
        """Whether it has ended by itself."""
        return self.since is not None and self.until <= at


def pace_to_json(pace: Pace) -> dict[str, Any] | None:
    """Return the pace as entry 0 stores it; None for the plain one."""
    stored: dict[str, Any] = {}
    if pace.bank is not None:
        stored["bank"] = [pace.bank, pace.back]
    if pace.off:
        stored["off"] = list(pace.off)
    return stored or None


def pace_from_json(stored: dict[str, Any] | None) -> Pace:
    if stored is None:
        return PLAIN
    bank, back = stored.get("bank", (None, 0))
    return Pace(bank, back, tuple(stored.get("off", ())))


def hours_to_json(hours: Hours | None) -> list[Any] | None:
    return None if hours is None else list(hours)


def hours_from_json(stored: list[Any] | None) -> Hours | None:
    return None if stored is None else Hours(*stored)


def clock_to_json(clock: SeatClock) -> list[Any]:
    """Return a clock other than `FRESH` as snapshots store it."""
    *plain, said = astuple(clock)
    return [*plain, [[since, hours_to_json(hours)] for since, hours in said]]


def clock_from_json(stored: list[Any] | None) -> SeatClock:
    if stored is None:
        return SeatClock()
    plain: dict[str, Any] = dict(zip(FIELDS, stored, strict=True))
    plain["nudged"] = plain["nudged"] and tuple(plain["nudged"])
    plain["said"] = tuple((since, hours_from_json(hours)) for since, hours in plain["said"])
    return SeatClock(**plain)


def pause_to_json(pause: Pause | None) -> list[Any] | None:
    return None if pause is None else list(astuple(pause))


def pause_from_json(stored: list[Any] | None) -> Pause | None:
    return None if stored is None else Pause(*stored)
