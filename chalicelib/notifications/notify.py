"""Process the pending notifications of a table that are due: puts messages into the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from chalicelib.errors import RulesRetired, TableDamaged, Unknown
from chalicelib.log import clocks
from chalicelib.log.nights_and_weekends import FreeTime, Hours, deadline_after
from chalicelib.log.table import Table
from chalicelib.notifications.channels import language_of, quiet_hours
from chalicelib.notifications.outbox import outbox_row
from chalicelib.notifications.pending import (
    PENDING,
    SilentUntil,
    decode_pending,
    pending_pk,
    pending_row,
    pending_sk,
    process_due,
)
from chalicelib.notifications.status import table_status
from chalicelib.notifications.texts import DEFAULT_LANGUAGE, message
from chalicelib.play.club import Club
from chalicelib.play.projections import due_row
from chalicelib.play.table_queries import read_strongly
from chalicelib.players.settings import settings
from chalicelib.store.interface import Row, all_rows


def notify_due(club: Club, table_id: str) -> None:
    """Process the table's pending notifications that are due. TryAgain, Unavailable: the wake-up is then repeated."""
    now = club.clock()
    rows = {row.sk: row for row in all_rows(club.store, pending_pk(table_id), strong=True) if row.sk.startswith(PENDING)}
    due_rows = {sk: row for sk, row in rows.items() if (due := decode_pending(row).due) is not None and due <= now}
    if not due_rows:
        return
    try:
        read_strongly(club, table_id, lambda table: _process_rows(club, table, due_rows, now))
    except (RulesRetired, TableDamaged, Unknown):
        return


def _process_rows(club: Club, table: Table, due_rows: Mapping[str, Row], now: int) -> None:
    seats = {pending_sk(seat.player): number for number, seat in enumerate(table.seats) if seat.player and seat.kind == "human"}
    for sk, row in due_rows.items():
        _process_row(club, table, row, seats.get(sk), now)


def _process_row(club: Club, table: Table, row: Row, seat: int | None, now: int) -> None:
    """Process one pending notification. The message is put first, under a key that a repetition uses again: so none is lost
    and none is sent twice.
    """
    player, before = row.sk.removeprefix(PENDING), decode_pending(row)
    if before.fresh and not settings(club, player).get("nudges", True):
        before = before._replace(fresh=False)
    after, why = process_due(before, now, table_status(table, seat), _silent_until(club, table, player, seat))
    if why and seat is not None:
        entry = before.nudge if why == "nudge" else before.asked
        language = language_of(club, player) or language_of(club, table.maker) or DEFAULT_LANGUAGE
        club.store.put(outbox_row(message(club, table, seat, why, now, language), entry, now))
    if after.due is not None:
        club.store.put(due_row(table.id, after.due))
    club.store.put(pending_row(table.id, player, after, now, row), newer=True)


def _silent_until(club: Club, table: Table, player: str, seat: int | None) -> SilentUntil:
    """Return when the player may be notified again: not in their quiet hours, while they are away, or while the table is
    paused.
    """
    back = 0 if seat is None else clocks.stopped_until(table, table.seats[seat])
    return partial(silent_until, quiet_hours(club, player), back)


# Quiet hours: the hours of a player's night, in their own time zone, in which no notification is sent.


def silent_until(quiet: Hours | None, back: int, at: int) -> int | None:
    """Return when a player may be notified who may not be at `at` (times in ms): their quiet hours are over, and it is `back`,
    when the player, or the paused table, returns. None: they may be notified at `at`.
    """
    until = at
    while (later := max(quiet_until(quiet, until) or 0, back)) > until:
        until = later
    return until if until > at else None


def quiet_until(quiet: Hours | None, at: int) -> int | None:
    """Return when the quiet hours around `at` end (both in ms); None if `at` is not in quiet hours. Computed like nights in
    which clocks stand still. Hours that end when they start are no quiet hours.
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    end = deadline_after(FreeTime(nights=True, said=((0, quiet),)), at, 1) - 1
    return end if end > at else None
