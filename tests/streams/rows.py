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
    """Return rows without the versions of those that several rounds share, which depend on the order of projections."""
    return [replace(row, n=1) if row.pk.startswith(SHARED) else row for row in rows]


def same_rows(store: SqliteStore) -> list[Row]:
    """Return all rows, settled."""
    return settled(all_rows(store))


def standing(store: SqliteStore) -> list[Row]:
    """Return rows without the empty cards of players who lost their seats, which expire."""
    return settled(row for row in all_rows(store) if not (row.pk.startswith(("PLAYER#", "OVER#")) and row.expires))
