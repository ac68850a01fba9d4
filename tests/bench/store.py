"""Measure how many durable appends per second this disk takes, plain and through SQLite: the limit for any server's moves.

    python -m tests.bench.store [FOLDER]        on the disk of FOLDER (default: .build/); medians of five

Each append is one entry of about 700 bytes. It counts once it is on disk, alone or with the other fifteen of its batch.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import count, pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore

FOLDER = Path(__file__).parents[2] / ".build"
ENTRY = Entry(0, '{"acts": "%s"}' % ("x" * 380), bytes(300))
BATCH = 16
TABLES = 16
RUNS = 5
SECONDS = 0.5


class Row(NamedTuple):
    """Appends per second, and the 50th and 99th percentile of a write to disk in milliseconds."""

    what: str
    per_second: float
    p50: float
    p99: float


def rows(folder: Path = FOLDER, seconds: float = SECONDS, runs: int = RUNS) -> Iterator[Row]:
    """Yield the figures of each kind of append, as medians of `runs` runs of so many seconds."""
    folder.mkdir(parents=True, exist_ok=True)
    for what, together, way in (
        ("plain file, fsync", 1, plain),
        ("SQLite, alone", 1, alone),
        ("SQLite, 16 a batch", BATCH, batched),
    ):
        each = [_figures(way, together, folder, seconds) for _ in range(runs)]
        yield Row(what, *(median(figures) for figures in zip(*each, strict=True)))


def plain(folder: Path) -> Generator[None]:
    """Write to a file and wait for the disk: the minimum cost of an append."""
    data = ENTRY.body.encode() + (ENTRY.state or b"")
    with (folder / "plain").open("wb", buffering=0) as file:
        while True:
            file.write(data)
            os.fsync(file.fileno())
            yield


def alone(folder: Path) -> Generator[None]:
    """Append to sixteen tables in turn, each entry in its own transaction."""
    with closing(SqliteStore(folder / "alone.db")) as store:
        for n in count():
            _append(store, n)
            yield


def batched(folder: Path) -> Generator[None]:
    """Append one entry to each of sixteen tables in one transaction."""
    with closing(SqliteStore(folder / "batched.db")) as store:
        numbers = count()
        while True:
            with store.batch():
                for _ in range(BATCH):
                    _append(store, next(numbers))
            yield


def _append(store: SqliteStore, n: int) -> None:
    store.append(f"{n % TABLES:022}", Entry(n // TABLES, ENTRY.body, ENTRY.state))


def _figures(way: Callable[[Path], Generator[None]], together: int, folder: Path, seconds: float) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory(dir=folder) as place, closing(way(Path(place))) as writes:
        next(writes)  # creates the file and writes its first page
        began = perf_counter()
        times = [began]
        while times[-1] < began + seconds:
            next(writes)
            times.append(perf_counter())
    took = sorted(after - before for before, after in pairwise(times))
    return len(took) * together / (times[-1] - began), took[len(took) // 2] * 1e3, took[len(took) * 99 // 100] * 1e3


def main(folder: Path) -> None:
    """Print all figures."""
    sys.stdout.write(f"{'durable appends':22}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}\n")
    for what, per_second, p50, p99 in rows(folder):
        sys.stdout.write(f"{what:22}{per_second:10,.0f}{p50:9.2f}{p99:9.2f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
