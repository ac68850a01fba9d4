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
    held, waits = table.seats[seat], table.status == "playing" and seat in clocks.running(table)
    nudged_at = held.clock.nudged[0] if held.clock.nudged else 0
    return Standing(False, waits, held.asked_at, clocks.ends(table).get(seat), nudged_at)


def last_asked(table: Table, seat: int) -> int:
    """The entry that asked or nudged the seat last, or that ended the game."""
    if table.status == "finished":
        return table.n
    held = table.seats[seat]
    return max(held.asked, _last_nudge(table, seat)) if held.clock.nudged else held.asked


def _last_nudge(table: Table, seat: int) -> int:
    """The entry of the seat's last nudge, as far back as is told to anybody; -1 if there is none."""
    acts = ((entry.n, done.act) for entry in table.recent for done in entry.done)
    return max((n for n, act in acts if act.kind == "nudge" and act.what == seat), default=-1)
