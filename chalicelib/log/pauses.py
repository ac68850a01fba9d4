"""Apply acts besides the game's: settings of hours, absences, pauses, nudges.

The first three change deadlines, so they first record the time used so far. None of them restarts a clock (G-08).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chalicelib.errors import TableDamaged
from chalicelib.games.interface import Event
from chalicelib.log import clocks
from chalicelib.log.entries import Act
from chalicelib.log.nights_and_weekends import add_hours
from chalicelib.log.pace import Pause, SeatClock, hours_from_json
from chalicelib.log.table import Seat, Table
from chalicelib.times import DAY_MS, iso

PAUSE_MS = 28 * DAY_MS
"""How long a pause lasts if nobody ends it."""


def set_initial_hours(seat: Seat, at: int, stored: dict[str, Any]) -> None:
    """Set the hours of a player who sits down, if they have set any."""
    if "hours" in stored:
        seat.clock.said = add_hours(seat.clock.said, at, hours_from_json(stored["hours"]))


def give_up(table: Table, number: int, at: int) -> None:
    """End the absence of a player who gives up the seat, and withdraw their agreement to a pause."""
    _be_here(table.seats[number].clock, at)
    if table.pause is not None and number in table.pause.agreed:
        table.pause.agreed.remove(number)


def pause_if_agreed(table: Table, at: int) -> list[Event]:
    """Begin a requested pause if all players agree, drop it if none does any more; return the events."""
    pause, playing = table.pause, table.humans
    if pause is None or pause.since is not None or not playing:
        return []
    agreed = [number in pause.agreed for number in playing]
    if not any(agreed):
        table.pause = None
    if not all(agreed):
        return []
    clocks.record_used_time(table, at)
    pause.since, pause.until = at, at + PAUSE_MS
    return [Event("paused", None, {"until": iso(pause.until)})]


def _hours(table: Table, n: int, at: int, act: Act) -> list[Event]:
    clocks.record_used_time(table, at)
    clock = _seat(table, act).clock
    clock.said, clock.changes = add_hours(clock.said, at, hours_from_json(act.what)), clock.changes + 1
    return []


def _away(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Set the player away until `what`, or back if it is None. The rest of an earlier absence does not count as used."""
    clocks.record_used_time(table, at)
    clock, until = _seat(table, act).clock, act.what
    _be_here(clock, at)
    if until is None:
        return [Event("here", act.seat)]
    clock.away, clock.away_used, clock.aways = until, clock.away_used + until - at, clock.aways + 1
    return [Event("away", act.seat, {"until": iso(until)})]


def _be_here(clock: SeatClock, at: int) -> None:
    clock.away_used -= max(0, clock.away - at)
    clock.away = 0


def _pause(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Ask for a pause, or agree to one; `pause_if_agreed` begins it."""
    if act.seat is None:
        raise TableDamaged
    if table.pause is not None and not table.pause.over(at):
        table.pause.agreed.append(act.seat)
        return [Event("pause-agreed", act.seat)]
    clocks.record_used_time(table, at)
    table.pause, table.pauses = Pause(act.seat, at, [act.seat]), table.pauses + 1
    return [Event("pause-asked", act.seat)]


def _resume(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """End a pause, or decline or withdraw a requested one."""
    if table.pause and table.pause.since is not None:
        clocks.record_used_time(table, at)
        table.pause = None
        return [Event("resumed", act.seat)]
    table.pause, table.declined_at = None, at
    return [Event("pause-declined", act.seat)]


def _nudge(table: Table, n: int, at: int, act: Act) -> list[Event]:
    if act.seat is None:
        raise TableDamaged
    table.nudges += 1
    table.seats[act.what].clock.nudged = (at, act.seat)
    return [Event("nudged", act.seat, {"to": act.what})]


APPLY: dict[str, Callable[[Table, int, int, Act], list[Event]]] = {
    "hours": _hours,
    "away": _away,
    "pause": _pause,
    "resume": _resume,
    "nudge": _nudge,
}


def _seat(table: Table, act: Act) -> Seat:
    if act.seat is None:
        raise TableDamaged
    return table.seats[act.seat]
