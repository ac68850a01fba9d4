"""Read pages of a board with ranks, and a row with its neighbours. Rows are in the board's order, the best first.

A rank is one plus the number of better rows, so rows with equal points share one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from chalicelib.store.interface import Row

NEIGHBOURS = 2
"""Number of rows shown above and below the caller's."""
LAST = "~"
"""Sorts after everything that can follow a row's key."""
Read = Callable[..., tuple[Sequence[Row], str | None]]
Present = Callable[[Row, int], dict[str, Any]]
"""present(row, rank) returns an item as the API presents it."""


class Around(NamedTuple):
    """A row, if it exists, with those next to it, in the board's order."""

    above: Sequence[Row]
    row: Row | None
    below: Sequence[Row]


NOWHERE = Around((), None, ())


def around(read: Read, place: str) -> Around:
    """Return the row at this place of a board and its neighbours: `read(count, after, back)` returns rows in either direction.
    Takes two reads, however long the board is.
    """
    up, _ = read(count=NEIGHBOURS + 1, after=place + LAST, back=True)
    below, _ = read(count=NEIGHBOURS, after=place)
    above = [row for row in up if _place(row) != place][:NEIGHBOURS]
    return Around(above[::-1], next((row for row in up if _place(row) == place), None), below)


def page(read: Read, present: Present, count: int, cursor: str | None) -> tuple[list[dict[str, Any]], str | None]:
    """Return the items of the next rows of `read(count, after)`, and the next cursor: the number of rows so far, the last one's
    rank and place. So nothing is counted, and no earlier page is read again.
    """
    passed, rank, after = (cursor or "0 0 ").split(" ", 2)
    rows, more = read(count=count, after=after or None)
    ranked = [*_ranked(rows, after, int(passed), int(rank))]
    items = [present(row, rank) for row, rank in ranked]
    return items, None if more is None else f"{int(passed) + len(ranked)} {ranked[-1][1] if ranked else rank} {more}"


def _ranked(rows: Sequence[Row], after: str, passed: int, rank: int) -> Iterator[tuple[Row, int]]:
    """`after` is the last row of the page before, `passed` how many rows came up to it, `rank` its rank."""
    points = _points(after)
    for number, row in enumerate(rows, passed + 1):
        if _points(_place(row)) != points:
            points, rank = _points(_place(row)), number
        yield row, rank


def _place(row: Row) -> str:
    return row.order or row.sk


def _points(place: str) -> str:
    return place.partition("#")[0]
