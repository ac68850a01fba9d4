"""Chat. A message is an entry of the log: at most 280 characters, 500 per table, one per second and seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chalicelib import visible_text
from chalicelib.errors import KeyReused, Malformed, NotYourSeat, SlowDown, TableClosed, TooMany
from chalicelib.limits_config import most
from chalicelib.log.entries import Act, Mark
from chalicelib.log.preconditions import seat_at
from chalicelib.log.table import Seat, Table
from chalicelib.play.club import Club
from chalicelib.play.commit import commit
from chalicelib.play.load_table import read_messages
from chalicelib.play.table_queries import read_table
from chalicelib.play.view import must_be_allowed_to_see, sees_chat, show_message

CHARACTERS, MESSAGES = most("message-length"), most("messages")
APART_MS = 1000
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class SentMessage:
    message: dict[str, Any]
    again: bool


def send_message(club: Club, player: str, table_id: str, text: str, key: str) -> SentMessage:
    """Send a message, once per key.

    Raises NotYourSeat, TableClosed, KeyReused, SlowDown, TooMany; Malformed for a bad length, and for text that is invisible or
    disturbs the text around it.
    """
    if not 1 <= len(text) <= CHARACTERS:
        raise Malformed(f"Messages have 1 to {CHARACTERS} characters.")
    if fault := visible_text.what_is_wrong_in_talk(text):
        raise Malformed(visible_text.WRONG_IN_TALK[fault])
    mark = Mark.of(key, text)
    said: int | None = None

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal said
        number = seat_at(table, player)
        if table.ended == "closed":
            raise TableClosed
        seat = table.seats[number]
        said = _said_before(seat, mark)
        if said is not None:
            return []
        if len(table.said) >= MESSAGES:
            raise TooMany(retry_after=DAY)
        if seat.said_at and now - seat.said_at < APART_MS:
            raise SlowDown
        return [Act("message", number, text, mark)]

    def present(table: Table) -> SentMessage:
        (message,) = read_messages(club, table, [table.n if said is None else said], strong=True)
        return SentMessage(show_message(message), said is not None)

    return commit(club, table_id, decide, present)


def _said_before(seat: Seat, mark: Mark) -> int | None:
    """Return the entry with this message if it was sent before. Raises KeyReused if the key was used for another message."""
    known = next(((sent, n) for sent, n in seat.words if sent.key == mark.key), None)
    if known and known[0].body != mark.body:
        raise KeyReused
    return known[1] if known else None


def list_messages(
    club: Club, player: str | None, table_id: str, count: int, start: str | None = None
) -> tuple[Sequence[dict[str, Any]], str | None]:
    """Return a page of messages, newest first, and the next cursor: the entry before which the next page begins.

    Raises NotYourSeat for players without a seat, if the table is over or closed to watchers.
    """
    before, strong = None if start is None else int(start), player is not None

    def page(table: Table) -> tuple[list[dict[str, Any]], str | None]:
        must_be_allowed_to_see(club, table, player)
        if not sees_chat(table, player):
            raise NotYourSeat("Only players who had a seat can read this chat.")
        return _page(club, table, count, before, strong)

    return read_table(club, player, table_id, page)


def _page(club: Club, table: Table, count: int, before: int | None, strong: bool) -> tuple[list[dict[str, Any]], str | None]:
    numbers = [number for number in table.said if before is None or number < before]
    page = read_messages(club, table, numbers[-count:], strong=strong)[::-1]
    more = len(numbers) > count
    return [show_message(message) for message in page], str(page[-1].n) if more and page else None
