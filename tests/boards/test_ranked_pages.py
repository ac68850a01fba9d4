"""Equal points share a rank on any page; a row's neighbours."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from chalicelib.boards import ranked_pages
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore

PLACES = ["68#a", "70#b", "70#c", "70#d", "75#e", "75#f"]


@pytest.fixture
def board(store: SqliteStore) -> SqliteStore:
    for place in PLACES:
        store.put(Row("BOARD", place, 1, "{}"))
    return store


def tell(row: Row, rank: int) -> dict[str, Any]:
    return {"place": row.sk, "rank": rank}


@pytest.mark.parametrize("count", range(1, 8))
def test_ranks_continue_from_page_to_page(board: SqliteStore, count: int) -> None:
    seen: list[int] = []
    cursor: str | None = None
    while True:
        items, cursor = ranked_pages.page(partial(board.rows, "BOARD"), tell, count, cursor)
        seen += [item["rank"] for item in items]
        if cursor is None:
            break
    assert seen == [1, 2, 2, 2, 5, 5]


@pytest.mark.parametrize("at", range(len(PLACES)))
def test_a_row_is_found_with_two_on_either_side(board: SqliteStore, at: int) -> None:
    above, row, below = ranked_pages.around(partial(board.rows, "BOARD"), PLACES[at])
    assert row is not None
    assert [one.sk for one in (*above, row, *below)] == PLACES[max(0, at - 2) : at + 3]
    assert row.sk == PLACES[at]


def test_a_missing_row_has_neighbours(board: SqliteStore) -> None:
    above, row, below = ranked_pages.around(partial(board.rows, "BOARD"), "71#z")
    assert ([one.sk for one in above], row, [one.sk for one in below]) == (["70#c", "70#d"], None, ["75#e", "75#f"])
