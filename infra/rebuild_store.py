"""The local SQLite store into which rebuild_players.py replays results: a file that a rebuild resumes from, or memory.

Rows and progress (marks) are written in one transaction, so an interrupted rebuild resumes exactly there.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chalicelib.boards import courses
from chalicelib.store.interface import Gone, Row, Store
from infra.aws_account import ToolError

COLUMNS = "pk, sk, n, body, expires, place"
SCHEMA = """
CREATE TABLE IF NOT EXISTS rows (pk TEXT, sk TEXT, n INTEGER, body TEXT, expires INTEGER, place TEXT, PRIMARY KEY (pk, sk))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (at INTEGER, id TEXT, game TEXT, PRIMARY KEY (at, id, game)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, told TEXT);
"""
AFTER_ALL_TEXT = b""
"""An end for ranges of keys: SQLite sorts all blobs, even the empty one, after all text."""

EndedTable = tuple[int, str, str]
"""When a table ended, its id, and its game."""


class RebuildStore:
    """The store of a rebuild of the database `what`. Players' courses are read from `store`, which is that database.

    ToolError if the file is of another database.
    """

    def __init__(self, store: Store, path: Path | None = None, what: str = "") -> None:
        self._database, self._path = store, path
        self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
        self._db.executescript(SCHEMA)
        if (other := self.mark("what", what)) != what:
            self._db.close()
            raise ToolError(f"{path} belongs to a rebuild of {other}: resume that one, or delete the file.")
        self.set_mark("what", what)

    def close(self) -> None:
        self._db.close()

    def remove(self) -> None:
        """Close the store and delete its file, once the rebuild is done."""
        self.close()
        if self._path:
            self._path.unlink(missing_ok=True)

    # ── progress ──

    def mark(self, name: str, default: Any = None) -> Any:
        """Return a saved mark: where a step is to resume, or what it has counted."""
        found = self._db.execute("SELECT told FROM marks WHERE name = ?", (name,)).fetchone()
        return json.loads(found[0]) if found else default

    def set_mark(self, name: str, value: Any) -> None:
        self._db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (name, json.dumps(value)))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit everything that is written in this context, or nothing of it."""
        self._db.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def reset(self, **marks: Any) -> None:
        """Delete everything except what the store is of, then set these marks."""
        with self.transaction():
            for table in ("rows", "tables", "marks"):
                self._db.execute(f"DELETE FROM {table} WHERE true" + (" AND name != 'what'" if table == "marks" else ""))
            for name, value in marks.items():
                self.set_mark(name, value)

    # ── tables to replay ──

    def add_tables(self, tables: Iterable[EndedTable]) -> None:
        self._db.executemany("INSERT OR IGNORE INTO tables VALUES (?, ?, ?)", tables)

    def tables_after(self, after: Sequence[Any] | None, count: int) -> list[EndedTable]:
        """Return the next `count` tables, in the order in which they ended."""
        query = "SELECT at, id, game FROM tables WHERE (at, id, game) > (?, ?, ?) ORDER BY at, id, game LIMIT ?"
        return self._db.execute(query, (*(after or (-1, "", "")), count)).fetchall()

    # ── rows, as the protocol Store has them ──

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        if pk in (courses.PLAYERS, courses.UNLISTED):
            return self._database.get(pk, sk, strong=strong)
        found = self._rows("pk = ? AND sk = ?", pk, sk)
        return found[0] if found else None

    def rows(
        self, pk: str, *, count: int, after: str | None = None, until: str | None = None, strong: bool = False
    ) -> tuple[Sequence[Row], str | None]:
        bounds = (pk, after or "", AFTER_ALL_TEXT if until is None else until, count + 1)
        found = self._rows("pk = ? AND sk > ? AND sk < ? ORDER BY sk LIMIT ?", *bounds)
        return found[:count], found[count - 1].sk if len(found) > count else None

    def put(self, row: Row, *, newer: bool = False) -> bool:
        present = self.get(row.pk, row.sk) if newer else None
        if present is not None and present.n >= row.n:
            return False
        values = (row.pk, row.sk, row.n, row.body, row.expires, row.order)
        self._db.execute(f"INSERT OR REPLACE INTO rows ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)
        return True

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Always succeed: nobody else writes here."""
        for pk, sk, _ in gone:
            self._db.execute("DELETE FROM rows WHERE pk = ? AND sk = ?", (pk, sk))
        for row in rows:
            self.put(row)
        return True

    def rows_after(self, key: Sequence[str] | None, count: int) -> list[Row]:
        """Return the next `count` rows in the order of their keys."""
        return self._rows("(pk, sk) > (?, ?) ORDER BY pk, sk LIMIT ?", *(key or ("", "")), count)

    def pks(self) -> list[str]:
        """Return all pks that have rows."""
        return [pk for (pk,) in self._db.execute("SELECT DISTINCT pk FROM rows ORDER BY pk")]

    def sks_of(self, pk: str) -> set[str]:
        """Return the sks of a pk's rows."""
        return {sk for (sk,) in self._db.execute("SELECT sk FROM rows WHERE pk = ?", (pk,))}

    def _rows(self, where: str, *values: Any) -> list[Row]:
        return [Row(*found) for found in self._db.execute(f"SELECT {COLUMNS} FROM rows WHERE {where}", values)]
