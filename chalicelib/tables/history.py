"""What the last entries brought: from memory where it reaches back far enough, else folded again from the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from chalicelib.errors import RulesRetired
from chalicelib.tables import carry
from chalicelib.tables.club import Club
from chalicelib.tables.load import from_start, from_tail, read_log
from chalicelib.tables.table import ENTRIES_BACK, Recent, Table


def since(club: Club, table: Table, version: int, *, strong: bool) -> Sequence[Recent]:
    """What each entry after `version` brought (at most 64 back), oldest first.

    Where the log must be read for it, and a first read sees less than the table holds, the oldest may be missing unless it may
    be read again `strong`ly.
    """
    if table.n > version and (not table.recent or table.recent[0].n > version + 1):
        try:
            table.recent = _again(club, table, version, strong).recent
        except RulesRetired:
            return ()
    return [*takewhile(lambda recent: recent.n > version, reversed(table.recent))][::-1]


def _again(club: Club, table: Table, version: int, strong: bool) -> Table:
    """The table folded from a state no later than `version`, and no further than it is now; the table itself failing that."""
    count = min(table.n - version, ENTRIES_BACK) + carry.EVERY
    tail = club.store.newest(table.id, count)[::-1]
    if not tail or tail[-1].n < table.n:
        if not strong:
            return table
        tail = club.store.newest(table.id, count, strong=True)[::-1]
    found = from_tail(club, table.id, [entry for entry in tail if entry.n <= table.n], at_most=version)
    return found or from_start(club, table.id, read_log(club, table.id, strong=strong)[: table.n + 1])
