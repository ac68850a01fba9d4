"""Taking a seat: an open one, one that was reserved for the player, or one that was released; and coming back to one's own.

Who has yet to say their name knocks first: they learn whether the code opens a seat, and nothing is done.
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
from chalicelib.play.query import read_table
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
    """Gives the player a seat (that one, if asked for), or the one they have already.

    WrongCode, TableFull (also where just the seat asked for is taken), PhaseOver where it waits for its player, Unknown for no
    such seat, TableClosed, TableFinished, BadName where another seat is called so.
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
    """The act by which this player sits down there, with the hours that they told. May raise Unavailable."""
    return Act(
        "joined", seat, {"name": name, "player": player, "nonce": to_base64url(nonce), **hours_on_joining(club, player, table)}
    )


class Knocked(NamedTuple):
    """The seats that the player may take. Where the table is closed to watchers, its `view` as one would have it: who sits down
    has seen what for, and the commitment before they draw their nonce. Who gave a seat up there has seen it.
    """

    seats: list[int]
    view: dict[str, Any] | None


def knock(club: Club, player: str, table_id: str, join: str) -> Knocked:
    """What the player may take with this code now; their own seat, if they have one. Nothing is written.

    WrongCode, TableFull or PhaseOver, TableClosed, TableFinished, as for one who takes a seat.
    """

    def open_to(table: Table) -> Knocked:
        own = table.seat_of(player)
        seats = [own] if own is not None else _free_for(club, table, player, join, club.clock())
        seen = is_watched(club, table) or player in [seat.given_up_by for seat in table.seats]
        return Knocked(seats, None if seen else build_view(club, table, player))

    return read_table(club, player, table_id, open_to)


def _free_for(club: Club, table: Table, player: str, join: str, now: int) -> list[int]:
    """The seat that is reserved for the player, else those that the code opens; at least one."""
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
    """Whether somebody with the join code may take it now: its player could not come back while the club was closed."""
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
    """TableClosed or TableFinished where anyone who took a seat would first write the end of a table that rested too long."""
    if clocks.has_expired(table, now) and clocks.has_expired(table, maintenance.overdue_cutoff(club, now)):
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
    """No two at a table are called the same, except for those of an older one who meet again."""
    if table.seats[number].kind != "reserved" or not _is_called(table, number, name):
        names.must_be_unique(name, [seat.name for place, seat in enumerate(table.seats) if place != number])


def _is_called(table: Table, number: int, name: str) -> bool:
    return names.spoken(table.seats[number].name) == names.spoken(name)
