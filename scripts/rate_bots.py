"""Makes the table of how well bots play: what they are worth against others in each game, and their index in golf.

    python -m scripts.rate_bots            writes chalicelib/boards/bots.json

Bots of all levels are dealt to tables of as many seats as a game has, and what their places come to is the likeliest worth of
each level, the Member's being what everybody begins as; the standard error is the likelihood's own. In golf each plays rounds
of the club's courses besides, at dice golf alone and at MULLIGAN beside a Member: the index that twenty rounds give it, on the
mean of some. Each table follows from its game and number alone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, cast

from chalicelib.boards import handicap, rating, skill
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.skill import Side
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Course, Level
from chalicelib.games.registry import GAMES

WRITTEN = Path(__file__).parents[1] / "chalicelib" / "boards" / "bots.json"
TABLES = {"dice-golf": 4000, "stew": 150, "trade-ring": 100, "mulligan": 60, "becks-golf": 24}
INDEXES = {"dice-golf": 100, "mulligan": 5}
STEADY: Level = "normal"
TRIED = tuple(level for level in LEVELS if level != STEADY)
COURSES = [*BUILT_IN.values()]
STEP = 0.01

Table = list[tuple[Level, int]]


def played(game: str, levels: Sequence[Level], course: Course | None, seed: str) -> list[dict[str, Any]]:
    """The places of one game of these bots."""
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


def tables(game: str) -> list[Table]:
    """How bots of levels that were drawn came in at so many tables."""
    found = []
    for number in range(TABLES[game]):
        random = Random(f"{game}|{number}")
        least, most = GAMES[game].players
        levels = [random.choice(LEVELS) for _ in range(random.randint(max(2, least), most))]
        course = random.choice(COURSES) if GAMES[game].needs_course else None
        places = played(game, levels, course, f"{game}|{number}")
        found.append([(level, place["place"]) for level, place in zip(levels, places, strict=True)])
    return found


def pull(found: Sequence[Table], worth: Mapping[str, float]) -> list[float]:
    """How hard all places pull at the worth of each level that is tried."""
    sums: dict[str, float] = dict.fromkeys(LEVELS, 0.0)
    for table in found:
        for (level, _), (more, _) in zip(
            table, skill.judge([Side(worth[level], 0.0, place) for level, place in table]), strict=True
        ):
            sums[level] += more
    return [sums[level] for level in TRIED]


def likeliest(found: Sequence[Table]) -> dict[str, tuple[float, float]]:
    """Each level's worth and its standard error: Newton's steps, both levels at once."""
    worth: dict[str, float] = dict.fromkeys(LEVELS, skill.MEAN)
    for _ in range(30):
        at = pull(found, worth)
        (a, b), (c, d) = [
            [(more - here) / STEP for more, here in zip(pull(found, {**worth, level: worth[level] + STEP}), at, strict=True)]
            for level in TRIED
        ]
        det = a * d - b * c
        worth[TRIED[0]] -= max(-5.0, min(5.0, (d * at[0] - c * at[1]) / det))
        worth[TRIED[1]] -= max(-5.0, min(5.0, (a * at[1] - b * at[0]) / det))
    errors = {STEADY: 0.0, TRIED[0]: sqrt(-d / det), TRIED[1]: sqrt(-a / det)}
    return {level: (round(worth[level], 2), round(errors[level], 2)) for level in LEVELS}


def index_of(game: str, level: Level) -> tuple[float, float]:
    """The index that twenty rounds give such a bot, and its standard error."""
    found = []
    for number in range(INDEXES[game] * handicap.ROUNDS):
        course = COURSES[number % len(COURSES)]
        levels: list[Level] = [level] if game == "dice-golf" else [level, STEADY]
        strokes = played(game, levels, course, f"index|{game}|{level}|{number}")[0]["score"]
        rated = rating.rate(game, course.holes, len(levels))
        assert rated is not None
        found.append(handicap.differential(strokes, rated))
    indexes = [cast(float, handicap.index(some)) for some in _twenties(found)]
    return round(fmean(indexes), 2), round(stdev(indexes) / sqrt(len(indexes)), 2)


def _twenties(found: Sequence[float]) -> list[Sequence[float]]:
    return [found[first : first + handicap.ROUNDS] for first in range(0, len(found), handicap.ROUNDS)]


def main() -> None:
    """Writes the table, game by game; says on the way how far it is."""
    for game in sys.argv[1:] or TABLES:
        told: dict[str, Any] = {"skill": likeliest(tables(game))}
        if game in INDEXES:
            told["index"] = {level: index_of(game, level) for level in LEVELS}
        sys.stdout.write(f"{game}: {told}\n")
        sys.stdout.flush()
        made = {**json.loads(WRITTEN.read_text(encoding="utf-8")), game: told}
        lines = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(made[name])}" for name in sorted(made))
        WRITTEN.write_text(f"{{\n  {lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
