"""Numbers as the first part of a row's key, so that rows lie in the order in which they are read.

500068#…   before   500070#…      fewer points first, also below zero: 499997#… is -3
998204…#…  before   998205…#…     the newest first, by what is left until a time that no clock reaches (ms)
"""

from __future__ import annotations

MIDDLE = 500_000
FOREVER = 10**15


def fewest_first(points: int) -> str:
    """Points, as a key begins with them."""
    return f"{points + MIDDLE:06d}"


def points_of(key: str) -> int:
    """The points that such a key begins with."""
    return int(key.partition("#")[0]) - MIDDLE


def newest_first(at: int) -> str:
    """A time (ms), as a key begins with it."""
    return f"{FOREVER - at:015d}"


def time_of(key: str) -> int:
    """The time (ms) that such a key begins with."""
    return FOREVER - int(key.partition("#")[0])
