"""How many durable appends a second this disk can take, by itself and through SQLite: the ceiling of any server's moves.

    python -m tests.bench.store [FOLDER]        on the disk where FOLDER is (default: .build/); medians of five

Each append is one entry of about 700 bytes. It counts when it is on the disk: alone, or with the other fifteen of its batch.
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
    """Appends a second, and milliseconds until 50 and 99 in 100 of the writes to the disk are done."""

    what: str
    per_second: float
    p50: float
    p99: float


def rows(folder: Path = FOLDER, seconds: float = SECONDS, runs: int = RUNS) -> Iterator[Row]:
    """Each way's figures, medians of so many runs of so many seconds, as they come in."""
    folder.mkdir(parents=True, exist_ok=True)
    for what, together, way in (
        ("plain file, fsync", 1, plain),
        ("SQLite, alone", 1, alone),
        ("SQLite, 16 a batch", BATCH, batched),
    ):
        each = [_figures(way, together, folder, seconds) for _ in range(runs)]
        yield Row(what, *(median(figures) for figures in zip(*each, strict=True)))


def plain(folder: Path) -> Generator[None]:
    """Adds to a file, and waits for the disk: the least that an append can cost."""
    data = ENTRY.body.encode() + (ENTRY.state or b"")
    with (folder / "plain").open("wb", buffering=0) as file:
        while True:
            file.write(data)
            os.fsync(file.fileno())
            yield


def alone(folder: Path) -> Generator[None]:
    """Appends to sixteen tables in turn, each by itself."""
    with closing(SqliteStore(folder / "alone.db")) as store:
        for n in count():
            _append(store, n)
            yield


def batched(folder: Path) -> Generator[None]:
    """Appends one entry to each of sixteen tables at once."""
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
        next(writes)  # the file is made, and its first page written
        began = perf_counter()
        times = [began]
        while times[-1] < began + seconds:
            next(writes)
            times.append(perf_counter())
    took = sorted(after - before for before, after in pairwise(times))
    return len(took) * together / (times[-1] - began), took[len(took) // 2] * 1e3, took[len(took) * 99 // 100] * 1e3


def main(folder: Path) -> None:
    """Writes it all."""
    sys.stdout.write(f"{'durable appends':22}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}\n")
    for what, per_second, p50, p99 in rows(folder):
        sys.stdout.write(f"{what:22}{per_second:10,.0f}{p50:9.2f}{p99:9.2f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
