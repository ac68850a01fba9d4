"""What the last entries brought: from memory where it reaches back far enough, else folded again from the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from chalicelib.tables import carry
from chalicelib.tables.club import Club
from chalicelib.tables.load import from_tail, whole
from chalicelib.tables.table import ENTRIES_BACK, Recent, Table


def since(club: Club, table: Table, version: int) -> Sequence[Recent]:
    """What each entry after `version` brought (at most 64 back), oldest first."""
    if table.n > version and (not table.recent or table.recent[0].n > version + 1):
        known = _again(club, table, version).recent
        table.recent = deque((recent for recent in known if recent.n <= table.n), maxlen=ENTRIES_BACK)
    return [recent for recent in table.recent if recent.n > version]


def _again(club: Club, table: Table, version: int) -> Table:
    """The table folded from a state no later than `version`."""
    tail = club.store.newest(table.id, min(table.n - version, ENTRIES_BACK) + carry.EVERY, strong=True)[::-1]
    return from_tail(club, table.id, tail, at_most=version) or whole(club, table.id, strong=True)
