"""Measure how much better each level of a game's bots is than the one below, and the Champion than yesterday's best bot.

    python -m tests.bench.contests [GAME [GAMES]]      the long contests, of one game or of all

At a table of two both sides swap seats from game to game, and a tie is half a win. At a larger table one bot of the upper level
sits among bots of the lower, in each seat in turn; players who tie for first share the win. Games run on all cores; times are
processor time, so other load does not count. Game n is always the same, so a figure changes only if the code does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, LEVELS, Course, Level
from chalicelib.games.moves import Moves
from chalicelib.games.registry import GAMES
from chalicelib.games.trade_ring.rounds import OPTIONS as RING_OPTIONS

GAMES_EACH, GAMES_IN_BENCH = 400, 30
"""The number of games of each contest in the long contests, and as a part of the benchmarks."""
MOST_MS = 50
WON_OF_TWO = (0.60, 0.85)
"""Which share of games the upper of two neighbours wins at a table of two."""
WON_OF_MANY = 1.2
"""How many times its even share one of the upper level wins among those of the lower, at least."""
Z = 1.96

Chooser = Callable[[Mapping[str, Any], int, Moves, Random], JSON]
"""choose(view, seat, legal, random): a bot's move."""
YARDSTICK = "yardstick"
"""A bot of the tests, with which the Champion is compared: the best bot before there was a Champion (`tests/yardsticks`)."""


class Table(NamedTuple):
    """Tables of one kind: so many seats, and `asked(number)` for the options of a game."""

    label: str
    seats: int
    asked: Callable[[int], dict[str, Any]] = lambda number: {}
    course: Course | None = None


class Contest(NamedTuple):
    """The tables where neighbouring levels meet, and those where the Champion must win a share against the yardstick."""

    tables: tuple[Table, ...]
    champion: tuple[tuple[Table, float], ...]


PEBBLE_COAST = BUILT_IN["pebble-coast"]


