"""How much better MULLIGAN's bots are than the level below: shares of rounds won, beside an even share.

    python -m tests.bench.mulligan_bots [ROUNDS]

Half of the seats are held by one level, half by the one below, and they take turns at who sits where, over nine holes of Pebble
Coast. Who share the first place share the win. The exit status is 1 where the lower bound of a 95% interval is no more than an
even share, or a move takes long.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.mulligan import MULLIGAN

ROUNDS = 1000
SEATS = (2, 4)
Z = 1.96
EVEN, MOST_MS = 0.5, 50
COURSE = BUILT_IN["pebble-coast"]


class Row(NamedTuple):
    """One level against the one below: its share of rounds won with half of the seats, and the 95% interval's lower bound."""

    bots: str
    seats: int
    rounds: int
    share: float
    even: float
    lower_bound: float
    ms_a_move: float
    ms_99th: float


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """Each level against the one below, at tables of two and of four, as they come in; times are of the processor."""
    for below, level in pairwise(LEVELS):
        for seats in SEATS:
            took: list[float] = []
            shares = [play(number, level, below, seats, took) for number in range(rounds)]
            bound = fmean(shares) - Z * stdev(shares) / sqrt(rounds)
            took.sort()
            mean, most = fmean(took) * 1e3, took[len(took) * 99 // 100] * 1e3
            yield Row(f"{level} against {below}", seats, rounds, fmean(shares), EVEN, bound, mean, most)


def play(number: int, level: Level, below: Level, seats: int, took: list[float]) -> float:
    """What of the win of round `number` is the better level's; adds to `took` the seconds that its moves took."""
    random = Random(number)
    levels = [level if (seat + number) % 2 == 0 else below for seat in range(seats)]
    chance = Chance(random.randbytes(32))
    options = MULLIGAN.settle_options({"holes": "front"}, seats, COURSE)
    state = MULLIGAN.set_up(options, seats, COURSE, chance)
    while waiting := MULLIGAN.waiting(state):
        seat = waiting[0]
        move, seconds = _choose(state, seat, levels[seat], random)
        if levels[seat] == level:
            took.append(seconds)
        MULLIGAN.play(state, seat, move, chance)
    result = MULLIGAN.result(state)
    assert result is not None
    winners = [levels[place["seat"]] for place in result["places"] if place["place"] == 1]
    return winners.count(level) / len(winners)


def _choose(state: Any, seat: int, level: Level, random: Random) -> tuple[Any, float]:
    legal, view = MULLIGAN.legal(state, seat), MULLIGAN.view(state, seat)
    assert legal is not None
    began = process_time()
    move = MULLIGAN.choose(view, seat, legal, level, random)
    return move, process_time() - began


def main(rounds: int = ROUNDS) -> int:
    """Prints the rows; 1 where a level is not better than the one below, or a move takes long."""
    broken = False
    for row in rows(rounds):
        sys.stdout.write(f"{row}\n")
        broken = broken or row.lower_bound <= row.even or row.ms_99th > MOST_MS
    return int(broken)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
