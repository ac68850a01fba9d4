"""What follows from a log entry: a heed for each player it asks or nudges, of whom somebody asks a seat, or whose game it ends,
if they can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from chalicelib.signals import heed
from chalicelib.signals.heed import Heed
from chalicelib.signals.rows import BROWSER, HEED, HOOK, channels_pk, heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.store.interface import EMPTY, Entry, Row, Store
from chalicelib.store.pages import every
from chalicelib.tables.entry import SHORT, told
from chalicelib.tables.project import due_row

NEVER = -1
BENDING = frozenset((SHORT["hours"], SHORT["away"], SHORT["resume"]))
"""After these a clock may run out sooner, or somebody be there again sooner, than a heed goes by."""

Change = Callable[[Heed | None], Heed | None]
"""What is kept in place of a player's heed; None: as it is."""


def follow(store: Store, table: str, entry: Entry) -> None:
    """Puts the heeds that follow from this entry, and the row that has them looked at. May raise Unavailable.

    Told of an entry again, or late, it puts nothing in place of what is newer.
    """
    body = told(entry.body)
    changes, bends = list(_changes(body, entry.n)), _bends(body)
    if not changes and not bends:
        return
    kept = {row.sk: row for row in every(store, heeds_pk(table), strong=True)}
    hooked = HOOK in kept and kept[HOOK].body != EMPTY
    if bends:
        changes += [(sk.removeprefix(HEED), partial(heed.bent, at=body["t"])) for sk in kept if sk.startswith(HEED)]
    for player, change in changes:
        before = kept.get(heed_sk(player))
        new = change(heed_of(before) if before else None)
        if new and new.due is not None and ((hooked and not new.seat) or _reachable(store, player)):
            # First what wakes it: a heed that nothing wakes would keep its player from being told ever after.
            store.put(due_row(table, new.due))
            row = heed_row(table, player, new, body["t"], before)
            if store.put(row, newer=True):
                kept[row.sk] = row


def _changes(body: Mapping[str, Any], n: int) -> Iterator[tuple[str, Change]]:
    """The players to whom entry n does something that they may have to be told, and what becomes of their heeds."""
    head, at = body["h"], body["t"]
    for player, moved in _asked(body):
        yield player, partial(heed.asked, n=n, at=at, moved=moved)
    for player in head.get("k", ()):
        yield player, partial(heed.nudged, n=n, at=at)
    if host := head.get("a"):
        yield host, partial(heed.asked_for_seat, n=n, at=at)


def _asked(body: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Those whom the head names, with the entry in which they last moved; and those whose game ends by somebody else's move."""
    head = body["h"]
    yield from head.get("q", ())
    if head.get("e") == "finished" and "c" in head:
        movers = {act[1] for act in body["a"] if act[0] == SHORT["move"]}
        for number, (_, kind, player) in enumerate(head["c"]["seats"]):
            if kind == "human" and player is not None and number not in movers:
                yield player, NEVER


def _bends(body: Mapping[str, Any]) -> bool:
    return not BENDING.isdisjoint([act[0] for act in body["a"]])


def _reachable(store: Store, player: str) -> bool:
    return any(_is_channel(row) for row in every(store, channels_pk(player)))


def _is_channel(row: Row) -> bool:
    return row.body != EMPTY and (row.sk == HOOK or row.sk.startswith(BROWSER))
