"""What was played, entry by entry: each as whoever asks saw it then, from the seat that they held.

It gives what looking at the table after every entry gave, and nothing more: what was hidden from them at the time stays hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from chalicelib.errors import TableDamaged, TryAgain, Unknown
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.tables import carry, entry
from chalicelib.tables.club import Club
from chalicelib.tables.fold import open_table
from chalicelib.tables.load import fold_all, from_tail
from chalicelib.tables.look import read_strongly, read_table
from chalicelib.tables.table import Table
from chalicelib.tables.times import iso
from chalicelib.tables.view import among, build_past, must_be_let_in, show_happened

T = TypeVar("T")


def log(
    club: Club, player: str | None, table_id: str, count: int, start: str | None = None
) -> tuple[Sequence[dict[str, Any]], str | None]:
    """What happened in `count` entries, newest first, and where to go on; entries that told nothing are left out."""
    before = None if start is None else int(start)

    def present(table: Table) -> tuple[int, bool]:
        must_be_let_in(club, table, player)
        return table.n, among(table, player)

    version, inside = read_table(club, player, table_id, present)
    if before is not None and version < before - 1 and player is not None:  # a late read: what lies between would be left out
        version, inside = _read_strongly(club, table_id, present)
    last = version if before is None else min(version, before - 1)
    if last < 0:
        return [], None
    first = max(0, last + 1 - count)
    told = [_told(table, table.seat_of(player), inside) for table in tables_after(club, player, table_id, first, last)]
    return [one for one in reversed(told) if one["happened"]], str(first) if first > 0 else None


def log_at(club: Club, player: str | None, table_id: str, n: int) -> dict[str, Any]:
    """The view after entry n, as this player (None: a watcher) saw it. Unknown where there is no such entry."""

    def present(table: Table) -> bool:
        must_be_let_in(club, table, player)
        must_have(table, n)
        return among(table, player)

    inside = read_table(club, player, table_id, present)
    table = table_after(club, player, table_id, n)
    return build_past(club, table, player, table.seat_of(player), inside=inside)


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
    table, log = table_before(club, player, table_id, first, last)
    for found in log:
        fold_all(table, [found])
        yield table


def table_before(club: Club, player: str | None, table_id: str, first: int, last: int) -> tuple[Table, list[Entry]]:
    """The table as it was before entry `first`, from the nearest carried state, and the entries from there to `last`."""
    log = read_entries(club, player, table_id, max(0, first - carry.EVERY), last)
    table = from_tail(club, table_id, [found for found in log if found.n < first])
    if table is None:
        log = log if log[0].n == 0 else read_entries(club, player, table_id, 0, last)
        table = open_table(table_id, entry.read(log[0]).acts[0].what, club.rules)
        fold_all(table, [found for found in log if found.n < first])
    return table, [found for found in log if found.n >= first]


def read_entries(club: Club, player: str | None, table_id: str, first: int, last: int) -> list[Entry]:
    """The entries from `first` to `last`, which are known to stand, oldest first.

    A watcher for whom they cannot all be read yet may try again.
    """
    try:
        log = club.store.span(table_id, first, last)
        if len(log) <= last - first:
            if player is None:
                raise TryAgain
            log = club.store.span(table_id, first, last, strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    if len(log) <= last - first:
        raise TableDamaged
    return log


def _read_strongly(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    try:
        return read_strongly(club, table_id, present)
    except Unavailable as fault:
        raise TryAgain from fault


def _told(table: Table, seat: int | None, inside: bool) -> dict[str, Any]:
    recent = table.recent[-1]
    return {"n": recent.n, "at": iso(recent.at), "happened": show_happened(recent, seat, inside)}
