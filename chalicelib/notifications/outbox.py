"""Messages to send, and the rows in which they wait. A message is for one player, about one table, from that player's view."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from chalicelib import graphemes, json_codec
from chalicelib.notifications.pending import Why
from chalicelib.store.interface import Row

LONGEST_TITLE, LONGEST_BODY = 120, 240
"""Code points. An encrypted message stays far below the 3,993 bytes that every push service accepts."""


class Message(NamedTuple):
    """`url` is the table's path, `name` the player's name at the table; a message replaces an earlier one of the same `tag`."""

    player: str
    table: str
    why: Why
    title: str
    body: str
    url: str
    tag: str
    name: str = ""


def encode_message(message: Message) -> str:
    """Encode the message as the body of an outbox row."""
    return json_codec.dump(message._asdict())


def decode_message(body: str) -> Message:
    fields: dict[str, Any] = json_codec.load(body)
    return Message(**fields)


def truncated(text: str, longest: int) -> str:
    """Cut the text to `longest` code points, between graphemes, and mark the cut with an ellipsis."""
    return text if len(text) <= longest else f"{graphemes.beginning(text, longest - 1)}…"


# The outbox: a row per message. On AWS the stream delivers each inserted row to the function that sends; the local server
# reads the rows each minute.

OUTBOX = "SEND#"
SHARDS = 8
KEPT = 24 * 3600
"""Seconds after which a row expires, sent or not: by then it is no news."""


def outbox_pk(shard: int) -> str:
    return f"{OUTBOX}{shard}"


def outbox_row(message: Message, entry: int, at: int) -> Row:
    """Return the row of the message that follows from this entry. Put twice, it is inserted once."""
    shard = sha256(message.table.encode()).digest()[0] % SHARDS
    sk = f"{message.table}#{message.player}#{entry}#{message.why}"
    return Row(outbox_pk(shard), sk, 0, encode_message(message), expires=at // 1000 + KEPT)
