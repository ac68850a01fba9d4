"""What is told: a few words for one player about one table, all of it in their own view."""

from __future__ import annotations

from typing import Any, NamedTuple

from chalicelib import clusters, compact
from chalicelib.signals.heed import Why

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
    return compact.dump(message._asdict())


def read(body: str) -> Message:
    told: dict[str, Any] = compact.load(body)
    return Message(**told)


def shortened(text: str, longest: int) -> str:
    """At most so many code points; what is cut says so, and is cut between what people count as characters."""
    return text if len(text) <= longest else f"{clusters.beginning(text, longest - 1)}…"
