"""A table's pace: what its maker agreed to with those who join, and what happens to clocks beside the game.

`clock_ms` of a table gives each decision so much time. Or there is a bank: time for the whole game, and some back with each
decision. Either way nights and weekends may not count (`hours`), nor does time in which the table is paused or a player away.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, field, fields
from typing import Any, Literal, NamedTuple

from chalicelib.log.hours import Hours, HoursHistory

Off = Literal["nights", "weekends"]

LEAST_CLOCK, MOST_CLOCK = 0.1, 336
"""Hours that a clock may give for each decision."""
BANK, BACK = (1, 1344), (0.1, 72)
"""Hours that a bank may give for the whole game, and back with each decision. With nothing back, a bank that has run dry would
leave no time at all."""


class Pace(NamedTuple):
    """What entry 0 says besides the hours for each decision: the bank (ms) and what comes back to it; what does not count."""

    bank: int | None = None
    back: int = 0
    off: tuple[Off, ...] = ()


PLAIN = Pace()


@dataclass(slots=True)
class SeatClock:
    """How a seat's time is computed.

    `spent` is what was used of the present decision's time until `since` (None: until it was put); `bank` is what was left when
    that decision was put. Before `away` (ms) nothing counts. `aways` counts absences, `away_used` (ms) how long they were in
    all, `changes` how often its hours changed. `nudged` tells when it was last nudged, and by whom.
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
    """A pause that seat `by` asked for `at` that time (ms): who agrees; once all do, since when it lasts, and until when."""

    by: int
    at: int
    agreed: list[int] = field(default_factory=list)
    since: int | None = None
    until: int = 0

    def over(self, at: int) -> bool:
        """Whether it has come to its end, though nobody ended it."""
        return self.since is not None and self.until <= at


def pace_to_json(pace: Pace) -> dict[str, Any] | None:
    """As entry 0 has it; None for a plain one."""
    told: dict[str, Any] = {}
    if pace.bank is not None:
        told["bank"] = [pace.bank, pace.back]
    if pace.off:
        told["off"] = list(pace.off)
    return told or None


def pace_from_json(told: dict[str, Any] | None) -> Pace:
    if told is None:
        return PLAIN
    bank, back = told.get("bank", (None, 0))
    return Pace(bank, back, tuple(told.get("off", ())))


def hours_to_json(hours: Hours | None) -> list[Any] | None:
    return None if hours is None else list(hours)


def hours_from_json(told: list[Any] | None) -> Hours | None:
    return None if told is None else Hours(*told)


def clock_to_json(clock: SeatClock) -> list[Any]:
    """As a carried state has it, where anything has happened to it (it is not `FRESH`)."""
    *plain, said = astuple(clock)
    return [*plain, [[since, hours_to_json(hours)] for since, hours in said]]


def clock_from_json(told: list[Any] | None) -> SeatClock:
    if told is None:
        return SeatClock()
    plain: dict[str, Any] = dict(zip(FIELDS, told, strict=True))
    plain["nudged"] = plain["nudged"] and tuple(plain["nudged"])
    plain["said"] = tuple((since, hours_from_json(hours)) for since, hours in plain["said"])
    return SeatClock(**plain)


def pause_to_json(pause: Pause | None) -> list[Any] | None:
    return None if pause is None else list(astuple(pause))


def pause_from_json(told: list[Any] | None) -> Pause | None:
    return None if told is None else Pause(*told)
