"""Makes the table from which courses for MULLIGAN are rated: the mean strokes of bots on a hole, by its length.

    python -m scripts.rate_courses            writes chalicelib/boards/rated.json

The strokes on a hole depend on its yards only, not on its par. The distances of all cards are multiples of 25, so all holes
between two multiples play alike. A table of 53 lengths covers every course: each multiple of 25 from 50 to 700, and one length
between each two.

A length is played in rounds of eighteen holes of that length, with hands kept from hole to hole, until the standard error of a
hole's mean is small enough. Each round counts as one draw, since players at a table affect one another. A round is seeded by
its length, field and number, so the table is the same on every machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Hole, Level
from chalicelib.games.registry import GAMES

GAME = GAMES["mulligan"]
WRITTEN = Path(__file__).parents[1] / "chalicelib" / "boards" / "rated.json"
HOLES = 18
STEP = 25
LENGTHS = sorted([*range(50, 701, STEP), *range(50 + STEP // 2, 700, STEP)])
BATCH, MOST = 60, 3000


class Field(NamedTuple):
    """A number of bots of one level at a table, and the standard error to reach, in strokes for each hole."""

    seats: int
    level: Level
    error: float


FIELDS = (Field(2, "normal", 0.02), Field(3, "normal", 0.02), Field(4, "normal", 0.02), Field(2, "visitor", 0.12))


def rate(field: Field, yards: int) -> tuple[float, float, int]:
    """Return the field's mean strokes on a hole of this length, the standard error, and the number of rounds played."""
    rounds: list[float] = []
    played = (strokes(field, yards, number) for number in count())
    while True:
        rounds += islice(played, BATCH)
        error = stdev(rounds) / sqrt(len(rounds))
        if error <= field.error or len(rounds) >= MOST:
            return round(fmean(rounds), 3), round(error, 3), len(rounds)


def strokes(field: Field, yards: int, number: int) -> float:
    """Return the field's mean strokes on a hole in one round."""
    course = Course("rated", "Rated", tuple(Hole(4, yards) for _ in range(HOLES)))
    return round_of(course, field, f"{yards}|{field.level}|{field.seats}|{number}") / HOLES


def round_of(course: Course, field: Field, seed: str) -> float:
    """Return the field's mean total in one round of the course."""
    random = Random(seed)
    chance = Chance(random.randbytes(32))
    options = GAME.settle_options({"holes": "18" if len(course.holes) == HOLES else "all"}, field.seats, course)
    state = GAME.set_up(options, field.seats, course, chance)
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        assert legal is not None
        GAME.play(state, seat, GAME.choose(GAME.view(state, seat), seat, legal, field.level, random), chance)
    result = GAME.result(state)
    assert result is not None
    return fmean(place["score"] for place in result["places"])


def rows() -> Iterator[tuple[Field, list[tuple[float, float, int]]]]:
    """Yield each field with its results for all lengths."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        for field in FIELDS:
            yield field, [*cores.map(partial(rate, field), LENGTHS)]


def main() -> None:
    """Write the table, and print progress."""
    fields = []
    for field, found in rows():
        means, errors, rounds = zip(*found, strict=True)
        fields.append({"seats": field.seats, "level": field.level, "strokes": means, "error": errors})
        sys.stdout.write(f"{field.seats} {field.level}: {sum(rounds):,} rounds, error {max(errors)} at most\n")
        sys.stdout.flush()
    lines = ",\n  ".join(json.dumps(field) for field in fields)
    WRITTEN.write_text(f'{{"yards": {json.dumps(LENGTHS)}, "fields": [\n  {lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