def _swaps_of_specialties(number: int) -> dict[str, Any]:
    """Use specialties in every other pair of games, so that each side has each seat with and without them."""
    return {"specialties": number // 2 % 2 == 1}


def _ring_options(number: int) -> dict[str, Any]:
    """Use each combination of options for two games in turn, so that each side has each seat."""
    sets = [
        dict(zip(RING_OPTIONS, (secret, risk, hands, chips), strict=True))
        for secret, hands in ((False, False), (True, False), (False, True))
        for risk in (False, True)
        for chips in (False, True)
    ]
    return sets[number // 2 % len(sets)]


def _nine_holes(seats: int, *modes: str) -> Table:
    label = " ".join((f"{seats} seats, front nine", *modes))
    return Table(label, seats, lambda number: {"holes": "front", "modes": list(modes)}, PEBBLE_COAST)


def _becks(seats: int, rounds: int) -> Table:
    return Table(f"{seats} seats, {rounds} round{'s' * (rounds > 1)}", seats, lambda number: {"rounds": rounds})


STEW_FOR_TWO = Table("2 seats, half with specialties", 2, _swaps_of_specialties)
RING_FOR_TWO = Table("2 seats, all options in turn", 2, _ring_options)
CONTESTS = {
    "becks-golf": Contest((_becks(2, 4), _becks(5, 4)), ((_becks(2, 1), 0.60), (_becks(3, 1), 0.45))),
    "mulligan": Contest(
        (
            _nine_holes(2),
            _nine_holes(4),
            _nine_holes(2, "heavy_bag"),
            _nine_holes(2, "interesting"),
            _nine_holes(3, "wolf"),
            _nine_holes(2, "best_ball"),
            _nine_holes(2, "handicap"),
            _nine_holes(2, "course"),
        ),
        ((_nine_holes(2), 0.55),),
    ),
    "stew": Contest(
        (STEW_FOR_TWO, Table("5 seats, half with specialties", 5, _swaps_of_specialties)),
        ((STEW_FOR_TWO, 0.55),),
    ),
    "trade-ring": Contest((RING_FOR_TWO, Table("8 seats, no options", 8)), ((RING_FOR_TWO, 0.55),)),
    "dice-golf": Contest(
        tuple(Table(f"{seats} seats, 18 holes", seats, lambda number: {"holes": "18"}, PEBBLE_COAST) for seats in (2, 4)),
        (),
    ),
}


class Row(NamedTuple):
    """One contest: the share of games that the upper bot won, the 95% interval, and the share that it must win."""

    bots: str
    table: str
    games: int
    share: float
    low: float
    high: float
    wanted: str
    good: bool
    ms_a_move: float
    ms_99th: float


class Played(NamedTuple):
    """The upper bot's share of the win, and the seconds that its moves took."""

    won: float
    took: list[float]


def rows(games: int = GAMES_IN_BENCH) -> Iterator[Row]:
    """Yield the rows of all games, from a few games each."""
    for game in CONTESTS:
        yield from rows_of(game, games)


def rows_of(game: str, games: int = GAMES_EACH) -> Iterator[Row]:
    """Yield a row for each pair of neighbours at each table, and for the Champion against the yardstick."""
    contest = CONTESTS[game]
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        for table in contest.tables:
            for below, level in pairwise(LEVELS):
                yield _neighbours(cores, game, table, level, below, games)
        for table, least in contest.champion:
            yield _against_yardstick(cores, game, table, least, games)


def _neighbours(cores: Executor, game: str, table: Table, level: Level, below: Level, games: int) -> Row:
    share, low, high, times = _measure(cores, partial(play, game, table.label, level, below), games)
    bots = f"{level} against {below}"
    if table.seats == 2:
        least, most = WON_OF_TWO
        good = low > 0.5 and high >= least and low <= most
        return Row(bots, table.label, games, share, low, high, f"{least} to {most}", good, *times)
    least = WON_OF_MANY / table.seats
    return Row(bots, table.label, games, share, low, high, f"at least {least:.3f}", high >= least, *times)


def _against_yardstick(cores: Executor, game: str, table: Table, least: float, games: int) -> Row:
    share, low, high, times = _measure(cores, partial(play, game, table.label, LEVELS[-1], YARDSTICK), games)
    return Row("champion against yardstick", table.label, games, share, low, high, f"at least {least}", high >= least, *times)


def _measure(cores: Executor, meet: Callable[[int], Played], games: int) -> tuple[float, float, float, tuple[float, float]]:
    """Return the mean share of the win, its 95% interval, and (mean, 99th percentile) of the milliseconds a move takes."""
    played = [*cores.map(meet, range(games), chunksize=max(1, games // 50))]
    shares = [game.won for game in played]
    mean, error = fmean(shares), stdev(shares) / sqrt(games)
    took = sorted(seconds for game in played for seconds in game.took)
    return mean, mean - Z * error, mean + Z * error, (fmean(took) * 1e3, took[len(took) * 99 // 100] * 1e3)


def play(game: str, label: str, upper: str, lower: str, number: int) -> Played:
    """Play game `number` at this table of one bot `upper` against bots `lower`, each a level or the yardstick."""
    table = next(table for table in _all_tables(CONTESTS[game]) if table.label == label)
    rules, random, took = GAMES[game], Random(number), list[float]()
    choose = {upper: chooser(game, upper), lower: chooser(game, lower)}
    own = number % table.seats
    chance = Chance(random.randbytes(32))
    state = rules.set_up(
        rules.settle_options(table.asked(number), table.seats, table.course), table.seats, table.course, chance
    )
    rules.seated(state, frozenset(range(table.seats)))
    while waiting := rules.waiting(state):
        seat = waiting[0]
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        assert legal is not None
        began = process_time()
        move = choose[upper if seat == own else lower](view, seat, legal, random)
        if seat == own:
            took.append(process_time() - began)
        rules.play(state, seat, move, chance)
    winners = [place["seat"] for place in rules.result(state)["places"] if place["place"] == 1]  # type: ignore[index]
    return Played((own in winners) / len(winners), took)


def _all_tables(contest: Contest) -> list[Table]:
    return [*contest.tables, *(table for table, _ in contest.champion)]


def chooser(game: str, name: str) -> Chooser:
    """Return the bot of this level, or the game's yardstick."""
    if name == YARDSTICK:
        yardstick: Chooser = import_module(f"tests.yardsticks.{game.replace('-', '_')}").choose
        return yardstick
    (level,) = [level for level in LEVELS if level == name]
    return lambda view, seat, legal, random: GAMES[game].choose(view, seat, legal, level, random)


def line(row: Row) -> str:
    """Return a row as a line of text."""
    return (
        f"{row.bots:27} {row.table}, {row.games} games: wins {row.share:.3f} ({row.low:.3f} to {row.high:.3f}),"
        f" wanted {row.wanted}{'' if row.good else ' MISSED'};"
        f" {row.ms_a_move:.2f} ms a move, {row.ms_99th:.2f} ms at the 99th percentile"
    )


def main(asked: Sequence[str]) -> int:
    """Print all rows. Return 1 if a share is outside what is wanted, or a move takes too long."""
    good = True
    for game in asked[:1] or CONTESTS:
        for row in rows_of(game, *map(int, asked[1:])):
            sys.stdout.write(f"{game}: {line(row)}\n")
            sys.stdout.flush()
            good = good and row.good and row.ms_99th <= MOST_MS
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
