"""All that a store holds besides logs, byte for byte."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import replace

from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore


def all_rows(store: SqliteStore) -> list[Row]:
    db: sqlite3.Connection = store._db
    return [Row(*found) for found in db.execute("SELECT pk, sk, n, body, expires, place FROM rows ORDER BY pk, sk")]


SHARED = ("BEST#", "BESTOF#", "TALLY#", "DAY#", "HISTORY#")


def settled(rows: Iterable[Row]) -> list[Row]:
    """Without how often those were changed that several rounds share, or that tell of others: that hangs on the order in which
    they were told of.
    """
    return [replace(row, n=1) if row.pk.startswith(SHARED) else row for row in rows]


def same_rows(store: SqliteStore) -> list[Row]:
    """All rows, settled."""
    return settled(all_rows(store))


def standing(store: SqliteStore) -> list[Row]:
    """The same without the empty cards of those who have no seat any more: they say nothing, and go by themselves."""
    return settled(row for row in all_rows(store) if not (row.pk.startswith(("PLAYER#", "OVER#")) and row.expires))
