"""What follows from entries: the rows by which a player finds their tables, and the row that wakes the scheduled handler.

Each row of a player is wholly told by one entry's head and put only in place of an older one (`n` below this entry's); a row
that wakes is its time and table, and nothing else. So rows come out the same in whatever order, and however often, entries are
told of.

    PLAYER#<player>  TABLE#<table>         the card of a table that is not over: game, course, seats, status
    OVER#<player>    <time left>#<table>   the card of one that is, the newest first
    WAS#<player>     <table>               they had a seat there, or one was `kept` for them, and their words stand in its log
    DUE#<shard>      <time>#<table>        when to look at the table next

A card moves once, with the entry that ends the table: first the one is put, then the other goes. Who puts the card of an
earlier entry looks at the end of the log after that, and takes it away again if the table is over:

    entry 5 told lately     put PLAYER ─ log ends with 9: over ─ delete PLAYER
    entry 9, the last              put OVER ──────────── delete PLAYER
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from chalicelib import json_codec
from chalicelib.errors import TableDamaged
from chalicelib.log.entries import Head, read_body
from chalicelib.store.interface import EMPTY, Entry, Row, Store
from chalicelib.store.sort_keys import newest_first

SHARDS = 8
GONE_S = 14 * 24 * 3600
"""So long the empty card of one who has no seat there any more is kept from the entry on: much longer than anybody is told of
entries late.
"""
RUNNING = "PLAYER"
"""What the key of a card begins with as long as its table is not over."""
KINDS = {"open": "o", "reserved": "r", "human": "h", "bot": "b"}
KIND_OF = {letter: kind for kind, letter in KINDS.items()}
NEVER_CAME, HAD_A_SEAT = 1, 2
"""Which of both a row of a table tells where somebody was: the latter stays."""
KEPT = json_codec.dump("kept")


def project(store: Store, table: str, entry: Entry) -> Head:
    """Puts the rows that follow from this entry; returns its head, for other projections. May raise Unavailable."""
    at, _, head = read_body(entry.body)
    for player in head.gone:
        store.put(Row(former_pk(player), table, HAD_A_SEAT, EMPTY), newer=True)
    for player in _never_came(head):
        store.put(Row(former_pk(player), table, NEVER_CAME, KEPT), newer=True)
    if head.card and head.status == "finished":
        _move_cards(store, table, entry.n, at, head)
    elif head.card:
        _put_cards(store, table, entry.n, at, head)
    if head.look_at is not None:
        store.put(due_row(table, head.look_at))
    return head


def cut_short(entry: Entry) -> bool:
    """Whether this entry left bots to move, there being more to play than one entry gives them time for."""
    at, _, head = read_body(entry.body)
    return head.look_at is not None and head.look_at <= at


def _put_cards(store: Store, table: str, n: int, at: int, head: Head) -> None:
    """The cards of a table that is not over, as far as this entry knows."""
    rows = [*cards(table, n, at, head)]
    for row in rows:
        store.put(row, newer=True)
    if is_over(store, table):
        for row in rows:
            store.delete(row.pk, row.sk)


def is_over(store: Store, table: str) -> bool:
    """Whether the log ends with the table being over; an end that nothing can be made of is no other entry's fault."""
    try:
        return any(read_body(entry.body).head.status == "finished" for entry in store.newest(table, 1, strong=True))
    except (ValueError, TypeError, KeyError, TableDamaged):
        return False


def _move_cards(store: Store, table: str, n: int, at: int, head: Head) -> None:
    """The cards of a table that is over go to those that are. A seat that was only kept for somebody leaves them none."""
    for row in cards(table, n, at, head):
        store.put(row, newer=True)
    for player in (*[player for player, _ in _cards(at, head)], *head.gone):
        store.delete(running_pk(player), running_sk(table))


def _never_came(head: Head) -> list[str]:
    """For whom a seat was kept at a table that is over: no card leads them there any more, and their name stands in its log."""
    if head.card is None or head.status != "finished":
        return []
    return [player for _, kind, player in head.card["seats"] if kind == "reserved" and player is not None]


