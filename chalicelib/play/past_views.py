"""Views of a table's past: the list of its events, and the view after any entry.

Players see what they saw then, from the seat that they had: what was hidden from them stays hidden. Once the game is over, its
replay shows the view of any seat, or everything.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from chalicelib.errors import TableDamaged, TryAgain, Unknown
from chalicelib.log import entries, snapshots
from chalicelib.log.apply import open_table
from chalicelib.log.preconditions import must_be_over
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.final_record import PLAYED
from chalicelib.play.load_table import apply_entries, from_tail
from chalicelib.play.table_queries import read_strongly, read_table
from chalicelib.play.view import build_past_view, must_be_allowed_to_see, must_not_be_sealed, sees_chat, show_happened
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.times import iso

T = TypeVar("T")


def log_page(
    club: Club, player: str | None, table_id: str, count: int, start: str | None = None
) -> tuple[Sequence[dict[str, Any]], str | None]:
    """Return the events of `count` entries, newest first, without entries that have none; and the next cursor."""
    before = None if start is None else int(start)

    def present(table: Table) -> tuple[int, bool]:
        must_be_allowed_to_see(club, table, player)
        return table.n, sees_chat(table, player)

    version, inside = read_table(club, player, table_id, present)
    if before is not None and version < before - 1 and player is not None:  # a stale read would skip entries
        version, inside = _read_strongly(club, table_id, present)
    last = version if before is None else min(version, before - 1)
    if last < 0:
        return [], None
    first = max(0, last + 1 - count)
    shown = [_show_entry(table, table.seat_of(player), inside) for table in tables_after(club, player, table_id, first, last)]
    return [one for one in reversed(shown) if one["happened"]], str(first) if first > 0 else None


def view_at(club: Club, player: str | None, table_id: str, n: int) -> dict[str, Any]:
    """Return the view after entry n, as this player (None: a watcher) saw it. Raises Unknown if there is no such entry."""

    def present(table: Table) -> bool:
        must_be_allowed_to_see(club, table, player)
        must_have_entry(table, n)
        return sees_chat(table, player)

    inside = read_table(club, player, table_id, present)
    table = table_after(club, player, table_id, n)
    return build_past_view(club, table, player, table.seat_of(player), inside=inside)


def must_have_entry(table: Table, n: int) -> None:
    """Raise Unknown if the table's log has no such entry yet."""
    if not 0 <= n <= table.n:
        raise Unknown(f"This table's log ends at {table.n}.")


def table_after(club: Club, player: str | None, table_id: str, n: int) -> Table:
    """Return the table after entry n, which must exist."""
    (table,) = tables_after(club, player, table_id, n, n)
    return table


def tables_after(club: Club, player: str | None, table_id: str, first: int, last: int) -> Iterator[Table]:
    """Yield the table after each of these entries, which must exist. It is always the same object, changed by the next step."""
    table, log = table_before(club, player, table_id, first, last)
    for found in log:
        apply_entries(table, [found])
        yield table


def table_before(club: Club, player: str | None, table_id: str, first: int, last: int) -> tuple[Table, list[Entry]]:
    """Return the table before entry `first`, built from the nearest snapshot, and the entries from `first` to `last`."""
    log = read_entries(club, player, table_id, max(0, first - snapshots.INTERVAL), last)
    table = from_tail(club, table_id, [found for found in log if found.n < first])
    if table is None:
        log = log if log[0].n == 0 else read_entries(club, player, table_id, 0, last)
        table = open_table(table_id, entries.read(log[0]).acts[0].what, club.rules)
        apply_entries(table, [found for found in log if found.n < first])
    return table, [found for found in log if found.n >= first]


