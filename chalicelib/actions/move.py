"""Play a move, once per Idempotency-Key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chalicelib.errors import (
    DecisionPassed,
    KeyReused,
    PhaseOver,
    TimedOut,
)
from chalicelib.log.entries import Act, Mark
from chalicelib.log.preconditions import must_be_playing, seat_at
from chalicelib.log.table import Seat, Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.view import build_view, legal_schema, may_see


@dataclass(frozen=True, slots=True)
class Played:
    """The view after the move. `waited`: how long the table had waited for it (ms); None if nothing was played."""

    view: dict[str, Any]
    replayed: bool
    waited: int | None = None


def play(club: Club, player: str, table_id: str, move: Any, seen: int, key: str) -> Played:
    """Play the move that the player decided on at version `seen`. Repeating the same key and move plays nothing.

    Raises NotYourSeat, KeyReused; DecisionPassed or TimedOut if the decision has been made since; TableOpen, TableClosed,
    TableFinished; and the rules' refusals, with `version` and `legal`.
    """
    mark = Mark.of(key, move)
    replayed = False
    waited: int | None = None

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal replayed, waited
        number = seat_at(table, player)
        replayed = played_before(table.seats[number], mark)
        if replayed:
            return []
        if table.seats[number].timed_out > seen:
            raise TimedOut
        must_be_playing(table)
        _check_seen(table, number, seen, move)
        waited = max(0, now - table.seats[number].asked_at)
        return [Act("move", number, move, mark)]

    def present(table: Table) -> dict[str, Any]:
        return build_view(club, table, player, seen)

    view = commit(club, table_id, decide, present, spared=player, explain=lambda table: explain(club, table, player))
    return Played(view, replayed, None if replayed else waited)


def explain(club: Club, table: Table, player: str) -> dict[str, Any]:
    """Return what a refused client needs to try again: the version and, for a seated player, the legal moves."""
    number = table.seat_of(player)
    if not may_see(club, table, player):
        return {}
    return {"version": table.n} | ({} if number is None else {"legal": legal_schema(table, number)})


def played_before(seat: Seat, mark: Mark) -> bool:
    """Whether this seat made the same request before. Raises KeyReused if the key was used for another request."""
    known = seat.used(mark.key)
    if known and known.body != mark.body:
        raise KeyReused
    return known is not None


def _check_seen(table: Table, number: int, seen: int, move: Any) -> None:
    """Raise DecisionPassed unless the decision is still open: the seat has made no decision and got no new one after version
    `seen`.

    If the seat only got a new decision since, and the move is not legal there, it comes after the reveal: PhaseOver (G-03).
    """
    seat = table.seats[number]
    if seen > table.n:
        raise DecisionPassed("This table was restored from a backup. Please look again.")
    if seat.decided > seen:
        raise DecisionPassed
    if seat.asked > seen and (legal := table.game.legal(table.state, number)):
        raise DecisionPassed if legal.accepts(move) else PhaseOver
