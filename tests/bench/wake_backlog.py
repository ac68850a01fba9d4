"""Measure how fast the scheduled handler works off a backlog, and whether any shard waits longer than the others.

    python -m tests.bench.wake_backlog [TABLES]

At each table a clock has run out within the last hour. Each call to the store takes 4 ms, as with DynamoDB, and each run has
the 55 seconds of its function. The processor is this machine's; `processor` is its share of the time. `oldest` is for how many
minutes the first table of each shard has been due at the end of a run. In the first row tables are woken one by one. Then comes
the local server, which works in steps so that it can answer requests in between, also with bots of every game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any, NamedTuple

from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.service import Service, local_service
from chalicelib.aws.concurrent_wake import MAX_CONCURRENT, MIN_SECONDS_LEFT, wake_concurrently
from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.registry import GAMES
from chalicelib.local.__main__ import tune_garbage_collection
from chalicelib.log.entries import to_base64url
from chalicelib.notifications.notify import notify_due
from chalicelib.play.bot_budget import UNATTENDED_SECONDS, move_and_time_budget, move_budget
from chalicelib.play.club import Club
from chalicelib.play.projections import SHARDS, due_pk, due_row
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import due_at, wake_steps

TABLES = 100_000
CALL_SECONDS, FUNCTION_SECONDS, FEW_SECONDS = 0.004, 55.0, 10.0
BEGINNING, MINUTE_MS, HOUR_MS = 1_790_000_000_000, 60_000, 3_600_000
AT_HOME, WITH_BOTS = 3_000, 30
MOST_MS = 20.0
"""Maximum processor time (ms) of a step of the local server, which delays answers."""
MOST_MINUTES = 60
"""Maximum number of runs, one per minute."""
RUTH = "r" * 22


class Row(NamedTuple):
    """One run: the number of tables done, and their rate per minute; how many are left; the processor's share of the time; the
    oldest table of each shard, in minutes.
    """

    abreast: int
    waking: int
    tables: int
    a_minute: float
    left: int
    processor: float
    oldest: str


class Step(NamedTuple):
    """The steps of a run on the local server: the median, 99th percentile and maximum of their processor time (ms), and the
    longest by wall-clock time, which includes writing to disk, during which answers wait too.
    """

    at_home: str
    steps: int
    half: float
    most: float
    longest: float
    on_the_wall: float


class Slow:
    """A store where each call takes 4 ms."""

    def __init__(self, inner: SqliteStore) -> None:
        self._inner = inner

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self._inner, name)

        def slow(*args: Any, **more: Any) -> Any:
            sleep(CALL_SECONDS)
            return call(*args, **more)

        return slow


def lay(store: SqliteStore, tables: int) -> None:
    """Add copies of one table, whose clocks ran out one after another in the hour before `BEGINNING`."""
    club = Club(store, clock=lambda: BEGINNING - 2 * HOUR_MS)
    alone = TableRequest("dice-golf", [RequestedSeat("me", "Ruth")], {}, BUILT_IN["pebble-coast"], clock_hours=1)
    (entry,) = store.after(make_table(club, RUTH, "key", alone, "table").id, -1)
    with store.batch():
        for number in range(tables):
            table = to_base64url(number.to_bytes(16, "big"))
            store.append(table, entry)
            store.put(due_row(table, BEGINNING - HOUR_MS + number * HOUR_MS // tables))


def drained(store: SqliteStore, abreast: int, seconds: float, most: int) -> Iterator[Row]:
    """Run the handler once per minute until no table is left, and yield each run."""
    for number in range(1, most + 1):
        now = BEGINNING + number * MINUTE_MS
        club = Club(Slow(store), clock=lambda now=now: now)  # type: ignore[misc]
        began, worked = perf_counter(), process_time()
        until = began + seconds
        woke = wake_concurrently(club, lambda until=until: until - perf_counter(), notify_due, abreast)  # type: ignore[misc]
        took, worked = perf_counter() - began, process_time() - worked
        left, oldest = waiting(store, now)
        yield Row(abreast, number, woke.tables, woke.tables / took * 60, left, worked / took, oldest)
        if not left:
            return


def steps_at_home() -> Iterator[Step]:
    """Yield the steps for tables whose clock ran out, and, for each game, for tables with three hard bots out of time."""
    tune_garbage_collection()
    with TemporaryDirectory() as folder, closing(SqliteStore(Path(folder) / "club.db")) as store:
        lay(store, AT_HOME)
        yield step("clocks", local_service(store, "bench"), BEGINNING)
    for game in GAMES.values():
        with TemporaryDirectory() as folder, closing(SqliteStore(Path(folder) / "club.db")) as store:
            service = local_service(store, "bench")
            service.club.clock, service.club.bot_budget = (lambda: BEGINNING), move_budget(1)
            course = BUILT_IN["pebble-coast"] if game.needs_course else None
            # With the Stymie bots would wait for Ruth, who rolls first.
            options = {"stymie": False} if game.id == "dice-golf" else {}
            for number in range(WITH_BOTS):
                seats = [RequestedSeat("me", "Ruth"), *[RequestedSeat("bot", level="hard")] * 3]
                make_table(service.club, RUTH, "key", TableRequest(game.id, seats, options, course), f"table-{number}")
            yield step(f"hard bots of {game.id}", service, BEGINNING)


def step(what: str, service: Service, now: int) -> Step:
    """Run all steps, each in a transaction as on the server."""
    service.club.clock, service.background_thinking = (
        (lambda: now + MINUTE_MS),
        move_and_time_budget(seconds=UNATTENDED_SECONDS),
    )
    store: Any = service.club.store
    steps, took, walls = wake_steps(service.background_club, notify_due), list[float](), list[float]()
    done: int | None = 0
    while done is not None:
        began, wall = process_time(), perf_counter()
        with store.batch():
            done = next(steps, None)
        took.append((process_time() - began) * 1e3)
        walls.append((perf_counter() - wall) * 1e3)
    assert len(took) > 1, f"{what}: nothing was due"
    took.sort()
    return Step(what, len(took), took[len(took) // 2], took[len(took) * 99 // 100], took[-1], max(walls))


def waiting(store: SqliteStore, now: int) -> tuple[int, str]:
    """Return how many tables are due, and for how many minutes the oldest of each shard has been."""
    rows = [store.rows(due_pk(shard), count=10**6, until=f"{now:014d}")[0] for shard in range(SHARDS)]
    late = [(now - due_at(found[0])) // MINUTE_MS if found else 0 for found in rows]
    return sum(map(len, rows)), " ".join(map(str, late))


def rows(tables: int = TABLES) -> Iterator[Row | Step]:
    """Yield every run until no table is due; then the steps of the local server."""
    with closing(SqliteStore()) as store:
        lay(store, tables)
        yield from drained(store, 1, MIN_SECONDS_LEFT + FEW_SECONDS, 1)
        yield from drained(store, MAX_CONCURRENT, FUNCTION_SECONDS, MOST_MINUTES)
    yield from steps_at_home()


def broken(found: Iterable[Row | Step]) -> Iterator[str]:
    """Yield a sentence if tables are still due at the end. How long steps take depends on the machine."""
    if left := [row.left for row in found if isinstance(row, Row)][-1]:
        yield f"{left:,} tables are still due after {MOST_MINUTES} minutes."


def main(tables: int) -> int:
    """Print all rows. Return 1 if tables are still due at the end, or a step of the local server took too long."""
    from tests.bench.__main__ import lines

    found = list(rows(tables))
    sys.stdout.writelines(f"{line}\n" for line in lines(found))
    steps = [row for row in found if isinstance(row, Step)]
    return int(any(broken(found)) or any(row.longest > MOST_MS for row in steps))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