def read_entries(club: Club, player: str | None, table_id: str, first: int, last: int) -> list[Entry]:
    """Read the entries from `first` to `last`, which must exist, oldest first.

    Raises TryAgain for a watcher if an eventually consistent read does not show all of them yet; TableDamaged.
    """
    try:
        log = club.store.span(table_id, first, last)
        if len(log) <= last - first:
            if player is None:
                raise TryAgain
            log = club.store.span(table_id, first, last, strong=True)
    except Unavailable as fault:
        raise TryAgain from fault
    if len(log) <= last - first:
        raise TableDamaged
    return log


def _read_strongly(club: Club, table_id: str, present: Callable[[Table], T]) -> T:
    try:
        return read_strongly(club, table_id, present)
    except Unavailable as fault:
        raise TryAgain from fault


def _show_entry(table: Table, seat: int | None, inside: bool) -> dict[str, Any]:
    recent = table.recent[-1]
    return {"n": recent.n, "at": iso(recent.at), "happened": show_happened(recent, seat, inside)}


# The replay of a finished table: its view after any entry, from any seat or with nothing hidden, and where to begin.

FIRST_ENTRIES = 64
"""Nearly every game begins within this number of entries."""


def replay_at(club: Club, player: str | None, table_id: str, n: int, seat: int | None = None) -> dict[str, Any]:
    """Return the view after entry n as this seat saw it (None: with nothing hidden). Raises Unknown if there is no such entry
    or seat; TableOpen, PhaseOver, TableClosed or NotYourSeat if there is no replay to see.
    """

    def is_inside(table: Table) -> bool:
        must_be_allowed_to_see(club, table, player)
        _must_be_over(club, table)
        must_have_entry(table, n)
        return sees_chat(table, player)

    inside = read_table(club, player, table_id, is_inside)
    table = table_after(club, player, table_id, n)
    if seat is not None:
        table.at_seat(seat)
        if table.state is not None:
            table.game.drop_plans(table.state)
    return build_past_view(club, table, player, seat, inside=inside, everything=seat is None)


def replay_start(club: Club, player: str | None, table_id: str, seat: int | None = None) -> dict[str, Any]:
    """Return the view before the first decision. Its `shown` has the first and the last entry of the replay."""
    last = read_table(club, player, table_id, lambda table: _last_to_see(club, table, player))
    first = _first_to_see(club, player, table_id, last)
    return {**replay_at(club, player, table_id, first, seat), "shown": {"first": first, "last": last}}


def _last_to_see(club: Club, table: Table, player: str | None) -> int:
    """Return the entry with the last decision, or the last entry if there was none. Raises like `replay_at`."""
    must_be_allowed_to_see(club, table, player)
    _must_be_over(club, table)
    last = last_decision(table)
    return table.n if last < 0 else last


def _first_to_see(club: Club, player: str | None, table_id: str, last: int) -> int:
    """Return the entry to begin with. If the game began late, the first decision is found by bisection, loading snapshots, so
    that few entries are read.
    """
    beginning = read_entries(club, player, table_id, 0, min(last, FIRST_ENTRIES - 1))
    found = before_play(beginning)
    if found is not None or len(beginning) > last:
        return last if found is None else found

    def is_played(n: int) -> bool:
        return last_decision(table_after(club, player, table_id, n)) >= 0

    begun = bisect_left(range(last), True, FIRST_ENTRIES, key=is_played)
    found = before_play(read_entries(club, player, table_id, begun, begun))
    return begun if found is None else found


def before_play(log: Sequence[Entry]) -> int | None:
    """Return the entry before the first decision; None if there is no decision in these entries.

    If other acts precede it in its own entry, such as a guest who sat down and so began the game, it is that entry.
    """
    for found in log:
        kinds = {act.kind for act in entries.read(found).acts}
        if kinds & PLAYED:
            return max(0, found.n - 1) if kinds <= PLAYED else found.n
    return None


def last_decision(table: Table) -> int:
    """Return the entry of the last decision so far; -1 if there was none."""
    return max(seat.decided for seat in table.seats)


def _must_be_over(club: Club, table: Table) -> None:
    must_not_be_sealed(club, table)
    must_be_over(table, "The replay is ready when the game is over.")
