"""The store of one's own computer: one SQLite file, one connection, every write on the disk before it is answered.

Outside a batch each write commits by itself. Inside one, all calls run in a single transaction that is committed at its end:

    with store.batch():           one write to the disk for all of them; if it fails, Unavailable, and none of them happened
        answers = [answer(request) for request in ready]

One process at a time may have the file open: a lock file beside it says so, and the system lets go of that lock however the
process ends. Copies can be made all the while (`sqlite3 club.db ".backup copy.db"`).
"""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from chalicelib import private
from chalicelib.store.interface import Entry, Gone, Mark, Row, Taken, Unavailable
from chalicelib.store.units import check_change, check_entry, check_size, row_size

FORMAT = 2
"""The number of the layout below, kept in the file. A file with a higher one was written by a newer version of this program."""

OURS = 0x4D756C6C
"""SQLite's application id: tells our files from anybody else's."""

# With rowids, although the keys are unique without: a log's bodies are then added at the end of the file, and only its small
# index is written in the middle. Measured: 6,300 durable appends a second with, 4,500 without; in batches 47,000 and 25,000.
RANKING = "CREATE INDEX ranking ON rows (pk, place) WHERE place IS NOT NULL"
LAYOUT = (
    "CREATE TABLE entries (log TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, state BLOB, PRIMARY KEY (log, n)) STRICT",
    "CREATE TABLE rows (pk TEXT NOT NULL, sk TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, expires INTEGER,"
    " place TEXT, PRIMARY KEY (pk, sk)) STRICT",
    "CREATE INDEX expiring ON rows (expires) WHERE expires IS NOT NULL",
    RANKING,
    f"PRAGMA application_id = {OURS}",
    f"PRAGMA user_version = {FORMAT}",
)

CHANGES = {
    1: ("ALTER TABLE rows ADD COLUMN place TEXT", RANKING, "PRAGMA user_version = 2"),
}
"""What makes a file of that format one of the next."""

APPEND = "INSERT INTO entries (log, n, body, state) VALUES (?, ?, ?, ?) ON CONFLICT (log, n) DO NOTHING"
STANDING = "SELECT n, body, state FROM entries WHERE log = ? AND n = ?"
AMEND = "UPDATE entries SET body = ?, state = ? WHERE log = ? AND n = ? AND body = ?"
NEWEST = "SELECT n, body, state FROM entries WHERE log = ? ORDER BY n DESC LIMIT ?"
AFTER = "SELECT n, body, state FROM entries WHERE log = ? AND n > ? ORDER BY n LIMIT ?"
SPAN = "SELECT n, body, state FROM entries WHERE log = ? AND n BETWEEN ? AND ? ORDER BY n"
SOME = "SELECT n, body, state FROM entries WHERE log = ? AND n IN (SELECT value FROM json_each(?)) ORDER BY n"
NEXT_LOG = "SELECT min(log) FROM entries WHERE log > ?"
BODIES = "SELECT n, body FROM entries WHERE log = ? ORDER BY n"
PUT = (
    "INSERT INTO rows (pk, sk, n, body, expires, place) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (pk, sk)"
    " DO UPDATE SET n = excluded.n, body = excluded.body, expires = excluded.expires, place = excluded.place"
)
PUT_NEWER = f"{PUT} WHERE n < excluded.n"
DELETE = "DELETE FROM rows WHERE pk = ? AND sk = ?"
FIND = "SELECT pk, sk, n, body, expires, place FROM rows WHERE pk = ?"
GET = f"{FIND} AND sk = ?"
ROWS = f"{FIND} AND sk > ? ORDER BY sk LIMIT ?"
ROWS_UNTIL = f"{FIND} AND sk > ? AND sk < ? ORDER BY sk LIMIT ?"
ROWS_BACK = f"{FIND} AND sk < ? AND sk > ? ORDER BY sk DESC LIMIT ?"
RANKED = f"{FIND} AND place > ? ORDER BY place LIMIT ?"
RANKED_BACK = f"{FIND} AND place < ? ORDER BY place DESC LIMIT ?"
COUNT = "SELECT count(*) FROM rows WHERE pk = ?"
EXPIRE = "DELETE FROM rows WHERE expires < ?"
EXPIRE_SOME = "DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE expires < ? LIMIT ?)"


