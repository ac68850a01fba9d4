"""Releasing a seat whose key is lost: a bot plays it until somebody takes it with the fresh code."""

from __future__ import annotations

from chalicelib.errors import NotTheMaker, NotYourSeat, PhaseOver
from chalicelib.tables import codes
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.fold import TIMEOUTS_TO_BOT
from chalicelib.tables.play import seat_at
from chalicelib.tables.stage import must_be_playing
from chalicelib.tables.table import Table


def release(club: Club, player: str, table_id: str, seat: int) -> dict[str, str]:
    """Gives the seat up, by itself or by the maker once it timed out twice; returns the links with the fresh join code.

    NotYourSeat, NotTheMaker, PhaseOver where the seat still plays, TableOpen, TableFinished, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        held = table.at_seat(seat)
        must_be_playing(table)
        seat_at(table, player)
        if held.player != player and table.maker != player:
            raise NotTheMaker
        if held.kind != "human":
            raise NotYourSeat("That seat is a bot's.")
        if held.player is None:
            return []
        if held.player != player and held.timeouts < TIMEOUTS_TO_BOT:
            raise PhaseOver(f"{held.name} still plays. A seat can be released once it has run out of time twice.")
        return [Act("released", seat)]

    return commit(club, table_id, decide, codes.links, strong=True)
