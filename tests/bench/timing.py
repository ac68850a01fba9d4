"""How long a piece of work takes, in processor time, so that others at work do not count."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

RUNS = 5


def seconds(work: Callable[[], Any]) -> float:
    """The median of five runs."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return median(times)
