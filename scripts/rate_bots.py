"""Makes the table of the bots' skill: their rating in each game, and their handicap index in golf.

    python -m scripts.rate_bots            writes chalicelib/boards/bots.json

Bots of two neighbouring levels play each game at tables of random size, each with a random share of the seats. The ratings are
the maximum likelihood estimate from all places. The Member's rating is fixed at the initial rating of every player; standard
errors come from the curvature of the likelihood. A place shared with a Member is added for each level as a weak prior, so that
no rating is infinite. In golf, bots also play rounds of the club's courses, alone at Dice Golf and with a Member at MULLIGAN;
their index is the mean of the indexes of twenty rounds each. A table is seeded by its game and number.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from itertools import pairwise, product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, cast

from chalicelib.boards import course_rating, handicap, skill
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.skill import Side
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Course, Level
from chalicelib.games.registry import GAMES

WRITTEN = Path(__file__).parents[1] / "chalicelib" / "boards" / "bots.json"


TABLES = {"dice-golf": 1000, "stew": 400, "trade-ring": 400, "mulligan": 80, "becks-golf": 200}
"""How many tables each pair of neighbours plays."""
INDEXES = {"dice-golf": 100, "mulligan": 5}
STEADY: Level = "normal"
COURSES = [*BUILT_IN.values()]
STEP, NEAR = 0.01, 1e-6
FURTHEST = 5.0
"""The largest change of a rating in one step."""

Table = tuple[tuple[Level, int], ...]
"""The level and the place of each seat."""


def played(game: str, levels: Sequence[Level], course: Course | None, seed: str) -> list[dict[str, Any]]:
    """Play one game of bots of these levels. Return their places, in seat order."""
    rules, random = GAMES[game], Random(seed)
    chance = Chance(random.randbytes(32))
    state = rules.set_up(rules.settle_options({}, len(levels), course), len(levels), course, chance)
    rules.seated(state, frozenset(range(len(levels))))
    while waiting := rules.waiting(state):
        seat = waiting[0]
        legal = rules.legal(state, seat)
        assert legal is not None
        rules.play(state, seat, rules.choose(rules.view(state, seat), seat, legal, levels[seat], random), chance)
    return cast("list[dict[str, Any]]", (rules.result(state) or {})["places"])


def tables(game: str, cores: Executor) -> list[Table]:
    """Return the results of `TABLES[game]` tables of each pair of neighbouring levels."""
    wanted = product(pairwise(LEVELS), range(TABLES[game]))
    return [*cores.map(partial(_table, game), *zip(*wanted, strict=True), chunksize=5)]


def _table(game: str, pair: tuple[Level, Level], number: int) -> Table:
    random = Random(seed := f"{game}|{'|'.join(pair)}|{number}")
    least, most = GAMES[game].players
    seats = random.randint(max(2, least), most)
    levels = random.sample([*pair, *random.choices(pair, k=seats - 2)], seats)
    course = random.choice(COURSES) if GAMES[game].needs_course else None
    return tuple((level, place["place"]) for level, place in zip(levels, played(game, levels, course, seed), strict=True))


def likeliest(found: Sequence[Table]) -> dict[str, tuple[float, float]]:
    """Return the maximum likelihood rating and standard error of each level, by Newton's method. The Member's is fixed."""
    counted = Counter(found)
    tried = sorted({level for table in counted for level, _ in table} - {STEADY})
    counted.update([((level, 1), (STEADY, 1)) for level in tried])
    worth = dict.fromkeys([*tried, STEADY], skill.MEAN)
    while True:
        at = pull(counted, worth)
        curves = [_differ(pull(counted, {**worth, level: worth[level] + STEP}), at, tried) for level in tried]
        uncertain = inverse(curves)
        steps = [-sum(row[number] * at[level] for number, level in enumerate(tried)) for row in uncertain]
        for level, step in zip(tried, steps, strict=True):
            worth[level] += max(-FURTHEST, min(FURTHEST, step))
        if max(map(abs, steps)) < NEAR:
            break
    errors = {level: sqrt(-uncertain[number][number]) for number, level in enumerate(tried)} | {STEADY: 0.0}
    return {level: (round(worth[level], 2), round(errors[level], 2)) for level in LEVELS if level in worth}


def pull(counted: Mapping[Table, int], worth: Mapping[Level, float]) -> dict[Level, float]:
    """Return the gradient of the log-likelihood for each level's rating."""
    sums: dict[Level, float] = dict.fromkeys(worth, 0.0)
    for table, times in counted.items():
        judged = skill.judge([Side(worth[level], 0.0, place) for level, place in table])
        for (level, _), (more, _) in zip(table, judged, strict=True):
            sums[level] += more * times
    return sums


def _differ(there: Mapping[Level, float], here: Mapping[Level, float], tried: Sequence[Level]) -> list[float]:
    return [(there[level] - here[level]) / STEP for level in tried]


def inverse(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a matrix by Gauss-Jordan elimination. At a peak of a likelihood no pivot is zero."""
    size = len(rows)
    both = [[*row, *(float(number == at) for at in range(size))] for number, row in enumerate(rows)]
    for at in range(size):
        both[at] = [one / both[at][at] for one in both[at]]
        for number in range(size):
            if number != at:
                both[number] = [one - both[number][at] * other for one, other in zip(both[number], both[at], strict=True)]
    return [row[size:] for row in both]


def index_of(game: str, level: Level) -> tuple[float, float]:
    """Return the mean handicap index of a bot of this level over samples of twenty rounds, and its standard error."""
    found = []
    for number in range(INDEXES[game] * handicap.ROUNDS):
        course = COURSES[number % len(COURSES)]
        levels: list[Level] = [level] if game == "dice-golf" else [level, STEADY]
        strokes = played(game, levels, course, f"index|{game}|{level}|{number}")[0]["score"]
        rated = course_rating.rate(game, course.holes, len(levels))
        assert rated is not None
        found.append(handicap.differential(strokes, rated))
    indexes = [cast(float, handicap.index(some)) for some in _twenties(found)]
    return round(fmean(indexes), 2), round(stdev(indexes) / sqrt(len(indexes)), 2)


def _twenties(found: Sequence[float]) -> list[Sequence[float]]:
    return [found[first : first + handicap.ROUNDS] for first in range(0, len(found), handicap.ROUNDS)]


def main() -> None:
    """Write the table game by game, and print progress."""
    for game in sys.argv[1:] or TABLES:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
            ratings: dict[str, Any] = {"skill": likeliest(tables(game, cores))}
            if game in INDEXES:
                ratings["index"] = dict(zip(LEVELS, cores.map(partial(index_of, game), LEVELS), strict=True))
        sys.stdout.write(f"{game}: {ratings}\n")
        sys.stdout.flush()
        made = {**json.loads(WRITTEN.read_text(encoding="utf-8")), game: ratings}
        lines = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(made[name])}" for name in sorted(made))
        WRITTEN.write_text(f"{{\n  {lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
