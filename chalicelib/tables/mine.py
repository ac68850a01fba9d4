"""A player's own tables: those that wait for them first, the soonest deadline first, then those at which a seat is kept for
them, then the others, the newest first; and after all these those that are over, the newest first.

What is shown first of those that run only the ends of their logs can tell: half a read unit each. How many run has a limit
(`limits.json`), how many are over has none: of those a page is read, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chalicelib import compact
from chalicelib.bounds import most
from chalicelib.errors import TooMany, TryAgain
from chalicelib.store.interface import EMPTY, Unavailable
from chalicelib.store.pages import every
from chalicelib.tables.club import Club
from chalicelib.tables.project import over_pk, over_sk, running_pk, told_over
from chalicelib.tables.times import iso

PAGE = 500
ROWS = 36
"""So many cards, at most, a page holds with those that are over: with ordinary names they are two read units."""
NEVER = 1 << 60
RUNNING_AT_ONCE = most("tables")
RUNNING, OVER, OVER_AND_OLD = "r", "o", "p"
"""Where a page begins: after so many that run, or after this one that is over; `p` where some of these lie as they once did."""


def my_tables(club: Club, player: str, count: int, start: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """A page of the player's tables (up to `count`), and where to go on."""
    kind, place = (start[0], start[1:]) if start else (RUNNING, "0")
    try:
        if kind == RUNNING:
            return _running_page(club, player, count, int(place))
        old = _lying_as_once(cards(club, player)) if kind == OVER_AND_OLD else {}
        return _over_page(club, player, old, min(count, ROWS), place)
    except Unavailable as fault:
        raise TryAgain from fault


def _running_page(club: Club, player: str, count: int, passed: int) -> tuple[list[dict[str, Any]], str | None]:
    found = cards(club, player)
    running = sorted([_now(club, told) for told in found if told["status"] != "finished"], key=_order)
    page, more = running[passed : passed + count], passed + count < len(running)
    if more:
        return [_show(told) for told in page], f"{RUNNING}{passed + count}"
    room = min(count, ROWS) - len(page)
    over, cursor = _over_page(club, player, _lying_as_once(found), room, "")
    shown = {item["table"] for item in over}
    return [_show(told) for told in page if told["table"] not in shown] + over, cursor


def _over_page(
    club: Club, player: str, old: dict[str, dict[str, Any]], room: int, after: str
) -> tuple[list[dict[str, Any]], str | None]:
    """As many of those that are over as there is room for, and where to go on; `old` are cards that lie as they once did, by
    where they would lie now.
    """
    rows, more = club.store.rows(over_pk(player), count=max(1, room), after=after or None)
    lying = old | {row.sk: told_over(row) for row in rows if row.body != EMPTY}
    left = sorted(key for key in lying if key > after)
    page = left[: max(0, room)]
    kind = OVER_AND_OLD if old else OVER
    reached = page[-1] if page else after if left else more or after
    cursor = f"{kind}{reached}" if more or len(left) > len(page) else None
    return [_show(lying[key]) for key in page], cursor


def cards(club: Club, player: str, *, strong: bool = False) -> list[dict[str, Any]]:
    """The card of each table that is not over, and of those that ended before cards were moved then."""
    told = []
    for row in every(club.store, running_pk(player), count=PAGE, strong=strong):
        kind, table = row.sk.split("#", 1)
        if kind == "TABLE" and "game" in (card := compact.load(row.body)) and not _lapsed(card):
            told.append({"table": table, **card, "card": card["at"]})
    return told


def all_cards(club: Club, player: str, *, strong: bool = False) -> Iterator[dict[str, Any]]:
    """The card of every table of the player's, those that run first, each once. It costs what reading all of them costs."""
    known = set()
    for card in cards(club, player, strong=strong):
        known.add(card["table"])
        yield card
    for row in every(club.store, over_pk(player), count=PAGE, strong=strong):
        if row.body != EMPTY and (card := told_over(row))["table"] not in known:
            yield card


def must_not_play_at_too_many(club: Club, player: str) -> None:
    """TooMany where another table would be one too many for the player. May raise Unavailable."""
    if plays_at_enough(club, player):
        raise TooMany(f"You play at {RUNNING_AT_ONCE} tables already. Finish one, or give up a seat, first.", retry_after=3600)


def plays_at_enough(club: Club, player: str) -> bool:
    """Whether as many tables of the player's run as may at once. May raise Unavailable.

    It goes by the cards, which follow from logs within seconds on AWS: that much later at most, a few more may run.
    """
    running = [told for told in cards(club, player) if told["status"] != "finished" and not _invited(told)]
    return len(running) >= RUNNING_AT_ONCE


def _lying_as_once(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {over_sk(told["table"], told["at"]): told for told in found if told["status"] == "finished"}


def _invited(told: dict[str, Any]) -> bool:
    """Whether the player's seat is only kept for them, in a rematch or by who invites them again."""
    return bool(told["seats"][told["you"]]["kind"] == "reserved")


def _lapsed(told: dict[str, Any]) -> bool:
    """Whether the table closed before the player took the seat that was kept for them."""
    return told["status"] == "finished" and _invited(told)


def _waits(told: dict[str, Any]) -> bool:
    """Whether the table waits for the player."""
    return told["status"] == "playing" and told["you"] in told.get("head", {}).get("w", ())


def _order(told: dict[str, Any]) -> tuple[int, int, int]:
    if _waits(told):
        return 0, told["head"].get("d") or NEVER, -told["card"]
    return 1 if _invited(told) else 2, 0, -told["card"]


def _now(club: Club, told: dict[str, Any]) -> dict[str, Any]:
    """The same with the head of the table's last entry, which tells what moves on without this player."""
    if not (newest := club.store.newest(told["table"], 1)):
        return told
    body = compact.load(newest[0].body)
    return {**told, "head": body["h"], "at": body["t"]}


def _show(told: dict[str, Any]) -> dict[str, Any]:
    """The item of the contract."""
    head = told.get("head", {})
    progress, invited = head.get("p"), _invited(told)
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
        "waiting_for": head.get("w", []),
        "deadline": iso(head.get("d")),
        "progress": {"at": progress[0], "of": progress[1], "unit": told["unit"]} if progress else None,
        "places": told["places"],
        "at": iso(told["at"]),
    }
