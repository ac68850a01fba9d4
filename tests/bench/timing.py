"""Measure processor time, so that other load does not count."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

RUNS = 5


def seconds(work: Callable[[], Any]) -> float:
    """Return the median processor time of five runs."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return median(times)
