"""Nudge a player whose turn it is: add an entry that everyone sees, and notify the player unless they turned nudges off.

No log and no view tells whether they did: the reply to the nudging player is the same.
"""

from __future__ import annotations

from typing import Any

from chalicelib.errors import PhaseOver, SlowDown, TooMany
from chalicelib.limits_config import most
from chalicelib.log.entries import Act
from chalicelib.log.preconditions import must_be_playing, seat_at
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.view import build_view
from chalicelib.times import DAY_MS

APART_MS = DAY_MS // 2
"""Minimum time (ms) between two nudges of a seat, no matter by whom."""
SAME_MS = 60_000
"""A nudge repeated by the same player within this time (ms) counts as the same one: its reply was lost."""
NUDGES = most("nudges")
"""Maximum number of nudges per table."""


def nudge(club: Club, player: str, table_id: str, seat: int) -> dict[str, Any]:
    """Nudge the seat and return the view.

    Raises NotYourSeat, Unknown for a seat that does not exist, PhaseOver if the table does not wait for a person there,
    SlowDown, TooMany, TableOpen, TableFinished, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        number, held = seat_at(table, player), table.at_seat(seat)
        must_be_playing(table)
        if (last := held.clock.nudged) and last[1] == number and now - last[0] < SAME_MS:
            return []
        _must_be_waited_for(table, number, seat, now)
        if table.nudges >= NUDGES:
            raise TooMany("This table has used all its nudges.", retry_after=DAY_MS // 1000)
        if last and (left := last[0] + APART_MS - now) > 0:
            raise SlowDown(f"{held.name} was nudged less than twelve hours ago.", retry_after=-(-left // 1000))
        return [Act("nudge", number, seat)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def _must_be_waited_for(table: Table, number: int, seat: int, now: int) -> None:
    """Raise PhaseOver unless the table waits for a person at that seat, who is not away."""
    held = table.seats[seat]
    if seat == number:
        raise PhaseOver("You can’t nudge yourself.")
    if seat not in table.waiting or held.by_bot:
        raise PhaseOver("It isn’t that player’s turn.")
    if table.paused_until > now:
        raise PhaseOver("The game is paused.")
    if held.clock.away > now:
        raise PhaseOver(f"{held.name} is away.")
