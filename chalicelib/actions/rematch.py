"""Offer a rematch: a new table with the same game, course, options and people, made once no matter how many players ask.

If somebody spoils it (closes it, leaves at once, or starts without a player), the others can offer another, which replaces it
and is made once too.
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
from chalicelib.play.rate_limiter import UNKNOWN_ADDRESS
from chalicelib.play.table_queries import read_strongly
from chalicelib.players.settings import hours_on_joining
from chalicelib.players.tables import is_invited_to_enough
from chalicelib.store.interface import Unavailable

MOST = most("rematches")
"""Maximum number of rematches of a table."""


class Rematch(NamedTuple):
    """The new table's id and links; `again` if it had been made before."""

    table: str
    links: dict[str, str]
    again: bool


def rematch(club: Club, player: str, table_id: str, nonce: bytes = b"", address: str = UNKNOWN_ADDRESS) -> Rematch:
    """Make the rematch of a finished table, or return the existing one; make another if the last was spoiled for the player.
    The caller takes their seat; the others' seats are reserved.

    Raises NotYourSeat; TableOpen, PhaseOver or TableClosed if the game was not finished, or too long ago; TooMany.
    """
    old = commit(club, table_id, lambda table, now: _check(table, player, now), _Old.of, strong=True)
    if old.rematch is None or (old.rematches < MOST and _was_spoiled(club, player, old)):
        must_take_more(old.table, club.clock())
        try:
            secret = _secret(club, old.table)
            content = _describe(club, old.table, player, nonce)
        except Unavailable as fault:
            raise TryAgain from fault
        count = old.rematches + 1
        new = ids.rematch_id(secret, count)
        must_not_make_too_many(club, player, new, address)
        code, fresh = store_first_entry(club, new, content, lambda table: table.join_code, None)
        _note(club, player, table_id, new, code, count)
        return _show(new, code, again=not fresh)
    return _show(*old.rematch, again=True)


class _Old(NamedTuple):
    """The old table, with its rematch as it was at the commit. The table itself is back in the shared cache: while it is read,
    new entries may change its seats (a changed key, a forgotten player). The rematch then gets the seats as they are by then.
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
    """Whether the last rematch is spoiled for this player by now."""
    number = seat_at(old.table, player)
    assert old.rematch is not None
    try:
        return read_strongly(club, old.rematch[0], lambda new: _is_spoiled(new, number, player))
    except Unavailable as fault:
        raise TryAgain from fault


def _is_spoiled(new: Table, number: int, player: str) -> bool:
    """Whether the new table is spoiled for the player, who had that seat: the game started without them, or others closed or
    left the table before anyone had played, or everyone left.
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
    """Return the secret from which the ids of this table's rematches follow. It is in entry 0. Older tables have none: it is
    drawn now and added as an entry before the rematch is made, so that repeated and interrupted calls use the same secret.
    """
    (first,) = club.store.some(old.id, [0], strong=True)
    secret = entries.read(first).acts[0].what.get("secret")
    if secret is None:
        drawn = to_base64url(club.entropy(32))

        def decide(table: Table, now: int) -> list[Act]:
            return [] if table.secret else [Act("secret", None, drawn)]

        secret = commit(club, old.id, decide, lambda table: table.secret, strong=True)
    return entries.from_base64url(secret)


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
    """Return a reserved seat, or an open one if the player has too many invitations: they can still join by the old table."""
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
