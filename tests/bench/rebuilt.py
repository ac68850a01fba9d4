"""How long it takes to have a club of a hundred million results back: from what is measured here, and named assumptions.

    python -m tests.bench.rebuilt

Measured: how many tables a processor works through, rows compared and all, over a store in memory. Assumed, for it cannot be
measured without an account: how quickly AWS restores, reads and counts. What has to be written is little, since rows are
restored with the logs: those of the last seconds are missing or too new. docs/running.md says how it is done.
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
from tests.bench import people
from tests.infra.test_rebuild import LOGS, fill, nothing

MILLIONS = 100
"""Results. A table with two players who count has two, and some twenty rows."""
RESULTS_A_TABLE, ROWS_A_RESULT = 2, 10
PEOPLES_A_RESULT = 2
"""Of those that are made of results in the order in which tables ended: a round in a history, a share of profile, boards and
pairs. They are compared by the hundred.
"""
ENTRIES_A_TABLE, BYTES_AN_ENTRY, BYTES_A_ROW = 75, 1_000, 300

MACHINES, CORES = 4, 8
"""A share of its own for each core, since a process uses one."""
SLOWEST_TABLES_A_SECOND = 150
"""That one core works through: an eighth of what a machine of two old cores measured, its tables being shorter."""
RESTORE_HOURS = 5.0
"""AWS names no figure; restores of terabytes were told of as taking hours."""
SCAN_MB_A_SECOND = 4.0
"""A segment of a Scan: pages of 1 MB, four a second."""
THREADS = 4
"""A share's."""
BATCH_MS = 20.0
"""A hundred rows by their keys."""
COUNT_MB_A_SECOND = 20.0
"""Of one board, counted: nothing but the number comes back."""
BOARDS_AT_ONCE = 8
SLOWEST_PEOPLE_A_SECOND = 600
"""Tables that are played through for their people: by one core, for all hang on those before. Half of what was measured."""
PEOPLES_THREADS = 32
"""That read results and compare rows meanwhile."""
HOURS = 48


class Hours(NamedTuple):
    """What each step takes; steps follow one another, except for those of `logs`, whose slowest counts."""

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
    """By so many tables a second that one core works through: logs, and for their people."""
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
"""Dollars for a read unit, and for a gigabyte restored."""


def dollars() -> float:
    """What it costs, except for the machines."""
    tables = MILLIONS * 1e6 / RESULTS_A_TABLE
    rows = MILLIONS * 1e6 * ROWS_A_RESULT
    stored = tables * ENTRIES_A_TABLE * BYTES_AN_ENTRY + rows * BYTES_A_ROW
    units = stored / 4_096 + rows + rows * BYTES_A_ROW / 4_096
    return units * READ + stored / 1e9 * RESTORED


def measured() -> float:
    """Tables a second, on one core of this machine, of which all rows are right."""
    with closing(SqliteStore()) as store:
        fill(store)
        begun, rounds = time.perf_counter(), 5
        for _ in range(rounds):
            rebuild_logs(store, nothing, Share(1, 1, 1), Checkpoint(None, "", 1))
        return rounds * len(LOGS) / (time.perf_counter() - begun)


def people_measured() -> float:
    """Tables a second, on one core of this machine, of all games, that are played through for their people and compared."""
    random, tables = Random(1), 500
    with closing(SqliteStore()) as store:
        for number in range(tables):
            players = [f"{player:022d}" for player in random.sample(range(300), RESULTS_A_TABLE)]
            found = people.result(people.GAMES[number % len(people.GAMES)], players, random, people.NOW + number * 1000)
            put_results(store, f"{number:022d}", 60, found)
        begun = time.process_time()
        rebuild_players(store)
        return 2 * tables / (time.process_time() - begun)  # once to put the rows, once to find them right


def rows() -> Iterator[str]:
    yield f"One core here: {measured():.0f} tables a second; assumed: {SLOWEST_TABLES_A_SECOND}."
    yield f"And {people_measured():.0f} for their people; assumed: {SLOWEST_PEOPLE_A_SECOND}."
    yield from (f"{name:8} {told:5.1f} h" for name, told in zip(Hours._fields, hours(), strict=True))
    yield f"in all   {hours().total:5.1f} h for {MILLIONS} million results, on {MACHINES} machines of {CORES} cores"
    yield f"{dollars():.0f} dollars, except for the machines"


if __name__ == "__main__":
    sys.stdout.writelines(f"{row}\n" for row in rows())
