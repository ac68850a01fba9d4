"""Measure how much each specialty of Mulligan Stew wins: three Pros, of whom each keeps one of its two at random.

    python -m tests.bench.stew_specialties [GAMES]

A fair specialty wins a third of its games; players who tie for first share the win. Game n is always the same, so a figure
changes only if the rules or the bots do.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.interface import Level
from chalicelib.games.stew import STEW
from chalicelib.games.stew.cards import SPECIALTIES
from tests.bench.contests import Z

GAMES, GAMES_IN_BENCH = 2400, 200
"""The number of games of the long measurement, and as a part of the benchmarks. A specialty is kept in three of ten."""
SEATS = 3
LEVEL: Level = "hard"
WON = (0.28, 0.40)
"""Which share of its games a specialty should win."""


class Row(NamedTuple):
    """One specialty: how many games it was kept in, the share that it won with its 95% interval, the money at the end."""

    specialty: str
    games: int
    share: float
    low: float
    high: float
    pence: float
    wanted: str
    good: bool


class Kept(NamedTuple):
    """A specialty that a seat kept: its share of the win, and its money at the end."""

    specialty: str
    won: float
    pence: int


def rows(games: int = GAMES_IN_BENCH, level: Level = LEVEL) -> Iterator[Row]:
    """Yield a row for each specialty that was kept at least twice, the best one first."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        played = [*cores.map(partial(play, level), range(games), chunksize=max(1, games // 50))]
    seats = [seat for table in played for seat in table]
    found = {specialty: [seat for seat in seats if seat.specialty == specialty] for specialty in SPECIALTIES}
    yield from sorted(
        [row_of(specialty, kept) for specialty, kept in found.items() if len(kept) > 1], key=lambda row: row.share, reverse=True
    )


def row_of(specialty: str, kept: list[Kept]) -> Row:
    """Return the row of a specialty, of at least two games."""
    shares = [seat.won for seat in kept]
    share, error = fmean(shares), Z * stdev(shares) / sqrt(len(shares))
    least, most = WON
    good = share + error >= least and share - error <= most
    pence = fmean(seat.pence for seat in kept)
    return Row(specialty, len(kept), share, share - error, share + error, pence, f"{least} to {most}", good)


def play(level: Level, number: int) -> list[Kept]:
    """Play game `number` among bots of this level. Each keeps one of its specialties at random."""
    random = Random(number)
    chance = Chance(random.randbytes(32))
    state = STEW.set_up(STEW.settle_options({"specialties": True}, SEATS, None), SEATS, None, chance)
    STEW.seated(state, frozenset(range(SEATS)))
    while waiting := STEW.waiting(state):
        seat = waiting[0]
        legal = STEW.legal(state, seat)
        assert legal is not None
        keeps = state.phase == "specialties"
        move = legal.pick(random) if keeps else STEW.choose(STEW.view(state, seat), seat, legal, level, random)
        STEW.play(state, seat, move, chance)
    result = STEW.result(state)
    assert result is not None
    winners = [place["seat"] for place in result["places"] if place["place"] == 1]
    return [
        Kept(player.specialty or "", (seat in winners) / len(winners), player.money)
        for seat, player in enumerate(state.players)
    ]


def line(row: Row) -> str:
    """Return a row as a line of text."""
    return (
        f"{row.specialty:14} {row.games:4} games: wins {row.share:.3f} ({row.low:.3f} to {row.high:.3f}),"
        f" wanted {row.wanted}{'' if row.good else ' MISSED'}; {row.pence:.1f} pence"
    )


def main(asked: list[str]) -> int:
    """Print all rows. Return 1 if a specialty wins too little or too much."""
    found = [*rows(int(asked[0]) if asked else GAMES)]
    for row in found:
        sys.stdout.write(f"{line(row)}\n")
    return int(not all(row.good for row in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
