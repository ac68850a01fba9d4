"""Looking at a table: the caller's view, or that nothing is new. A look may write time-outs that were due; nothing else that
anybody sees.
"""

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
"""heard(club, table, seat, version known before): somebody at the table looked. It neither fails nor changes the table."""


def ignore_look(club: Club, table: Table, seat: int, seen: int | None) -> None:
    """Where nobody is told that a table waits for them, who looks is nobody's business."""


@dataclass(frozen=True, slots=True)
class Look:
    """`view` is None where the caller knows this version already. `over`: nothing more is played there."""

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
    heard: OnLook = ignore_look,
) -> Look:
    """What the player (None: a watcher) sees. `since`: the version they saw last; `known`: version and seat of an ETag held.
    `heard` is called when somebody who has a seat looks.

    Reads strongly for a player who comes without `since`, and again for one who knows more than the first read saw.
    """
    try:
        return _look(club, player, table_id, since, known, heard)
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


def read_strongly(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    """What `present` makes of the table as it is now; Unavailable if the store fails."""
    return _present(club, table_id, present, strong=True)


def _present(club: Club, table_id: str, present: Callable[[Table], T], *, strong: bool) -> T:
    table = take(club, table_id, strong=strong)
    try:
        return present(table)
    finally:
        club.memory.give(table)


def _look(
    club: Club, player: str | None, table_id: str, since: int | None, known: tuple[int, int | None] | None, heard: OnLook
) -> Look:
    def show(table: Table) -> Look:
        shown = _show(club, table, player, since, known)
        if shown.seat is not None:
            heard(club, table, shown.seat, _seen(since, known))
        return shown

    table = _let_in(club, player, _read(club, player, table_id, since, known))
    if due_acts(table, max(club.clock(), table.at)):
        club.memory.give(table)
        strong = player is not None
        return commit(club, table_id, lambda table, now: [], show, strong=strong)
    shown = show(table)
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


def _let_in(club: Club, player: str | None, table: Table) -> Table:
    """The table, for who may see it; who may have sat down just now is looked for strongly. NotYourSeat."""
    if player is not None and not may_see(club, table, player):
        table = advance(club, table, strong=True)
    if not may_see(club, table, player):
        club.memory.give(table)
        must_be_allowed_to_see(club, table, player)
    return table


def _show(club: Club, table: Table, player: str | None, since: int | None, known: tuple[int, int | None] | None) -> Look:
    seat = table.seat_of(player)
    unchanged = known == (table.n, seat) if known else since == table.n
    view = None if unchanged else build_view(club, table, player, since, known[0] if known else None)
    return Look(table.n, seat, view, table.status == "finished")


def _seen(since: int | None, known: tuple[int, int | None] | None) -> int | None:
    """The last version that the caller says to know; None for none."""
    return max((version for version in (since, known and known[0]) if version is not None), default=None)
