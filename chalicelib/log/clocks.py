"""Compute which clocks have run out, and when the next one will (G-08). Only for new entries: applying a log obeys its entries.

    asked ── spent ────┬ since ─────┬ away, paused: nothing counts ─┬────┐ night ┌────┐ deadline
                       └ hours, pause or absence changed here       └────┘       └────┘

An entry that changes what counts first records the time used so far (`record_used_time`), so that a deadline depends only on
the current settings.
"""

from __future__ import annotations

from chalicelib.log.nights_and_weekends import NO_FREE_TIME, FreeTime, counted_ms, deadline_after
from chalicelib.log.table import Seat, Table
from chalicelib.times import DAY_MS

IDLE_MS = 14 * DAY_MS
"""How long an open table waits for players before it is closed, and one that no human plays before it is abandoned."""


def deadline(table: Table) -> int | None:
    """Return when the first clock runs out (ms); None for never."""
    return min(ends(table).values(), default=None)


def overdue_seats(table: Table, now: int) -> list[int]:
    """Return the seats whose time is up at `now` (ms)."""
    return [number for number, end in ends(table).items() if end <= now]


def ends(table: Table) -> dict[int, int]:
    """Return by seat when its clock runs out (ms), for the clocks that run."""
    if table.status != "playing" or not table.has_clock:
        return {}
    if table.clock_ms is not None and not (table.deadlines_moved or table.is_paced):  # as most are
        return {number: table.seats[number].asked_at + table.clock_ms for number in table.running}
    return {number: _end(table, table.seats[number]) for number in table.running}


def start(seat: Seat, at: int) -> None:
    """Start the clock of a seat that has a new decision to make."""
    seat.asked_at, seat.clock.since, seat.clock.spent = at, None, 0


def stop(table: Table, number: int, at: int) -> None:
    """Stop the clock of a seat whose decision is made or gone: take the used time from its bank, and add some back."""
    seat = table.seats[number]
    if table.pace.bank is not None and not seat.by_bot:
        _pay(table, seat, at)
        seat.clock.bank += table.pace.back


def continue_clock(table: Table, number: int, at: int) -> bool:
    """Let the clock of the seat's last decision go on, unless it has run out; return whether it goes on."""
    seat = table.seats[number]
    if table.pace.bank is None:
        return not table.has_clock or _end(table, seat) > at
    if seat.clock.bank <= table.pace.back:
        return False
    seat.clock.bank -= table.pace.back
    seat.clock.since = at
    return True


def give_up(table: Table, number: int, at: int) -> None:
    """Stop the clock of a seat that a bot plays from now on."""
    seat = table.seats[number]
    if table.pace.bank is not None and number in table.waiting and not seat.by_bot:
        _pay(table, seat, at)


def come_back(table: Table, seat: Seat, at: int) -> None:
    """Restart the clock of a seat that a person plays again, with at least enough in the bank for a decision."""
    if table.pace.bank is not None:
        seat.clock.since, seat.clock.spent = at, 0
        seat.clock.bank = max(seat.clock.bank, table.pace.back)


def record_used_time(table: Table, at: int) -> None:
    """Record the time that each seat has used so far. To be called before what counts changes."""
    runs = table.running
    for number, seat in enumerate(table.seats):
        # Without a bank the clock of a decision already made may yet go on.
        if number in runs or (table.pace.bank is None and seat.asked >= 0):
            seat.clock.spent, seat.clock.since = _used(table, seat, at), at
    table.deadlines_moved = True


def note_wake_up(table: Table, n: int, at: int) -> None:
    """Note that entry n needs an earlier look by the scheduled handler than earlier entries asked for, if it does.

    Plain deadlines only become later, so one row per table is enough: it is moved when its time comes. With a bank, nights or
    pauses a deadline may become earlier. A row exists until its time; later it may have been moved, to a time unknown here.
    """
    if table.status != "playing" or not (table.deadlines_moved or table.is_paced) or (soon := next_check_at(table)) is None:
        return
    if table.wake_up is None or table.wake_up[0] <= at or soon < table.wake_up[0]:
        table.wake_up = (soon, n)


def reserved_until(table: Table, number: int, at: int) -> int:
    """Return until when (ms) a seat that the maker releases now is reserved for its player: as long as one decision may take
    them, or a day at a table without clocks.
    """
    seat, time = table.seats[number], DAY_MS if table.clock_ms is None else table.clock_ms
    return deadline_after(_free(table, seat), max(at, stopped_until(table, seat)), time)


def stopped_until(table: Table, seat: Seat) -> int:
    """Return until when (ms) no time counts for the seat, because it is away or the table paused; a past time if neither."""
    return max(seat.clock.away, table.paused_until)


def expires_at(table: Table) -> int | None:
    """Return when the table must be ended (ms) because nobody joined it or no human plays; None for never. A round of a day's
    challenge, which has no clock, ends that long after its day.
    """
    if table.status == "open" or (table.status == "playing" and not table.humans_play):
        return table.active_at + IDLE_MS
    if table.status == "playing" and table.day:
        return table.day.closes + IDLE_MS
    return None


def has_expired(table: Table, now: int) -> bool:
    """Whether the table has waited for people too long. Its end may not be in the log yet."""
    until = expires_at(table)
    return until is not None and until <= now


def next_check_at(table: Table) -> int | None:
    """Return when the scheduled handler should look at this table next (ms); None for never."""
    if table.bots_to_move:
        return table.at
    return min((at for at in (deadline(table), expires_at(table)) if at is not None), default=None)


def _end(table: Table, seat: Seat) -> int:
    """Return when the clock of the seat's decision runs out (ms)."""
    time = table.clock_ms if table.pace.bank is None else seat.clock.bank
    assert time is not None
    return deadline_after(_free(table, seat), max(_since(seat), stopped_until(table, seat)), time - seat.clock.spent)


def _used(table: Table, seat: Seat, at: int) -> int:
    """Return how much time (ms) the seat's decision has used."""
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
