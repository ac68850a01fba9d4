"""A player's own tables: those that wait for them first, the soonest deadline first, then those at which a seat is kept for
them, then the others, the newest first.
"""

from __future__ import annotations

from typing import Any

from chalicelib import compact
from chalicelib.errors import Malformed, TryAgain
from chalicelib.store.interface import Unavailable
from chalicelib.store.pages import every
from chalicelib.tables.club import Club
from chalicelib.tables.times import iso

PAGE = 500
NEVER = 1 << 60


def my_tables(club: Club, player: str, count: int, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """A page of the player's tables, and the cursor to go on with."""
    start = _start(cursor)
    try:
        found = sorted([_now(club, told) if _waits(told) else told for told in cards(club, player)], key=_order)
        page = [_show(told if "head" in told else _now(club, told)) for told in found[start : start + count]]
    except Unavailable as fault:
        raise TryAgain from fault
    more = len(found) > start + count
    return page, str(start + count) if more else None


def _start(cursor: str | None) -> int:
    if cursor is None:
        return 0
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 6:
        raise Malformed("That cursor is not one of ours.")
    return int(cursor)


def cards(club: Club, player: str, *, strong: bool = False) -> list[dict[str, Any]]:
    """Each table's card with its turn."""
    told: dict[str, dict[str, Any]] = {}
    for row in every(club.store, f"PLAYER#{player}", count=PAGE, strong=strong):
        kind, table = row.sk.split("#", 1)
        known = told.setdefault(table, {"table": table})
        known |= compact.load(row.body) if kind == "TABLE" else {"asked": True}
    return [{**known, "card": known["at"]} for known in told.values() if "game" in known and not _lapsed(known)]


def _invited(told: dict[str, Any]) -> bool:
    """Whether the player's seat is only kept for them, in a rematch or by who invites them again."""
    return bool(told["seats"][told["you"]]["kind"] == "reserved")


def _lapsed(told: dict[str, Any]) -> bool:
    """Whether the table closed before the player took the seat that was kept for them."""
    return told["status"] == "finished" and _invited(told)


def _waits(told: dict[str, Any]) -> bool:
    """Whether the table waits for the player; as long as its head was not read, whether it may."""
    asked = told["you"] in told["head"]["w"] if "head" in told else "asked" in told
    return told["status"] == "playing" and asked


def _order(told: dict[str, Any]) -> tuple[int, int, int]:
    if _waits(told):
        return 0, told["head"].get("d") or NEVER, -told["card"]
    if told["status"] == "finished":
        return 3, 0, -told["card"]
    return 1 if _invited(told) else 2, 0, -told["card"]


def _now(club: Club, told: dict[str, Any]) -> dict[str, Any]:
    """The same with the head of the table's last entry, which tells what moves on without this player."""
    if told["status"] == "finished" or not (newest := club.store.newest(told["table"], 1)):
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
