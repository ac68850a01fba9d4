"""Makes the table of the bots' skill: their rating in each game, and their handicap index in golf.

    python -m scripts.rate_bots            writes chalicelib/boards/bots.json

Bots of random levels play each game at tables of random size. If one level hardly ever beats another, the results only show
that they are far apart. Between such levels there is a ladder of mixed bots, which make each move as the one or the other level
at random, and neighbours on the ladder play each other. The ratings are the maximum likelihood estimate from all places. The
Member's rating is fixed at the initial rating of every player; standard errors come from the curvature of the likelihood. A
place shared with a Member is added for each bot as a weak prior, so that no rating is infinite. In golf, bots also play rounds
of the club's courses, alone at Dice Golf and with a Member at MULLIGAN; their index is the mean of the indexes of twenty rounds
each. A table is seeded by its game and number, on a ladder also by its two bots.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, cast

from chalicelib.boards import course_rating, handicap, skill
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.skill import Side
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Course, Level
from chalicelib.games.registry import GAMES

WRITTEN = Path(__file__).parents[1] / "chalicelib" / "boards" / "bots.json"


class Bot(NamedTuple):
    """A bot that makes this many hundredths of its moves as `other`, and the rest as `level`."""

    level: Level
    other: Level
    hundredths: int = 0


class Ladder(NamedTuple):
    """A ladder of mixed bots between two levels. Neighbours play `tables` tables of two."""

    below: Level
    above: Level
    steps: int
    tables: int

    @property
    def rungs(self) -> list[Bot]:
        between = [Bot(self.below, self.above, round(100 * step / self.steps)) for step in range(1, self.steps)]
        return [Bot(self.below, self.below), *between, Bot(self.above, self.above)]


TABLES = {"dice-golf": 4000, "stew": 130, "trade-ring": 100, "mulligan": 120, "becks-golf": 80}
LADDERS = {
    "becks-golf": [Ladder("easy", "normal", 4, 400)],
    "mulligan": [Ladder("easy", "normal", 4, 66)],
    "stew": [Ladder("easy", "normal", 2, 400), Ladder("normal", "hard", 2, 120)],
}
INDEXES = {"dice-golf": 100, "mulligan": 5}
STEADY: Level = "normal"
MEMBER = Bot(STEADY, STEADY)
COURSES = [*BUILT_IN.values()]
STEP, NEAR = 0.01, 1e-6
FURTHEST = 5.0
"""The largest change of a rating in one step."""

Table = tuple[tuple[Bot, int], ...]


def played(game: str, bots: Sequence[Bot], course: Course | None, seed: str) -> list[dict[str, Any]]:
    """Play one game of these bots. Return their places."""
    rules, random = GAMES[game], Random(seed)
    chance = Chance(random.randbytes(32))
    state = rules.set_up(rules.settle_options({}, len(bots), course), len(bots), course, chance)
    rules.seated(state, frozenset(range(len(bots))))
    while waiting := rules.waiting(state):
        seat = waiting[0]
        legal = rules.legal(state, seat)
        assert legal is not None
        rules.play(state, seat, rules.choose(rules.view(state, seat), seat, legal, _as(bots[seat], random), random), chance)
    return cast("list[dict[str, Any]]", (rules.result(state) or {})["places"])


def _as(bot: Bot, random: Random) -> Level:
    """Return the level at which the bot makes its next move."""
    if bot.hundredths == 0:
        return bot.level
    return bot.other if 100 * random.random() < bot.hundredths else bot.level


def tables(game: str) -> list[Table]:
    """Return the results of `TABLES[game]` tables with bots of random levels."""
    found = []
    for number in range(TABLES[game]):
        random = Random(f"{game}|{number}")
        least, most = GAMES[game].players
        levels = [random.choice(LEVELS) for _ in range(random.randint(max(2, least), most))]
        found.append(_table(game, [Bot(level, level) for level in levels], random, f"{game}|{number}"))
    return found


def climbed(game: str, ladder: Ladder) -> list[Table]:
    """Return the results of the tables of neighbours on a ladder."""
    found = []
    for below, above in pairwise(ladder.rungs):
        for number in range(ladder.tables):
            seed = f"{game}|{below}|{above}|{number}"
            found.append(_table(game, [below, above] if number % 2 else [above, below], Random(seed), seed))
    return found


def _table(game: str, bots: Sequence[Bot], random: Random, seed: str) -> Table:
    course = random.choice(COURSES) if GAMES[game].needs_course else None
    return tuple((bot, place["place"]) for bot, place in zip(bots, played(game, bots, course, seed), strict=True))


def likeliest(found: Sequence[Table]) -> dict[str, tuple[float, float]]:
    """Return the maximum likelihood rating and standard error of each level, by Newton's method. The Member's is fixed."""
    counted = Counter(found)
    tried = sorted({bot for table in counted for bot, _ in table} - {MEMBER})
    counted.update([((bot, 1), (MEMBER, 1)) for bot in tried])
    worth = dict.fromkeys([*tried, MEMBER], skill.MEAN)
    while True:
        at = pull(counted, worth)
        curves = [_differ(pull(counted, {**worth, bot: worth[bot] + STEP}), at, tried) for bot in tried]
        uncertain = inverse(curves)
        steps = [-sum(row[number] * at[bot] for number, bot in enumerate(tried)) for row in uncertain]
        for bot, step in zip(tried, steps, strict=True):
            worth[bot] += max(-FURTHEST, min(FURTHEST, step))
        if max(map(abs, steps)) < NEAR:
            break
    errors = {bot: sqrt(-uncertain[number][number]) for number, bot in enumerate(tried)} | {MEMBER: 0.0}
    return {bot.level: (round(worth[bot], 2), round(errors[bot], 2)) for bot in (Bot(level, level) for level in LEVELS)}


def pull(counted: Mapping[Table, int], worth: Mapping[Bot, float]) -> dict[Bot, float]:
    """Return the gradient of the log-likelihood for each bot's rating."""
    sums: dict[Bot, float] = dict.fromkeys(worth, 0.0)
    for table, times in counted.items():
        judged = skill.judge([Side(worth[bot], 0.0, place) for bot, place in table])
        for (bot, _), (more, _) in zip(table, judged, strict=True):
            sums[bot] += more * times
    return sums


