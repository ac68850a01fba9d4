"""All rows of one key, page by page."""

from __future__ import annotations

from collections.abc import Iterator

from chalicelib.store.interface import Row, Store

PAGE = 100


def every(store: Store, pk: str, *, count: int = PAGE, until: str | None = None, strong: bool = False) -> Iterator[Row]:
    """The rows of this pk in their order, up to `until`; `count` are read at once, and no more than are asked for."""
    after: str | None = None
    while True:
        rows, after = store.rows(pk, count=count, after=after, until=until, strong=strong)
        yield from rows
        if after is None:
            return
