"""Results of tables that were never played, for tests of boards."""

from __future__ import annotations

from typing import Any

from chalicelib.boards import course_boards
from chalicelib.boards.results import SeatResult, TableResult
from chalicelib.store.interface import Row, Store
from chalicelib.store.sqlite import SqliteStore
from tests.streams.rows import all_rows

NOON = 1_795_262_400_000
"""21 November 2026, 12:00 UTC, in ms."""

PROFILE_PREFIXES = ("PROFILE#", "HISTORY#", "PAIR#", "INDEX#", "TALLY#INDEX#", "COURSE#")
"""Prefixes of the rows that profile_updates.py writes."""


def seat(number: int, score: int | None, player: str = "", place: int = 1) -> SeatResult:
    """Return a seat with so many strokes on a par 72; None: it counts, but is on no board."""
    player = player or f"player{number}"
    seat_result: SeatResult = {"seat": number, "player": player, "name": player.title(), "place": place}
    if score is not None:
        seat_result["score"], seat_result["to_par"] = score, score - 72
    return seat_result


def result(*seats: SeatResult, at: int = NOON, **other: Any) -> TableResult:
    made: TableResult = {
        "game": "dice-golf",
        "course": "pebble-coast",
        "course_name": "Pebble Coast",
        "holes": "18",
        "format": "stroke",
        "modes": "",
        "at": at,
        "seats": list(seats),
    }
    return {**made, **other}  # type: ignore[typeddict-item]


def whole_board(store: Store, count: int = 100, game: str = "dice-golf", **asked: Any) -> list[dict[str, Any]]:
    """Return all items of a board, read page by page."""
    items: list[dict[str, Any]] = []
    cursor: str | None = None
    while True:
        page, cursor = course_boards.read(store, game, count=count, cursor=cursor, **asked)
        assert len(page) <= count
        items += page
        if cursor is None:
            return items


def board_rows(store: SqliteStore) -> list[Row]:
    """Return all rows except for those of profiles: results and boards."""
    return [row for row in all_rows(store) if not row.pk.startswith(PROFILE_PREFIXES)]
