"""Run all benchmarks, or some of them: `python -m tests.bench [PART …]`. The command for one part is printed above its results.

A part is a module here whose `rows()` yields tuples, named or not, mappings or lines. If it has `broken(rows)`, that yields a
sentence for each limit that is exceeded: limits of counts, bytes and units, never of times, which depend on the machine. If a
part fails or exceeds a limit, the others still run, and the exit status is 1.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import groupby
from time import perf_counter
from typing import Any

PARTS = {
    "engine": "The rules engine: checked moves, views",
    "store": "The stores: durable appends",
    "server": "The local server: moves and polls per second, compared with the disk and the load client",
    "under_flood": "The local server: how it serves others during a flood of connections",
    "pages": "The page: Lighthouse's scores on a phone, out of 100",
    "polling": "The page: polls per move, and how soon a move is seen",
    "reveal_frames": "The page: the main thread's longest task during a reveal, on a processor slowed down four times",
    "cold": "Cold start: time to the first view, compared with importing the libraries",
    "memory": "The API's function: time and cost of a poll and a move by memory size",
    "dynamodb_units": "DynamoDB units: what a move costs",
    "board_reads": "DynamoDB units: reads for leaderboards, players and challenges, with ten entries and a million",
    "reply_sizes": "Read units and size of replies, by the length of the table's log",
    "scale": "AWS: dollars per month, and which limit is reached first",
    "dearest_month": "AWS: the most expensive month that a stranger can cause",
    "wake_backlog": "AWS: how fast a backlog of due tables is processed, and whether shards get equal turns",
    "rebuild_time": "AWS: how long it takes to restore a hundred million results",
    "dice_golf_bots": "Bots of Dice Golf: strokes on Pebble Coast, compared with what their policies expect",
    "contests": "Bots: each level against the one below, and the Champion against the best bot before it",
    "stew_specialties": "Mulligan Stew: the share of games that each specialty wins among Pros",
    "becks_golf": "Grandpa Beck's Golf: checked moves, views",
    "trade_ring": "The Trading Ring: checked moves, views, hands ranked",
    "mulligan": "MULLIGAN: checked moves, legal moves, views",
    "stew": "Mulligan Stew: checked moves, legal moves, views",
}
EXTRAS = {"dice_golf_bots": ("thinking",)}
"""Functions of some parts that measure one more row each."""


def main(names: Sequence[str]) -> int:
    """Run these parts (none: all). Return 1 if one failed or exceeded a limit, 2 for an unknown part."""
    if unknown := [name for name in names if name not in PARTS]:
        _say(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.")
        return 2
    done = [run(name) for name in names or PARTS]
    return int(not all(done))


def run(name: str) -> bool:
    """Run a part and print it under its heading. Return whether it succeeded within its limits."""
    _say(f"\n{PARTS[name]}\n    python -m tests.bench.{name}\n")
    began, found = perf_counter(), list[Any]()
    try:
        for line in lines(kept(measure(name), found)):
            _say(f"  {line}")
        broken = exceeded_limits(name, found)
    except Exception:
        _say(f"  This part failed.\n{traceback.format_exc()}")
        return False
    for sentence in broken:
        _say(f"  {sentence}")
    _say(f"  ({perf_counter() - began:.0f} s)")
    return not broken


def kept(rows: Iterable[Any], found: list[Any]) -> Iterator[Any]:
    """Yield the rows, and add them to `found`."""
    for row in rows:
        found.append(row)
        yield row


def exceeded_limits(name: str, rows: Sequence[Any]) -> list[str]:
    """Return a sentence for each limit that a part exceeds."""
    broken = getattr(import_module(f"tests.bench.{name}"), "broken", None)
    return list(broken(rows)) if broken else []


def measure(name: str) -> Iterator[Any]:
    """Yield the rows of a part."""
    part = import_module(f"tests.bench.{name}")
    yield from part.rows()
    for extra in EXTRAS.get(name, ()):
        yield getattr(part, extra)()


def lines(rows: Iterable[Any]) -> Iterator[str]:
    """Lay out rows as tables. Rows with the same columns share a heading; plain tuples have none; other values are lines."""
    for columns, same in groupby(map(_cells, rows), key=lambda cells: tuple(name for name, _ in cells)):
        table = [[shown for _, shown in cells] for cells in same]
        heads = [] if not any(columns) else [[name.replace("_", " ") for name in columns]]
        yield from _aligned([*heads, *table])


def _cells(row: Any) -> list[tuple[str, str]]:
    """Return the name and text of each column. A named tuple inside another adds its own columns."""
    if isinstance(row, Mapping):
        return [(name, show(value)) for name, value in row.items()]
    if not isinstance(row, tuple):
        return [("", show(row))]
    cells: list[tuple[str, str]] = []
    for name, value in zip(getattr(row, "_fields", [""] * len(row)), row, strict=True):
        cells += _cells(value) if isinstance(value, tuple) else [(name, show(value))]
    return cells


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    """Align the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        yield "  ".join([first.ljust(widths[0]), *map(str.rjust, rest, widths[1:])])


def show(value: Any) -> str:
    """Format a figure with its significant digits."""
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no" if value is False else ""
    if not isinstance(value, int | float):
        return str(value)
    if isinstance(value, int) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 100 else f"{value:.3g}" if abs(value) < 0.01 else f"{value:.2f}"


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
