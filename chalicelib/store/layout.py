"""How SQLite's store lays out its file, and how it came to that."""

from __future__ import annotations

FORMAT = 3
"""The number of the layout below, kept in the file. A file with a higher one was written by a newer version of this program."""
OURS = 0x4D756C6C
"""SQLite's application id: tells our files from anybody else's."""
APPLICATION = OURS.to_bytes(4, "big")

# With rowids, although the keys are unique without: a log's bodies are then added at the end of the file, and only its small
# index is written in the middle. Measured: 6,300 durable appends a second with, 4,500 without; in batches 47,000 and 25,000.
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
"""What makes a file of that format one of the next."""

_BEFORE_CHECKSUMS = {_ENTRIES.replace(_CHECKSUM, ""), _ROWS.replace(_CHECKSUM, ""), _EXPIRING}
TABLES = {
    1: {sql.replace(_PLACE, "") for sql in _BEFORE_CHECKSUMS},
    2: {*_BEFORE_CHECKSUMS, _RANKING},
    3: {_ENTRIES, _ROWS, _EXPIRING, _RANKING},
}
"""By format, how such a file describes its tables: with spaces where a line breaks."""

MAKES_ENTRIES = b"CREATE TABLE entries (log TEXT NOT NULL"

PUT = (
    "INSERT INTO rows (pk, sk, n, body, expires, place, checksum) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (pk, sk) DO UPDATE"
    " SET n = excluded.n, body = excluded.body, expires = excluded.expires, place = excluded.place,"
    " checksum = excluded.checksum"
)
PUT_NEWER = f"{PUT} WHERE n < excluded.n"
"""How a row comes to stand, in place of its last version or of an older one alone."""
