"""All figures, part by part; each part can be had alone by the command above it. `python -m tests.bench [PART …]`

A part is a module here whose `rows()` gives tuples, named or not, mappings or lines. If it has `broken(rows)`, that says in
sentences which of its bounds do not hold: of counts, bytes and units, never of times, which are the machine's as well. A part
that fails, or whose bounds are broken, is told of, and the others go on; the exit status is 1 then.
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
    "server": "The local server: moves and polls, beside the disk's rate and the client's own ceiling",
    "strangers": "The local server: what floods of connections leave to the others",
    "pages": "The page: Lighthouse's marks on a phone, of 100",
    "visits": "The page: how often it asks for a table at each move, and how soon a move is seen",
    "reveals": "The page: the main thread's longest task while something is revealed, on a processor four times as slow",
    "cold": "A cold start: from nothing to the first view, beside what its libraries alone take",
    "memory": "The API's function: what each size of its memory makes of a poll and a move",
    "units": "DynamoDB's units: what a move costs",
    "people": "DynamoDB's units: what looks at boards, players and challenges read, among ten and among a million",
    "replies": "What a reply reads and weighs, however long its table's log is",
    "scale": "AWS: dollars a month, and which limit is met first",
    "worst": "AWS: the dearest month that a stranger can cause",
    "waking": "AWS: how soon a backlog of due tables is done, and whether each shard gets its turn",
    "rebuilt": "AWS: how long it takes to have a hundred million results back",
    "bots": "Bots: strokes on Pebble Coast, beside what their policies expect",
    "becks_golf": "Grandpa Beck's Golf: checked moves, views",
    "becks_bots": "Grandpa Beck's Golf: how much better each level of bots is than the one below",
    "trade_ring": "The trading game: checked moves, views, hands ranked",
    "mulligan": "MULLIGAN: checked moves, what is legal, views",
    "mulligan_bots": "MULLIGAN's bots: each level against the one below",
    "stew": "Mulligan Stew: checked moves, what is legal, views",
    "stew_bots": "Mulligan Stew's bots: each level against the one below",
    "trade_bots": "The trading game's bots: each level against the one below",
}
EXTRAS = {"bots": ("thinking",)}
"""What some parts measure besides: functions that give one row each."""


def main(names: Sequence[str]) -> int:
    """Runs these parts (none: all); 1 if one failed or broke a bound, 2 if there is no such part."""
    if unknown := [name for name in names if name not in PARTS]:
        _say(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.")
        return 2
    done = [run(name) for name in names or PARTS]
    return int(not all(done))


def run(name: str) -> bool:
    """Prints a part under its heading; whether it came to its end, within its bounds."""
    _say(f"\n{PARTS[name]}\n    python -m tests.bench.{name}\n")
    began, found = perf_counter(), list[Any]()
    try:
        for line in lines(kept(measure(name), found)):
            _say(f"  {line}")
        broken = told_broken(name, found)
    except Exception:
        _say(f"  This part failed.\n{traceback.format_exc()}")
        return False
    for sentence in broken:
        _say(f"  {sentence}")
    _say(f"  ({perf_counter() - began:.0f} s)")
    return not broken


def kept(rows: Iterable[Any], found: list[Any]) -> Iterator[Any]:
    """The rows, which are added to `found` as they come."""
    for row in rows:
        found.append(row)
        yield row


def told_broken(name: str, rows: Sequence[Any]) -> list[str]:
    """Which bounds of a part do not hold, in sentences."""
    broken = getattr(import_module(f"tests.bench.{name}"), "broken", None)
    return list(broken(rows)) if broken else []


def measure(name: str) -> Iterator[Any]:
    """The rows of a part."""
    part = import_module(f"tests.bench.{name}")
    yield from part.rows()
    for extra in EXTRAS.get(name, ()):
        yield getattr(part, extra)()


def lines(rows: Iterable[Any]) -> Iterator[str]:
    """Tables: rows with the same columns stand under one heading; plain tuples have none, and other things stand as told."""
    for columns, same in groupby(map(_cells, rows), key=lambda cells: tuple(name for name, _ in cells)):
        table = [[shown for _, shown in cells] for cells in same]
        heads = [] if not any(columns) else [[name.replace("_", " ") for name in columns]]
        yield from _aligned([*heads, *table])


def _cells(row: Any) -> list[tuple[str, str]]:
    """Each column's name and what stands there; a named tuple in a named tuple adds columns of its own."""
    if isinstance(row, Mapping):
        return [(name, show(value)) for name, value in row.items()]
    if not isinstance(row, tuple):
        return [("", show(row))]
    cells: list[tuple[str, str]] = []
    for name, value in zip(getattr(row, "_fields", [""] * len(row)), row, strict=True):
        cells += _cells(value) if isinstance(value, tuple) else [(name, show(value))]
    return cells


def _aligned(rows: list[list[str]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        yield "  ".join([first.ljust(widths[0]), *map(str.rjust, rest, widths[1:])])


def show(value: Any) -> str:
    """A figure with as many digits as mean something."""
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
