"""Looking at a table: the caller's view, or that nothing is new. A look may write time-outs that were due; nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from chalicelib.errors import Refusal, TryAgain, Unknown
from chalicelib.store.interface import Unavailable
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit, due_acts
from chalicelib.tables.load import advance, take
from chalicelib.tables.table import Table
from chalicelib.tables.view import build_view

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Look:
    """`view` is None where the caller knows this version already."""

    version: int
    seat: int | None
    view: dict[str, Any] | None


def look(
    club: Club,
    player: str | None,
    table_id: str,
    since: int | None = None,
    known: tuple[int, int | None] | None = None,
) -> Look:
    """What the player (None: a watcher) sees. `since`: the version they saw last; `known`: version and seat of an ETag held.

    Reads strongly for a player who comes without `since`, and again for one who knows more than the first read saw.
    """
    try:
        return _look(club, player, table_id, since, known)
    except Unavailable as fault:
        raise TryAgain from fault


def read_table(club: Club, player: str | None, table_id: str, present: Callable[[Table], T]) -> T:
    """What `present` makes of the table. What it refuses a player on an eventually consistent read is read again strongly."""
    try:
        try:
            return _present(club, table_id, present, strong=False)
        except Refusal:
            if player is None:
                raise
            return _present(club, table_id, present, strong=True)
    except Unavailable as fault:
        raise TryAgain from fault


def _present(club: Club, table_id: str, present: Callable[[Table], T], *, strong: bool) -> T:
    table = take(club, table_id, strong=strong)
    try:
        return present(table)
    finally:
        club.memory.give(table)


def _look(club: Club, player: str | None, table_id: str, since: int | None, known: tuple[int, int | None] | None) -> Look:
    table = _read(club, player, table_id, since, known)
    if due_acts(table, max(club.clock(), table.at)):
        club.memory.give(table)
        strong = player is not None
        return commit(
            club, table_id, lambda table, now: [], lambda table: _show(club, table, player, since, known), strong=strong
        )
    shown = _show(club, table, player, since, known)
    club.memory.give(table)
    return shown


def _read(club: Club, player: str | None, table_id: str, since: int | None, known: tuple[int, int | None] | None) -> Table:
    strong = player is not None and since is None
    try:
        table = take(club, table_id, strong=strong)
    except Unknown:
        if strong or player is None:
            raise
        return take(club, table_id, strong=True)
    if player is not None and not strong and table.n < max(since or 0, known[0] if known else 0):
        return advance(club, table, strong=True)
    return table


def _show(club: Club, table: Table, player: str | None, since: int | None, known: tuple[int, int | None] | None) -> Look:
    seat = table.seat_of(player)
    unchanged = known == (table.n, seat) if known else since == table.n
    return Look(table.n, seat, None if unchanged else build_view(club, table, player, since, known[0] if known else None))
