"""Pause the game by agreement: one player asks, it begins once all people agree, and anyone ends it. Bots always agree."""

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
"""Maximum number of requested pauses per table."""
ASK_AGAIN = DAY_MS
"""Time (ms) after a declined pause in which nobody can ask for another."""


def pause(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Ask for a pause, or agree to the requested one, and return the view. Repeating the call has no effect.

    Raises NotYourSeat, PhaseOver if a bot plays the seat, SlowDown soon after a pause was declined, TooMany, TableOpen,
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
    """End the pause, or decline the requested one (the player who asked withdraws it). Does nothing if there is none.

    Raises NotYourSeat, TableOpen, TableFinished, TableClosed.
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
