"""Leave a table: before the game starts, the seat is open again; after that a bot plays on, and a submitted choice stands."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import NotTheMaker, NotYourSeat, PhaseOver
from chalicelib.log import clocks
from chalicelib.log.apply import TIMEOUTS_TO_BOT
from chalicelib.log.entries import Act
from chalicelib.log.preconditions import must_be_playing, must_not_be_over, seat_at
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.view import build_view, must_be_allowed_to_see


def leave(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Leave the table; if the host leaves before the game starts, the table closes. Raises NotYourSeat, TableFinished,
    TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        if table.ended == "closed" and table.maker == player:
            return []
        must_not_be_over(table)
        if table.status == "open" and table.maker == player:
            return [Act("closed", number)]
        return [] if table.seats[number].bot_plays and table.status == "playing" else [Act("left", number)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


# Release a seat, for example if its player lost their key: a bot plays it until somebody takes it with the new join code.
#
#     by its own player   open at once
#     by the host         ── for the length of one decision only its player may come back ──┬── open ──▶
#
# The delay keeps the host from taking a seat away just to see its hidden cards.


def release(club: Club, player: str, table_id: str, seat: int) -> dict[str, str]:
    """Release the seat and return the links with the new join code. Its own player may do so, and the host once it timed out
    twice. Until somebody takes the seat, a repeated call returns the same links and does nothing.

    Raises NotYourSeat, NotTheMaker, PhaseOver if the seat still plays, TableOpen, TableFinished, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        if player not in [one.given_up_by for one in table.seats]:
            must_be_allowed_to_see(club, table, player)
        held = table.at_seat(seat)
        must_be_playing(table)
        if held.given_up_by == player:
            return []
        seat_at(table, player)
        if held.player != player and table.maker != player:
            raise NotTheMaker
        if held.kind != "human":
            raise NotYourSeat("A bot has that seat.")
        if held.player == player:
            return [Act("released", seat, 0)]
        if held.player is None or held.held_until:
            return []
        if held.timeouts < TIMEOUTS_TO_BOT:
            raise PhaseOver(f"{held.name} is still playing. You can offer a seat to others once it has run out of time twice.")
        return [Act("released", seat, clocks.reserved_until(table, seat, now))]

    return commit(club, table_id, decide, lambda table: table.links, strong=True)
