"""The scheduled handler's work, many tables at once: it is waiting for the store that takes its time.

One thread deals the turns out, the others have them. No table has two at a time; what another instance does with the same table
meanwhile is decided by the one condition of an append. It stops before its own time is over: what is left is due still, and the
next minute begins with those that have been due the longest.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import NamedTuple

from chalicelib.play.club import Club
from chalicelib.play.commit import tell_again
from chalicelib.upkeep.wake import Turn, Woken, due_turns, is_closed, nobody_is_told

ABREAST = 16
SECONDS_TO_STOP = 8.0
"""No step begins with less left: one may think for a third of a second and meet a store that answers nothing for six. Where
sixteen think at once they share a processor, and may be cut; what is cut is due still.
"""


class Woke(NamedTuple):
    """How many tables were looked at, and by how many ms the one was late that had been due the longest."""

    tables: int
    late: int


def wake_abreast(club: Club, seconds_left: Callable[[], float], woken: Woken = nobody_is_told, abreast: int = ABREAST) -> Woke:
    """Looks at every table whose time has come, at so many at once, while there is time. What fails is looked at again next
    time.

    None while the club is closed. Unavailable if there were tables that the store did not give; all others were looked at
    before.
    """
    if is_closed(club):
        return Woke(0, 0)
    for table in list(club.unprojected):
        tell_again(club, table)
    turns = due_turns(club, woken)
    done, under_way = 0, dict[Future[int | None], Turn]()
    with ThreadPoolExecutor(abreast, "wake") as hands:
        while True:
            while len(under_way) < abreast and seconds_left() > SECONDS_TO_STOP:
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
    return Woke(done, turns.late)
