"""Talk: a message is an entry of the log. 280 characters, 500 a table, one a second a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chalicelib.errors import Malformed, SlowDown, TooMany
from chalicelib.tables import codes
from chalicelib.tables.club import Club
from chalicelib.tables.commit import commit
from chalicelib.tables.entry import Act
from chalicelib.tables.look import read_table
from chalicelib.tables.play import played_before, seat_at
from chalicelib.tables.table import Message, Table
from chalicelib.tables.talk import read_messages
from chalicelib.tables.view import show_message

CHARACTERS = 280
MESSAGES = 500
APART_MS = 1000
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Said:
    message: dict[str, Any]
    again: bool


def say(club: Club, player: str, table_id: str, text: str, key: str) -> Said:
    """Says it, once for each key. NotYourSeat, KeyReused, SlowDown, TooMany; Malformed where the text is empty or too long."""
    if not 1 <= len(text) <= CHARACTERS:
        raise Malformed(f"A message has 1 to {CHARACTERS} characters.")
    mark = codes.mark(key, text)
    again = False

    def decide(table: Table, now: int) -> list[Act]:
        nonlocal again
        number = seat_at(table, player)
        seat = table.seats[number]
        again = played_before(seat, mark)
        if again:
            return []
        if len(table.said) >= MESSAGES:
            raise TooMany(retry_after=DAY)
        if seat.said_at and now - seat.said_at < APART_MS:
            raise SlowDown
        return [Act("message", number, text, mark)]

    return commit(club, table_id, decide, lambda table: Said(show_message(_find(club, table, player, text, again)), again))


def _find(club: Club, table: Table, player: str, text: str, again: bool) -> Message:
    """The newest message of this player with this text: the last one of all, unless it was said before."""
    seat = table.seat_of(player)
    said = read_messages(club, table, table.said if again else table.said[-1:])
    return next(message for message in reversed(said) if message.seat == seat and message.text == text)


def messages(
    club: Club, player: str | None, table_id: str, count: int, cursor: str | None = None
) -> tuple[Sequence[dict[str, Any]], str | None]:
    """A page of what was said, newest first, and the cursor to go on with."""
    return read_table(club, player, table_id, lambda table: _page(club, table, count, _number(cursor)))


def _number(cursor: str | None) -> int | None:
    if cursor is None:
        return None
    if not cursor.isascii() or not cursor.isdigit() or len(cursor) > 9:
        raise Malformed("That cursor is not one of ours.")
    return int(cursor)


def _page(club: Club, table: Table, count: int, before: int | None) -> tuple[list[dict[str, Any]], str | None]:
    numbers = [number for number in table.said if before is None or number < before]
    page = read_messages(club, table, numbers[-count:])[::-1]
    more = len(numbers) > count
    return [show_message(message) for message in page], str(page[-1].n) if more and page else None
