"""Taking a seat: an open one, one that was reserved for the player, or one that was released; and coming back to one's own.

Who has yet to say their name knocks first: they learn whether the code opens a seat, and nothing is done.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chalicelib.errors import TableClosed, TableFinished, TableFull, WrongCode
from chalicelib.tables import clocks, codes, names
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.entry import text
from chalicelib.tables.look import read_table
from chalicelib.tables.settings import brought
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

    WrongCode, TableFull (also where just the seat asked for is taken), Unknown for no such seat, TableClosed, TableFinished,
    BadName where another seat is called so.
    """
    again = False

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal again
        own = table.seat_of(player)
        again = own is not None
        if own is not None:
            return [Act("back", own)] if table.status == "playing" and table.seats[own].bot_plays else []
        number = _pick(table, _free_for(table, player, join, now), name, seat)
        _check_name(table, number, name)
        return [joins(club, table, number, name, player, nonce)]

    def present(table: Table) -> Seated:
        number = table.seat_of(player)
        assert number is not None
        return Seated(number, build_view(club, table, player), again)

    return commit(club, table_id, decide, present, strong=True)


def joins(club: Club, table: Table, seat: int, name: str, player: str, nonce: bytes) -> Act:
    """The act by which this player sits down there, with the hours that they told. May raise Unavailable."""
    return Act("joined", seat, {"name": name, "player": player, "nonce": text(nonce), **brought(club, player, table)})


def knock(club: Club, player: str, table_id: str, join: str) -> list[int]:
    """The seats that the player may take with this code now; their own, if they have one. Nothing is written.

    WrongCode, TableFull, TableClosed, TableFinished, in this order, as for one who takes a seat.
    """

    def open_to(table: Table) -> list[int]:
        own = table.seat_of(player)
        return [own] if own is not None else _free_for(table, player, join, club.clock())

    return read_table(club, player, table_id, open_to)


def _free_for(table: Table, player: str, join: str, now: int) -> list[int]:
    """The seat that is reserved for the player, else those that the code opens; at least one."""
    reserved = [number for number, seat in enumerate(table.seats) if seat.kind == "reserved" and seat.player == player]
    if not reserved and not codes.opens(table, join):
        raise WrongCode
    must_not_be_over(table)
    must_not_have_rested(table, now)
    free = reserved or [number for number, seat in enumerate(table.seats) if seat.free]
    if not free:
        raise TableFull
    return free


def must_not_have_rested(table: Table, now: int) -> None:
    """TableClosed or TableFinished where whoever took a seat would first write the end of a table that rested too long."""
    if clocks.rested(table, now):
        raise TableClosed if table.status == "open" else TableFinished


def _pick(table: Table, free: list[int], name: str, wanted: int | None) -> int:
    """The seat that is wanted; without a wish the released one that was called so, or the first."""
    if wanted is None:
        return next((number for number in free if _is_called(table, number, name)), free[0])
    if wanted not in free:
        table.at_seat(wanted)
        raise TableFull("That seat is taken.")
    return wanted


def _check_name(table: Table, number: int, name: str) -> None:
    """No two at a table are called the same, but for those of an older one who meet again."""
    if table.seats[number].kind != "reserved" or not _is_called(table, number, name):
        names.must_be_alone(name, [seat.name for place, seat in enumerate(table.seats) if place != number])


def _is_called(table: Table, number: int, name: str) -> bool:
    return names.spoken(table.seats[number].name) == names.spoken(name)
