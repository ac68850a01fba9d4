"""Leaving: before the beginning the seat is open again; after it a bot plays on, and a choice already in stands."""

from __future__ import annotations

from typing import Any

from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.stage import must_not_be_over, seat_at
from chalicelib.tables.table import Table
from chalicelib.tables.view import build_view


def leave(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Leaves the table; the maker closes one that has not begun. NotYourSeat, TableFinished, TableClosed."""

    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        if table.ended == "closed" and table.maker == player:
            return []
        must_not_be_over(table)
        if table.status == "open" and table.maker == player:
            return [Act("closed", number)]
        return [] if table.seats[number].bot_plays and table.status == "playing" else [Act("left", number)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)
