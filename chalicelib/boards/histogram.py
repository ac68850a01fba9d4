"""How many came to how many points: all that a rank needs, in a row that does not grow with how many there are.

[68, 2, 0, 5]      two of 68 points, none of 69, five of 70

A row keeps them packed: the counts of a million rounds are two or three letters for each number of points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from chalicelib.boards.encoding import folded, pack, unfolded, unpack

Counts = Sequence[int]
"""The least points that occur, and how many came to those, to one more, and so on; empty: nobody."""


def of(counts: Mapping[int, int]) -> list[int]:
    """In this form."""
    there = {points: count for points, count in counts.items() if count}
    if not there:
        return []
    return [min(there), *(there.get(points, 0) for points in range(min(there), max(there) + 1))]


def packed(counts: Counts) -> str:
    """As a row keeps it."""
    return pack([folded(counts[0]), *counts[1:]]) if counts else ""


def unpacked(kept: str) -> list[int]:
    """The counts that a row keeps."""
    found = unpack(kept)
    return [unfolded(found[0]), *found[1:]] if found else []


def told(counts: Counts) -> dict[int, int]:
    """By points again."""
    return {points: count for points, count in enumerate(counts[1:], counts[0]) if count} if counts else {}


def changed(counts: Counts, more: Mapping[int, int]) -> list[int]:
    """With so many more of each (fewer: below zero). None is ever counted below zero."""
    before = told(counts)
    return of({points: max(0, before.get(points, 0) + more.get(points, 0)) for points in {*before, *more}})


def total(counts: Counts) -> int:
    """How many there are."""
    return sum(counts[1:])


def rank(counts: Counts, points: int) -> int:
    """Where so many points stand: one more than came to fewer."""
    return 1 + (sum(counts[1 : 1 + max(0, points - counts[0])]) if counts else 0)
