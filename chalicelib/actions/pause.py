"""A pause by agreement: one asks, it begins once all people who play agree, and anybody ends it. Bots agree to everything."""

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

PAUSES = most("pauses")
"""So often a table may be asked for a pause."""
ASK_AGAIN = DAY_MS
"""So long (ms) after one was declined nobody asks for another."""


def pause(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Asks for a pause, or agrees to the one that was asked for; who does so again changes nothing. Returns the view.

    NotYourSeat, PhaseOver for one whose seat a bot plays, SlowDown soon after one was declined, TooMany, TableOpen,
    TableFinished, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        must_be_playing(table)
        if table.seats[number].bot_plays:
            raise PhaseOver("A bot is playing for you. Take your seat back first.")
        if table.pause is None or table.pause.over(now):
            _must_not_pester(table, now)
        elif table.pause.since is not None or number in table.pause.agreed:
            return []
        return [Act("pause", number)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def resume(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Ends the pause, or declines the one that was asked for (who asked takes it back); without one nothing is done.

    NotYourSeat, TableOpen, TableFinished, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        must_be_playing(table)
        return [] if table.pause is None or table.pause.over(now) else [Act("resume", number)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def _must_not_pester(table: Table, now: int) -> None:
    if table.pauses >= PAUSES:
        raise TooMany("This table has used all its pauses.", retry_after=DAY_MS // 1000)
    left = table.declined_at + ASK_AGAIN - now
    if table.declined_at and left > 0:
        raise SlowDown("A pause was declined in the last 24 hours.", retry_after=-(-left // 1000))
