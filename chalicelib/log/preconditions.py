"""Refuse acts that a table does not allow: checks of its status (open, playing, finished) and limits on its log."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.errors import NotYourSeat, PhaseOver, TableClosed, TableFinished, TableOpen, TooMany
from chalicelib.limits_config import most
from chalicelib.log.entries import Act
from chalicelib.log.table import Table
from chalicelib.times import DAY_MS

ENDED_MS = 90 * DAY_MS
"""How long after its end a finished table still takes entries."""


def seat_at(table: Table, player: str | None) -> int:
    """Return the number of the player's seat; raise NotYourSeat if they have none."""
    number = table.seat_of(player)
    if number is None:
        raise NotYourSeat
    return number


def must_be_playing(table: Table) -> None:
    """Raise TableOpen, TableFinished or TableClosed unless a game is going on."""
    if table.status == "open":
        raise TableOpen
    must_not_be_over(table)


def must_not_be_over(table: Table) -> None:
    """Raise TableFinished or TableClosed if the table is over."""
    if table.status == "finished":
        raise TableClosed if table.ended == "closed" else TableFinished


def must_be_over(table: Table, sentence: str) -> None:
    """Raise TableOpen, TableClosed or, with this sentence, PhaseOver unless a game has ended here."""
    if table.status == "open":
        raise TableOpen
    if table.status == "playing":
        raise PhaseOver(sentence)
    if table.ended == "closed":
        raise TableClosed


def takes_no_more(table: Table, now: int) -> bool:
    """Whether the table ended so long ago that it takes no more entries."""
    return table.status == "finished" and table.at <= now - ENDED_MS


def must_take_more(table: Table, now: int) -> None:
    """Raise TableClosed if the table takes no more entries."""
    if takes_no_more(table, now):
        raise TableClosed("This game ended long ago. You can look, but not add to it.")


# Limits on the length of a log (`limits.json`). What the game itself needs is never refused, so that nobody can stop the others
# by filling the log: moves that the game waits for, time-outs, and the end.

MAX_DEPARTURES, MAX_CHOICES_CHANGED = most("goings"), most("choices")
MAX_OPTIONAL_ENTRIES, MAX_LOG_ENTRIES = most("log-at-will"), most("log")
DEPARTURE_KINDS = frozenset(("left", "released"))
NEVER_REFUSED = frozenset(("bot", "planned", "time-out", "abandoned", "closed", "began", "forgotten"))
"""Acts that are never refused: the game needs them, or they happen once or a few times a day."""
RETRY_S = DAY_MS // 1000
"""The reply needs some number of seconds, though the table will never have room again."""


def must_be_within_limits(table: Table, acts: Sequence[Act]) -> None:
    """Raise TooMany if one of these acts exceeds a limit of this table. Forgetting a player is always allowed."""
    if any(act.kind == "forgotten" for act in acts):
        return
    for act in acts:
        if act.kind in DEPARTURE_KINDS and table.departures >= MAX_DEPARTURES:
            raise TooMany("Too many players have left this table. Nobody else can.", retry_after=RETRY_S)
        if act.kind == "move" and _has_chosen_enough(table, act):
            raise TooMany("You’ve changed this too often. It stands now.", retry_after=RETRY_S)
        if table.n >= MAX_OPTIONAL_ENTRIES and not _is_needed(table, act):
            raise TooMany("This table’s log is full. You can only play on.", retry_after=RETRY_S)


def _has_chosen_enough(table: Table, act: Act) -> bool:
    """Whether the seat has changed its choice too often. The last one stands, or the clock decides."""
    if act.seat is None or table.seats[act.seat].choices_changed < MAX_CHOICES_CHANGED:
        return False
    return table.has_clock or act.seat not in table.waiting


def _is_needed(table: Table, act: Act) -> bool:
    return act.kind in NEVER_REFUSED or (act.kind == "move" and act.seat in table.waiting)


def is_too_long(table: Table) -> bool:
    """Whether a game has more entries than any game needs, so that the table must be ended."""
    return table.status == "playing" and table.n >= MAX_LOG_ENTRIES
