"""Take a seat: an open one, one reserved for the player, or a released one; or return to one's own.

A player without a name knocks first: that only checks whether the join code opens a seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from chalicelib.actions import names
from chalicelib.errors import PhaseOver, Refusal, TableClosed, TableFinished, TableFull, WrongCode
from chalicelib.log import clocks
from chalicelib.log.entries import Act, to_base64url
from chalicelib.log.preconditions import must_not_be_over
from chalicelib.log.table import Seat, Table
from chalicelib.play import maintenance
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.table_queries import read_table
from chalicelib.play.view import build_view, is_watched
from chalicelib.players.settings import hours_on_joining
from chalicelib.players.tables import must_not_play_at_too_many
from chalicelib.times import iso


@dataclass(frozen=True, slots=True)
class TakenSeat:
    seat: int
    view: dict[str, Any]
    again: bool


def take_seat(
    club: Club, player: str, table_id: str, name: str, join: str, nonce: bytes = b"", seat: int | None = None
) -> TakenSeat:
    """Give the player a seat (`seat`, if given), or return the one they already have.

    Raises WrongCode; TableFull if no seat, or not that one, is free; PhaseOver while the seat is saved for its player; Unknown
    for a seat that does not exist; BadName if another seat has the name; TableClosed, TableFinished.
    """
    again = False

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal again
        own = table.seat_of(player)
        again = own is not None
        if own is not None:
            return [Act("back", own)] if table.status == "playing" and table.seats[own].bot_plays else []
        number = _pick(table, _free_for(club, table, player, join, now), name, seat)
        _check_name(table, number, name)
        must_not_play_at_too_many(club, player)
        return [join_act(club, table, number, name, player, nonce)]

    def present(table: Table) -> TakenSeat:
        number = table.seat_of(player)
        assert number is not None
        return TakenSeat(number, build_view(club, table, player), again)

    return commit(club, table_id, decide, present, strong=True)


def join_act(club: Club, table: Table, seat: int, name: str, player: str, nonce: bytes) -> Act:
    """Return the act by which the player takes the seat, with their nights. May raise Unavailable."""
    return Act(
        "joined", seat, {"name": name, "player": player, "nonce": to_base64url(nonce), **hours_on_joining(club, player, table)}
    )


class Knocked(NamedTuple):
    """The seats that the player may take. `view` is the table as a watcher sees it, if the table is closed to watchers: players
    see it, and the commitment, before they draw a nonce and join. None for a player who gave up a seat there.
    """

    seats: list[int]
    view: dict[str, Any] | None


def knock(club: Club, player: str, table_id: str, join: str) -> Knocked:
    """Return the seats that the player may take with this code now, or the one they have. Nothing is written.

    Raises WrongCode, TableFull, PhaseOver, TableClosed, TableFinished, like `take_seat`.
    """

    def open_to(table: Table) -> Knocked:
        own = table.seat_of(player)
        seats = [own] if own is not None else _free_for(club, table, player, join, club.clock())
        seen = is_watched(club, table) or player in [seat.given_up_by for seat in table.seats]
        return Knocked(seats, None if seen else build_view(club, table, player))

    return read_table(club, player, table_id, open_to)


def _free_for(club: Club, table: Table, player: str, join: str, now: int) -> list[int]:
    """Return the seat reserved for the player, otherwise those that the code opens; at least one."""
    reserved = [number for number, seat in enumerate(table.seats) if seat.kind == "reserved" and seat.player == player]
    if not reserved and not table.opens_with(join):
        raise WrongCode
    must_not_be_over(table)
    must_not_have_expired(club, table, now)
    free = reserved or [number for number, seat in enumerate(table.seats) if is_takeable(club, seat, now)]
    if not free:
        raise _why_none_is_free(club, table)
    return free


def is_takeable(club: Club, seat: Seat, now: int) -> bool:
    """Whether anyone with the join code may take the seat now. A seat held for its player is held longer after a closing of the
    club, during which they could not come back.
    """
    return seat.free or (seat.opens(now) and seat.opens(maintenance.overdue_cutoff(club, now)))


def _why_none_is_free(club: Club, table: Table) -> Refusal:
    waiting = [(seat.held_until, seat.name) for seat in table.seats if seat.held_until]
    if not waiting:
        return TableFull()
    until, name = min(waiting)
    return PhaseOver(
        f"This seat is saved for {name} a little longer. After that you can take it.",
        until=iso(maintenance.takes_effect_at(club, until)),
    )


def must_not_have_expired(club: Club, table: Table, now: int) -> None:
    """Raise TableClosed or TableFinished if the table has been idle for too long: taking a seat would first write its end."""
    if clocks.has_expired(table, now) and clocks.has_expired(table, maintenance.overdue_cutoff(club, now)):
        raise TableClosed if table.status == "open" else TableFinished


def _pick(table: Table, free: list[int], name: str, wanted: int | None) -> int:
    """Return the wanted seat; if none is given, the released seat that had this name, or the first free one."""
    if wanted is None:
        return next((number for number in free if _is_called(table, number, name)), free[0])
    if wanted not in free:
        table.at_seat(wanted)
        raise TableFull("That seat is taken.")
    return wanted


def _check_name(table: Table, number: int, name: str) -> None:
    """Raise BadName if another seat has the name. A reserved seat's own name is fine: it was allowed at an earlier table."""
    if table.seats[number].kind != "reserved" or not _is_called(table, number, name):
        names.must_be_unique(name, [seat.name for place, seat in enumerate(table.seats) if place != number])


def _is_called(table: Table, number: int, name: str) -> bool:
    return names.spoken(table.seats[number].name) == names.spoken(name)
