"""Retries of changes that another writer got ahead of, with a random, growing pause.

attempt ──done──▶
   ▲  │ lost: another writer was faster
   └──┘ a random pause of at most 4 ms, 8, 16, … 250; after sixteen lost attempts: Unavailable
"""

from __future__ import annotations

from collections.abc import Callable
from random import random
from time import sleep

from chalicelib.store.interface import Unavailable

ATTEMPTS = 16
PAUSE, LONGEST_PAUSE = 0.004, 0.25
"""Seconds: the upper bound of the first pause, doubled after each lost attempt up to the longest one."""


def pause_after(lost: int, part: float) -> float:
    """Return how long to wait (seconds) after `lost` earlier lost attempts; `part` (0 to 1) is drawn at random."""
    return part * float(min(LONGEST_PAUSE, PAUSE * 2**lost))


def until_done(attempt: Callable[[], bool], why: str = "Others were quicker, again and again.") -> None:
    """Call `attempt`, which reads and changes, until it returns True. False means that another writer was faster.

    Raises Unavailable(why) after ATTEMPTS lost attempts.
    """
    for lost in range(ATTEMPTS):
        if attempt():
            return
        sleep(pause_after(lost, random()))
    raise Unavailable(why)
