"""Project entries into rows: the lists of a player's tables, and the queue of the scheduled handler.

Each row of a player follows from one entry's head alone, and only replaces an older one (`n` below this entry's). A row of the
queue holds only its time and table. So the rows come out the same in whatever order, and however often, entries are projected.

    PLAYER#<player>  TABLE#<table>         the card of a table that is not over: game, course, seats, status
    OVER#<player>    <time left>#<table>   the card of a finished table, the newest first
    WAS#<player>     <table>               they had a seat, or one was reserved (`kept`); their words are in its log
    DUE#<shard>      <time>#<table>        when to look at the table next

A card moves once, with the entry that ends the table: the new one is put, then the old one deleted. After putting the card of
an earlier entry, the end of the log is read, and the card deleted again if the table is over:

    entry 5, projected late     put PLAYER ─ log ends with 9: over ─ delete PLAYER
    entry 9, the last                  put OVER ──────────── delete PLAYER
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
EMPTY_CARD_S = 14 * 24 * 3600
"""Seconds for which the empty card of a player who lost their seat is kept: much longer than any entry is projected late."""
RUNNING = "PLAYER"
"""Prefix of the key of a card whose table is not over."""
LETTER_BY_KIND = {"open": "o", "reserved": "r", "human": "h", "bot": "b"}
KIND_BY_LETTER = {letter: kind for kind, letter in LETTER_BY_KIND.items()}
WAS_RESERVED, WAS_SEATED = 1, 2
"""Versions of a WAS row: that the player had a seat replaces that they only had one reserved."""
KEPT = json_codec.dump("kept")


def project(store: Store, table: str, entry: Entry) -> Head:
    """Put the rows that follow from this entry; return its head, for other projections. Raises Unavailable."""
    at, _, head = read_body(entry.body)
    for player in head.gone:
        store.put(Row(former_pk(player), table, WAS_SEATED, EMPTY), newer=True)
    for player in _players_with_reserved_seats(head):
        store.put(Row(former_pk(player), table, WAS_RESERVED, KEPT), newer=True)
    if head.card and head.status == "finished":
        _move_cards(store, table, entry.n, at, head)
    elif head.card:
        _put_cards(store, table, entry.n, at, head)
    if head.look_at is not None:
        store.put(due_row(table, head.look_at))
    return head


def has_bots_to_move(entry: Entry) -> bool:
    """Whether bots still have moves to make after this entry, because their time for it was up."""
    at, _, head = read_body(entry.body)
    return head.look_at is not None and head.look_at <= at


def _put_cards(store: Store, table: str, n: int, at: int, head: Head) -> None:
    """Put the cards of a table that was not over after this entry."""
    rows = [*cards(table, n, at, head)]
    for row in rows:
        store.put(row, newer=True)
    if is_over(store, table):
        for row in rows:
            store.delete(row.pk, row.sk)


def is_over(store: Store, table: str) -> bool:
    """Whether the table is over by the last entry of its log. False if that entry is damaged: others are projected all the
    same.
    """
    try:
        return any(read_body(entry.body).head.status == "finished" for entry in store.newest(table, 1, strong=True))
    except (ValueError, TypeError, KeyError, TableDamaged):
        return False


def _move_cards(store: Store, table: str, n: int, at: int, head: Head) -> None:
    """Replace the cards of a table that is over. Players with only a reserved seat lose theirs."""
    for row in cards(table, n, at, head):
        store.put(row, newer=True)
    for player in (*[player for player, _ in _cards(at, head)], *head.gone):
        store.delete(running_pk(player), running_sk(table))


def _players_with_reserved_seats(head: Head) -> list[str]:
    """Return the players with a reserved seat at a table that is over: they have no card, but their name is in its log."""
    if head.card is None or head.status != "finished":
        return []
    return [player for _, kind, player in head.card["seats"] if kind == "reserved" and player is not None]


def cards(table: str, n: int, at: int, head: Head) -> Iterator[Row]:
    """Yield the cards by entry n's head, and empty cards for players who no longer have a seat."""
    over = head.status == "finished"
    for player, card in _cards(at, head):
        if not over:
            yield running_row(player, table, n, card)
        elif card["seats"][card["you"]]["kind"] != "reserved":
            yield over_row(player, table, n, card)
    for player in () if over else head.gone:
        yield Row(running_pk(player), running_sk(table), n, EMPTY, at // 1000 + EMPTY_CARD_S)


def _cards(at: int, head: Head) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the card of each player with a seat or a reserved one."""
    card = head.card or {}
    shared = {name: card.get(name) for name in ("name", "game", "course", "unit", "places", "host")}
    shared["seats"] = [{"name": name, "kind": kind} for name, kind, _ in card["seats"]]
    shared |= {"status": head.status, "ended": head.ended, "at": at}
    for number, (_, _, player) in enumerate(card["seats"]):
        if player is not None:
            yield player, {**shared, "you": number}


def running_pk(player: str) -> str:
    return f"{RUNNING}#{player}"


def running_sk(table: str) -> str:
    return f"TABLE#{table}"


def over_pk(player: str) -> str:
    return f"OVER#{player}"


def former_pk(player: str) -> str:
    return f"WAS#{player}"


def has_left_any(store: Store, player: str) -> bool:
    """Whether the player once had a seat, or a reserved one, at a table where they have none now. Raises Unavailable."""
    return bool(store.rows(former_pk(player), count=1, strong=True)[0])


def over_sk(table: str, at: int) -> str:
    """Return the sort key of a table that ended at `at` (ms)."""
    return f"{newest_first(at)}#{table}"


def running_row(player: str, table: str, n: int, card: dict[str, Any]) -> Row:
    """Return the row with the card of a table that is not over. It is short, as each page of a list reads all of them."""
    course = card["course"] and [card["course"]["id"], card["course"]["name"]]
    seats = [LETTER_BY_KIND[seat["kind"]] + seat["name"] for seat in card["seats"]]
    short = [card["status"], card["game"], card["unit"], course, card["name"], card["host"], card["at"], card["you"], seats]
    return Row(running_pk(player), running_sk(table), n, json_codec.dump(short))


def card_from_running_row(row: Row) -> dict[str, Any] | None:
    """Return the card in such a row, with its table; None for a player without a seat there. Rows of earlier versions are JSON
    objects, some of them of tables that were over already.
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
        "seats": [{"name": seat[1:], "kind": KIND_BY_LETTER[seat[0]]} for seat in seats],
        "places": None,
    }


