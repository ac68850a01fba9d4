"""Where a table stands with a player, read from the table itself."""

from __future__ import annotations

from chalicelib.signals.heed import Standing
from chalicelib.tables import clocks
from chalicelib.tables.table import Table


def standing(table: Table, seat: int | None) -> Standing:
    """Of the player in this seat; None: one who has no seat there any more, whom nothing waits for."""
    if seat is None:
        return Standing(over=False, waits=False)
    if table.status == "finished":
        return Standing(over=table.ended == "finished", waits=False, asked_at=table.at)
    waits = table.status == "playing" and seat in clocks.running(table)
    return Standing(False, waits, table.seats[seat].asked_at, _deadline(table, seat) if waits else None)


def _deadline(table: Table, seat: int) -> int | None:
    return None if table.clock_ms is None else table.seats[seat].asked_at + table.clock_ms


def last_asked(table: Table, seat: int) -> int:
    """The entry that asked the seat last, or that ended the game."""
    return table.n if table.status == "finished" else table.seats[seat].asked
