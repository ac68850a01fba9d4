"""The store of one's own computer: one SQLite file, one connection, every write on the disk before it is answered.

Outside a batch each write commits by itself. Inside one, all calls run in a single transaction that is committed at its end:

    with store.batch():           one write to the disk for all of them; if it fails, Unavailable, and none of them happened
        answers = [answer(request) for request in ready]

One process at a time may have the file open: a lock file beside it says so, and the system lets go of that lock however the
process ends. Copies can be made all the while (`sqlite3 club.db ".backup copy.db"`).
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
from chalicelib.store import layout
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
from chalicelib.store.layout import PUT, PUT_NEWER
from chalicelib.store.recovery import copy_with_sqlite
from chalicelib.store.sqlite_file import COPY, DAMAGED, Say, claim, damaged_table, in_memory, on_console, open_file

APPEND = "INSERT INTO entries (log, n, body, state, checksum) VALUES (?, ?, ?, ?, ?) ON CONFLICT (log, n) DO NOTHING"
OF_LOG = "SELECT n, CAST(body AS BLOB), state, checksum FROM entries WHERE log = ?"
STANDING = f"{OF_LOG} AND n = ?"
AMEND = "UPDATE entries SET body = ?, state = ?, checksum = ? WHERE log = ? AND n = ? AND body = ?"
NEWEST = f"{OF_LOG} ORDER BY n DESC LIMIT ?"
AFTER = f"{OF_LOG} AND n > ? ORDER BY n LIMIT ?"
SPAN = f"{OF_LOG} AND n BETWEEN ? AND ? ORDER BY n"
SOME = f"{OF_LOG} AND n IN (SELECT value FROM json_each(?)) ORDER BY n"
NEXT_LOG = "SELECT CAST(min(log) AS BLOB) FROM entries WHERE log > ?"
WHOLE_LOG = f"{OF_LOG} ORDER BY n"
DELETE = "DELETE FROM rows WHERE pk = ? AND sk = ?"
FIND = "SELECT CAST(sk AS BLOB), n, CAST(body AS BLOB), expires, CAST(place AS BLOB), checksum FROM rows WHERE pk = ?"
"""As bytes, for what is damaged may be no text."""
GET = f"{FIND} AND sk = ?"
ROWS = f"{FIND} AND sk > ? ORDER BY sk LIMIT ?"
ROWS_UNTIL = f"{FIND} AND sk > ? AND sk < ? ORDER BY sk LIMIT ?"
ROWS_BACK = f"{FIND} AND sk < ? AND sk > ? ORDER BY sk DESC LIMIT ?"
RANKED = f"{FIND} AND place > ? ORDER BY place LIMIT ?"
RANKED_BACK = f"{FIND} AND place < ? ORDER BY place DESC LIMIT ?"
COUNT = "SELECT count(*) FROM rows WHERE pk = ?"
EXPIRE_SOME = "DELETE FROM rows WHERE rowid IN (SELECT rowid FROM rows WHERE expires < ? LIMIT ?)"


ABOVE_ALL = b""
"""Above every text: SQLite orders bytes, even none, after it."""
ALL = -1
"""As a limit: none."""
EXPIRED_AT_ONCE = 500
"""A server that answers in between drops so many rows at once."""

TOPS_KEPT = 10_000
"""Of so many logs it is remembered at most where they end."""
SK, PLACE = 0, 4
"""Where these stand among what FIND finds."""

START_AGAIN = "Stop the server and start it again: it looks at the whole file and mends what can be mended."
TROUBLES = {
    sqlite3.SQLITE_FULL: "The disk is full: nobody can play until there is room. Nothing that was played is lost.",
    sqlite3.SQLITE_IOERR: "The disk cannot be written or read: nobody can play until it can. Nothing that was played is lost.",
    **dict.fromkeys(DAMAGED, f"The club's file is damaged. {START_AGAIN}"),
}
"""What whoever runs the server must hear of, by SQLite's code."""
PAUSE = 60.0
"""Seconds in which the same is said once."""


