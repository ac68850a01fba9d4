"""What follows from entries: the rows by which a player finds their tables, and the row that wakes the scheduled handler.

Each row of a player is wholly told by one entry's head and put only in place of an older one (`n` below this entry's); a row
that wakes is its time and table, and nothing else. So rows come out the same in whatever order, and however often, entries are
told of.

    PLAYER#<player>  TABLE#<table>   the card: game, course, seats, status, places
    PLAYER#<player>  TURN#<table>    the table may wait for this player: it has asked them for a decision
    DUE#<shard>      <time>#<table>  when to look at the table next
    STOW#<shard>     <time>#<table>  when to look whether a finished table's log can be moved (tables/stow.py)
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from chalicelib import compact
from chalicelib.store.interface import Entry, Row, Store
from chalicelib.tables.club import STOWED_MS
from chalicelib.tables.entry import told as read

SHARDS = 8
EMPTY = "{}"
"""The card of one who has no seat there any more; and what stands in rows whose key says all."""


def project(store: Store, table: str, entry: Entry) -> dict[str, Any]:
    """Puts the rows that follow from this entry; returns its head, for other projections. May raise Unavailable."""
    body = read(entry.body)
    head: dict[str, Any] = body["h"]
    if "c" in head:
        _put_cards(store, table, entry.n, body["t"], head)
        if head["s"] == "finished":
            store.put(stow_row(table, body["t"] + STOWED_MS))
    for player, waiting in head.get("m", ()):
        # Whether it waits now, and how long, the table's last entry tells, which is read for those with such a row: so one is
        # put for a whole game. Older logs name a player each time, and say 0 when they have decided.
        if waiting:
            store.put(Row(f"PLAYER#{player}", f"TURN#{table}", entry.n, EMPTY), newer=True)
    if "u" in head:
        store.put(due_row(table, head["u"]))
    return head


def cut_short(entry: Entry) -> bool:
    """Whether this entry left bots to move, there being more to play than one entry gives them time for."""
    body = read(entry.body)
    return bool(body["h"].get("u", body["t"] + 1) <= body["t"])


def _put_cards(store: Store, table: str, n: int, at: int, head: dict[str, Any]) -> None:
    card = head["c"]
    seats = [{"name": name, "kind": kind} for name, kind, _ in card["seats"]]
    told = {name: card.get(name) for name in ("name", "game", "course", "unit", "places", "host")}
    told |= {"seats": seats, "status": head["s"], "ended": head.get("e"), "at": at}
    for number, (_, _, player) in enumerate(card["seats"]):
        if player is not None:
            row = Row(f"PLAYER#{player}", f"TABLE#{table}", n, compact.dump({**told, "you": number}))
            store.put(row, newer=True)
    for player in head.get("g", ()):
        store.put(Row(f"PLAYER#{player}", f"TABLE#{table}", n, EMPTY), newer=True)


def shard_of(table: str) -> str:
    return f"DUE#{_shard(table)}"


def _shard(table: str) -> int:
    return sha256(table.encode()).digest()[0] % SHARDS


def due_row(table: str, at: int) -> Row:
    """The row that has the table looked at from that time (ms) on."""
    return Row(shard_of(table), f"{at:014d}#{table}", 0, EMPTY)


def stow_pk(shard: int) -> str:
    return f"STOW#{shard}"


def stow_row(table: str, at: int) -> Row:
    """The row that has a finished table's log looked at from that time (ms) on."""
    return Row(stow_pk(_shard(table)), f"{at:014d}#{table}", 0, EMPTY)
