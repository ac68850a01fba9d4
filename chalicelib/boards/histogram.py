"""Counts by points: all that a rank needs, in a row whose size hardly depends on the counts.

[68, 2, 0, 5]      two with 68 points, none with 69, five with 70

A row stores them encoded: for a million rounds, two or three characters per number of points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chalicelib.boards.encoding import pack, unpack, unzigzag, zigzag

Counts = Sequence[int]
"""The fewest points that occur, then how many have those, one more, and so on; empty if there are none."""


def from_counts(counts: Mapping[int, int]) -> list[int]:
    """Convert counts by points into this form."""
    there = {points: count for points, count in counts.items() if count}
    if not there:
        return []
    return [min(there), *(there.get(points, 0) for points in range(min(there), max(there) + 1))]


def encode(counts: Counts) -> str:
    """Encode the counts for a row."""
    return pack([zigzag(counts[0]), *counts[1:]]) if counts else ""


def decode(text: str) -> list[int]:
    """Decode the counts in a row."""
    found = unpack(text)
    return [unzigzag(found[0]), *found[1:]] if found else []


def to_counts(counts: Counts) -> dict[int, int]:
    """Convert back into counts by points."""
    return {points: count for points, count in enumerate(counts[1:], counts[0]) if count} if counts else {}


def add(counts: Counts, more: Mapping[int, int]) -> list[int]:
    """Add `more` (or, below zero, subtract) by points. No count falls below zero."""
    before = to_counts(counts)
    return from_counts({points: max(0, before.get(points, 0) + more.get(points, 0)) for points in {*before, *more}})


def total(counts: Counts) -> int:
    """Return the sum of all counts."""
    return sum(counts[1:])


def rank(counts: Counts, points: int) -> int:
    """Return the rank of so many points: one plus the number of those with fewer."""
    return 1 + (sum(counts[1 : 1 + max(0, points - counts[0])]) if counts else 0)
