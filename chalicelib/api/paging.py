"""Pages of lists: how many items, from where, and a cursor that says where to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from chalicelib.api import queries, replies
from chalicelib.api.replies import Reply
from chalicelib.boards import cursors

T = TypeVar("T")
Read = Callable[[int, str | None], tuple[Sequence[T], str | None]]


def page(query: Mapping[str, str], read: Read[T], listed: str | None = None) -> Reply:
    """Answers with what `read(count, where)` gives. `listed` names a list whose cursors are plain, and are made opaque here."""
    cursor = query.get("cursor")
    if cursor is not None and listed is not None:
        (cursor,) = cursors.read(listed, cursor, str)
    items, more = read(queries.limit(query), cursor)
    return replies.page(items, more if more is None or listed is None else cursors.write(listed, [more]))


def from_all(items: Sequence[T]) -> Read[T]:
    """Pages of a short list that is there whole."""

    def read(count: int, start: str | None) -> tuple[Sequence[T], str | None]:
        first = int(start or 0)
        last = first + count
        return items[first:last], str(last) if last < len(items) else None

    return read
