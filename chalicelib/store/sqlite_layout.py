"""The layout of the SQLite store's file, its older formats, and the checksums of its rows."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from chalicelib.store.interface import Entry, Row

FORMAT = 3
"""The number of the layout below, stored in the file. A file with a higher one was written by a newer version of the club."""
OURS = 0x4D756C6C
"""SQLite's application id, by which we recognize our files."""
APPLICATION = OURS.to_bytes(4, "big")

# With rowids, although the keys are unique: bodies are then appended at the end of the file, and only the small index is
# written in the middle. Measured: 6,300 durable appends a second instead of 4,500; in batches 47,000 instead of 25,000.
_ENTRIES = (
    "CREATE TABLE entries (log TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, state BLOB, checksum INTEGER,"
    " PRIMARY KEY (log, n)) STRICT"
)
_ROWS = (
    "CREATE TABLE rows (pk TEXT NOT NULL, sk TEXT NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, expires INTEGER,"
    " place TEXT, checksum INTEGER, PRIMARY KEY (pk, sk)) STRICT"
)
_EXPIRING = "CREATE INDEX expiring ON rows (expires) WHERE expires IS NOT NULL"
_RANKING = "CREATE INDEX ranking ON rows (pk, place) WHERE place IS NOT NULL"
_CHECKSUM, _PLACE = " checksum INTEGER,", " place TEXT,"

LAYOUT = (_ENTRIES, _ROWS, _EXPIRING, _RANKING, f"PRAGMA application_id = {OURS}", f"PRAGMA user_version = {FORMAT}")

CHANGES = {
    1: ("ALTER TABLE rows ADD COLUMN place TEXT", _RANKING, "PRAGMA user_version = 2"),
    2: (
        "ALTER TABLE entries ADD COLUMN checksum INTEGER",
        "ALTER TABLE rows ADD COLUMN checksum INTEGER",
        "PRAGMA user_version = 3",
    ),
}
"""The statements that turn a file of a format into one of the next."""

_BEFORE_CHECKSUMS = {_ENTRIES.replace(_CHECKSUM, ""), _ROWS.replace(_CHECKSUM, ""), _EXPIRING}
TABLES = {
    1: {sql.replace(_PLACE, "") for sql in _BEFORE_CHECKSUMS},
    2: {*_BEFORE_CHECKSUMS, _RANKING},
    3: {_ENTRIES, _ROWS, _EXPIRING, _RANKING},
}
"""By format, the SQL of a file's tables and indexes, as one line each."""

MAKES_ENTRIES = b"CREATE TABLE entries (log TEXT NOT NULL"

PUT = (
    "INSERT INTO rows (pk, sk, n, body, expires, place, checksum) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (pk, sk) DO UPDATE"
    " SET n = excluded.n, body = excluded.body, expires = excluded.expires, place = excluded.place,"
    " checksum = excluded.checksum"
)
PUT_NEWER = f"{PUT} WHERE n < excluded.n"
"""Put a row over its last version, or only over an older one."""


# Checksums: a CRC-32 of an entry or a row with its key. It detects every change of one bit, or of several within four bytes.
# Items from before there were checksums have none (None) and count as valid. Values are as SQLite stores them: text in UTF-8;
# a damaged one may have a wrong type.

LOST = -1
"""The checksum of a lost entry: it never matches."""


def entry_checksum(log: bytes, n: int, body: bytes, state: bytes | None) -> int:
    return crc32(state or b"", crc32(b"%b %d %b" % (log, n, body)))


def row_checksum(pk: bytes, sk: bytes, n: int, body: bytes, expires: int | None, order: bytes | None) -> int:
    return crc32(b"%b\0%b\0%d %d %b\0%b" % (pk, sk, n, -1 if expires is None else expires, order or b"", body))


def read_entry(log: Any, n: Any, body: Any, state: Any, checksum: Any) -> Entry | None:
    """Return the entry; None if it is damaged."""
    try:
        if checksum is None or checksum == entry_checksum(log, n, body, state):
            return Entry(n, body.decode(), state)
    except (AttributeError, TypeError, ValueError):
        pass
    return None


def read_row(pk: Any, sk: Any, n: Any, body: Any, expires: Any, order: Any, checksum: Any) -> Row | None:
    """Return the row; None if it is damaged."""
    try:
        if checksum is None or checksum == row_checksum(pk, sk, n, body, expires, order):
            return Row(pk.decode(), sk.decode(), n, body.decode(), expires, order if order is None else order.decode())
    except (AttributeError, TypeError, ValueError):
        pass
    return None
