"""Makes the table by which courses of MULLIGAN are rated: what bots of a known field need for a hole, by its length.

    python -m scripts.rate            writes chalicelib/boards/rated.json

A hole's par is only what its score is held against: what it takes follows from its yards. All cards are multiples of 25, so
holes between two multiples play alike, and a table of 53 lengths holds all that a course may have: each multiple of 25 from
50 to 700, and one hole for each stretch between two.

A length is played as rounds of eighteen holes that all have it, hands being kept from hole to hole, until the standard error
of a hole's mean is small enough; rounds count as one draw each, since those at a table play against one another. Each round
follows from its length, field and number alone, so the table comes out the same wherever it is made.
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
    """So many bots of one level at a table, and how small the standard error (strokes a hole) is to be."""

    seats: int
    level: Level
    error: float


FIELDS = (Field(2, "normal", 0.02), Field(3, "normal", 0.02), Field(4, "normal", 0.02), Field(2, "easy", 0.12))


def rate(field: Field, yards: int) -> tuple[float, float, int]:
    """Mean strokes a hole of this length takes the field, its standard error, and how many rounds it took to know."""
    rounds: list[float] = []
    played = (strokes(field, yards, number) for number in count())
    while True:
        rounds += islice(played, BATCH)
        error = stdev(rounds) / sqrt(len(rounds))
        if error <= field.error or len(rounds) >= MOST:
            return round(fmean(rounds), 3), round(error, 3), len(rounds)


def strokes(field: Field, yards: int, number: int) -> float:
    """What the field took for a hole, on the mean of one round."""
    course = Course("rated", "Rated", tuple(Hole(4, yards) for _ in range(HOLES)))
    return round_of(course, field, f"{yards}|{field.level}|{field.seats}|{number}") / HOLES


def round_of(course: Course, field: Field, seed: str) -> float:
    """The mean total of one round of the whole course."""
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
    """Each field with what it takes for each of the lengths."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        for field in FIELDS:
            yield field, [*cores.map(partial(rate, field), LENGTHS)]


def main() -> None:
    """Writes the table; says on the way how far it is."""
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
