"""What was played, entry by entry: each as whoever asks saw it then, from the seat that they held.

It gives what looking at the table after every entry gave, and nothing more: what was hidden from them at the time stays hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from chalicelib.errors import TableDamaged, TryAgain, Unknown
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.tables import carry, entry
from chalicelib.tables.club import Club
from chalicelib.tables.fold import open_table
from chalicelib.tables.load import fold_all, from_tail, read_log
from chalicelib.tables.look import read_table
from chalicelib.tables.say import number_of
from chalicelib.tables.table import Table
from chalicelib.tables.times import iso
from chalicelib.tables.view import build_past, show_happened

SINGLY = 200
"""So many entries are read one by one rather than with the whole log."""


def log(
    club: Club, player: str | None, table_id: str, count: int, cursor: str | None = None
) -> tuple[Sequence[dict[str, Any]], str | None]:
    """What happened in `count` entries, newest first, and the cursor to go on with; entries that told nothing are left out."""
    before = number_of(cursor)
    version = read_table(club, player, table_id, _version)
    last = version if before is None else min(version, before - 1)
    if last < 0:
        return [], None
    first = max(0, last + 1 - count)
    told = [_told(table, player) for table in tables_after(club, player, table_id, first, last)]
    return [one for one in reversed(told) if one["happened"]], str(first) if first > 0 else None


def log_at(club: Club, player: str | None, table_id: str, n: int) -> dict[str, Any]:
    """The view after entry n, as this player (None: a watcher) saw it. Unknown where there is no such entry."""
    read_table(club, player, table_id, lambda table: must_have(table, n))
    table = table_after(club, player, table_id, n)
    return build_past(club, table, table.seat_of(player))


def must_have(table: Table, n: int) -> None:
    """Unknown where the table's log has no such entry yet."""
    if not 0 <= n <= table.n:
        raise Unknown(f"This table's log ends at {table.n}.")


def table_after(club: Club, player: str | None, table_id: str, n: int) -> Table:
    """The table after entry n, which is known to stand."""
    (table,) = tables_after(club, player, table_id, n, n)
    return table


def tables_after(club: Club, player: str | None, table_id: str, first: int, last: int) -> Iterator[Table]:
    """The table after each of these entries, which are known to stand. It is one object all along: look before going on."""
    log = _read(club, player, table_id, max(0, first - carry.EVERY), last)
    table = from_tail(club, table_id, [found for found in log if found.n < first])
    if table is None:
        log = log if log[:1] and log[0].n == 0 else _read(club, player, table_id, 0, last)
        table = open_table(table_id, entry.read(log[0]).acts[0].what, club.rules)
    for found in log:
        if found.n > table.n:
            fold_all(table, [found])
            if found.n >= first:
                yield table


def _read(club: Club, player: str | None, table_id: str, first: int, last: int) -> list[Entry]:
    """These entries, oldest first. A watcher for whom they cannot all be read yet may try again."""
    try:
        log = _some(club, table_id, first, last, strong=False)
        if len(log) <= last - first:
            if player is None:
                raise TryAgain
            log = _some(club, table_id, first, last, strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    if len(log) <= last - first:
        raise TableDamaged
    return log


def _some(club: Club, table_id: str, first: int, last: int, *, strong: bool) -> list[Entry]:
    """These entries: one by one where they are few, else out of the whole log."""
    if last - first < SINGLY:
        return club.store.some(table_id, range(first, last + 1), strong=strong)
    return read_log(club, table_id, strong=strong)[first : last + 1]


def _version(table: Table) -> int:
    return table.n


def _told(table: Table, player: str | None) -> dict[str, Any]:
    recent = table.recent[-1]
    return {"n": recent.n, "at": iso(recent.at), "happened": show_happened(recent, table.seat_of(player))}
