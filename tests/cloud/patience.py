"""For what follows from a move a moment after it: what the stream brings."""

from __future__ import annotations

import time
from collections.abc import Callable

SECONDS = 100.0
PAUSE = 0.1


def eventually(holds: Callable[[], bool]) -> None:
    """Asks until it holds; AssertionError if it never does."""
    patience = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < patience, "it never came to hold"
        time.sleep(PAUSE)
