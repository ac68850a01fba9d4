"""What follows from a log entry: a heed for each player it asks, or whose game it ends, if they can be told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from chalicelib import compact
from chalicelib.signals import heed
from chalicelib.signals.rows import EMPTY, HOOK, QUIET, channels_pk, every, heed_of, heed_row, heed_sk, heeds_pk
from chalicelib.store.interface import Entry, Row, Store
from chalicelib.tables.entry import SHORT
from chalicelib.tables.project import due_row

NEVER = -1


class Asked(NamedTuple):
    """Whom an entry asks, and in which entry they last moved themselves."""

    player: str
    moved: int


def follow(store: Store, table: str, entry: Entry) -> None:
    """Puts the heeds that follow from this entry, and the row that has them looked at. May raise Unavailable.

    Told of an entry again, or late, it puts nothing in place of what is newer.
    """
    body = compact.load(entry.body)
    those = list(_asked(body))
    if not those:
        return
    kept = {row.sk: row for row in every(store, heeds_pk(table), strong=True)}
    hooked = HOOK in kept and kept[HOOK].body != EMPTY
    for player, moved in those:
        before = kept.get(heed_sk(player))
        told = heed.asked(heed_of(before) if before else None, entry.n, body["t"], moved)
        if told and told.due is not None and (hooked or _reachable(store, player)):
            # First what wakes it: a heed that nothing wakes would keep its player from being told ever after.
            store.put(due_row(table, told.due))
            store.put(heed_row(table, player, told, body["t"], before), newer=True)


def _asked(body: Mapping[str, Any]) -> Iterator[Asked]:
    """Those whom the head names; and those whose game ends here by somebody else's move."""
    head = body["h"]
    for player, moved in head.get("q", ()):
        yield Asked(player, moved)
    if head.get("e") == "finished" and "c" in head:
        movers = {act[1] for act in body["a"] if act[0] == SHORT["move"]}
        for number, (_, kind, player) in enumerate(head["c"]["seats"]):
            if kind == "human" and player is not None and number not in movers:
                yield Asked(player, NEVER)


def _reachable(store: Store, player: str) -> bool:
    return any(_is_channel(row) for row in every(store, channels_pk(player)))


def _is_channel(row: Row) -> bool:
    return row.body != EMPTY and row.sk != QUIET
