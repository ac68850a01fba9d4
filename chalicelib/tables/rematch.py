"""A rematch: the same game, course, options and people at a new table, made once whoever asks."""

from __future__ import annotations

from typing import Any, NamedTuple

from chalicelib.errors import TryAgain
from chalicelib.store.interface import Unavailable
from chalicelib.tables import codes
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.entry import text
from chalicelib.tables.make import lay, told_table
from chalicelib.tables.pace import told_pace
from chalicelib.tables.play import seat_at
from chalicelib.tables.settings import brought
from chalicelib.tables.stage import must_be_over, must_take_more
from chalicelib.tables.table import Seat, Table


class Rematch(NamedTuple):
    """The new table's id and links; `again` when it had been made before."""

    table: str
    links: dict[str, str]
    again: bool


def rematch(club: Club, player: str, table_id: str, nonce: bytes = b"") -> Rematch:
    """Makes the rematch of a finished table, or finds it. Who asks sits down; the others' seats are reserved for them.

    NotYourSeat; TableOpen, PhaseOver or TableClosed where nothing was played to its end, or too long ago.
    """
    old = commit(club, table_id, lambda table, now: _check(table, player, now), _Old.of)
    if old.rematch is None:
        try:
            told = _describe(club, old.table, player, nonce)
        except Unavailable as fault:
            raise TryAgain from fault
        new = codes.rematch_id(old.table.seed)
        code, fresh = lay(club, new, told, codes.join_code, None)
        _note(club, player, table_id, new, code)
        return _show(new, code, again=not fresh)
    return _show(*old.rematch, again=True)


class _Old(NamedTuple):
    """What a rematch takes from the old table; its lists are not changed once it is finished."""

    table: Table
    rematch: tuple[str, str] | None

    @classmethod
    def of(cls, table: Table) -> _Old:
        return cls(table, table.rematch)


def _check(table: Table, player: str, now: int) -> list[Act]:
    seat_at(table, player)
    must_be_over(table, "A rematch can be made once this game is over.")
    if table.rematch is None:
        must_take_more(table, now)
    return []


def _describe(club: Club, old: Table, player: str, nonce: bytes) -> dict[str, Any]:
    hours = brought(club, player, old)
    return told_table(
        club,
        club.games[old.game.id],
        options=old.options,
        course=old.course,
        seats=[_seat(seat, player, nonce, hours) for seat in old.seats],
        clock_ms=old.clock_ms,
        maker=player,
        rematch_of=old.id,
        carried=old.game.carry(old.state),
        name=old.name,
        pace=told_pace(old.pace),
    )


def _seat(seat: Seat, player: str, nonce: bytes, hours: dict[str, Any]) -> dict[str, Any]:
    if seat.kind == "bot":
        return {"kind": "bot", "name": seat.name, "level": seat.level}
    if seat.player is None:
        return {"kind": "open"}
    if seat.player == player:
        return {"kind": "human", "name": seat.name, "player": player, "nonce": text(nonce), **hours}
    return {"kind": "reserved", "name": seat.name, "player": seat.player}


def _note(club: Club, player: str, table_id: str, new: str, code: str) -> None:
    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        return [] if table.rematch else [Act("rematch", number, {"table": new, "code": code})]

    commit(club, table_id, decide, lambda table: None)


def _show(new: str, code: str, again: bool) -> Rematch:
    return Rematch(new, {"join": f"/t/{new}?join={code}", "watch": f"/t/{new}"}, again)
