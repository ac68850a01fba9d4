"""How fast MULLIGAN is, on one core: checked moves, what is legal and its size, views.

    python -m tests.bench.mulligan

Whole recorded rounds are played again, each move checked and its events made; what is legal and what is seen is asked at each
of their moments. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.fairness import Chance
from chalicelib.games.mulligan import MULLIGAN
from tests.bench.timing import seconds

COURSE = BUILT_IN["pebble-coast"]
ROUNDS = 8
WAYS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ()),
    (2, ("best_ball", "heavy_bag")),
    (3, ("wolf", "interesting")),
    (2, ("handicap", "course")),
)


class Played(NamedTuple):
    """A whole round: seats, options, the key of its chance, and who made which move."""

    seats: int
    options: dict[str, Any]
    key: bytes
    moves: list[tuple[int, Any]]


def rows() -> Iterator[tuple[str, str]]:
    """What was measured, and the figure."""
    for seats, modes in WAYS:
        rounds = [record(seats, modes, seed) for seed in range(ROUNDS)]
        told = ", ".join([f"mulligan, {seats} players", *modes])
        legal, view, largest = asked(rounds[0])
        yield f"{told}: checked moves a second", f"{moves_a_second(rounds):,.0f}"
        yield f"{told}: what is legal", f"{legal * 1e6:.1f} µs"
        yield f"{told}: the most of it", f"{largest:,} bytes"
        yield f"{told}: a view", f"{view * 1e6:.1f} µs"


def record(seats: int, modes: tuple[str, ...], seed: int) -> Played:
    """A round as the bots' lowest level plays it."""
    options = MULLIGAN.settle_options({"modes": [*modes]}, seats, COURSE)
    random, key = Random(seed), Random(seed).randbytes(32)
    chance = Chance(key)
    state = MULLIGAN.set_up(options, seats, COURSE, chance)
    moves: list[tuple[int, Any]] = []
    while waiting := MULLIGAN.waiting(state):
        seat = random.choice(waiting)
        legal = MULLIGAN.legal(state, seat)
        assert legal is not None
        moves.append((seat, MULLIGAN.choose(MULLIGAN.view(state, seat), seat, legal, "easy", random)))
        MULLIGAN.play(state, *moves[-1], chance)
    return Played(seats, options, key, moves)


def moves_a_second(rounds: list[Played]) -> float:
    """All rounds played again, beginning and end included."""

    def work() -> None:
        for each in rounds:
            for _ in replay(each):
                pass

    return sum(len(each.moves) for each in rounds) / seconds(work)


def asked(played: Played) -> tuple[float, float, int]:
    """Seconds to build what is legal, with its schema, and to build a view; and the bytes of the largest schema."""
    legal: list[float] = []
    view: list[float] = []
    largest = 0
    for state, seat in replay(played):
        start = process_time()
        moves = MULLIGAN.legal(state, seat)
        schema = moves and moves.schema()
        legal.append(process_time() - start)
        start = process_time()
        MULLIGAN.view(state, seat)
        view.append(process_time() - start)
        largest = max(largest, len(json.dumps(schema, separators=(",", ":"))))
    return median(legal), median(view), largest


def replay(each: Played) -> Iterator[tuple[Any, int]]:
    """The state before each move, and who makes it."""
    chance, play = Chance(each.key), MULLIGAN.play
    state = MULLIGAN.set_up(each.options, each.seats, COURSE, chance)
    for seat, move in each.moves:
        yield state, seat
        play(state, seat, move, chance)


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>14}")
