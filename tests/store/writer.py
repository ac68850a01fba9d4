"""Another process that writes into a SQLite store, and what others see of its file."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from chalicelib.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[2]

WRITE_FOR_EVER = """
import sys
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
store, n, together = SqliteStore(sys.argv[1]), 0, int(sys.argv[2])
while True:
    if together == 1:
        store.append("T", Entry(n, str(n)))
    else:
        with store.batch():
            for i in range(n, n + together):
                store.append("T", Entry(i, str(i)))
    n += together
    print(n, flush=True)
"""

COPY = """
import sqlite3, sys
source, target = map(sqlite3.connect, sys.argv[1:])
source.backup(target)
source.close()
"""


def numbers(store: SqliteStore, table: str) -> list[int]:
    return [entry.n for entry in store.after(table, -1)]


def committed(path: Path, query: str = "SELECT count(*) FROM entries") -> int:
    """Return what another process sees."""
    with closing(sqlite3.connect(path)) as other:
        return int(other.execute(query).fetchone()[0])


@contextmanager
def a_writer(path: Path, together: int) -> Iterator[subprocess.Popen[str]]:
    """Start a process that appends for ever, and reports what was committed."""
    asked = [sys.executable, "-c", WRITE_FOR_EVER, str(path), str(together)]
    with subprocess.Popen(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def copy_as_killed(path: Path, folder: str) -> Path:
    """Copy the files of an open store into a new folder beside it, as kill -9 would leave them now; return where."""
    there = path.parent / folder
    there.mkdir()
    for end in ("", "-wal"):
        shutil.copy(f"{path}{end}", f"{there / path.name}{end}")
    return there / path.name


def copy_in_another_process(path: Path, target: Path) -> None:
    """Copy a club as `sqlite3 club.db ".backup copy.db"` does: SQLite's locks are a process's, so this one would not do."""
    subprocess.run([sys.executable, "-IS", "-c", COPY, str(path), str(target)], check=True)


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """Let this process's files grow to this size in bytes and no further, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
