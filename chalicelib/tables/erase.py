"""Takes a forgotten player's words out of logs that lie in the attic, or lie there soon (tables/forget.py).

    read the object ─▶ note it ─▶ write the new one ─▶ read it back ─▶ entry 0 says where ─▶ the old one goes ─▶ its note goes

    GONE#<table>   <digest>   an object that is to go as soon as entry 0 names another

Breaking off anywhere loses nothing, and the next time goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from chalicelib.errors import TableDamaged
from chalicelib.store.interface import EMPTY, Attic, Entry, Movable, Row, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables import attic as attics
from chalicelib.tables.attic import Place
from chalicelib.tables.forget import ERASE, put_what_follows, rewrite
from chalicelib.tables.forgotten import Rules, blanked
from chalicelib.tables.stow import DAMAGED_MS, one_by_one

GONE = "GONE#"


def erase(store: Movable, attic: Attic, rules: Rules, now: int, seconds_left: Callable[[], float]) -> Counter[str]:
    """Does what is noted until now (ms), as long as time is left. Counts `tables` that were done, and what `failed`."""

    def carry_out(row: Row) -> None:
        table, player = row.sk.split("#", 1)
        erase_at(store, attic, table, {player}, rules)
        store.delete(row.pk, row.sk)

    def put_off(row: Row) -> None:
        store.put(Row(row.pk, row.sk, now + DAMAGED_MS, row.body))

    due = (row for row in every(store, ERASE, strong=True) if row.n <= now)
    return one_by_one(due, carry_out, put_off, "The erasing of a log", seconds_left)


def erase_at(store: Movable, attic: Attic, table: str, players: Collection[str], rules: Rules) -> None:
    """Takes these players' words out of the table's log, wherever it lies. TableDamaged; Unavailable: call it again."""
    log = store.after(table, -1, strong=True)
    if not log:
        return
    place = attics.place_of(log[0])
    if place is None:
        rewrite(store, table, log, players, rules)
    else:
        _rewrite_object(store, attic, table, log[0], place, players, rules)
        _clear(store, attic, table)


def _rewrite_object(
    store: Movable, attic: Attic, table: str, first: Entry, place: Place, players: Collection[str], rules: Rules
) -> None:
    whole = attics.find(attic, table, place)
    without, traces = blanked(table, whole, players, rules)
    if without != whole:
        other, held = attics.pack(table, without)
        store.put(Row(f"{GONE}{table}", place.digest, 1, EMPTY))
        attic.keep(attics.name_of(table, other), held)
        if attics.find(attic, table, other) != without:
            raise TableDamaged
        if not store.amend(table, first, attics.told(without[0], other)):
            raise Unavailable("Another changed entry 0 meanwhile.")
    elif first.body != (now := attics.told(without[0], place)).body:
        store.amend(table, first, now)
    put_what_follows(store, table, without, traces)


def _clear(store: Movable, attic: Attic, table: str) -> None:
    """Takes away the objects that entry 0 names no more."""
    (first,) = store.after(table, -1, strong=True)[:1]
    place = attics.place_of(first)
    for row in every(store, f"{GONE}{table}", strong=True):
        if place is not None and row.sk != place.digest:
            attic.remove(attics.name_of(table, Place(place.last, row.sk)))
        store.delete(row.pk, row.sk)