class SqliteStore:
    """A store in one SQLite file, or in memory if no path is given. What each call promises stands in `interface.py`.

    All calls may come from any thread; while one is in a batch the others wait. Every read is strong.

    An entry that is not what was written raises TableDamaged, whatever reads it; any other such row is as if it were not there.
    Both are said, once.
    """

    def __init__(self, path: Path | str | None = None, *, now: Callable[[], float] = time.time, say: Say = on_console) -> None:
        """Opens the file, makes it or mends it; drops the rows that have expired at `now` (Unix seconds). Raises CannotOpen.
        `say` hears, in sentences, what whoever runs the server has to know.
        """
        self.full = False
        """Whether the last batch failed since nothing can be written, as on a disk that is full."""
        self._lock = threading.RLock()
        self._batching = False
        self._tops: dict[str, int] = {}
        self._now, self._say = now, say
        self._said: dict[str, float] = {}
        self._damaged = set[str]()
        self._path = None if path is None else Path(path)
        self._claim = claim(Path(path)) if path is not None else None
        try:
            if path is None:
                self._db = in_memory()
            else:
                self._db, self._damaged = open_file(Path(path), int(now()), say)
        except BaseException:
            self._let_go()
            raise

    def expire(self, most: int = EXPIRED_AT_ONCE) -> bool:
        """Drops so many rows that have expired, for a server that stays open for long; whether there may be more."""
        return self._write(EXPIRE_SOME, int(self._now()), most) == most

    def copy(self) -> Path:
        """Copies the file as it is now beside itself, for its owner alone; returns where. OSError, sqlite3.Error."""
        assert self._path is not None
        with self._lock:
            return copy_with_sqlite(self._db, self._path, COPY, int(self._now()))

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
            if not self._run(APPEND, (table, entry.n, entry.body, entry.state, _sum_of(table, entry))).rowcount:
                raise Taken(self._entries(STANDING, table, entry.n)[0])
            if table in self._tops:
                self._tops[table] = max(self._tops[table], entry.n)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return self._entries(NEWEST, table, count)

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        """Nobody else writes to the file: above which number of a log nothing stands is known, and most polls need not look."""
        with self._lock:
            if n >= self._tops.get(table, n + 1):
                return []
            found = self._entries(AFTER, table, n, ALL if count is None else count)
            if count is None or len(found) < count:
                if len(self._tops) >= TOPS_KEPT:
                    self._tops.clear()
                self._tops[table] = found[-1].n if found else n
            return found

    def span(self, table: str, first: int, last: int, *, strong: bool = False) -> list[Entry]:
        return self._entries(SPAN, table, first, last)

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        return self._entries(SOME, table, json.dumps([*numbers]))

    def put(self, row: Row, *, newer: bool = False) -> bool:
        check_size(row_size(row))
        told = (row.pk, row.sk, row.n, row.body, row.expires, row.order, _sum_of_row(row))
        return self._write(PUT_NEWER if newer else PUT, *told) == 1

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
            if self._write(AMEND, entry.body, entry.state, _sum_of(table, entry), table, entry.n, was.body):
                return True
            return [entry.body] == [found.body for found in self._entries(STANDING, table, entry.n)]

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
        """The entry; one that is damaged has no body, of which a tool can make nothing."""
        entry = layout.read_entry(table.encode(), *found)
        return Entry(found[0], entry.body if entry else "")

    def all_of(self, keys: Sequence[tuple[str, str]]) -> list[Row]:
        return [row for pk, sk in keys if (row := self.get(pk, sk))]

    def count(self, pk: str) -> int:
        return int(self._read(COUNT, pk)[0][0])

    def _found(self, pk: str, sk: str) -> Row | None:
        found = self._read(GET, pk, sk)
        return self._row(pk, found[0]) if found else None

    def _page(self, pk: str, found: list[tuple[Any, ...]], count: int, by: int) -> tuple[list[Row], str | None]:
        """The first `count` of them, and the key to go on after: what stands at place `by` of the last."""
        page = [row for one in found[:count] if (row := self._row(pk, one))]
        return page, found[count - 1][by].decode(errors="replace") if len(found) > count else None

    def _row(self, pk: str, found: tuple[Any, ...]) -> Row | None:
        row = layout.read_row(pk.encode(), *found)
        if row is None:
            self._say_once(f"A row is damaged and is taken for lost: {pk}. {START_AGAIN}")
        return row

    def _entries(self, query: str, table: str, *values: Any) -> list[Entry]:
        log = table.encode()
        entries = [layout.read_entry(log, *found) for found in self._read(query, table, *values)]
        whole = [entry for entry in entries if entry]
        if len(whole) < len(entries):
            if table not in self._damaged:
                self._damaged.add(table)
                self._say(damaged_table(table))
            raise TableDamaged
        return whole

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
        except sqlite3.DatabaseError as error:
            code = error.sqlite_errorcode & 0xFF
            self.full = self.full or code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
            if code in TROUBLES:
                self._say_once(TROUBLES[code])
            elif not isinstance(error, sqlite3.OperationalError):
                raise
            raise Unavailable(str(error)) from error

    def _say_once(self, sentence: str) -> None:
        """Says it, but not more often than once a minute."""
        now = time.monotonic()
        if now - self._said.get(sentence, -PAUSE) >= PAUSE:
            self._said[sentence] = now
            self._say(sentence)

    def _let_go(self) -> None:
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None


def _sum_of(table: str, entry: Entry) -> int:
    return layout.of_entry(table.encode(), entry.n, entry.body.encode(), entry.state)


def _sum_of_row(row: Row) -> int:
    order = row.order if row.order is None else row.order.encode()
    return layout.of_row(row.pk.encode(), row.sk.encode(), row.n, row.body.encode(), row.expires, order)