def cards(table: str, n: int, at: int, head: Head) -> Iterator[Row]:
    """The rows with cards that this head of entry n tells of, and empty ones in place of those that others had before."""
    over = head.status == "finished"
    for player, told in _cards(at, head):
        if not over:
            yield running_row(player, table, n, told)
        elif told["seats"][told["you"]]["kind"] != "reserved":
            yield over_row(player, table, n, told)
    for player in () if over else head.gone:
        yield Row(running_pk(player), running_sk(table), n, EMPTY, at // 1000 + GONE_S)


def _cards(at: int, head: Head) -> Iterator[tuple[str, dict[str, Any]]]:
    """The card of each player who has a seat, or has one kept."""
    card = head.card or {}
    told = {name: card.get(name) for name in ("name", "game", "course", "unit", "places", "host")}
    told["seats"] = [{"name": name, "kind": kind} for name, kind, _ in card["seats"]]
    told |= {"status": head.status, "ended": head.ended, "at": at}
    for number, (_, _, player) in enumerate(card["seats"]):
        if player is not None:
            yield player, {**told, "you": number}


def running_pk(player: str) -> str:
    return f"{RUNNING}#{player}"


def running_sk(table: str) -> str:
    return f"TABLE#{table}"


def over_pk(player: str) -> str:
    return f"OVER#{player}"


def former_pk(player: str) -> str:
    return f"WAS#{player}"


def has_left_any(store: Store, player: str) -> bool:
    """Whether the player had a seat at a table, or one was kept for them, where they have none now. May raise Unavailable."""
    return bool(store.rows(former_pk(player), count=1, strong=True)[0])


def over_sk(table: str, at: int) -> str:
    """Where the card of a table lies that ended then (ms)."""
    return f"{newest_first(at)}#{table}"


def running_row(player: str, table: str, n: int, told: dict[str, Any]) -> Row:
    """The card of a table that is not over, as short as can be: each page of a list reads all of them."""
    course = told["course"] and [told["course"]["id"], told["course"]["name"]]
    seats = [KINDS[seat["kind"]] + seat["name"] for seat in told["seats"]]
    short = [told["status"], told["game"], told["unit"], course, told["name"], told["host"], told["at"], told["you"], seats]
    return Row(running_pk(player), running_sk(table), n, json_codec.dump(short))


def card_from_running_row(row: Row) -> dict[str, Any] | None:
    """The card that such a row holds, with its table; None for one who has no seat there any more. Those from before cards were
    short are objects, some of them of tables that were over by then.
    """
    table, found = row.sk.partition("#")[2], json_codec.load(row.body)
    if isinstance(found, dict):
        return {"table": table, **found} if found else None
    status, game, unit, course, name, host, at, you, seats = found
    return {
        "table": table,
        "status": status,
        "game": game,
        "unit": unit,
        "course": course and {"id": course[0], "name": course[1]},
        "name": name,
        "host": host,
        "at": at,
        "you": you,
        "seats": [{"name": seat[1:], "kind": KIND_OF[seat[0]]} for seat in seats],
        "places": None,
    }


def over_row(player: str, table: str, n: int, told: dict[str, Any]) -> Row:
    """The card of one that is, as short as can be: forty make a page of two read units."""
    short = {name: told[name] for name in ("game", "course", "name", "host", "ended", "at", "you") if told[name] is not None}
    short["seats"] = [[seat["name"], seat["kind"]] for seat in told["seats"]]
    if told["places"]:
        short["places"] = [[place["seat"], place["place"], place["score"]] for place in told["places"]]
    return Row(over_pk(player), over_sk(table, told["at"]), n, json_codec.dump(short))


def card_from_over_row(row: Row) -> dict[str, Any]:
    """The card that such a row holds, with its table, as a running one tells it."""
    told = {**dict.fromkeys(("course", "name", "host", "places", "unit")), **json_codec.load(row.body), "status": "finished"}
    told["seats"] = [{"name": name, "kind": kind} for name, kind in told["seats"]]
    if told["places"]:
        told["places"] = [{"seat": seat, "place": place, "score": score} for seat, place, score in told["places"]]
    return {"table": row.sk.partition("#")[2], **told}


def due_pk(shard: int) -> str:
    return f"DUE#{shard}"


def shard_of(table: str) -> str:
    return due_pk(_shard(table))


def _shard(table: str) -> int:
    return sha256(table.encode()).digest()[0] % SHARDS


def due_row(table: str, at: int) -> Row:
    """The row that has the table looked at from that time (ms) on."""
    return Row(shard_of(table), f"{at:014d}#{table}", 0, EMPTY)
