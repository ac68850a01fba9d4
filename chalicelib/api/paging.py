"""Pagination of all lists: how many items, from where, and the cursor for the next page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from chalicelib.api import reply
from chalicelib.api.reply import Reply
from chalicelib.api.request import Request, query_limit
from chalicelib.api.service import Service

T = TypeVar("T")
Page = tuple[Sequence[T], str | None]
"""Items, and where the next page starts: a text that only this list interprets; None at the end."""
Read = Callable[[int, str | None], Page[T]]
"""read(count, start)"""


def page_reply(service: Service, request: Request, read: Read[T], list_name: str, **more: str) -> Reply:
    """Return one page of the items that `read(count, start)` gives, together with `more`.

    `list_name` identifies the list, its filters and its owner, if it has one: cursors of one list are refused by all others.
    If the meaning of a start changes, the name must change too.
    """
    items, reached = read(query_limit(request.query), read_cursor(service, list_name, request.query.get("cursor")))
    return reply.json_reply({**more, "items": items, "cursor": make_cursor(service, list_name, reached)})


def read_cursor(service: Service, list_name: str, cursor: str | None) -> str | None:
    """Return the place that a cursor of this list holds, None without a cursor. Malformed if this list did not issue it."""
    return None if cursor is None else service.cursor_signer.verify(list_name, cursor)


def make_cursor(service: Service, list_name: str, more: str | None) -> str | None:
    """Return the cursor for the place where the next page starts, None at the end."""
    return None if more is None else service.cursor_signer.sign(list_name, more)


def pages_of(items: Sequence[T]) -> Read[T]:
    """Return a reader of pages of a short list in memory."""

    def read(count: int, start: str | None) -> Page[T]:
        first = int(start or 0)
        last = first + count
        return items[first:last], str(last) if last < len(items) else None

    return read
