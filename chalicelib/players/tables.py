"""A player's own tables: those that wait for them first, the soonest deadline first, then those at which a seat is kept for
them, then the others, the newest first; and after all these those that are over, the newest first.

Whom a table waits for only the end of its log tells, half a read unit each: rows that told it would be written at each move.
So the first page reads the end of every table that is played, of which there are few (`limits.json`), and its cursor holds
their order; the next ones read the ends of what they show. How many tables are over has no limit: of those a page is read,
and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chalicelib.errors import TableDamaged, TooMany, TryAgain
from chalicelib.limits_config import most
from chalicelib.log.entries import Head, read
from chalicelib.play.club import Club
from chalicelib.play.projections import card_from_over_row, card_from_running_row, over_pk, over_sk, running_pk, running_sk
from chalicelib.store.interface import EMPTY, Unavailable, all_rows
from chalicelib.times import iso

PAGE = 500
ROWS = 36
"""So many cards, at most, a page holds with those that are over: with ordinary names they are two read units."""
NEVER = 1 << 60
TABLE = running_sk("")
RUNNING_AT_ONCE, INVITED_AT_ONCE = most("tables"), most("invitations")
RUNNING, OVER, OVER_AND_OLD = "r", "o", "p"
"""Where a page begins: after so many that run, in this order, or after this one that is over; `p` where some of these lie as
they once did.
"""
MARK, ORDERED = 5, 64
"""So many letters of its id tell a table in a cursor, and so many tables have room there."""


def my_tables(club: Club, player: str, count: int, start: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """A page of the player's tables (up to `count`), and where to go on."""
    kind, place = (start[0], start[1:]) if start else (RUNNING, "")
    try:
        if kind == RUNNING:
            return _running_page(club, player, count, place)
        old = _lying_as_once(cards(club, player)) if kind == OVER_AND_OLD else {}
        return _over_page(club, player, old, min(count, ROWS), place)
    except Unavailable as fault:
        raise TryAgain from fault


def _running_page(club: Club, player: str, count: int, place: str) -> tuple[list[dict[str, Any]], str | None]:
    found = cards(club, player)
    running = [told for told in found if told["status"] != "finished"]
    if not place:
        running = sorted([_now(club, told) for told in running], key=_order)
    left, order = _left_of(running, place)
    page, more = left[:count], len(left) > count
    shown = [_show(_now(club, told) if place else told) for told in page]
    if more:
        return shown, f"{RUNNING}{order.index(_mark(page[-1])) + 1}.{''.join(order[:ORDERED])}"
    room = min(count - len(page), ROWS - len(found))
    over, cursor = _over_page(club, player, _lying_as_once(found), room if page else max(1, room), "")
    again = {item["table"] for item in over}
    return [item for item in shown if item["table"] not in again] + over, cursor