def over_row(player: str, table: str, n: int, card: dict[str, Any]) -> Row:
    """Return the row with the card of a finished table. It is short: a page of forty takes two read units."""
    short = {name: card[name] for name in ("game", "course", "name", "host", "ended", "at", "you") if card[name] is not None}
    short["seats"] = [[seat["name"], seat["kind"]] for seat in card["seats"]]
    if card["places"]:
        short["places"] = [[place["seat"], place["place"], place["score"]] for place in card["places"]]
    return Row(over_pk(player), over_sk(table, card["at"]), n, json_codec.dump(short))


def card_from_over_row(row: Row) -> dict[str, Any]:
    """Return the card in such a row, with its table, in the form of `card_from_running_row`."""
    card = {**dict.fromkeys(("course", "name", "host", "places", "unit")), **json_codec.load(row.body), "status": "finished"}
    card["seats"] = [{"name": name, "kind": kind} for name, kind in card["seats"]]
    if card["places"]:
        card["places"] = [{"seat": seat, "place": place, "score": score} for seat, place, score in card["places"]]
    return {"table": row.sk.partition("#")[2], **card}


def due_pk(shard: int) -> str:
    return f"DUE#{shard}"


def shard_of(table: str) -> str:
    return due_pk(_shard(table))


def _shard(table: str) -> int:
    return sha256(table.encode()).digest()[0] % SHARDS


def due_row(table: str, at: int) -> Row:
    """Return the row that puts the table into the scheduled handler's queue at that time (ms)."""
    return Row(shard_of(table), f"{at:014d}#{table}", 0, EMPTY)
