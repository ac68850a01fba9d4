"""Whose clock has run out, and when the next one does (G-08). Only the appender asks; the fold obeys entries.

    put ──── spent ────┬ since ─────┬ away, paused: nothing counts ─┬────┐ night ┌────┐ its time is up
                       └ hours, pause or absence changed here       └────┘       └────┘

An entry that changes what counts records the time used until then (`record_used_time`), so that the end of a clock follows from
what holds now.
"""

from __future__ import annotations

from chalicelib.log.hours import NO_FREE_TIME, FreeTime, counted_ms, deadline_after
from chalicelib.log.table import Seat, Table
from chalicelib.times import DAY_MS

IDLE_MS = 14 * DAY_MS
"""After this long an open table that nobody joined is closed, and one that no human plays is abandoned."""


def deadline(table: Table) -> int | None:
    """The earliest time (ms) at which a clock runs out; None for never."""
    return min(ends(table).values(), default=None)


def overdue_seats(table: Table, now: int) -> list[int]:
    """The seats whose time is up."""
    return [number for number, end in ends(table).items() if end <= now]


def ends(table: Table) -> dict[int, int]:
    """When each clock that runs runs out (ms)."""
    if table.status != "playing" or not table.has_clock:
        return {}
    if table.clock_ms is not None and not (table.deadlines_moved or table.is_paced):  # as most are
        return {number: table.seats[number].asked_at + table.clock_ms for number in table.running}
    return {number: _end(table, table.seats[number]) for number in table.running}


def start(seat: Seat, at: int) -> None:
    """A decision is put to the seat: its clock runs from now on."""
    seat.asked_at, seat.clock.since, seat.clock.spent = at, None, 0


def stop(table: Table, number: int, at: int) -> None:
    """The decision is made or gone: what it took is taken from the bank, and some time comes back."""
    seat = table.seats[number]
    if table.pace.bank is not None and not seat.by_bot:
        _pay(table, seat, at)
        seat.clock.bank += table.pace.back


def continue_clock(table: Table, number: int, at: int) -> bool:
    """Whether the clock of the decision that this seat made last goes on, not having run out; then it does."""
    seat = table.seats[number]
    if table.pace.bank is None:
        return not table.has_clock or _end(table, seat) > at
    if seat.clock.bank <= table.pace.back:
        return False
    seat.clock.bank -= table.pace.back
    seat.clock.since = at
    return True


def give_up(table: Table, number: int, at: int) -> None:
    """A bot plays the seat from now on: its clock stands still."""
    seat = table.seats[number]
    if table.pace.bank is not None and number in table.waiting and not seat.by_bot:
        _pay(table, seat, at)


def come_back(table: Table, seat: Seat, at: int) -> None:
    """A person plays the seat again: what they have is enough for a decision."""
    if table.pace.bank is not None:
        seat.clock.since, seat.clock.spent = at, 0
        seat.clock.bank = max(seat.clock.bank, table.pace.back)


def record_used_time(table: Table, at: int) -> None:
    """Notes what each seat has used by now, before it changes what counts."""
    runs = table.running
    for number, seat in enumerate(table.seats):
        # Without a bank the clock of a decision already made may yet go on.
        if number in runs or (table.pace.bank is None and seat.asked >= 0):
            seat.clock.spent, seat.clock.since = _used(table, seat, at), at
    table.deadlines_moved = True


def note_wake_up(table: Table, n: int, at: int) -> None:
    """Notes that entry n must have the table looked at sooner than the row of an earlier one would, if it must.

    Plain clocks end ever later, so one row is enough: it is moved when its time comes. These may end sooner than the last did.
    A row is known to stand until its time; after that it may have been moved, nobody here knows to when.
    """
    if table.status != "playing" or not (table.deadlines_moved or table.is_paced) or (soon := next_check_at(table)) is None:
        return
    if table.wake_up is None or table.wake_up[0] <= at or soon < table.wake_up[0]:
        table.wake_up = (soon, n)


def reserved_until(table: Table, number: int, at: int) -> int:
    """Until when (ms) a seat that the maker releases now waits for its player: as long as one decision may take them, a day
    where none takes any time.
    """
    seat, time = table.seats[number], DAY_MS if table.clock_ms is None else table.clock_ms
    return deadline_after(_free(table, seat), max(at, stopped_until(table, seat)), time)


def stopped_until(table: Table, seat: Seat) -> int:
    """Until when (ms) nothing counts for the seat: it is away, or the table is paused; a time that has passed for neither."""
    return max(seat.clock.away, table.paused_until)


def expires_at(table: Table) -> int | None:
    """When a table that waits for people ends for want of any: nobody joined it, or no human plays. A round of a day's
    challenge, which has no clock, ends as long after its day.
    """
    if table.status == "open" or (table.status == "playing" and not table.humans_play):
        return table.active_at + IDLE_MS
    if table.status == "playing" and table.day:
        return table.day.closes + IDLE_MS
    return None


def has_expired(table: Table, now: int) -> bool:
    """Whether it has waited for people too long, though its end need not be written yet."""
    until = expires_at(table)
    return until is not None and until <= now


def next_check_at(table: Table) -> int | None:
    """When the scheduled handler should look at this table next (ms)."""
    if table.bots_to_move:
        return table.at
    return min((at for at in (deadline(table), expires_at(table)) if at is not None), default=None)


def _end(table: Table, seat: Seat) -> int:
    """When the clock of the decision put to the seat runs out."""
    time = table.clock_ms if table.pace.bank is None else seat.clock.bank
    assert time is not None
    return deadline_after(_free(table, seat), max(_since(seat), stopped_until(table, seat)), time - seat.clock.spent)


def _used(table: Table, seat: Seat, at: int) -> int:
    """How much time the decision put to the seat has taken."""
    return seat.clock.spent + counted_ms(_free(table, seat), max(_since(seat), stopped_until(table, seat)), at)


def _pay(table: Table, seat: Seat, at: int) -> None:
    seat.clock.bank = max(0, seat.clock.bank - _used(table, seat, at))
    seat.clock.since, seat.clock.spent = at, 0


def _since(seat: Seat) -> int:
    return seat.asked_at if seat.clock.since is None else seat.clock.since


def _free(table: Table, seat: Seat) -> FreeTime:
    return (
        FreeTime("nights" in table.pace.off, "weekends" in table.pace.off, seat.clock.said) if table.pace.off else NO_FREE_TIME
    )
