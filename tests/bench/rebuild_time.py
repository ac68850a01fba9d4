"""Estimate how long it takes to restore a club of a hundred million results, from measurements here and named assumptions.

    python -m tests.bench.rebuild_time

Measured: how many tables one core rebuilds, including the comparison of rows, with a store in memory. Assumed, as it cannot be
measured without an account: how fast AWS restores, reads and counts. Little has to be written, since rows are restored with the
logs: only those of the last seconds are missing or too new. docs/running.md describes the procedure.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import NamedTuple

from chalicelib.boards.results import put_results
from chalicelib.store.sqlite import SqliteStore
from infra.rebuild import Share, rebuild_logs
from infra.rebuild_checkpoint import Checkpoint
from infra.rebuild_players import rebuild_players
from tests.bench import board_reads
from tests.infra.test_rebuild import LOGS, fill, nothing

MILLIONS = 100
"""Millions of results. A table of two players has two results and about twenty rows."""
RESULTS_A_TABLE, ROWS_A_RESULT = 2, 10
PEOPLES_A_RESULT = 2
"""Rows per result that follow from results in the order in which tables ended: a round in a history, and a share of profiles,
boards and pairs. They are compared in batches of a hundred.
"""
ENTRIES_A_TABLE, BYTES_AN_ENTRY, BYTES_A_ROW = 75, 1_000, 300

MACHINES, CORES = 4, 8
"""Each core works on a share of the tables, since a process uses one core."""
SLOWEST_TABLES_A_SECOND = 150
"""Assumed for one core: an eighth of what was measured on a machine with two old cores, where tables are shorter."""
RESTORE_HOURS = 5.0
"""AWS gives no figure; users report hours for terabytes."""
SCAN_MB_A_SECOND = 4.0
"""Rate of one segment of a Scan: four pages of 1 MB per second."""
THREADS = 4
"""Threads per share."""
BATCH_MS = 20.0
"""Time to read a hundred rows by their keys."""
COUNT_MB_A_SECOND = 20.0
"""Rate of counting one board: only the number is returned."""
BOARDS_AT_ONCE = 8
SLOWEST_PEOPLE_A_SECOND = 600
"""Tables whose players' rows one core rebuilds. It is one core, as each table depends on the ones before. Half of what was
measured.
"""
PEOPLES_THREADS = 32
"""Threads that read results and compare rows meanwhile."""
HOURS = 48


class Hours(NamedTuple):
    """Hours of each step. Steps follow one another, except for those of `logs`, which run at the same time."""

    restore: float
    scan: float
    rows: float
    work: float
    boards: float
    people: float

    @property
    def logs(self) -> float:
        return max(self.scan, self.rows, self.work)

    @property
    def total(self) -> float:
        return self.restore + self.logs + self.boards + self.people


def hours(tables_a_second: float = SLOWEST_TABLES_A_SECOND, people_a_second: float = SLOWEST_PEOPLE_A_SECOND) -> Hours:
    """Return the hours of each step, by the tables per second that one core rebuilds: logs, and players' rows."""
    results = MILLIONS * 1e6
    tables = results / RESULTS_A_TABLE
    threads = MACHINES * CORES * THREADS
    stored = tables * ENTRIES_A_TABLE * BYTES_AN_ENTRY + results * ROWS_A_RESULT * BYTES_A_ROW
    seconds = Hours(
        RESTORE_HOURS * 3600,
        stored / 1e6 / SCAN_MB_A_SECOND / threads,
        results * ROWS_A_RESULT / 100 * BATCH_MS / 1000 / threads,
        tables / tables_a_second / (MACHINES * CORES),
        results * ROWS_A_RESULT * BYTES_A_ROW / 1e6 / COUNT_MB_A_SECOND / BOARDS_AT_ONCE,
        tables / people_a_second + results * (1 + PEOPLES_A_RESULT) / 100 * BATCH_MS / 1000 / PEOPLES_THREADS,
    )
    return Hours(*(part / 3600 for part in seconds))


READ, RESTORED = 0.125 / 1e6, 0.15
"""Dollars for a read unit, and for a restored gigabyte."""


def dollars() -> float:
    """Return the costs without the machines."""
    tables = MILLIONS * 1e6 / RESULTS_A_TABLE
    rows = MILLIONS * 1e6 * ROWS_A_RESULT
    stored = tables * ENTRIES_A_TABLE * BYTES_AN_ENTRY + rows * BYTES_A_ROW
    units = stored / 4_096 + rows + rows * BYTES_A_ROW / 4_096
    return units * READ + stored / 1e9 * RESTORED


def measured() -> float:
    """Measure how many tables per second one core of this machine rebuilds when all rows are right already."""
    with closing(SqliteStore()) as store:
        fill(store)
        begun, rounds = time.perf_counter(), 5
        for _ in range(rounds):
            rebuild_logs(store, nothing, Share(1, 1, 1), Checkpoint(None, "", 1))
        return rounds * len(LOGS) / (time.perf_counter() - begun)


def people_measured() -> float:
    """Measure for how many tables per second, of all games, one core of this machine rebuilds and compares players' rows."""
    random, tables = Random(1), 500
    with closing(SqliteStore()) as store:
        for number in range(tables):
            players = [f"{player:022d}" for player in random.sample(range(300), RESULTS_A_TABLE)]
            found = board_reads.result(
                board_reads.GAMES[number % len(board_reads.GAMES)], players, random, board_reads.NOW + number * 1000
            )
            put_results(store, f"{number:022d}", 60, found)
        begun = time.process_time()
        rebuild_players(store)
        return 2 * tables / (time.process_time() - begun)  # once to put the rows, once to compare them


def rows() -> Iterator[str]:
    yield f"Logs: one core here {measured():.0f} tables per second; assumed: {SLOWEST_TABLES_A_SECOND}."
    yield f"Players' rows: one core here {people_measured():.0f} tables per second; assumed: {SLOWEST_PEOPLE_A_SECOND}."
    yield from (f"{name:8} {duration:5.1f} h" for name, duration in zip(Hours._fields, hours(), strict=True))
    yield f"total    {hours().total:5.1f} h for {MILLIONS} million results, on {MACHINES} machines with {CORES} cores"
    yield f"{dollars():.0f} dollars, without the machines"


if __name__ == "__main__":
    sys.stdout.writelines(f"{row}\n" for row in rows())
