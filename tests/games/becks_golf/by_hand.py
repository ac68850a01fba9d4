"""A second implementation of scores and legal moves, straight from the rules and without the engine's code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

Face = int | str


def score(rows: Sequence[Sequence[Face]]) -> int:
    """Return the score of a grid of three rows: every number is tried on every row and column."""
    sets, covered = 0, set[tuple[int, int]]()
    lines = [[(row, column) for column in range(3)] for row in range(3)]
    lines += [[(row, column) for row in range(3)] for column in range(3)]
    for line, number in product(lines, range(1, 10)):
        there = [rows[row][column] for row, column in line]
        if there.count(number) >= 1 and there.count(number) + there.count("M") == 3:
            sets += number
            covered |= {at for at in line if rows[at[0]][at[1]] == number}
    worth = {"M": 0, "H": 10}
    rest = [
        worth.get(str(rows[row][column]), rows[row][column])
        for row, column in product(range(3), range(3))
        if (row, column) not in covered
    ]
    return sum(int(each) for each in rest) - sets


def scores(record: dict[str, Any]) -> list[int]:
    """Return the scores of a round of a record."""
    raw = [score(grid) for grid in record["grids"]]
    closer = record["closer"]
    if closer is None:
        return raw
    alone_lowest = sorted(raw)[0] == raw[closer] and raw.count(raw[closer]) == 1
    return [points + (0 if seat != closer else -5 if alone_lowest else 10) for seat, points in enumerate(raw)]


def places(totals: Sequence[int]) -> list[int]:
    return [sorted(totals).index(total) + 1 for total in totals]


def moves(view: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Return all legal moves of a seat, from its view; openings with their two places in either order."""
    if view["phase"] == "opening":
        pairs = [[one, two] for one in range(9) for two in range(9) if one != two]
        return [{"kind": "open", "at": pair} for pair in pairs]
    if view["phase"] == "over" or view["turn"] != seat:
        return []
    if view["drawn"]:
        return [*({"kind": "place", "at": place} for place in range(9)), {"kind": "discard"}]
    return [{"kind": "draw"}, *({"kind": "take", "at": place} for place in range(9))]
