"""Leaving: before the beginning the seat is open again; after it a bot plays on, and a choice already in stands."""

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


# Releasing a seat whose key is lost: a bot plays it until somebody takes it with the fresh code.
#
#     by its own player   open at once
#     by the maker        ── its player alone may come back, as long as a decision may take them ──┬── open ──▶
#
# So nobody sees at once what another's seat hides by taking it away from them.


def release(club: Club, player: str, table_id: str, seat: int) -> dict[str, str]:
    """Gives the seat up, by itself or by the maker once it timed out twice; returns the links with the fresh join code. As long
    as nobody has taken it, again: the same links, and nothing is done.

    NotYourSeat, NotTheMaker, PhaseOver where the seat still plays, TableOpen, TableFinished, TableClosed.
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
