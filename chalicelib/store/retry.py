"""What is lost to another who was quicker is tried again: how often, and after what pause, for all who change anything.

attempt ──done──▶
   ▲  │ lost: something else stands there by now
   └──┘ a pause of some part of 4 ms, 8, 16, … 250; after sixteen that were lost it is given up
"""

from __future__ import annotations

from collections.abc import Callable
from random import random
from time import sleep

from chalicelib.store.interface import Unavailable

ATTEMPTS = 16
PAUSE, LONGEST_PAUSE = 0.004, 0.25
"""Seconds: the longest first pause after a lost race, doubled with each up to the longest of all."""


def pause_after(lost: int, part: float) -> float:
    """How long to wait (seconds) where so many were lost before this one; `part` (0 to 1) is another for each who waits."""
    return part * float(min(LONGEST_PAUSE, PAUSE * 2**lost))


def until_done(attempt: Callable[[], bool], why: str = "Others were quicker, again and again.") -> None:
    """Calls `attempt` until it says that it is done; where it says no, another was quicker, and all is to be read again.

    Unavailable, saying `why`, after too many that were lost.
    """
    for lost in range(ATTEMPTS):
        if attempt():
            return
        sleep(pause_after(lost, random()))
    raise Unavailable(why)
