"""The showing of a finished table: its view after any entry, from any seat or with all open, and where to begin."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from chalicelib.store.interface import Entry
from chalicelib.tables import entry
from chalicelib.tables.club import Club
from chalicelib.tables.look import read_table
from chalicelib.tables.past import must_have, read_entries, table_after
from chalicelib.tables.record import PLAYED
from chalicelib.tables.stage import must_be_over
from chalicelib.tables.table import Table
from chalicelib.tables.view import among, build_past, must_be_let_in, must_be_opened

PROLOGUE = 64
"""Within so many entries nearly every game begins."""


def replay_at(club: Club, player: str | None, table_id: str, n: int, seat: int | None = None) -> dict[str, Any]:
    """The view after entry n as this seat saw it, or with all that was hidden. Unknown where there is no such entry or seat."""

    def is_inside(table: Table) -> bool:
        must_be_let_in(club, table, player)
        _must_be_over(club, table)
        must_have(table, n)
        return among(table, player)

    inside = read_table(club, player, table_id, is_inside)
    table = table_after(club, player, table_id, n)
    if seat is not None:
        table.at_seat(seat)
        if table.state is not None:
            table.game.drop_plans(table.state)
    return build_past(club, table, player, seat, inside=inside, everything=seat is None)


def replay_begun(club: Club, player: str | None, table_id: str, seat: int | None = None) -> dict[str, Any]:
    """The view to begin with, before the first decision. Its `shown` says from where to where there is something to see."""
    last = read_table(club, player, table_id, lambda table: _last_to_see(club, table, player))
    first = _first_to_see(club, player, table_id, last)
    return {**replay_at(club, player, table_id, first, seat), "shown": {"first": first, "last": last}}


def _last_to_see(club: Club, table: Table, player: str | None) -> int:
    """The entry with the last decision; where there was none, the last of all. NotYourSeat."""
    must_be_let_in(club, table, player)
    _must_be_over(club, table)
    last = decided(table)
    return table.n if last < 0 else last


def _first_to_see(club: Club, player: str | None, table_id: str, last: int) -> int:
    """The entry to begin with. Where nobody played for long, the first decision is found by halves, from the states that are
    carried: however much came before it, few entries are read.
    """
    beginning = read_entries(club, player, table_id, 0, min(last, PROLOGUE - 1))
    found = before_play(beginning)
    if found is not None or len(beginning) > last:
        return last if found is None else found

    def is_played(n: int) -> bool:
        return decided(table_after(club, player, table_id, n)) >= 0

    begun = bisect_left(range(last), True, PROLOGUE, key=is_played)
    found = before_play(read_entries(club, player, table_id, begun, begun))
    return begun if found is None else found


def before_play(log: Sequence[Entry]) -> int | None:
    """The entry before the first decision; None where there is none in these entries.

    What came before it in its own entry, such as the guest who sat down and so began the game, is seen with it.
    """
    for found in log:
        kinds = {act.kind for act in entry.read(found).acts}
        if kinds & PLAYED:
            return max(0, found.n - 1) if kinds <= PLAYED else found.n
    return None


def decided(table: Table) -> int:
    """The entry in which the last decision so far was made; -1 where there was none."""
    return max(seat.decided for seat in table.seats)


def _must_be_over(club: Club, table: Table) -> None:
    must_be_opened(club, table)
    must_be_over(table, "The replay is there once the game is over.")
