"""What every verb works on: a store, a clock, a source of secrets, the games, and the tables folded in memory."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from chalicelib.games.interface import Game
from chalicelib.games.registry import GAMES, find
from chalicelib.store.interface import Entry, Store
from chalicelib.tables.memory import Known, Memory, Texts
from chalicelib.tables.thinking import Thinking, of_moves


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def no_projection(table: str, entry: Entry) -> None:
    """On AWS the stream carries entries to their projections."""


@dataclass(slots=True)
class Club:
    """`clock` gives Unix milliseconds, `entropy(k)` k secret bytes, `pause(seconds)` waits; `thinking` is what
    bots have for an entry. `random()` is a generator that nobody else has: what it gives at one table tells nothing of another.

    `project(table id, entry)` is told of every entry appended here; it may raise Unavailable and is then told again later.
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
    thinking: Thinking = field(default_factory=of_moves)
    salt: bytes = b""
    memory: Memory = field(default_factory=Memory)
    replays: Texts = field(default_factory=Texts)
    unprojected: dict[str, list[Entry]] = field(default_factory=dict)
    closing: Known = field(default_factory=Known)

    def forget(self) -> None:
        """Drops every folded table and replay: after a commit that failed, memory may know what the store does not."""
        self.memory.clear()
        self.replays.clear()
        self.unprojected.clear()
