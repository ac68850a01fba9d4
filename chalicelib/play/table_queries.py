"""Answer requests that only read a table. The only thing they may write is time-outs that are due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from chalicelib.errors import Refusal, TryAgain, Unknown
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, due_acts
from chalicelib.play.load_table import advance, take
from chalicelib.play.view import build_view, may_see, must_be_allowed_to_see
from chalicelib.store.interface import Unavailable

T = TypeVar("T")
OnLook = Callable[[Club, Table, int, "int | None"], None]
"""on_look(club, table, seat, version known before) is called when a player looks at their table. It must not fail, nor change
the table.
"""


def ignore_look(club: Club, table: Table, seat: int, seen: int | None) -> None:
    """Do nothing, for clubs without notifications."""


@dataclass(frozen=True, slots=True)
class Look:
    """A reply to a look: `view` is None if the caller already has this version, `over` if the table is finished."""

    version: int
    seat: int | None
    view: dict[str, Any] | None
    over: bool = False


def look(
    club: Club,
    player: str | None,
    table_id: str,
    since: int | None = None,
    known: tuple[int, int | None] | None = None,
    on_look: OnLook = ignore_look,
) -> Look:
    """Return what the player (None: a watcher) sees now. `since` is the version that they saw last, `known` the version and
    seat of the ETag that they hold. `on_look` is called if they have a seat.

    Reads strongly for a player without `since`, and reads again if a player knows a later version than the first read gave.
    """
    try:
        return _look(club, player, table_id, since, known, on_look)
    except Unavailable as fault:
        raise TryAgain from fault


def read_table(club: Club, player: str | None, table_id: str, present: Callable[[Table], T]) -> T:
    """Return `present(table)`. If it refuses a player after an eventually consistent read, it is called again after a strong
    one.

    Raises TryAgain if the store fails.
    """
    try:
        try:
            return _present(club, table_id, present, strong=False)
        except Refusal:
            if player is None:
                raise
            return _present(club, table_id, present, strong=True)
    except Unavailable as fault:
        raise TryAgain from fault


def read_strongly(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    """Return `present(table)` for the table as it is now. Raises Unavailable if the store fails."""
    return _present(club, table_id, present, strong=True)


def _present(club: Club, table_id: str, present: Callable[[Table], T], *, strong: bool) -> T:
    table = take(club, table_id, strong=strong)
    try:
        return present(table)
    finally:
        club.tables.give(table)


def _look(
    club: Club, player: str | None, table_id: str, since: int | None, known: tuple[int, int | None] | None, on_look: OnLook
) -> Look:
    def show(table: Table) -> Look:
        shown = _show(club, table, player, since, known)
        if shown.seat is not None:
            on_look(club, table, shown.seat, _seen(since, known))
        return shown

    table = _must_admit(club, player, _read(club, player, table_id, since, known))
    if due_acts(table, max(club.clock(), table.at)):
        club.tables.give(table)
        strong = player is not None
        return commit(club, table_id, lambda table, now: [], show, strong=strong)
    shown = show(table)
    club.tables.give(table)
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


def _must_admit(club: Club, player: str | None, table: Table) -> Table:
    """Return the table if the player may see it, else raise NotYourSeat. Reads strongly before it refuses a player, who may
    have sat down a moment ago.
    """
    if player is not None and not may_see(club, table, player):
        table = advance(club, table, strong=True)
    if not may_see(club, table, player):
        club.tables.give(table)
        must_be_allowed_to_see(club, table, player)
    return table


def _show(club: Club, table: Table, player: str | None, since: int | None, known: tuple[int, int | None] | None) -> Look:
    seat = table.seat_of(player)
    unchanged = known == (table.n, seat) if known else since == table.n
    view = None if unchanged else build_view(club, table, player, since, known[0] if known else None)
    return Look(table.n, seat, view, table.status == "finished")


def _seen(since: int | None, known: tuple[int, int | None] | None) -> int | None:
    """Return the latest version that the caller claims to know; None for none."""
    return max((version for version in (since, known and known[0]) if version is not None), default=None)
