"""Pages of lists: how many items, from where, and a cursor that says where to go on. Every list comes through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from chalicelib.api import reply, request
from chalicelib.api.reply import Reply
from chalicelib.api.request import Asked
from chalicelib.api.service import House

T = TypeVar("T")
Page = tuple[Sequence[T], str | None]
"""Items, and where to go on: a text of the list's own that comes back to it as it gave it, or None at the end."""
Read = Callable[[int, str | None], Page[T]]
"""read(count, start)"""


def page(house: House, asked: Asked, read: Read[T], listed: str, **more: str) -> Reply:
    """Answers with what `read(count, start)` gives, and with `more`.

    `listed` names the list with all that it was filtered by, and whose it is, if it is somebody's: its cursors fit no other.
    Where what a start means changes, the name changes too.
    """
    items, reached = read(request.limit(asked.query), start(house, listed, asked.query.get("cursor")))
    return reply.made({**more, "items": items, "cursor": cursor(house, listed, reached)})


def start(house: House, listed: str, cursor: str | None) -> str | None:
    """Where that cursor says to go on; Malformed if this list never gave it."""
    return None if cursor is None else house.seal.open(listed, cursor)


def cursor(house: House, listed: str, more: str | None) -> str | None:
    """The cursor for where to go on."""
    return None if more is None else house.seal.close(listed, more)


def from_all(items: Sequence[T]) -> Read[T]:
    """Pages of a short list that is there whole."""

    def read(count: int, start: str | None) -> Page[T]:
        first = int(start or 0)
        last = first + count
        return items[first:last], str(last) if last < len(items) else None

    return read
