"""Requests to join: a watcher of an open table asks for a seat, and the host lets them in with one tap, or declines.

    watch link ─▶ ask_for_seat ─▶ entry that only the host and the asker see ─▶ accept ─▶ joined, as by the join link
                                                                            └▶ decline (or the asker withdraws)

The request carries the asker's name and nonce, so they need not be online when they are let in. Their page draws the nonce
after it has seen the commitment, as with every join. A request lapses when the game starts or the table closes.
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
"""Maximum number of players of one network address who ask at one table, so that nobody can fill its list of requests alone."""


def ask_for_seat(club: Club, player: str, address: str, table_id: str, name: str, nonce: bytes = b"") -> dict[str, Any]:
    """Ask the host for a seat and return the asker's view. Does nothing if they have a request or a seat there already.

    Raises NotYourSeat if the table is closed to watchers, TableFull if no seat is open, PhaseOver once the game has started or
    after a declined request, BadName if a seat or another request has the name; TooMany, TableClosed, TableFinished.
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
    """Let in the player who asked in that entry, at `seat` or the first open seat, and return the host's view. Does nothing if
    the request is gone.

    Raises NotYourSeat, NotTheMaker, TableFull, Unknown for a seat that does not exist, BadName if a seat has the name by now,
    TooMany if the asker is at too many tables.
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
    """Decline the request of that entry as host, or withdraw it as asker. Does nothing if the request is gone.

    Raises NotYourSeat, NotTheMaker.
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
    """Return the refusal for a player who may not ask."""
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
    """Return the host's choice of seat, or the first open one. Raises TableFull if it is not open, or none is."""
    if wanted is not None:
        if table.at_seat(wanted).kind != "open":
            raise TableFull("That seat is taken.")
        return wanted
    found = next((number for number, seat in enumerate(table.seats) if seat.kind == "open"), None)
    if found is None:
        raise TableFull
    return found
