"""Derive a table's status for the notifications of one player, and record that a player viewed a table."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.log import clocks
from chalicelib.log.table import SeatRequest, Table
from chalicelib.notifications.pending import (
    TableStatus,
    after_view,
    decode_pending,
    pending_pk,
    pending_row,
    pending_sk,
    view_needs_check,
)
from chalicelib.play.club import Club
from chalicelib.store.interface import Unavailable


def table_status(table: Table, seat: int | None) -> TableStatus:
    """Return the table's status for the player in this seat. Without a seat (None), nothing waits for the player."""
    if seat is None:
        return TableStatus(over=False, waits=False)
    if table.status == "finished":
        return TableStatus(over=table.ended == "finished", waits=False, asked_at=table.at)
    if table.status == "open":
        return _open_table_status(table, seat)
    held, waits = table.seats[seat], table.status == "playing" and seat in table.running
    nudged_at = held.clock.nudged[0] if held.clock.nudged else 0
    return TableStatus(False, waits, held.asked_at, clocks.ends(table).get(seat), nudged_at)


def _open_table_status(table: Table, seat: int) -> TableStatus:
    """Return the status before the game: strangers who ask for a seat wait for the host, and nobody waits for the others."""
    asked_at = [asker.at for asker in _askers(table, seat)]
    return TableStatus(False, bool(asked_at), max(asked_at, default=0), seat=bool(asked_at))


def _askers(table: Table, seat: int) -> Sequence[SeatRequest]:
    """The open requests for a seat, if the player in this seat is the host."""
    return table.requests if table.maker == table.seats[seat].player else ()


def last_asked(table: Table, seat: int) -> int:
    """Return the last entry (its number) that put a decision or seat request to this player, nudged them or ended the game."""
    if table.status == "finished":
        return table.n
    held = table.seats[seat]
    if askers := _askers(table, seat):
        return askers[-1].n
    return max(held.asked, _last_nudge(table, seat)) if held.clock.nudged else held.asked


def _last_nudge(table: Table, seat: int) -> int:
    """Return the number of the recent entry that nudged the seat last; -1 if there is none."""
    acts = ((entry.n, done.act) for entry in table.recent for done in entry.done)
    return max((n for n, act in acts if act.kind == "nudge" and act.what == seat), default=-1)


# Recording views. A view that cannot change a pending notification reads and writes nothing.

ATTEMPTS = 3


def record_view(club: Club, table: Table, seat: int, seen: int | None) -> None:
    """Record that the player in this seat viewed the table; they knew version `seen` before (None: none).

    Ignores Unavailable: a notification too many is better than a table that cannot be viewed.
    """
    now = club.clock()
    status = table_status(table, seat)
    if not view_needs_check(now, seen, last_asked(table, seat), status):
        return
    try:
        _record(club, table, seat, now, status.nudged_at)
    except Unavailable:
        return


def _record(club: Club, table: Table, seat: int, now: int, nudged_at: int) -> None:
    player = table.seats[seat].player or ""
    for attempt in range(ATTEMPTS):
        row = club.store.get(pending_pk(table.id), pending_sk(player), strong=attempt > 0)
        if row is None or (pending := after_view(decode_pending(row), now, nudged_at)) is None:
            return
        if club.store.put(pending_row(table.id, player, pending, now, row), newer=True):
            return
