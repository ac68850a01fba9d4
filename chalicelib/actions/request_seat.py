"""A stranger at an open table asks for a seat, and the host seats them with one tap, or declines.

    watch link ─▶ ask_for_seat ─▶ an entry that only host and asker hear of ─▶ seat ─▶ joined, as by the join link
                                                                           └▶ decline (or who asked takes it back)

Who asks sends what they would sit down with, name and nonce: their page draws it after it was shown the commitment, as every
joiner's does, and they need not be there when they are seated. What was asked lapses when the game begins, or the table closes.
"""

from __future__ import annotations

from typing import Any

from chalicelib.actions import names
from chalicelib.actions.join import join_act
from chalicelib.errors import BadName, NotTheMaker, PhaseOver, Refusal, TableFull, TooMany, TryAgain
from chalicelib.log.entries import Act, to_base64url
from chalicelib.log.preconditions import must_not_be_over, seat_at
from chalicelib.log.table import SeatRequest, Table
from chalicelib.play import rate_limiter
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.view import build_view, may_ask, must_be_allowed_to_see
from chalicelib.players import tables
from chalicelib.store.interface import Unavailable

FROM_ONE = rate_limiter.limit("ask", "requests", "Too many requests to join came from here. Please try again in an hour.")
ENOUGH = "Too many requests to join this table came from here. Please try again in an hour."
AT_ONE = rate_limiter.limit("ask-at", "requests-at-one", ENOUGH)
"""So many people of one address ask at one table: nobody fills its line alone, nor closes it to strangers with a few keys."""


def ask_for_seat(club: Club, player: str, address: str, table_id: str, name: str, nonce: bytes = b"") -> dict[str, Any]:
    """Asks the host for a seat and returns the asker's view; nothing is done for who asks already, or sits there.

    NotYourSeat at a table that is closed to watchers, TableFull where none is open, PhaseOver once the game has begun and for
    who was turned away, BadName for a name that somebody there has, or asks by; TooMany, TableClosed, TableFinished.
    """
    whom = rate_limiter.network(club, address)
    try:
        rate_limiter.take(club, FROM_ONE, whom)
        rate_limiter.admit(club, AT_ONE, f"{whom}@{table_id}", player)
    except Unavailable as fault:
        raise TryAgain from fault

    def decide(table: Table, now: int) -> list[Act]:
        if table.seat_of(player) is not None or table.request_of(player) is not None:
            return []
        must_be_allowed_to_see(club, table, player)
        if not may_ask(table, player):
            raise _why_not(table, player)
        names.must_be_unique(name, [*(seat.name for seat in table.seats), *(asker.name for asker in table.requests)])
        return [Act("asked", None, {"name": name, "player": player, "nonce": to_base64url(nonce)})]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def accept_request(club: Club, player: str, table_id: str, request: int, seat: int | None = None) -> dict[str, Any]:
    """The host seats who asked in that entry, there or in the first open seat, and gets the view; nothing is done where nobody
    asks by it any more.

    NotYourSeat, NotTheMaker, TableFull, Unknown for no such seat, BadName where somebody who sits there is called so by now;
    TooMany tables of who asks.
    """

    def decide(table: Table, now: int) -> list[Act]:
        _must_be_host(table, player)
        asker = _asker_of(table, request)
        if asker is None:
            return []
        number = _pick(table, seat)
        try:
            names.must_be_unique(asker.name, [one.name for one in table.seats])
        except BadName:
            raise BadName(f"Someone else at this table is now called “{asker.name}”.") from None
        if tables.plays_at_enough(club, asker.player):
            raise TooMany(
                f"{asker.name} is already at {tables.RUNNING_AT_ONCE} tables. Pick someone else for now.",
                retry_after=3600,
            )
        return [join_act(club, table, number, asker.name, asker.player, asker.nonce)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def decline_request(club: Club, player: str, table_id: str, request: int) -> dict[str, Any]:
    """The host declines what was asked in that entry, or who asked takes it back; nothing is done where nobody asks by it now.

    NotYourSeat, NotTheMaker.
    """

    def decide(table: Table, now: int) -> list[Act]:
        asker = _asker_of(table, request)
        if asker is not None and asker.player == player:
            return [Act("declined", None, request)]
        if player in table.declined_players:
            return []
        host = _must_be_host(table, player)
        return [] if asker is None else [Act("declined", host, request)]

    return commit(club, table_id, decide, lambda table: build_view(club, table, player), strong=True)


def _why_not(table: Table, player: str) -> Refusal:
    """What is said to who may not ask."""
    must_not_be_over(table)
    if table.status != "open":
        return PhaseOver("The game has started.")
    if player in table.declined_players:
        return PhaseOver("You’ve already asked to join this table.")
    if any(seat.player == player for seat in table.seats):
        return PhaseOver("A seat is saved for you: just take it.")
    if not any(seat.kind == "open" for seat in table.seats):
        return TableFull()
    return TooMany("This table takes no more requests to join.", retry_after=3600)


def _must_be_host(table: Table, player: str) -> int:
    number = seat_at(table, player)
    if table.maker != player:
        raise NotTheMaker
    return number


def _asker_of(table: Table, request: int) -> SeatRequest | None:
    return next((asker for asker in table.requests if asker.n == request), None)


def _pick(table: Table, wanted: int | None) -> int:
    """The seat that the host says, or the first that is open. TableFull if it is not."""
    if wanted is not None:
        if table.at_seat(wanted).kind != "open":
            raise TableFull("That seat is taken.")
        return wanted
    found = next((number for number, seat in enumerate(table.seats) if seat.kind == "open"), None)
    if found is None:
        raise TableFull
    return found
