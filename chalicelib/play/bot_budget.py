"""How much bots may think within one entry.

Each club is handed it. A server that people wait for goes by the clock too; by moves alone the same happens on any machine, for
anyone who compares tables, plays them again or tests them.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

MOVES = 20
SECONDS = 0.3
UNATTENDED_SECONDS = 0.005
"""Seconds for bots for whom nobody waits, where one process answers and lets them play: who asks waits no longer than that."""

Budget = Callable[[int], bool]
"""Whether bots that have made so many moves in the entry may make another."""
NewBudget = Callable[[], Budget]
"""Begins an entry's budget."""


def move_budget(most: int = MOVES) -> NewBudget:
    """So many moves."""
    return lambda: lambda made: made < most


def move_and_time_budget(clock: Callable[[], float] = thread_time, seconds: float | None = None) -> NewBudget:
    """Twenty moves or so much of the processor's time (none said: 300 ms), but one move at least: an entry of nothing would
    lead to the next. It is the thread's own time: others think beside it.
    """

    def begin() -> Budget:
        until = clock() + (SECONDS if seconds is None else seconds)
        return lambda made: made == 0 or (made < MOVES and clock() < until)

    return begin
