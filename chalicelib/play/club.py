"""The club: what every action works on, namely a store, a clock, a source of secrets, the games, and the caches in memory."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from chalicelib.games.interface import Game
from chalicelib.games.registry import GAMES, find
from chalicelib.play.bot_budget import NewBudget, move_budget
from chalicelib.play.caches import TableCache, TextCache
from chalicelib.store.interface import Entry, Store


@dataclass(frozen=True, slots=True)
class Closing:
    """The last closing of the club for maintenance, in Unix milliseconds; `until` is None while the club is closed."""

    since: int
    until: int | None = None

    @property
    def over(self) -> int | None:
        """When clocks are enforced again (ms); None while the club is closed."""
        return None if self.until is None else 2 * self.until - self.since


@dataclass(slots=True)
class CachedClosing:
    """The last closing as last read from the store, and when (ms)."""

    at: int | None = None
    closing: Closing | None = None


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def no_projection(table: str, entry: Entry) -> None:
    """Do nothing: on AWS the stream delivers entries to their projections."""


@dataclass(slots=True)
class Club:
    """`clock()` returns Unix milliseconds, `entropy(k)` k secret bytes; `pause(seconds)` waits. `bot_budget` limits what bots
    may do in one entry. `random()` returns a new generator, so that its numbers at one table reveal nothing about another.

    `project(table id, entry)` is called for every entry appended here. It may raise Unavailable and is then called again later.
    `salt` is the secret for the hashes of addresses in rate limits (rate_limiter.py); no row holds it.
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
    tables: TableCache = field(default_factory=TableCache)
    replays: TextCache = field(default_factory=TextCache)
    pending_projections: dict[str, list[Entry]] = field(default_factory=dict)
    closing: CachedClosing = field(default_factory=CachedClosing)

    def forget(self) -> None:
        """Empty the caches. After a commit that failed they may hold what the store does not."""
        self.tables.clear()
        self.replays.clear()
        self.pending_projections.clear()
