"""List a player's tables: first those that wait for them, by deadline; then invitations; then the other running ones, newest
first; then the finished ones, newest first.

Only the last entry of a table's log says whom it waits for, at half a read unit per table; a row for it would be written with
every move. So the first page reads the last entry of every running table, of which a player has few (`limits.json`), and its
cursor holds their order. Later pages read the last entries of the tables that they show. The number of finished tables has no
limit: a page reads only those that it shows.
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
"""Maximum number of cards on a page with finished tables: with ordinary names they take two read units."""
NEVER = 1 << 60
TABLE = running_sk("")
RUNNING_AT_ONCE, INVITED_AT_ONCE = most("tables"), most("invitations")
RUNNING, OVER, OVER_AND_OLD = "r", "o", "p"
"""First letter of a cursor: a number of running tables to skip, with their order; the last finished table shown; the same if
some finished tables still have the cards of earlier versions.
"""
MARK, ORDERED = 5, 64
"""How many characters of a table's id a cursor holds, and for how many tables."""


def my_tables(club: Club, player: str, count: int, start: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
    """Return a page of at most `count` of the player's tables, and the next cursor. Raises TryAgain."""
    kind, place = (start[0], start[1:]) if start else (RUNNING, "")
    try:
        if kind == RUNNING:
            return _running_page(club, player, count, place)
        old = _old_finished_cards(cards(club, player)) if kind == OVER_AND_OLD else {}
        return _over_page(club, player, old, min(count, ROWS), place)
    except Unavailable as fault:
        raise TryAgain from fault


def _running_page(club: Club, player: str, count: int, place: str) -> tuple[list[dict[str, Any]], str | None]:
    found = cards(club, player)
    running = [card for card in found if card["status"] != "finished"]
    if not place:
        running = sorted([_now(club, card) for card in running], key=_order)
    left, order = _left_of(running, place)
    page, more = left[:count], len(left) > count
    shown = [_show(_now(club, card) if place else card) for card in page]
    if more:
        return shown, f"{RUNNING}{order.index(_mark(page[-1])) + 1}.{''.join(order[:ORDERED])}"
    room = min(count - len(page), ROWS - len(found))
    over, cursor = _over_page(club, player, _old_finished_cards(found), room if page else max(1, room), "")
    again = {item["table"] for item in over}
    return [item for item in shown if item["table"] not in again] + over, cursor


def _left_of(running: list[dict[str, Any]], place: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the running tables from that place on, and the order of all: the first page's order, then newer tables."""
    passed, _, marks = place.partition(".")
    order = [marks[at : at + MARK] for at in range(0, len(marks), MARK)]
    order += [mark for mark in map(_mark, running) if mark not in order]
    places = {mark: at for at, mark in enumerate(order)}
    left = [one for one in running if places[_mark(one)] >= int(passed or 0)]
    return sorted(left, key=lambda one: places[_mark(one)]), order


def _mark(card: dict[str, Any]) -> str:
    """Return the start of the table's id, which is enough to tell it from the player's other tables."""
    return str(card["table"][:MARK])


def _over_page(
    club: Club, player: str, old: dict[str, dict[str, Any]], room: int, after: str
) -> tuple[list[dict[str, Any]], str | None]:
    """Return at most `room` finished tables after the sort key `after`, and the next cursor. `old` has the cards that are still
    stored as in earlier versions, by the sort key that they would have now.
    """
    rows, more = club.store.rows(over_pk(player), count=max(1, room), after=after or None)
    finished = old | {row.sk: card_from_over_row(row) for row in rows if row.body != EMPTY}
    left = sorted(key for key in finished if key > after)
    page = left[: max(0, room)]
    kind = OVER_AND_OLD if old else OVER
    reached = page[-1] if page else after if left else more or after
    cursor = f"{kind}{reached}" if more or len(left) > len(page) else None
    return [_show(finished[key]) for key in page], cursor


def cards(club: Club, player: str, *, strong: bool = False) -> list[dict[str, Any]]:
    """Return the card of each table that is not over, and of those that ended before finished tables had rows of their own."""
    rows = all_rows(club.store, running_pk(player), count=PAGE, strong=strong)
    found = [card for row in rows if row.sk.startswith(TABLE) and (card := card_from_running_row(row))]
    return [{**card, "card": card["at"]} for card in found if not _lapsed(card)]


def all_cards(club: Club, player: str, *, strong: bool = False) -> Iterator[dict[str, Any]]:
    """Yield the card of every table of the player, running ones first, each once. Reads all of the player's rows."""
    known = set()
    for card in cards(club, player, strong=strong):
        known.add(card["table"])
        yield card
    for row in all_rows(club.store, over_pk(player), count=PAGE, strong=strong):
        if row.body != EMPTY and (card := card_from_over_row(row))["table"] not in known:
            yield card


def must_not_play_at_too_many(club: Club, player: str) -> None:
    """Raise TooMany if the player is at the maximum number of tables. May raise Unavailable."""
    if plays_at_enough(club, player):
        raise TooMany(f"You’re already at {RUNNING_AT_ONCE} tables. Finish or leave one first.", retry_after=3600)


def plays_at_enough(club: Club, player: str) -> bool:
    """Whether the player is at the maximum number of running tables. May raise Unavailable.

    It counts cards, which on AWS follow the logs within seconds, so a few more tables may be running.
    """
    running = [card for card in cards(club, player) if card["status"] != "finished" and not _invited(card)]
    return len(running) >= RUNNING_AT_ONCE


def _old_finished_cards(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {over_sk(card["table"], card["at"]): card for card in found if card["status"] == "finished"}


def is_invited_to_enough(club: Club, player: str) -> bool:
    """Whether the player has the maximum number of invitations, by their cards too. May raise Unavailable."""
    return sum(map(_invited, cards(club, player))) >= INVITED_AT_ONCE


def _invited(card: dict[str, Any]) -> bool:
    """Whether the player's seat is only reserved for them, by a rematch or an invitation."""
    return bool(card["seats"][card["you"]]["kind"] == "reserved")


def _lapsed(card: dict[str, Any]) -> bool:
    """Whether the table ended before the player took their reserved seat."""
    return card["status"] == "finished" and _invited(card)


def _waits(card: dict[str, Any]) -> bool:
    """Whether the table waits for the player."""
    return card["status"] == "playing" and card["you"] in _head(card).waiting


def _head(card: dict[str, Any]) -> Head:
    """Return the head of the table's last entry, or an empty one where none was read."""
    head: Head = card.get("head", Head())
    return head


def _order(card: dict[str, Any]) -> tuple[int, int, int]:
    if _waits(card):
        return 0, _head(card).deadline or NEVER, -card["card"]
    return 1 if _invited(card) else 2, 0, -card["card"]


def _now(club: Club, card: dict[str, Any]) -> dict[str, Any]:
    """Return the card with the head of the table's last entry, if the game is on: only that says whom the table waits for. For
    other tables, and if that entry is damaged, return the card as it is. `paused_until` (ms) is added during a pause.
    """
    try:
        newest = club.store.newest(card["table"], 1) if card["status"] == "playing" else ()
        body = read(newest[0]) if newest else None
    except TableDamaged:
        return card
    if not body:
        return card
    until = body.head.paused_until or 0
    return {**card, "head": body.head, "at": body.at, "paused_until": until if until > club.clock() else None}


def _show(card: dict[str, Any]) -> dict[str, Any]:
    """Return the item of the API's reply."""
    head, invited = _head(card), _invited(card)
    progress = head.progress
    return {
        "table": card["table"],
        "name": card.get("name"),
        "game": card["game"],
        "course": card["course"],
        "status": card["status"],
        "seats": card["seats"],
        "you": None if invited else card["you"],
        "reserved": card["you"] if invited else None,
        "host": card.get("host"),
        "waiting": _waits(card),
        "waiting_for": head.waiting,
        "deadline": iso(head.deadline),
        "paused_until": iso(card.get("paused_until")),
        "progress": {"at": progress[0], "of": progress[1], "unit": card["unit"]} if progress else None,
        "places": card["places"],
        "at": iso(card["at"]),
    }