ABOVE_ALL = b""
"""Above every text: SQLite orders bytes, even none, after it."""
ALL = -1
"""As a limit: none."""
EXPIRED_AT_ONCE = 500
"""A server that answers in between drops so many rows at once."""

TOPS_KEPT = 10_000
"""Of so many logs it is remembered at most where they end."""


class CannotOpen(Exception):
    """The file cannot be used; the sentence says why and what to do, for whoever started the server."""


class SqliteStore:
    """A store in one SQLite file, or in memory if no path is given. What each call promises stands in `interface.py`.

    All calls may come from any thread; while one is in a batch the others wait. Every read is strong.
    """

    def __init__(self, path: Path | str | None = None, *, now: Callable[[], float] = time.time) -> None:
        """Opens the file, or makes it; drops the rows that have expired at `now` (Unix seconds). Raises CannotOpen."""
        self._lock = threading.RLock()
        self._batching = False
        self._tops: dict[str, int] = {}
        self._claim = _claim(Path(path)) if path is not None else None
        try:
            self._db = _open(path, int(now()))
            self._now = now
        except BaseException:
            self._let_go()
            raise

    def expire(self, most: int = EXPIRED_AT_ONCE) -> bool:
        """Drops so many rows that have expired, for a server that stays open for long; whether there may be more."""
        return self._write(EXPIRE_SOME, int(self._now()), most) == most

    def close(self) -> None:
        """Closes the file; the next process may open it."""
        with self._lock:
            self._db.close()
            self._let_go()

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Runs all calls within it in one transaction. If that fails, raises Unavailable at its end, and none of them happened.

        An append that raises Taken leaves the others alone. An exception that leaves the batch undoes it.
        """
        with self._lock:
            if self._batching:
                raise RuntimeError("A batch is open already.")
            self._write("BEGIN IMMEDIATE")
            self._batching = True
            try:
                yield
                self._write("COMMIT")
            finally:
                self._batching = False
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")

    def append(self, table: str, entry: Entry) -> None:
        check_entry(table, entry)
        with self._lock:
            if not self._run(APPEND, (table, entry.n, entry.body, entry.state)).rowcount:
                raise Taken(Entry(*self._read(STANDING, table, entry.n)[0]))
            if table in self._tops:
                self._tops[table] = max(self._tops[table], entry.n)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return [Entry(*found) for found in self._read(NEWEST, table, count)]

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        """Nobody else writes to the file: above which number of a log nothing stands is known, and most polls need not look."""
        with self._lock:
            if n >= self._tops.get(table, n + 1):
                return []
            found = [Entry(*found) for found in self._read(AFTER, table, n, ALL if count is None else count)]
            if count is None or len(found) < count:
                if len(self._tops) >= TOPS_KEPT:
                    self._tops.clear()
                self._tops[table] = found[-1].n if found else n
            return found

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return [Entry(*found) for found in self._read(SPAN, table, first, last)]

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        return [Entry(*found) for found in self._read(SOME, table, json.dumps([*numbers]))]

    def put(self, row: Row, *, newer: bool = False) -> bool:
        check_size(row_size(row))
        return self._write(PUT_NEWER if newer else PUT, row.pk, row.sk, row.n, row.body, row.expires, row.order) == 1

    def delete(self, pk: str, sk: str) -> None:
        self._write(DELETE, pk, sk)

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        check_change(rows, gone)
        with self._lock:
            # Nobody else writes meanwhile, so what is looked at first still stands when it is changed.
            before = [(self._found(row.pk, row.sk), row.n - 1) for row in rows]
            going = [(self._found(pk, sk), n) for pk, sk, n in gone]
            if any((row.n if row else 0) != n for row, n in before) or any(row is None or row.n != n for row, n in going):
                return False
            with self._together():
                for row in rows:
                    self.put(row)
                for pk, sk, _ in gone:
                    self.delete(pk, sk)
            return True

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return self._found(pk, sk)

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[list[Row], str | None]:
        if back:
            found = [Row(*row) for row in self._read(ROWS_BACK, pk, after or ABOVE_ALL, until or "", count + 1)]
        else:
            bounds = (after or "",) if until is None else (after or "", until)
            found = [Row(*row) for row in self._read(ROWS if until is None else ROWS_UNTIL, pk, *bounds, count + 1)]
        return found[:count], found[count - 1].sk if len(found) > count else None

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[list[Row], str | None]:
        bound = after or (ABOVE_ALL if back else "")
        found = [Row(*row) for row in self._read(RANKED_BACK if back else RANKED, pk, bound, count + 1)]
        return found[:count], found[count - 1].order if len(found) > count else None

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        check_entry(table, entry)
        with self._lock:
            if self._write(AMEND, entry.body, entry.state, table, entry.n, was.body):
                return True
            return [(entry.n, entry.body)] == [found[:2] for found in self._read(STANDING, table, entry.n)]

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        table, place = self._read(NEXT_LOG, "")[0][0], 0
        while table is not None:
            if place % parts == part and (after is None or table > after[0]):
                yield table, [Entry(*found) for found in self._read(BODIES, table)]
            table, place = self._read(NEXT_LOG, table)[0][0], place + 1

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        return [row for pk, sk in keys if (row := self.get(pk, sk))]

    def count(self, pk: str) -> int:
        return int(self._read(COUNT, pk)[0][0])

    def _found(self, pk: str, sk: str) -> Row | None:
        found = self._read(GET, pk, sk)
        return Row(*found[0]) if found else None

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Does all that is done within it or, where something fails, nothing: by itself, or as a part of the batch."""
        if not self._batching:
            with self.batch():
                yield
            return
        self._write("SAVEPOINT together")
        try:
            yield
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK TO together")
            raise
        self._write("RELEASE together")

    def _read(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._run(query, values).fetchall()

    def _write(self, statement: str, *values: Any) -> int:
        """Runs it and returns how many rows it changed."""
        with self._lock:
            return self._run(statement, values).rowcount

    def _run(self, statement: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        # A full or failing disk ends the whole transaction. What follows in its batch must not be done on its own.
        if self._batching and not self._db.in_transaction:
            raise Unavailable("The batch has failed.")
        try:
            return self._db.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    def _let_go(self) -> None:
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None


def files_of(path: Path) -> list[Path]:
    """All that a store in this file has: SQLite makes its own beside it, with the rights that the file has then."""
    return [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock"))]


def _claim(path: Path) -> int:
    """Takes the lock beside the file for this process, as an open file; raises CannotOpen if another has it."""
    try:
        path.parent.mkdir(private.OWN_FOLDER, parents=True, exist_ok=True)
        claim = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, private.OWN_FILE)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be opened: {error.strerror}.") from error
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        owner = os.read(claim, 20).decode() or "unknown"
        os.close(claim)
        raise CannotOpen(f"{path} is in use by another server (process {owner}). Stop it, or choose another DATA.") from error
    os.truncate(claim, 0)
    os.pwrite(claim, str(os.getpid()).encode(), 0)
    return claim


def _open(path: Path | str | None, now: int) -> sqlite3.Connection:
    """Connects to the file, lays it out if it is new, closes it to others, and drops what has expired; raises CannotOpen."""
    try:
        if path is not None:
            private.begin(Path(path))
        db = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False, timeout=1)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be opened: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise CannotOpen(f"{path} cannot be opened: {error}.") from error
    try:
        version = _version(db, path)
        if path is not None:
            for file in files_of(Path(path)):
                private.close(file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        if version != FORMAT:
            _lay_out(db, version)
        db.execute(EXPIRE, (now,))
    except (sqlite3.Error, CannotOpen) as error:
        db.close()
        raise error if isinstance(error, CannotOpen) else CannotOpen(f"{path} cannot be used: {error}.") from error
    return db


def _version(db: sqlite3.Connection, path: Path | str | None) -> int:
    """The file's format, 0 if it has nothing in it yet; raises CannotOpen for one that is not ours to write."""
    asked = ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
    application, version, tables = (db.execute(query).fetchone()[0] for query in asked)
    if application == OURS and version > FORMAT:
        raise CannotOpen(f"{path} was written by a newer version (format {version}, this one knows {FORMAT}). Update, please.")
    if application != OURS and (application or version or tables):
        raise CannotOpen(f"{path} holds something else. Choose another DATA.")
    return int(version)


def _lay_out(db: sqlite3.Connection, version: int) -> None:
    """Makes the tables, or changes those of an older format: all, or nothing if it is interrupted."""
    steps = [CHANGES[old] for old in range(version, FORMAT)] if version else [LAYOUT]
    db.execute("BEGIN IMMEDIATE")
    for statement in chain.from_iterable(steps):
        db.execute(statement)
    db.execute("COMMIT")
