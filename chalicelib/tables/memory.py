"""Folded tables in memory. A table is taken, not borrowed: whoever holds it may change it, nobody else has it meanwhile."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from chalicelib.tables.table import Table

TABLES_KEPT = 1000


class Memory:
    """The tables last used. Safe among threads."""

    def __init__(self, most: int = TABLES_KEPT) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._most = most
        self._lock = Lock()

    def take(self, table: str) -> Table | None:
        """Hands the table over for good: it is here no longer."""
        with self._lock:
            return self._tables.pop(table, None)

    def give(self, table: Table) -> None:
        """Keeps a table whose every entry is known to stand in the log, unless a newer one came back first."""
        with self._lock:
            kept = self._tables.get(table.id)
            if kept is None or kept.n <= table.n:
                self._tables[table.id] = table
                self._tables.move_to_end(table.id)
            if len(self._tables) > self._most:
                self._tables.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._tables.clear()
