"""What tells that an entry or a row in SQLite's file is what was written: a CRC-32 of all that it holds, its key included.

It finds every change of one bit, or of several within four bytes. What was written before there were checksums has none (None)
and is taken as it is. Values are as SQLite keeps them: text in UTF-8; a damaged one may be of another type than ours.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from chalicelib.store.interface import Entry, Row

LOST = -1
"""The checksum of an entry that is lost: it fits nothing."""


def of_entry(log: bytes, n: int, body: bytes, state: bytes | None) -> int:
    return crc32(state or b"", crc32(b"%b %d %b" % (log, n, body)))


def of_row(pk: bytes, sk: bytes, n: int, body: bytes, expires: int | None, order: bytes | None) -> int:
    return crc32(b"%b\0%b\0%d %d %b\0%b" % (pk, sk, n, -1 if expires is None else expires, order or b"", body))


def read_entry(log: Any, n: Any, body: Any, state: Any, checksum: Any) -> Entry | None:
    """The entry; None if it is damaged."""
    try:
        if checksum is None or checksum == of_entry(log, n, body, state):
            return Entry(n, body.decode(), state)
    except (AttributeError, TypeError, ValueError):
        pass
    return None


def read_row(pk: Any, sk: Any, n: Any, body: Any, expires: Any, order: Any, checksum: Any) -> Row | None:
    """The row; None if it is damaged."""
    try:
        if checksum is None or checksum == of_row(pk, sk, n, body, expires, order):
            return Row(pk.decode(), sk.decode(), n, body.decode(), expires, order if order is None else order.decode())
    except (AttributeError, TypeError, ValueError):
        pass
    return None
