"""Which verbs a table allows at its stage: open, playing, finished."""

from __future__ import annotations

from chalicelib.errors import NotYourSeat, PhaseOver, TableClosed, TableFinished, TableOpen
from chalicelib.tables.table import Table
from chalicelib.tables.times import DAY_MS

ENDED_MS = 90 * DAY_MS
"""After this long nothing is added to a finished table any more."""


def seat_at(table: Table, player: str | None) -> int:
    """The player's seat; NotYourSeat if there is none."""
    number = table.seat_of(player)
    if number is None:
        raise NotYourSeat
    return number


def must_be_playing(table: Table) -> None:
    """TableOpen, TableFinished or TableClosed where no game is going on."""
    if table.status == "open":
        raise TableOpen
    must_not_be_over(table)


def must_not_be_over(table: Table) -> None:
    """TableFinished or TableClosed where nobody can come, go or play any more."""
    if table.status == "finished":
        raise TableClosed if table.ended == "closed" else TableFinished


def must_be_over(table: Table, sentence: str) -> None:
    """TableOpen, TableClosed or, with this sentence, PhaseOver where no game came to an end yet."""
    if table.status == "open":
        raise TableOpen
    if table.status == "playing":
        raise PhaseOver(sentence)
    if table.ended == "closed":
        raise TableClosed


def takes_no_more(table: Table, now: int) -> bool:
    """Whether the game ended so long ago that its log may have been moved."""
    return table.status == "finished" and table.at <= now - ENDED_MS


def must_take_more(table: Table, now: int) -> None:
    """TableClosed where nothing is added any more."""
    if takes_no_more(table, now):
        raise TableClosed("This game ended long ago: its table can be seen, and nothing is added to it.")
