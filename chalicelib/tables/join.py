"""Taking a seat: an open one, one that was reserved for the player, or one that was released; and coming back to one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chalicelib.errors import TableFull, WrongCode
from chalicelib.tables import codes
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.entry import text
from chalicelib.tables.stage import must_not_be_over
from chalicelib.tables.table import Table
from chalicelib.tables.view import build_view


@dataclass(frozen=True, slots=True)
class Seated:
    seat: int
    view: dict[str, Any]
    again: bool


def take_seat(
    club: Club, player: str, table_id: str, name: str, join: str, nonce: bytes = b"", seat: int | None = None
) -> Seated:
    """Gives the player a seat (that one, if asked for), or the one they have already.

    WrongCode, TableFull (also where just the seat asked for is taken), Unknown for no such seat, TableClosed, TableFinished.
    """
    again = False

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal again
        own = table.seat_of(player)
        again = own is not None
        if own is not None:
            return [Act("back", own)] if table.status == "playing" and table.seats[own].bot_plays else []
        number = _seat_for(table, player, join, seat)
        return [Act("joined", number, {"name": name, "player": player, "nonce": text(nonce)})]

    def present(table: Table) -> Seated:
        number = table.seat_of(player)
        assert number is not None
        return Seated(number, build_view(club, table, player), again)

    return commit(club, table_id, decide, present)


def _seat_for(table: Table, player: str, join: str, wanted: int | None) -> int:
    reserved = [number for number, seat in enumerate(table.seats) if seat.kind == "reserved" and seat.player == player]
    if not reserved and not codes.opens(table, join):
        raise WrongCode
    must_not_be_over(table)
    free = reserved or [number for number, seat in enumerate(table.seats) if seat.free]
    if not free:
        raise TableFull
    if wanted is None:
        return free[0]
    if wanted not in free:
        table.at_seat(wanted)
        raise TableFull("That seat is taken.")
    return wanted