def _left_of(running: list[dict[str, Any]], place: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Those that are left from that place on, and the order of all: the first page's, then those that are new since."""
    passed, _, told = place.partition(".")
    order = [told[at : at + MARK] for at in range(0, len(told), MARK)]
    order += [mark for mark in map(_mark, running) if mark not in order]
    places = {mark: at for at, mark in enumerate(order)}
    left = [one for one in running if places[_mark(one)] >= int(passed or 0)]
    return sorted(left, key=lambda one: places[_mark(one)]), order


def _mark(told: dict[str, Any]) -> str:
    """What tells a table from the player's others."""
    return str(told["table"][:MARK])


def _over_page(
    club: Club, player: str, old: dict[str, dict[str, Any]], room: int, after: str
) -> tuple[list[dict[str, Any]], str | None]:
    """As many of those that are over as there is room for, and where to go on; `old` are cards that lie as they once did, by
    where they would lie now.
    """
    rows, more = club.store.rows(over_pk(player), count=max(1, room), after=after or None)
    lying = old | {row.sk: card_from_over_row(row) for row in rows if row.body != EMPTY}
    left = sorted(key for key in lying if key > after)
    page = left[: max(0, room)]
    kind = OVER_AND_OLD if old else OVER
    reached = page[-1] if page else after if left else more or after
    cursor = f"{kind}{reached}" if more or len(left) > len(page) else None
    return [_show(lying[key]) for key in page], cursor


def cards(club: Club, player: str, *, strong: bool = False) -> list[dict[str, Any]]:
    """The card of each table that is not over, and of those that ended before cards were moved then."""
    rows = all_rows(club.store, running_pk(player), count=PAGE, strong=strong)
    found = [card for row in rows if row.sk.startswith(TABLE) and (card := card_from_running_row(row))]
    return [{**card, "card": card["at"]} for card in found if not _lapsed(card)]


def all_cards(club: Club, player: str, *, strong: bool = False) -> Iterator[dict[str, Any]]:
    """The card of every table of the player's, those that run first, each once. It costs what reading all of them costs."""
    known = set()
    for card in cards(club, player, strong=strong):
        known.add(card["table"])
        yield card
    for row in all_rows(club.store, over_pk(player), count=PAGE, strong=strong):
        if row.body != EMPTY and (card := card_from_over_row(row))["table"] not in known:
            yield card


def must_not_play_at_too_many(club: Club, player: str) -> None:
    """TooMany where another table would be one too many for the player. May raise Unavailable."""
    if plays_at_enough(club, player):
        raise TooMany(f"You’re already at {RUNNING_AT_ONCE} tables. Finish or leave one first.", retry_after=3600)


def plays_at_enough(club: Club, player: str) -> bool:
    """Whether as many tables of the player's run as may at once. May raise Unavailable.

    It goes by the cards, which follow from logs within seconds on AWS: that much later at most, a few more may run.
    """
    running = [told for told in cards(club, player) if told["status"] != "finished" and not _invited(told)]
    return len(running) >= RUNNING_AT_ONCE


def _lying_as_once(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {over_sk(told["table"], told["at"]): told for told in found if told["status"] == "finished"}


def is_invited_to_enough(club: Club, player: str) -> bool:
    """Whether seats are kept for the player at as many tables as may be. It goes by the cards, too. May raise Unavailable."""
    return sum(map(_invited, cards(club, player))) >= INVITED_AT_ONCE


def _invited(told: dict[str, Any]) -> bool:
    """Whether the player's seat is only kept for them, in a rematch or by who invites them again."""
    return bool(told["seats"][told["you"]]["kind"] == "reserved")


def _lapsed(told: dict[str, Any]) -> bool:
    """Whether the table closed before the player took the seat that was kept for them."""
    return told["status"] == "finished" and _invited(told)


def _waits(told: dict[str, Any]) -> bool:
    """Whether the table waits for the player."""
    return told["status"] == "playing" and told["you"] in _head(told).waiting


def _head(told: dict[str, Any]) -> Head:
    """Return the head of the table's last entry, or an empty one where none was read."""
    head: Head = told.get("head", Head())
    return head


def _order(told: dict[str, Any]) -> tuple[int, int, int]:
    if _waits(told):
        return 0, _head(told).deadline or NEVER, -told["card"]
    return 1 if _invited(told) else 2, 0, -told["card"]


def _now(club: Club, told: dict[str, Any]) -> dict[str, Any]:
    """The same with the head of the last entry, which alone tells whom a table that is played waits for. Of the others the card
    tells all; and of one whose last entry is damaged, no more can be told.
    """
    try:
        newest = club.store.newest(told["table"], 1) if told["status"] == "playing" else ()
        body = read(newest[0]) if newest else None
    except TableDamaged:
        return told
    return {**told, "head": body.head, "at": body.at} if body else told


def _show(told: dict[str, Any]) -> dict[str, Any]:
    """The item of the contract."""
    head, invited = _head(told), _invited(told)
    progress = head.progress
    return {
        "table": told["table"],
        "name": told.get("name"),
        "game": told["game"],
        "course": told["course"],
        "status": told["status"],
        "seats": told["seats"],
        "you": None if invited else told["you"],
        "reserved": told["you"] if invited else None,
        "host": told.get("host"),
        "waiting": _waits(told),
        "waiting_for": head.waiting,
        "deadline": iso(head.deadline),
        "progress": {"at": progress[0], "of": progress[1], "unit": told["unit"]} if progress else None,
        "places": told["places"],
        "at": iso(told["at"]),
    }
