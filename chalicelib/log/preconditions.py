"""Which verbs a table allows at its stage: open, playing, finished."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.errors import NotYourSeat, PhaseOver, TableClosed, TableFinished, TableOpen, TooMany
from chalicelib.limits_config import most
from chalicelib.log.entries import Act
from chalicelib.log.table import Table
from chalicelib.times import DAY_MS

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


# Every log has an end: what may be added at will is counted, and what was overlooked ends with its length (`limits.json`).
#
# Who plays is never refused for what others did: a move that the game waits for, a time-out, and the end are always taken.

GOINGS, CHOICES = most("goings"), most("choices")
AT_WILL, LONGEST = most("log-at-will"), most("log")
GOING = frozenset(("left", "released"))
NEEDED = frozenset(("bot", "planned", "time-out", "abandoned", "closed", "began", "forgotten"))
"""What is never refused: the game needs it, or it happens once, or a few times a day."""
RETRY_S = DAY_MS // 1000
"""It never fits there again; a problem of this kind says some time all the same."""


def must_be_within_limits(table: Table, acts: Sequence[Act]) -> None:
    """TooMany where one of these acts is one too many at this table; nothing is changed. Who is forgotten may always go."""
    if any(act.kind == "forgotten" for act in acts):
        return
    for act in acts:
        if act.kind in GOING and table.departures >= GOINGS:
            raise TooMany("So many have left this table that nobody leaves it any more.", retry_after=RETRY_S)
        if act.kind == "move" and _has_chosen_enough(table, act):
            raise TooMany("You have changed this often enough: it stands as it is.", retry_after=RETRY_S)
        if table.n >= AT_WILL and not _is_needed(table, act):
            raise TooMany("This table has seen so much that only its game goes on.", retry_after=RETRY_S)


def _has_chosen_enough(table: Table, act: Act) -> bool:
    """Whether the seat's decision stands as it is: chosen, or left to the clock."""
    if act.seat is None or table.seats[act.seat].choices_changed < CHOICES:
        return False
    return table.has_clock or act.seat not in table.waiting


def _is_needed(table: Table, act: Act) -> bool:
    return act.kind in NEEDED or (act.kind == "move" and act.seat in table.waiting)


def is_too_long(table: Table) -> bool:
    """Whether a game goes on at the table that is longer than any that comes to an end."""
    return table.status == "playing" and table.n >= LONGEST
