"""Encode numbers as the first part of a row's key, so that rows are sorted in the order in which they are read.

500068#…   before   500070#…      fewer points first, also below zero: 499997#… is -3
998204…#…  before   998205…#…     the newest first: milliseconds until a time in the far future
"""

from __future__ import annotations

MIDDLE = 500_000
FOREVER = 10**15


def fewest_first(points: int) -> str:
    """Return the start of a key that sorts fewer points first."""
    return f"{points + MIDDLE:06d}"


def points_of(key: str) -> int:
    """Return the points at the start of such a key."""
    return int(key.partition("#")[0]) - MIDDLE


def newest_first(at: int) -> str:
    """Return the start of a key that sorts later times (ms) first."""
    return f"{FOREVER - at:015d}"


def time_of(key: str) -> int:
    """Return the time (ms) at the start of such a key."""
    return FOREVER - int(key.partition("#")[0])
