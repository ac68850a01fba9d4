"""All that a store holds besides logs, byte for byte."""

from __future__ import annotations

import sqlite3

from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore


def all_rows(store: SqliteStore) -> list[Row]:
    db: sqlite3.Connection = store._db
    return [Row(*found) for found in db.execute("SELECT pk, sk, n, body, expires, place FROM rows ORDER BY pk, sk")]


def standing(store: SqliteStore) -> list[Row]:
    """The same without the empty cards of those who have no seat any more: they say nothing, and go by themselves."""
    return [row for row in all_rows(store) if not (row.pk.startswith(("PLAYER#", "OVER#")) and row.expires)]
