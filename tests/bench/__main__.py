"""All figures, part by part; each part can be had alone by the command above it. `python -m tests.bench [PART …]`

A part is a module here whose `rows()` gives named tuples (or mappings, or lines). One that fails is told of, and the others go
on; the exit status is 1 then.
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
    "units": "DynamoDB's units: what a move costs",
    "bots": "Bots: strokes on Pebble Coast, beside what their policies expect",
}
EXTRAS = {"bots": ("thinking",)}
"""What some parts measure besides: functions that give one row each."""


def main(names: Sequence[str]) -> int:
    """Runs these parts (none: all); 1 if one failed, 2 if there is no such part."""
    if unknown := [name for name in names if name not in PARTS]:
        _say(f"There is no part {', '.join(unknown)}; there are {', '.join(PARTS)}.")
        return 2
    done = [run(name) for name in names or PARTS]
    return int(not all(done))


def run(name: str) -> bool:
    """Prints a part under its heading; whether it came to its end."""
    _say(f"\n{PARTS[name]}\n    python -m tests.bench.{name}\n")
    began = perf_counter()
    try:
        for line in lines(measure(name)):
            _say(f"  {line}")
    except Exception:
        _say(f"  This part failed.\n{traceback.format_exc()}")
        return False
    _say(f"  ({perf_counter() - began:.0f} s)")
    return True


def measure(name: str) -> Iterator[Any]:
    """The rows of a part."""
    part = import_module(f"tests.bench.{name}")
    yield from part.rows()
    for extra in EXTRAS.get(name, ()):
        yield getattr(part, extra)()


def lines(rows: Iterable[Any]) -> Iterator[str]:
    """Tables: rows with the same columns stand under one heading, those without any as they are."""
    for columns, same in groupby(rows, key=_columns):
        if columns is None:
            yield from map(str, same)
        else:
            yield from _table([name.replace("_", " ") for name in columns], [_cells(row) for row in same])


def _columns(row: Any) -> tuple[str, ...] | None:
    if isinstance(row, Mapping):
        return tuple(row)
    return getattr(row, "_fields", None) or getattr(row, "__match_args__", None)


def _cells(row: Any) -> list[str]:
    if isinstance(row, Mapping):
        return [show(value) for value in row.values()]
    return [show(getattr(row, name)) for name in _columns(row) or ()]


def _table(heads: list[str], cells: list[list[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    for row in (heads, *cells):
        first, *rest = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join([first.strip().ljust(widths[0]), *rest])


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
