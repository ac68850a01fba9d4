"""Moves the logs of tables that ended long ago to the attic, one whole object a table.

    read the log ─▶ write the object ─▶ read it back ─▶ entry 0 says where ─▶ entries go, from the highest down ─▶ its row goes

Breaking off anywhere loses nothing: up to where entry 0 says so the log is whole in the store, from there on in the attic, and
the next time goes on. So do two at once: an object's name follows from what it holds, and entry 0 is changed only as long as it
is what it was when the whole log had been read.

Nothing can be added meanwhile: a log whose table finished, and whose last entry is ninety days old, takes no more entries
(tables/stage.py), and here another day is waited, for clocks that differ.

    STOW#<shard>   <time>#<table>   when to look whether the table's log can go; put when a game ends (tables/project.py)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

from chalicelib import compact, defects
from chalicelib.errors import TableDamaged
from chalicelib.store.interface import Attic, Entry, Movable, Row, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables import attic as attics
from chalicelib.tables.attic import Place
from chalicelib.tables.club import DAY_MS, STOWED_MS
from chalicelib.tables.project import SHARDS, stow_pk, stow_row

DAMAGED_MS = 30 * DAY_MS
"""What cannot be moved is looked at again after so long; it is told of each time."""
SPARE = 30.0
"""Seconds left below which no other table is begun."""


def stow(store: Movable, attic: Attic, now: int, seconds_left: Callable[[], float]) -> Counter[str]:
    """Moves what can go now (ms), as long as time is left. Counts `tables` that were moved, and what `failed`."""

    def move(row: Row) -> None:
        _answer(store, row, look(store, attic, row.sk.split("#", 1)[1], now))

    def put_off(row: Row) -> None:
        _put_off(store, row, now + DAMAGED_MS)

    return one_by_one(_due(store, now), move, put_off, "A log's way to the attic", seconds_left)


def one_by_one(
    rows: Iterable[Row],
    work: Callable[[Row], None],
    put_off: Callable[[Row], None],
    what: str,
    seconds_left: Callable[[], float],
) -> Counter[str]:
    """Does what each row notes, as long as time is left. Counts `tables` done and what `failed`, told of as `what`; what fails
    for its log and not for the store is put off.
    """
    done = Counter[str]()
    for row in rows:
        if seconds_left() < SPARE:
            break
        try:
            work(row)
            done["tables"] += 1
        except Unavailable:
            done["failed"] += 1
        except Exception as defect:
            defects.note(what, defect)
            done["failed"] += 1
            with suppress(Unavailable):
                put_off(row)
    return done


def look(store: Movable, attic: Attic, table: str, now: int) -> int | None:
    """Moves the table's log if it can go; when to look again (ms), None for never: it is moved, or is none that ever is.

    TableDamaged for one that is not whole, here or there. Unavailable: what was done stands, and it may be called again.
    """
    log = store.after(table, -1, strong=True)
    if not log:
        return None
    place = attics.place_of(log[0])
    if place is None:
        if (at := may_go(log)) is None or at > now:
            return at
        place = _keep(attic, table, log)
        if not store.amend(table, log[0], attics.told(log[0], place)):
            return now  # another has begun: what was read may not be all
    _empty(store, attic, table, place)
    return None


def may_go(log: Sequence[Entry]) -> int | None:
    """When this log may go (ms); None for a table that is not over."""
    if [found.n for found in log] != [*range(len(log))]:
        raise TableDamaged
    told = compact.load(log[-1].body)
    return int(told["t"]) + STOWED_MS if told["h"]["s"] == "finished" else None


def _keep(attic: Attic, table: str, log: Sequence[Entry]) -> Place:
    """Writes the object, and reads it back."""
    place, held = attics.pack(table, log)
    attic.keep(attics.name_of(table, place), held)
    if attics.find(attic, table, place) != [*log]:
        raise TableDamaged
    return place


def _empty(store: Movable, attic: Attic, table: str, place: Place) -> None:
    """Takes all entries but entry 0 out of the store, where they are those of the object."""
    log = attics.find(attic, table, place)
    (last,) = store.newest(table, 1, strong=True)
    if last.n and (last.n > place.last or log[last.n] != last):
        raise TableDamaged
    for n in range(last.n, 0, -1):
        store.remove(table, n)


def _due(store: Movable, now: int) -> Iterator[Row]:
    for shard in range(SHARDS):
        # A row that is missed comes the next time; one that has gone leads to a log that is read strongly.
        yield from every(store, stow_pk(shard), until=f"{now + 1:014d}")


def _answer(store: Movable, row: Row, again: int | None) -> None:
    """The row has done its work, unless the table is to be looked at again: then another stands before it goes."""
    if again is None:
        store.delete(row.pk, row.sk)
    else:
        _put_off(store, row, again)


def _put_off(store: Movable, row: Row, at: int) -> None:
    later = stow_row(row.sk.split("#", 1)[1], at)
    if later.sk != row.sk:
        store.put(later)
        store.delete(row.pk, row.sk)
