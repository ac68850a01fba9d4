"""Measure what requests read and the size of their replies, at tables with short and very long logs.

    python -m tests.bench.reply_sizes

The table is a finished game of Dice Golf for two, with the maximum number of messages, each of maximum length. Each request
goes to an instance that has never seen the table, without a key, except for replies with chat, which only players get. `units`
are DynamoDB's read units. The exit status is 1 if a limit is exceeded.
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
from chalicelib.play.table_queries import look
from chalicelib.store.sqlite import SqliteStore
from tests.store.meter import Meter
from tests.tables.longer import RUTH, finished_after

SIZES = (60, 600, 10_000)
PAGE = 100
"""The longest page of a list."""
BACK = 64
"""How many entries back a view lists events."""
UNITS = {
    "view": 24.0,
    f"view since {BACK} before": 16.0,
    "view after an entry": 8.0,
    "first view of the replay": 40.0,
    f"log, {PAGE} entries": 32.0,
    f"{PAGE} messages": 64.0,
    "replay": 160.0,
    "replay, from the middle": 160.0,
}
"""Maximum read units of each request."""
DIGEST = 64 * "0"
BYTES = 1_000_000
"""Maximum size of any reply. Lambda's own limit is six times that."""


class Long(NamedTuple):
    """A table whose log has `entries` entries."""

    store: SqliteStore
    table: str
    entries: int


class Reply(NamedTuple):
    entries: int
    asked: str
    units: float
    bytes: int


def asked(long: Long) -> Iterator[Reply]:
    """Send every kind of request for the table, each to a new instance."""
    _, table, entries = long
    middle = entries // 2

    def since(club: Club) -> Any:
        return look(club, RUTH, table, max(0, entries - 1 - BACK)).view

    calls: dict[str, Callable[[Club], Any]] = {
        "view": lambda club: look(club, RUTH, table).view,
        f"view since {BACK} before": since,
        "view after an entry": lambda club: replay_at(club, None, table, middle),
        "first view of the replay": lambda club: replay_start(club, None, table),
        f"log, {PAGE} entries": lambda club: log_page(club, None, table, PAGE, str(middle)),
        f"{PAGE} messages": lambda club: list_messages(club, RUTH, table, PAGE),
        "replay": lambda club: replay(club, None, table),
        "replay, from the middle": lambda club: replay(club, None, table, start=f"{middle}.{DIGEST}"),
    }
    for name, call in calls.items():
        metered = Meter(long.store)
        reply = call(Club(metered))
        yield Reply(entries, name, sum(metered.read.values()), len(json_codec.dump(reply).encode()))


def rows() -> Iterator[Reply]:
    """Yield all figures."""
    for entries in SIZES:
        with closing(SqliteStore()) as store:
            yield from asked(Long(store, finished_after(store, entries), entries))


def broken(found: Iterable[Reply]) -> Iterator[str]:
    """Yield a sentence for each reply that exceeds a limit."""
    for entries, name, read, size in found:
        if read > UNITS[name] or size > BYTES:
            sentence = f"reads {read} units (limit {UNITS[name]}) and has {size:,} bytes (limit {BYTES:,})"
            yield f"With {entries:,} entries: {name} {sentence}."


def main() -> int:
    """Print all figures. Return 1 if a limit is exceeded."""
    found = [*rows()]
    sys.stdout.write(f"{'':40}{'entries':>8}{'units':>9}{'limit':>10}{'bytes':>11}\n")
    for entries, name, units, size in found:
        sys.stdout.write(f"{name:40}{entries:8,}{units:9,.1f}{UNITS[name]:10,.0f}{size:11,}\n")
    return int(any(broken(found)))


if __name__ == "__main__":
    sys.exit(main())
