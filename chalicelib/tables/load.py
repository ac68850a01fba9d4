"""Where a folded table comes from: memory and the tail of its log, or one backward query.

Reads are eventually consistent unless the caller says `strong`; a tail with a hole is read again strongly, and a hole that
stays is damage: such a log is refused, never extended.
"""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.errors import TableDamaged, Unknown
from chalicelib.store.interface import Entry
from chalicelib.tables import carry, entry
from chalicelib.tables.club import Club
from chalicelib.tables.fold import fold_entry, open_table
from chalicelib.tables.table import Table

BEHIND = 64
"""A table in memory that is further behind is loaded anew, which takes no longer however many entries it missed."""


def take(club: Club, table_id: str, *, strong: bool) -> Table:
    """The table at the end of its log as far as this read sees it, the caller's to change. Unknown if there is none."""
    table = club.memory.take(table_id)
    if table is None:
        return load(club, table_id, strong=strong)
    return advance(club, table, strong=strong)


def advance(club: Club, table: Table, *, strong: bool) -> Table:
    """The table with what was added since folded in; where that is much, as it stands in the store."""
    tail = club.store.after(table.id, table.n, count=BEHIND, strong=strong)
    if not tail:
        return table
    if len(tail) == BEHIND and (found := load(club, table.id, strong=strong)).n > tail[-1].n:
        return found
    if not strong and not _whole(tail, table.n + 1):
        tail = club.store.after(table.id, table.n, count=BEHIND, strong=True)
    fold_all(table, tail)
    return table


def load(club: Club, table_id: str, *, strong: bool) -> Table:
    """The table from the store alone, by its newest carried state."""
    newest = club.store.newest(table_id, carry.EVERY, strong=strong)
    if not newest:
        raise Unknown("There is no such table.")
    tail = newest[::-1]
    if not _whole(tail, tail[0].n):
        if strong:
            raise TableDamaged
        return load(club, table_id, strong=True)
    return from_tail(club, table_id, tail) or whole(club, table_id, strong=strong)


def from_tail(club: Club, table_id: str, tail: Sequence[Entry], at_most: int | None = None) -> Table | None:
    """The table from the last entries of its log, oldest first; None if no usable state stands in them.

    `at_most` is the highest entry whose carried state may be used: what came after it is folded, and so remembered.
    """
    for place in range(len(tail) - 1, -1, -1):
        found = tail[place]
        if found.state is not None and (at_most is None or found.n <= at_most):
            table = carry.unpack(table_id, found.n, found.state, club.rules)
            if table:
                fold_all(table, tail[place + 1 :])
                return table
    return from_start(club, table_id, tail) if tail and tail[0].n == 0 else None


def from_start(club: Club, table_id: str, log: Sequence[Entry]) -> Table:
    """The table folded from its whole log."""
    first = entry.read(log[0])
    table = open_table(table_id, first.acts[0].what, club.rules)
    fold_all(table, log)
    return table


def whole(club: Club, table_id: str, *, strong: bool) -> Table:
    return from_start(club, table_id, read_log(club, table_id, strong=strong))


def read_log(club: Club, table_id: str, *, strong: bool) -> list[Entry]:
    """Every entry from 0 on. Unknown if there is none, TableDamaged if one is missing."""
    log = club.store.after(table_id, -1, strong=strong)
    if not log:
        raise Unknown("There is no such table.")
    if not _whole(log, 0):
        raise TableDamaged
    return log


def fold_all(table: Table, entries: Sequence[Entry]) -> None:
    """Folds the entries in. What a finished game keeps for ever follows from no act: it is taken from the entry that has it."""
    for found in entries:
        fold_entry(table, found.n, entry.read(found))
        if found.state is not None:
            table.carried_at = found.n
            if table.status == "finished" and table.final is None:
                table.final = carry.final_of(found.state)


def _whole(entries: Sequence[Entry], first: int) -> bool:
    return all(found.n == first + place for place, found in enumerate(entries))
