"""The local store: one SQLite file and one connection; every write is on the disk before it is answered.

Outside a batch each write is a transaction. Inside one, all calls run in a single transaction that is committed at its end:

    with store.batch():           one write to the disk for all of them; if it fails, Unavailable, and none is done
        answers = [answer(request) for request in ready]

Only one process may have the file open. It holds a lock on a file beside it, which the system releases however the process
ends. Copies can be made meanwhile (`sqlite3 club.db ".backup copy.db"`).
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chalicelib.errors import TableDamaged
from chalicelib.store import sqlite_layout as layout
from chalicelib.store.interface import (
    Entry,
    Gone,
    Mark,
    Row,
    Taken,
    Unavailable,
    check_change,
    check_entry,
    check_size,
    row_size,
)
from chalicelib.store.sqlite_file import (
    COPY,
    DAMAGED,
    Report,
    damaged_table,
    open_file,
    open_in_memory,
    print_to_stderr,
    take_lock,
)
from chalicelib.store.sqlite_layout import PUT, PUT_NEWER
from chalicelib.store.sqlite_recovery import copy_with_sqlite

APPEND = "INSERT INTO entries (log, n, body, state, checksum) VALUES (?, ?, ?, ?, ?) ON CONFLICT (log, n) DO NOTHING"
LOG_COLUMNS = "SELECT n, CAST(body AS BLOB), state, checksum FROM entries WHERE log = ?"
ENTRY_AT = f"{LOG_COLUMNS} AND n = ?"
AMEND = "UPDATE entries SET body = ?, state = ?, checksum = ? WHERE log = ? AND n = ? AND body = ?"
NEWEST = f"{LOG_COLUMNS} ORDER BY n DESC LIMIT ?"
AFTER = f"{LOG_COLUMNS} AND n > ? ORDER BY n LIMIT ?"
SPAN = f"{LOG_COLUMNS} AND n BETWEEN ? AND ? ORDER BY n"
ENTRIES_AT = f"{LOG_COLUMNS} AND n IN (SELECT value FROM json_each(?)) ORDER BY n"
NEXT_LOG = "SELECT CAST(min(log) AS BLOB) FROM entries WHERE log > ?"
WHOLE_LOG = f"{LOG_COLUMNS} ORDER BY n"
DELETE = "DELETE FROM rows WHERE pk = ? AND sk = ?"
ROW_COLUMNS = "SELECT CAST(sk AS BLOB), n, CAST(body AS BLOB), expires, CAST(place AS BLOB), checksum FROM rows WHERE pk = ?"
"""As bytes, because a damaged value may not be text."""
GET = f"{ROW_COLUMNS} AND sk = ?"
ROWS = f"{ROW_COLUMNS} AND sk > ? ORDER BY sk LIMIT ?"
ROWS_UNTIL = f"{ROW_COLUMNS} AND sk > ? AND sk < ? ORDER BY sk LIMIT ?"
ROWS_BACK = f"{ROW_COLUMNS} AND sk < ? AND sk > ? ORDER BY sk DESC LIMIT ?"
RANKED = f"{ROW_COLUMNS} AND place > ? ORDER BY place LIMIT ?"
RANKED_BACK = f"{ROW_COLUMNS} AND place < ? ORDER BY place DESC LIMIT ?"
COUNT = "SELECT count(*) FROM rows WHERE pk = ?"
EXPIRE_SOME = "DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE expires < ? LIMIT ?)"


ABOVE_ALL = b""
"""Sorts after every text: SQLite orders blobs, even empty ones, after text."""
ALL = -1
"""No LIMIT."""
EXPIRE_BATCH = 500
"""Number of expired rows that are deleted at once by a server that must answer in between."""

LAST_NUMBERS_KEPT = 10_000
"""Maximum number of logs whose last entry's number is cached."""
SK, PLACE = 0, 4
"""The places of these columns in ROW_COLUMNS."""

RESTART = "Stop the server and start it again: it looks at the whole file and mends what can be mended."
ERROR_SENTENCES = {
    sqlite3.SQLITE_FULL: "The disk is full: nobody can play until there is room. Nothing that was played is lost.",
    sqlite3.SQLITE_IOERR: "The disk cannot be written or read: nobody can play until it can. Nothing that was played is lost.",
    **dict.fromkeys(DAMAGED, f"The club's file is damaged. {RESTART}"),
}
"""Sentences for the person who runs the server, by SQLite's error code."""
REPORT_PAUSE = 60.0
"""Seconds in which the same sentence is reported once."""


