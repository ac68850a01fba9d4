"""Caches in memory: tables, and texts that take long to make.

A table is taken out, not borrowed: its holder may change it, and nobody else has it meanwhile.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from chalicelib.log.table import Table

TABLES_KEPT = 1000
TEXT_BYTES_KEPT = 8 * 1024 * 1024
"""Compressed bytes: some two hundred of the longest replays, or thousands of usual ones."""


class TableCache:
    """The tables last used. Thread-safe."""

    def __init__(self, most: int = TABLES_KEPT) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._most = most
        self._lock = Lock()

    def take(self, table: str) -> Table | None:
        """Remove the table from the cache and return it; None if it is not here."""
        with self._lock:
            return self._tables.pop(table, None)

    def give(self, table: Table) -> None:
        """Put a table into the cache, unless a newer version is there. All its entries must be known to be in the log."""
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


class TextCache:
    """The texts last used, compressed, up to a total size. For texts that never change. Thread-safe."""

    def __init__(self, most: int = TEXT_BYTES_KEPT) -> None:
        self._texts: OrderedDict[Hashable, bytes] = OrderedDict()
        self._most, self._bytes = most, 0
        self._lock = Lock()

    def get(self, name: Hashable, make: Callable[[], str]) -> str:
        """Return the text of this name; `make` it if it is not here."""
        with self._lock:
            kept = self._texts.get(name)
            if kept is not None:
                self._texts.move_to_end(name)
        if kept is not None:
            return zlib.decompress(kept).decode()
        text = make()
        self._keep(name, zlib.compress(text.encode(), 1))
        return text

    def clear(self) -> None:
        with self._lock:
            self._texts.clear()
            self._bytes = 0

    def _keep(self, name: Hashable, packed: bytes) -> None:
        with self._lock:
            self._bytes += len(packed) - len(self._texts.pop(name, b""))
            self._texts[name] = packed
            while self._bytes > self._most:
                self._bytes -= len(self._texts.popitem(last=False)[1])
