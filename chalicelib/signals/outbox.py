"""The outbox: what is to be sent lies there as rows. On AWS the stream brings an inserted one to the function that sends; the
server of one's own computer looks there each minute.
"""

from __future__ import annotations

from hashlib import sha256

from chalicelib.signals.message import Message, written
from chalicelib.store.interface import Row

OUTBOX = "SEND#"
SHARDS = 8
KEPT = 24 * 3600
"""Seconds after which a row goes, sent or not: by then it is no news."""


def outbox_pk(shard: int) -> str:
    return f"{OUTBOX}{shard}"


def outbox_row(message: Message, entry: int, at: int) -> Row:
    """The row of what follows from this entry. Put twice, it is inserted once."""
    shard = sha256(message.table.encode()).digest()[0] % SHARDS
    sk = f"{message.table}#{message.player}#{entry}#{message.why}"
    return Row(outbox_pk(shard), sk, 0, written(message), expires=at // 1000 + KEPT)
