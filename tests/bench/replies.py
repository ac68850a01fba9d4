"""What one request reads and how much it is answered with, however long the log of its table has grown.

    python -m tests.bench.replies

A game of dice golf for two that is over, with as many messages as a table takes, each as long as one may be. All is asked of an
instance that has never seen the table, and without a key, except for what is for players alone: views with what was said, and
messages. `units` are DynamoDB's read units. The exit status is 1 where a bound is broken.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.actions.message import list_messages
from chalicelib.play.club import Club
from chalicelib.play.past_views import log_page, replay_at, replay_start
from chalicelib.play.published_replay import replay
from chalicelib.play.query import look
from chalicelib.store.sqlite import SqliteStore
from tests.store.meter import Meter
from tests.tables.longer import RUTH, finished_after

SIZES = (60, 600, 10_000)
PAGE = 100
"""The longest page of a list."""
BACK = 64
"""So many entries back a view tells what happened."""
UNITS = {
    "view": 24.0,
    f"view since {BACK} before": 16.0,
    "view after an entry": 8.0,
    "the first to see": 40.0,
    f"what was played, {PAGE} entries": 32.0,
    f"{PAGE} messages": 64.0,
    "replay": 160.0,
    "replay, from the middle": 160.0,
}
"""The most that each may read."""
DIGEST = 64 * "0"
BYTES = 1_000_000
"""The most that any reply may weigh. Lambda's own limit is six times that."""


class Long(NamedTuple):
    """A table whose log has so many entries."""

    store: SqliteStore
    table: str
    entries: int


class Reply(NamedTuple):
    entries: int
    asked: str
    units: float
    bytes: int


def asked(long: Long) -> Iterator[Reply]:
    """All that can be asked of the table, each by an instance of its own."""
    _, table, entries = long
    middle = entries // 2

    def since(club: Club) -> Any:
        return look(club, RUTH, table, max(0, entries - 1 - BACK)).view

    calls: dict[str, Callable[[Club], Any]] = {
        "view": lambda club: look(club, RUTH, table).view,
        f"view since {BACK} before": since,
        "view after an entry": lambda club: replay_at(club, None, table, middle),
        "the first to see": lambda club: replay_start(club, None, table),
        f"what was played, {PAGE} entries": lambda club: log_page(club, None, table, PAGE, str(middle)),
        f"{PAGE} messages": lambda club: list_messages(club, RUTH, table, PAGE),
        "replay": lambda club: replay(club, None, table),
        "replay, from the middle": lambda club: replay(club, None, table, start=f"{middle}.{DIGEST}"),
    }
    for name, call in calls.items():
        metered = Meter(long.store)
        told = call(Club(metered))
        yield Reply(entries, name, sum(metered.read.values()), len(json_codec.dump(told).encode()))


def rows() -> Iterator[Reply]:
    """All figures."""
    for entries in SIZES:
        with closing(SqliteStore()) as store:
            yield from asked(Long(store, finished_after(store, entries), entries))


def broken(found: Iterable[Reply]) -> Iterator[str]:
    """Replies that read or weigh more than they may."""
    for entries, name, read, size in found:
        if read > UNITS[name] or size > BYTES:
            told = f"reads {read} units (at most {UNITS[name]}) and weighs {size:,} bytes ({BYTES:,})"
            yield f"Of {entries:,} entries: {name} {told}."


def main() -> int:
    """Writes it all; 1 where a bound is broken."""
    found = [*rows()]
    sys.stdout.write(f"{'':40}{'entries':>8}{'units':>9}{'(at most)':>10}{'bytes':>11}\n")
    for entries, name, units, size in found:
        sys.stdout.write(f"{name:40}{entries:8,}{units:9,.1f}{UNITS[name]:10,.0f}{size:11,}\n")
    return int(any(broken(found)))


if __name__ == "__main__":
    sys.exit(main())
