"""Wakes tables concurrently for the scheduled handler; the work is I/O-bound.

One thread hands out turns, the others run them. No table has two turns at a time; the condition on appends settles races with
other instances. The work stops before the invocation's time ends. Tables left over stay due, and the next minute begins with
those that have been due the longest.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import NamedTuple

from chalicelib.play.club import Club
from chalicelib.play.commit import retry_projections
from chalicelib.upkeep.wake import AfterWake, Turn, due_turns, is_closed, no_notifications

MAX_CONCURRENT = 16
MIN_SECONDS_LEFT = 8.0
"""No step begins with less time left: bots may think for a third of a second, and the store may not answer for six. Sixteen
threads share a processor and may be cut off; a table that was cut off stays due.
"""


class WakeResult(NamedTuple):
    """How many tables were woken, and how late (ms) the one was that had been due the longest."""

    tables: int
    late: int


def wake_concurrently(
    club: Club, seconds_left: Callable[[], float], woken: AfterWake = no_notifications, concurrent: int = MAX_CONCURRENT
) -> WakeResult:
    """Wake every table that is due, `concurrent` at a time, while there is time. A table that fails is due again next time.

    No table while the club is read-only. Unavailable if the store did not return some of the tables; all others were woken.
    """
    if is_closed(club):
        return WakeResult(0, 0)
    for table in list(club.pending_projections):
        retry_projections(club, table)
    turns = due_turns(club, woken)
    done, under_way = 0, dict[Future[int | None], Turn]()
    with ThreadPoolExecutor(concurrent, "wake") as hands:
        while True:
            while len(under_way) < concurrent and seconds_left() > MIN_SECONDS_LEFT:
                turn = turns.next({turn.table for turn in under_way.values()})
                if turn is None:
                    break
                under_way[hands.submit(turn.go_on)] = turn
            if not under_way:
                break
            for over in wait(under_way, return_when=FIRST_COMPLETED).done:
                turn, tables = under_way.pop(over), over.result()
                if tables is None:
                    turns.back(turn)
                done += tables or 0
    turns.close()
    return WakeResult(done, turns.late)
