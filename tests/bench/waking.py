"""How soon the scheduled handler has a backlog behind it, and whether any shard waits longer than the others.

    python -m tests.bench.waking [TABLES]

At each table a clock has run out within the last hour. Each call of the store takes 4 ms, as DynamoDB's do, and each waking
has the 55 seconds of its function; this machine's processor does the work, whose share is told beside it. `oldest` is how long
(minutes) the first of each shard has been due when a waking is over. The first row is what one table after another comes to.
Last, the same on one's own computer, in steps between which people are answered, bots of every game among them.
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
"""So long any step at home may hold up answers, by the processor's time."""
MOST_MINUTES = 60
"""So long it is watched."""
RUTH = "r" * 22


class Row(NamedTuple):
    """One waking: tables looked at, and how many a minute that is; how many are left, the processor's share, the oldest by
    shard.
    """

    abreast: int
    waking: int
    tables: int
    a_minute: float
    left: int
    processor: float
    oldest: str


class Step(NamedTuple):
    """Of so many steps of a waking at home how long (ms) half, 99 in 100 and all took at most, of the processor's time; and the
    longest by the wall's clock, with the writing to the disk, for which answers wait too.
    """

    at_home: str
    steps: int
    half: float
    most: float
    longest: float
    on_the_wall: float


class Slow:
    """A store each call of which takes 4 ms."""

    def __init__(self, inner: SqliteStore) -> None:
        self._inner = inner

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self._inner, name)

        def slow(*args: Any, **more: Any) -> Any:
            sleep(CALL_SECONDS)
            return call(*args, **more)

        return slow


def lay(store: SqliteStore, tables: int) -> None:
    """So many tables, copies of one, whose clocks ran out one after another in the hour before the beginning."""
    club = Club(store, clock=lambda: BEGINNING - 2 * HOUR_MS)
    alone = TableRequest("dice-golf", [RequestedSeat("me", "Ruth")], {}, BUILT_IN["pebble-coast"], clock_hours=1)
    (entry,) = store.after(make_table(club, RUTH, "key", alone, "table").id, -1)
    with store.batch():
        for number in range(tables):
            table = to_base64url(number.to_bytes(16, "big"))
            store.append(table, entry)
            store.put(due_row(table, BEGINNING - HOUR_MS + number * HOUR_MS // tables))


def drained(store: SqliteStore, abreast: int, seconds: float, most: int) -> Iterator[Row]:
    """Each waking until nothing is left, a minute after the other."""
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
    """Tables whose clock ran out, and then those at which hard bots were cut short, three of them at each game."""
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
    """Each step in a transaction, as the server has it."""
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
    """How many tables are due, and how long the oldest of each shard has been, in minutes."""
    rows = [store.rows(due_pk(shard), count=10**6, until=f"{now:014d}")[0] for shard in range(SHARDS)]
    late = [(now - due_at(found[0])) // MINUTE_MS if found else 0 for found in rows]
    return sum(map(len, rows)), " ".join(map(str, late))


def rows(tables: int = TABLES) -> Iterator[Row | Step]:
    """Every waking until nobody waits; then at home."""
    with closing(SqliteStore()) as store:
        lay(store, tables)
        yield from drained(store, 1, MIN_SECONDS_LEFT + FEW_SECONDS, 1)
        yield from drained(store, MAX_CONCURRENT, FUNCTION_SECONDS, MOST_MINUTES)
    yield from steps_at_home()


def broken(found: Iterable[Row | Step]) -> Iterator[str]:
    """Whether somebody waits still; how long steps take is the machine's as well."""
    if left := [row.left for row in found if isinstance(row, Row)][-1]:
        yield f"{left:,} tables are due after {MOST_MINUTES} minutes still."


def main(tables: int) -> int:
    """Writes it all; 1 where somebody waits still, or a step at home took longer than it may."""
    from tests.bench.__main__ import lines

    found = list(rows(tables))
    sys.stdout.writelines(f"{line}\n" for line in lines(found))
    steps = [row for row in found if isinstance(row, Step)]
    return int(any(broken(found)) or any(row.longest > MOST_MS for row in steps))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