class SqliteStore:
    """A store in one SQLite file, or in memory if no path is given. `interface.py` documents the methods.

    Any thread may call it; while one is in a batch the others wait. Every read is strong.

    Reading a damaged entry raises TableDamaged; a damaged row counts as missing. Each is reported once.
    """

    def __init__(
        self, path: Path | str | None = None, *, now: Callable[[], float] = time.time, report: Report = print_to_stderr
    ) -> None:
        """Open the file; create or repair it if necessary; delete rows that have expired by `now()` (Unix seconds). `report`
        gets sentences for the person who runs the server. Raises CannotOpen.
        """
        self.full = False
        """Whether the last batch failed because the disk is full or cannot be written."""
        self._lock = threading.RLock()
        self._batching = False
        self._last_numbers: dict[str, int] = {}
        self._now, self._report = now, report
        self._reported: dict[str, float] = {}
        self._damaged = set[str]()
        self._path = None if path is None else Path(path)
        self._lock_descriptor = take_lock(Path(path)) if path is not None else None
        try:
            if path is None:
                self._db = open_in_memory()
            else:
                self._db, self._damaged = open_file(Path(path), int(now()), report)
        except BaseException:
            self._release()
            raise

    def expire(self, most: int = EXPIRE_BATCH) -> bool:
        """Delete up to `most` expired rows; return whether there may be more. For a server that runs for long."""
        return self._write(EXPIRE_SOME, int(self._now()), most) == most

    def copy(self) -> Path:
        """Copy the file beside itself, readable only by its owner; return the path. Raises OSError, sqlite3.Error."""
        assert self._path is not None
        with self._lock:
            return copy_with_sqlite(self._db, self._path, COPY, int(self._now()))

    def close(self) -> None:
        """Close the file and release its lock."""
        with self._lock:
            self._db.close()
            self._release()

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Run all calls within it in one transaction. If that fails, Unavailable is raised at its end and none of them is done.

        An append that raises Taken does not undo the others. An exception that leaves the batch undoes it.
        """
        with self._lock:
            if self._batching:
                raise RuntimeError("A batch is open already.")
            self.full = False
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
            if not self._run(APPEND, (table, entry.n, entry.body, entry.state, _entry_sum(table, entry))).rowcount:
                raise Taken(self._entries(ENTRY_AT, table, entry.n)[0])
            if table in self._last_numbers:
                self._last_numbers[table] = max(self._last_numbers[table], entry.n)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return self._entries(NEWEST, table, count)

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        """Caches the number of each log's last entry, since nobody else writes to the file: most polls read nothing."""
        with self._lock:
            if n >= self._last_numbers.get(table, n + 1):
                return []
            found = self._entries(AFTER, table, n, ALL if count is None else count)
            if count is None or len(found) < count:
                if len(self._last_numbers) >= LAST_NUMBERS_KEPT:
                    self._last_numbers.clear()
                self._last_numbers[table] = found[-1].n if found else n
            return found

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return self._entries(SPAN, table, first, last)

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        return self._entries(ENTRIES_AT, table, json.dumps([*numbers]))

    def put(self, row: Row, *, newer: bool = False) -> bool:
        check_size(row_size(row))
        values = (row.pk, row.sk, row.n, row.body, row.expires, row.order, _row_sum(row))
        return self._write(PUT_NEWER if newer else PUT, *values) == 1

    def delete(self, pk: str, sk: str) -> None:
        self._write(DELETE, pk, sk)

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        check_change(rows, gone)
        with self._lock:
            # Nobody else writes meanwhile, so the versions checked here are still the same when they are changed.
            before = [(self._get_row(row.pk, row.sk), row.n - 1) for row in rows]
            going = [(self._get_row(pk, sk), n) for pk, sk, n in gone]
            if any((row.n if row else 0) != n for row, n in before) or any(row is None or row.n != n for row, n in going):
                return False
            with self._all_or_nothing():
                for row in rows:
                    self.put(row)
                for pk, sk, _ in gone:
                    self.delete(pk, sk)
            return True

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return self._get_row(pk, sk)

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
            found = self._read(ROWS_BACK, pk, after or ABOVE_ALL, until or "", count + 1)
        else:
            bounds = (after or "",) if until is None else (after or "", until)
            found = self._read(ROWS if until is None else ROWS_UNTIL, pk, *bounds, count + 1)
        return self._page(pk, found, count, SK)

    def ranked(self, pk: str, *, count: int, after: str | None = None, back: bool = False) -> tuple[list[Row], str | None]:
        bound = after or (ABOVE_ALL if back else "")
        return self._page(pk, self._read(RANKED_BACK if back else RANKED, pk, bound, count + 1), count, PLACE)

    def amend(self, table: str, was: Entry, entry: Entry) -> bool:
        check_entry(table, entry)
        with self._lock:
            if self._write(AMEND, entry.body, entry.state, _entry_sum(table, entry), table, entry.n, was.body):
                return True
            return [entry.body] == [found.body for found in self._entries(ENTRY_AT, table, entry.n)]

    def logs(self, part: int = 0, parts: int = 1, after: Mark | None = None) -> Iterator[tuple[str, list[Entry]]]:
        table, place = self._next_log(""), 0
        while table is not None:
            if place % parts == part and (after is None or table > after[0]):
                yield table, [self._without_state(table, found) for found in self._read(WHOLE_LOG, table)]
            table, place = self._next_log(table), place + 1

    def _next_log(self, table: str) -> str | None:
        ((found,),) = self._read(NEXT_LOG, table)
        return None if found is None else found.decode(errors="replace")

    def _without_state(self, table: str, found: tuple[Any, ...]) -> Entry:
        """Return the entry; a damaged one has an empty body, which no tool can parse."""
        entry = layout.read_entry(table.encode(), *found)
        return Entry(found[0], entry.body if entry else "")

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        return [row for pk, sk in keys if (row := self.get(pk, sk))]

    def count(self, pk: str) -> int:
        return int(self._read(COUNT, pk)[0][0])

    def _get_row(self, pk: str, sk: str) -> Row | None:
        found = self._read(GET, pk, sk)
        return self._row(pk, found[0]) if found else None

    def _page(self, pk: str, found: list[tuple[Any, ...]], count: int, by: int) -> tuple[list[Row], str | None]:
        """Return the first `count` rows and the next `after`: the last one's column `by`; None at the end."""
        page = [row for one in found[:count] if (row := self._row(pk, one))]
        return page, found[count - 1][by].decode(errors="replace") if len(found) > count else None

    def _row(self, pk: str, found: tuple[Any, ...]) -> Row | None:
        row = layout.read_row(pk.encode(), *found)
        if row is None:
            self._report_once(f"A row is damaged and is taken for lost: {pk}. {RESTART}")
        return row

    def _entries(self, query: str, table: str, *values: Any) -> list[Entry]:
        log = table.encode()
        entries = [layout.read_entry(log, *found) for found in self._read(query, table, *values)]
        valid = [entry for entry in entries if entry]
        if len(valid) < len(entries):
            if table not in self._damaged:
                self._damaged.add(table)
                self._report(damaged_table(table))
            raise TableDamaged
        return valid

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Do everything within it or, if something fails, nothing: in a batch of its own or as part of the open one."""
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
        """Run a statement and return how many rows it changed."""
        with self._lock:
            return self._run(statement, values).rowcount

    def _run(self, statement: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
        # A full or failing disk ends the whole transaction. Later calls of the batch must not run outside it.
        if self._batching and not self._db.in_transaction:
            raise Unavailable("The batch has failed.")
        try:
            return self._db.execute(statement, values)
        except sqlite3.DatabaseError as error:
            code = error.sqlite_errorcode & 0xFF
            self.full = self.full or code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
            if code in ERROR_SENTENCES:
                self._report_once(ERROR_SENTENCES[code])
            elif not isinstance(error, sqlite3.OperationalError):
                raise
            raise Unavailable(str(error)) from error

    def _report_once(self, sentence: str) -> None:
        """Report the sentence, at most once a minute."""
        now = time.monotonic()
        if now - self._reported.get(sentence, -REPORT_PAUSE) >= REPORT_PAUSE:
            self._reported[sentence] = now
            self._report(sentence)

    def _release(self) -> None:
        if self._lock_descriptor is not None:
            os.close(self._lock_descriptor)
            self._lock_descriptor = None


def _entry_sum(table: str, entry: Entry) -> int:
    return layout.entry_checksum(table.encode(), entry.n, entry.body.encode(), entry.state)


def _row_sum(row: Row) -> int:
    order = row.order if row.order is None else row.order.encode()
    return layout.row_checksum(row.pk.encode(), row.sk.encode(), row.n, row.body.encode(), row.expires, order)
