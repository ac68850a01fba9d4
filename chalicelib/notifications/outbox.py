"""What is told: a few words for one player about one table, all of it in their own view."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from chalicelib import graphemes, json_codec
from chalicelib.notifications.pending import Why
from chalicelib.store.interface import Row

LONGEST_TITLE, LONGEST_BODY = 120, 240
"""Code points. What is encrypted for a browser stays far below the 3,993 bytes that every push service takes."""


class Message(NamedTuple):
    """`url` is the table's path, `name` the player's own at the table; messages with one `tag` take each other's place."""

    player: str
    table: str
    why: Why
    title: str
    body: str
    url: str
    tag: str
    name: str = ""


def written(message: Message) -> str:
    """The message as an outbox row keeps it."""
    return json_codec.dump(message._asdict())


def read(body: str) -> Message:
    told: dict[str, Any] = json_codec.load(body)
    return Message(**told)


def shortened(text: str, longest: int) -> str:
    """At most so many code points; what is cut says so, and is cut between what people count as characters."""
    return text if len(text) <= longest else f"{graphemes.beginning(text, longest - 1)}…"


# The outbox: what is to be sent lies there as rows. On AWS the stream brings an inserted one to the function that sends; the
# server of one's own computer looks there each minute.

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