def _differ(there: Mapping[Bot, float], here: Mapping[Bot, float], tried: Sequence[Bot]) -> list[float]:
    return [(there[bot] - here[bot]) / STEP for bot in tried]


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
        bots = [Bot(level, level)] if game == "dice-golf" else [Bot(level, level), MEMBER]
        strokes = played(game, bots, course, f"index|{game}|{level}|{number}")[0]["score"]
        rated = course_rating.rate(game, course.holes, len(bots))
        assert rated is not None
        found.append(handicap.differential(strokes, rated))
    indexes = [cast(float, handicap.index(some)) for some in _twenties(found)]
    return round(fmean(indexes), 2), round(stdev(indexes) / sqrt(len(indexes)), 2)


def _twenties(found: Sequence[float]) -> list[Sequence[float]]:
    return [found[first : first + handicap.ROUNDS] for first in range(0, len(found), handicap.ROUNDS)]


def main() -> None:
    """Write the table game by game, and print progress."""
    for game in sys.argv[1:] or TABLES:
        found = [*tables(game), *(table for ladder in LADDERS.get(game, []) for table in climbed(game, ladder))]
        ratings: dict[str, Any] = {"skill": likeliest(found)}
        if game in INDEXES:
            ratings["index"] = {level: index_of(game, level) for level in LEVELS}
        sys.stdout.write(f"{game}: {ratings}\n")
        sys.stdout.flush()
        made = {**json.loads(WRITTEN.read_text(encoding="utf-8")), game: ratings}
        lines = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(made[name])}" for name in sorted(made))
        WRITTEN.write_text(f"{{\n  {lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
