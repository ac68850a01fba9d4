"""What is kept in memory: folded tables, and texts that were long in the making.

A table is taken, not borrowed: anyone who holds it may change it, nobody else has it meanwhile.
"""

from __future__ import annotations

import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from random import Random
from threading import Lock
from typing import Any

from chalicelib.games.interface import Game
from chalicelib.games.registry import GAMES, find
from chalicelib.log.table import Table
from chalicelib.play.bot_budget import NewBudget, move_budget
from chalicelib.store.interface import Entry, Store

TABLES_KEPT = 1000
TEXT_BYTES_KEPT = 8 * 1024 * 1024
"""Compressed: some two hundred of the longest replays, or thousands of usual ones."""


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


class TextCache:
    """Texts that never change, compressed: those used last, as many as there is room for. Safe among threads."""

    def __init__(self, most: int = TEXT_BYTES_KEPT) -> None:
        self._texts: OrderedDict[Hashable, bytes] = OrderedDict()
        self._most, self._bytes = most, 0
        self._lock = Lock()

    def get(self, name: Hashable, make: Callable[[], str]) -> str:
        """The text of this name, which is made if it is not here."""
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


@dataclass(frozen=True, slots=True)
class Closing:
    """The last one, in Unix milliseconds; `until` None: the club is closed."""

    since: int
    until: int | None = None

    @property
    def over(self) -> int | None:
        """When clocks are enforced again; None while that is not known."""
        return None if self.until is None else 2 * self.until - self.since


@dataclass(slots=True)
class CachedClosing:
    """What the row said when it was last read."""

    at: int | None = None
    closing: Closing | None = None


# What every verb works on: a store, a clock, a source of secrets, the games, and the tables folded in memory.


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def no_projection(table: str, entry: Entry) -> None:
    """On AWS the stream carries entries to their projections."""


@dataclass(slots=True)
class Club:
    """`clock` gives Unix milliseconds, `entropy(k)` k secret bytes, `pause(seconds)` waits; `bot_budget` is what
    bots have for an entry. `random()` is a generator that nobody else has: what it gives at one table tells nothing of another.

    `project(table id, entry)` is called for every entry appended here; it may raise Unavailable and is then called again later.
    `salt` goes into the hashes of addresses that are counted (limits.py): a secret that stands in no row.
    """

    store: Store
    clock: Callable[[], int] = now_ms
    entropy: Callable[[int], bytes] = secrets.token_bytes
    pause: Callable[[float], None] = time.sleep
    project: Callable[[str, Entry], None] = no_projection
    games: Mapping[str, Game[Any]] = field(default_factory=lambda: GAMES)
    rules: Callable[[str, int], Game[Any]] = find
    random: Callable[[], Random] = Random
    bot_budget: NewBudget = field(default_factory=move_budget)
    salt: bytes = b""
    memory: Memory = field(default_factory=Memory)
    replays: TextCache = field(default_factory=TextCache)
    pending_projections: dict[str, list[Entry]] = field(default_factory=dict)
    closing: CachedClosing = field(default_factory=CachedClosing)

    def forget(self) -> None:
        """Drops every folded table and replay: after a commit that failed, memory may know what the store does not."""
        self.memory.clear()
        self.replays.clear()
        self.pending_projections.clear()
