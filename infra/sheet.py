"""Where results are played through again: a store of nothing but that, in a file that a rebuild goes on with, or in memory.

What was made and how far it came (marks) stand in it together or not at all, so anyone who is killed at it goes on from there.
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
from infra.aws import Refused

COLUMNS = "pk, sk, n, body, expires, place"
LAID_OUT = """
CREATE TABLE IF NOT EXISTS rows (pk TEXT, sk TEXT, n INTEGER, body TEXT, expires INTEGER, place TEXT, PRIMARY KEY (pk, sk))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (at INTEGER, id TEXT, game TEXT, PRIMARY KEY (at, id, game)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, told TEXT);
"""
ABOVE_ALL = b""
"""SQLite orders bytes, even none, after every text."""

Ended = tuple[int, str, str]
"""When a table ended, its id, and its game."""


class Sheet:
    """Of a rebuild of `what`. Players' courses are read where they stand. Refused for the file of something else."""

    def __init__(self, store: Store, path: Path | None = None, what: str = "") -> None:
        self._below, self._path = store, path
        self._db = sqlite3.connect(path or ":memory:", isolation_level=None)
        self._db.executescript(LAID_OUT)
        if (of := self.mark("what", what)) != what:
            self._db.close()
            raise Refused(f"{path} is of {of}: go on with that, or remove it.")
        self.note("what", what)

    def close(self) -> None:
        self._db.close()

    def remove(self) -> None:
        """All is done."""
        self.close()
        if self._path:
            self._path.unlink(missing_ok=True)

    # ── how far it came ──

    def mark(self, name: str, otherwise: Any = None) -> Any:
        found = self._db.execute("SELECT told FROM marks WHERE name = ?", (name,)).fetchone()
        return json.loads(found[0]) if found else otherwise

    def note(self, name: str, told: Any) -> None:
        self._db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (name, json.dumps(told)))

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written within stands once it ends, or nothing of it does."""
        self._db.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def begin_again(self, **marks: Any) -> None:
        """Nothing is on it but these marks."""
        with self.together():
            for table in ("rows", "tables", "marks"):
                self._db.execute(f"DELETE FROM {table} WHERE true" + (" AND name != 'what'" if table == "marks" else ""))
            for name, told in marks.items():
                self.note(name, told)

    # ── what is to be played through ──

    def add(self, tables: Iterable[Ended]) -> None:
        self._db.executemany("INSERT OR IGNORE INTO tables VALUES (?, ?, ?)", tables)

    def ended(self, after: Sequence[Any] | None, count: int) -> list[Ended]:
        """So many tables in the order in which they ended, after that one."""
        asked = "SELECT at, id, game FROM tables WHERE (at, id, game) > (?, ?, ?) ORDER BY at, id, game LIMIT ?"
        return self._db.execute(asked, (*(after or (-1, "", "")), count)).fetchall()

    # ── what it comes to ──

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        if pk in (courses.PLAYERS, courses.UNLISTED):
            return self._below.get(pk, sk, strong=strong)
        found = self._rows("pk = ? AND sk = ?", pk, sk)
        return found[0] if found else None

    def rows(
        self, pk: str, *, count: int, after: str | None = None, until: str | None = None, strong: bool = False
    ) -> tuple[Sequence[Row], str | None]:
        bounds = (pk, after or "", ABOVE_ALL if until is None else until, count + 1)
        found = self._rows("pk = ? AND sk > ? AND sk < ? ORDER BY sk LIMIT ?", *bounds)
        return found[:count], found[count - 1].sk if len(found) > count else None

    def put(self, row: Row, *, newer: bool = False) -> bool:
        standing = self.get(row.pk, row.sk) if newer else None
        if standing is not None and standing.n >= row.n:
            return False
        values = (row.pk, row.sk, row.n, row.body, row.expires, row.order)
        self._db.execute(f"INSERT OR REPLACE INTO rows ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)
        return True

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Nobody else changes anything here."""
        for pk, sk, _ in gone:
            self._db.execute("DELETE FROM rows WHERE pk = ? AND sk = ?", (pk, sk))
        for row in rows:
            self.put(row)
        return True

    def after(self, key: Sequence[str] | None, count: int) -> list[Row]:
        """So many of all rows in order of their keys, after that one."""
        return self._rows("(pk, sk) > (?, ?) ORDER BY pk, sk LIMIT ?", *(key or ("", "")), count)

    def pks(self) -> list[str]:
        """Each pk that has rows."""
        return [pk for (pk,) in self._db.execute("SELECT DISTINCT pk FROM rows ORDER BY pk")]

    def given(self, pk: str) -> set[str]:
        """The sks of its rows."""
        return {sk for (sk,) in self._db.execute("SELECT sk FROM rows WHERE pk = ?", (pk,))}

    def _rows(self, which: str, *values: Any) -> list[Row]:
        return [Row(*found) for found in self._db.execute(f"SELECT {COLUMNS} FROM rows WHERE {which}", values)]
