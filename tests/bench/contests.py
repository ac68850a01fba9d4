"""Measure how much better each level of a game's bots is than the one below.

Each level has half of the seats, and they swap seats from game to game. Players who tie for first share the win. Games run on
all cores; times are processor time, so other load does not count.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Course, Level
from chalicelib.games.registry import GAMES

ROUNDS = 1000
EVEN, MOST_MS = 0.5, 50
Z = 1.96


class Contest(NamedTuple):
    """A game for bots: the numbers of seats to play with, `asked(number, seats)` for the options of a game, and the course."""

    game: str
    seats: tuple[int, ...]
    asked: Callable[[int, int], dict[str, Any]]
    course: Course | None = None


class Row(NamedTuple):
    """One level against the one below: the share of games it won with half of the seats, and the 95% interval's lower end."""

    bots: str
    seats: int
    games: int
    share: float
    even: float
    lower_bound: float
    ms_a_move: float
    ms_99th: float

    @property
    def good(self) -> bool:
        """Whether the level is clearly better than the one below, and fast enough."""
        return self.lower_bound > self.even and self.ms_99th <= MOST_MS


class Played(NamedTuple):
    """The higher level's share of the win, and the seconds that its moves took."""

    won: float
    took: list[float]


def rows(contest: Contest, games: int = ROUNDS) -> Iterator[Row]:
    """Yield a row for each level against the one below at each number of seats, over `games` games (at least two)."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        for below, level in pairwise(LEVELS):
            for seats in contest.seats:
                yield _row(cores, partial(play, contest, level, below, seats), f"{level} against {below}", seats, games)


def _row(cores: Executor, meet: Callable[[int], Played], bots: str, seats: int, games: int) -> Row:
    played = [*cores.map(meet, range(games), chunksize=max(1, games // 50))]
    shares = [game.won for game in played]
    bound = fmean(shares) - Z * stdev(shares) / sqrt(games)
    took = sorted(seconds for game in played for seconds in game.took)
    return Row(bots, seats, games, fmean(shares), EVEN, bound, fmean(took) * 1e3, took[len(took) * 99 // 100] * 1e3)


def play(contest: Contest, level: Level, below: Level, seats: int, number: int) -> Played:
    """Play game `number`. The same number always gives the same game."""
    game, random, took = GAMES[contest.game], Random(number), list[float]()
    levels = [level if (seat + number) % 2 == 0 else below for seat in range(seats)]
    chance = Chance(random.randbytes(32))
    options = game.settle_options(contest.asked(number, seats), seats, contest.course)
    state = game.set_up(options, seats, contest.course, chance)
    while waiting := game.waiting(state):
        seat = waiting[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        assert legal is not None
        began = process_time()
        move = game.choose(view, seat, legal, levels[seat], random)
        if levels[seat] == level:
            took.append(process_time() - began)
        game.play(state, seat, move, chance)
    return Played(_share(game.result(state), levels, level), took)


def _share(result: Any, levels: list[Level], level: Level) -> float:
    winners = [levels[place["seat"]] for place in result["places"] if place["place"] == 1]
    return winners.count(level) / len(winners)


def main(contest: Contest, arguments: list[str]) -> int:
    """Print all rows. Return 1 if a level is not clearly better than the one below, or too slow."""
    good = True
    for row in rows(contest, *map(int, arguments)):
        sys.stdout.write(
            f"{row.bots:20} {row.seats} seats, {row.games} games: wins {row.share:.3f}, at least {row.lower_bound:.3f} of 0.5;"
            f" {row.ms_a_move:.2f} ms a move, {row.ms_99th:.2f} ms at the 99th percentile\n"
        )
        sys.stdout.flush()
        good = good and row.good
    return int(not good)
