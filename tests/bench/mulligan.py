"""Measure the speed of MULLIGAN on one core: checked moves per second, legal moves and their size, views.

    python -m tests.bench.mulligan

Recorded rounds are replayed; each move is checked and its events are built. Legal moves and views are built before each move.
Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from time import process_time

from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.mulligan import MULLIGAN
from tests.bench.recorded_games import Recorded, by_bots, moves_a_second, record

COURSE = BUILT_IN["pebble-coast"]
ROUNDS = 8
WAYS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ()),
    (2, ("best_ball", "heavy_bag")),
    (3, ("wolf", "interesting")),
    (2, ("handicap", "course")),
)


def rows() -> Iterator[tuple[str, str]]:
    """Yield each figure with its name."""
    for seats, modes in WAYS:
        rounds = [record(MULLIGAN, seats, seed, {"modes": [*modes]}, COURSE, by_bots("easy")) for seed in range(ROUNDS)]
        label = ", ".join([f"mulligan, {seats} players", *modes])
        legal, view, largest = asked(rounds[0])
        yield f"{label}: checked moves a second", f"{moves_a_second(rounds):,.0f}"
        yield f"{label}: legal moves", f"{legal * 1e6:.1f} µs"
        yield f"{label}: largest schema of legal moves", f"{largest:,} bytes"
        yield f"{label}: a view", f"{view * 1e6:.1f} µs"


def asked(recorded: Recorded) -> tuple[float, float, int]:
    """Return the seconds to build the legal moves with their schema, those to build a view, and the largest schema's bytes."""
    legal: list[float] = []
    view: list[float] = []
    largest = 0
    for state, seat in recorded.again():
        start = process_time()
        moves = MULLIGAN.legal(state, seat)
        schema = moves and moves.schema()
        legal.append(process_time() - start)
        start = process_time()
        MULLIGAN.view(state, seat)
        view.append(process_time() - start)
        largest = max(largest, len(json.dumps(schema, separators=(",", ":"))))
    return median(legal), median(view), largest


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>14}")
