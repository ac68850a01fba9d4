"""How much better a level of a game's bots is than the one below: what each of these parts measures.

Half of the seats are held by one level, half by the one below, and they take turns at who sits where. Those who share the first
place share the win. Games are dealt out to all cores; times are of the processor, so others at work do not count.
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
    """Where bots of a game meet: how many seats (each number in turn), what is asked for in game `number`, and the course."""

    game: str
    seats: tuple[int, ...]
    asked: Callable[[int, int], dict[str, Any]]
    course: Course | None = None


class Row(NamedTuple):
    """One level against the one below: its share of games won with half of the seats, and the 95% interval's lower bound."""

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
        """Whether the level is clearly better than the one below, and quick."""
        return self.lower_bound > self.even and self.ms_99th <= MOST_MS


class Played(NamedTuple):
    """What of the win is the better level's, and the seconds that its moves took."""

    won: float
    took: list[float]


def rows(contest: Contest, games: int = ROUNDS) -> Iterator[Row]:
    """Each level against the one below at each number of seats, over so many games (two at least), as they come in."""
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
    """Game `number`, the same whenever and wherever it is played."""
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


def main(contest: Contest, told: list[str]) -> int:
    """Writes it all, over as many games as told; 1 where a level is not clearly better than the one below, or thinks long."""
    good = True
    for row in rows(contest, *map(int, told)):
        sys.stdout.write(
            f"{row.bots:20} {row.seats} seats, {row.games} games: wins {row.share:.3f}, at least {row.lower_bound:.3f} of 0.5;"
            f" {row.ms_a_move:.2f} ms a move, {row.ms_99th:.2f} ms at the 99th percentile\n"
        )
        sys.stdout.flush()
        good = good and row.good
    return int(not good)
