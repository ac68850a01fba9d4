"""Start the game without waiting: bots take the seats that are still open or reserved."""

from __future__ import annotations

from typing import Any

from chalicelib.actions.names import names_for_bots
from chalicelib.errors import NotTheMaker, TableClosed
from chalicelib.log.entries import Act
from chalicelib.log.preconditions import seat_at
from chalicelib.log.table import STAND_IN, Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.view import build_view


def start(club: Club, player: str, table_id: str) -> dict[str, Any]:
    """Start the game and return the host's view. Does nothing if it has started.

    Raises NotYourSeat, NotTheMaker, TableClosed.
    """

    def decide(table: Table, now: int) -> list[Act]:
        seat_at(table, player)
        if table.maker != player:
            raise NotTheMaker
        if table.ended == "closed":
            raise TableClosed
        return [Act("began", None, _bots_for(table))] if table.status == "open" else []

    return commit(club, table_id, decide, lambda table: build_view(club, table, player))


def _bots_for(table: Table) -> dict[str, Any]:
    vacant = [number for number, seat in enumerate(table.seats) if seat.kind in ("open", "reserved")]
    spare = names_for_bots(table.id, [seat.name for seat in table.seats])
    return {str(number): [name, STAND_IN] for number, name in zip(vacant, spare, strict=False)}
