"""Limit how much bots may do within one entry.

A server limits both moves and time, because people wait for it. Tests and tools limit moves alone, so that the same happens on
any machine.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

MOVES = 20
SECONDS = 0.3
UNATTENDED_SECONDS = 0.005
"""Seconds for bots that nobody waits for, in a process that also answers requests: these wait no longer than that."""

Budget = Callable[[int], bool]
"""budget(moves made in this entry): whether bots may make another."""
NewBudget = Callable[[], Budget]
"""Starts the budget of an entry."""


def move_budget(most: int = MOVES) -> NewBudget:
    """Allow `most` moves per entry."""
    return lambda: lambda made: made < most


def move_and_time_budget(clock: Callable[[], float] = thread_time, seconds: float | None = None) -> NewBudget:
    """Allow twenty moves or `seconds` (default: 0.3) of processor time, but at least one move: an empty entry would only lead
    to the next. It is the thread's own time, as other threads run beside it.
    """

    def begin() -> Budget:
        until = clock() + (SECONDS if seconds is None else seconds)
        return lambda made: made == 0 or (made < MOVES and clock() < until)

    return begin
