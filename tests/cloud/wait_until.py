"""Waits for effects that come through the stream a moment later."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 100.0
PAUSE = 0.1


def wait_until(holds: Callable[[], bool]) -> None:
    """Call a condition until it holds; AssertionError if it never does."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, "the condition never held"
        time.sleep(PAUSE)
