"""A rematch: the same game, course, options and people at a new table, made once, no matter who asks.

One that somebody spoiled, by closing it, leaving at once or beginning without a player, is offered again by those who did not:
that one too is made once, and takes the place of the other.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from chalicelib.actions.make import first_entry, must_not_make_too_many, store_first_entry
from chalicelib.errors import TryAgain
from chalicelib.limits_config import most
from chalicelib.log import entries
from chalicelib.log.clocks import IDLE_MS
from chalicelib.log.entries import Act, to_base64url
from chalicelib.log.pace import pace_to_json
from chalicelib.log.preconditions import must_be_over, must_take_more, seat_at
from chalicelib.log.table import Seat, Table, links_of
from chalicelib.play import ids
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.query import read_strongly
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.players.settings import hours_on_joining
from chalicelib.players.tables import is_invited_to_enough
from chalicelib.store.interface import Unavailable

MOST = most("rematches")
"""So many rematches of a table are offered at most."""


class Rematch(NamedTuple):
    """The new table's id and links; `again` when it had been made before."""

    table: str
    links: dict[str, str]
    again: bool


def rematch(club: Club, player: str, table_id: str, nonce: bytes = b"", address: str = UNKNOWN_ADDRESS) -> Rematch:
    """Makes the rematch of a finished table, or finds it; another where the last was spoiled for the player. Who asks sits
    down; the others' seats are reserved for them.

    NotYourSeat; TableOpen, PhaseOver or TableClosed where nothing was played to its end, or too long ago; TooMany tables.
    """
    old = commit(club, table_id, lambda table, now: _check(table, player, now), _Old.of, strong=True)
    if old.rematch is None or (old.rematches < MOST and _was_spoiled(club, player, old)):
        must_take_more(old.table, club.clock())
        try:
            secret = _secret(club, old.table)
            told = _describe(club, old.table, player, nonce)
        except Unavailable as fault:
            raise TryAgain from fault
        count = old.rematches + 1
        new = ids.rematch_id(secret, count)
        must_not_make_too_many(club, player, new, address)
        code, fresh = store_first_entry(club, new, told, lambda table: table.join_code, None)
        _note(club, player, table_id, new, code, count)
        return _show(new, code, again=not fresh)
    return _show(*old.rematch, again=True)


class _Old(NamedTuple):
    """What a rematch takes from the old table, which is in memory again: what others add to it meanwhile, a changed key or that
    somebody is forgotten, may be folded into its seats while they are read. They are then told as they are by then.
    """

    table: Table
    rematch: tuple[str, str] | None
    rematches: int

    @classmethod
    def of(cls, table: Table) -> _Old:
        return cls(table, table.rematch, table.rematches)


def _check(table: Table, player: str | None, now: int) -> list[Act]:
    seat_at(table, player)
    must_be_over(table, "You can start a rematch when this game is over.")
    if table.rematch is None:
        must_take_more(table, now)
    return []


def _was_spoiled(club: Club, player: str, old: _Old) -> bool:
    """Whether the last rematch was spoiled for this player, as it stands now."""
    number = seat_at(old.table, player)
    assert old.rematch is not None
    try:
        return read_strongly(club, old.rematch[0], lambda new: _is_spoiled(new, number, player))
    except Unavailable as fault:
        raise TryAgain from fault


def _is_spoiled(new: Table, number: int, player: str) -> bool:
    """Whether it is for the player, who sat there before: it began without them, or before anybody had played others gave it
    up, by closing it or leaving, or all did.
    """
    seat = new.seats[number]
    if seat.kind == "bot":
        return True
    if new.last is not None:
        return False
    if new.ended == "closed":
        return new.maker != player or new.at >= new.active_at + IDLE_MS
    left = any(other.bot_plays for place, other in enumerate(new.seats) if place != number)
    return new.ended == "abandoned" or (left and seat.player == player and not seat.bot_plays)


def _secret(club: Club, old: Table) -> bytes:
    """What ids of this table's rematches come from: entry 0 has it. For a table from before, it is drawn now and stands in an
    entry of its own, before there is a rematch: anyone who asks, and wherever they break off, finds the one that stands there.
    """
    (first,) = club.store.some(old.id, [0], strong=True)
    told = entries.read(first).acts[0].what.get("secret")
    if told is None:
        drawn = to_base64url(club.entropy(32))

        def decide(table: Table, now: int) -> list[Act]:
            return [] if table.secret else [Act("secret", None, drawn)]

        told = commit(club, old.id, decide, lambda table: table.secret, strong=True)
    return entries.from_base64url(told)


def _describe(club: Club, old: Table, player: str, nonce: bytes) -> dict[str, Any]:
    hours = hours_on_joining(club, player, old)
    return first_entry(
        club,
        club.games[old.game.id],
        options=old.options,
        course=old.course,
        seats=[_seat(club, seat, player, nonce, hours) for seat in old.seats],
        clock_ms=old.clock_ms,
        maker=player,
        rematch_of=old.id,
        carried=old.game.carry(old.state),
        name=old.name,
        pace=pace_to_json(old.pace),
        watching=None if old.watching else False,
    )


def _seat(club: Club, seat: Seat, player: str, nonce: bytes, hours: dict[str, Any]) -> dict[str, Any]:
    if seat.kind == "bot":
        return {"kind": "bot", "name": seat.name, "level": seat.level}
    if seat.player is None:
        return {"kind": "open"}
    if seat.player == player:
        return {"kind": "human", "name": seat.name, "player": player, "nonce": to_base64url(nonce), **hours}
    return _kept(club, seat.name, seat.player)


def _kept(club: Club, name: str, player: str) -> dict[str, Any]:
    """Open where one more would be kept for somebody than may: the old table leads them there all the same."""
    if is_invited_to_enough(club, player):
        return {"kind": "open"}
    return {"kind": "reserved", "name": name, "player": player}


def _note(club: Club, player: str, table_id: str, new: str, code: str, count: int) -> None:
    def decide(table: Table, now: int) -> list[Act]:
        number = seat_at(table, player)
        return [] if table.rematches >= count else [Act("rematch", number, {"table": new, "code": code})]

    commit(club, table_id, decide, lambda table: None)


def _show(new: str, code: str, again: bool) -> Rematch:
    return Rematch(new, links_of(new, code), again)
