"""Rate courses: how hard a course is, by the strokes that bots need for it.

    strokes   the rating: expected strokes of a Member (`normal`)
    slope     how many more strokes a Visitor (`easy`) needs: 113 on the club's average course, 55 to 155

Dice golf is computed exactly (`policy.expected_strokes`). For MULLIGAN bots played each length of hole beforehand
(`scripts/rate_courses.py`): `rated.json` has the strokes for each length with their standard errors, so the rating of a course
is a sum. Other games have no courses.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from math import hypot
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.boards.courses import BUILT_IN
from chalicelib.games.dice_golf.policy import expected_strokes
from chalicelib.games.dice_golf.state import chips_for
from chalicelib.games.interface import Hole, Level

NEUTRAL = 113.0
LOWEST, HIGHEST = 55.0, 155.0
STEADY: Level = "normal"
CARELESS: Level = "visitor"
RATED = 256
"""Cached ratings. In dice golf one takes milliseconds, and each seat of a finished table needs it."""
STEP = 25
"""Yards. All cards of MULLIGAN are multiples of it, so all holes between two multiples play alike."""

Expect = Callable[[Sequence[Hole], Level, int], tuple[float, float]]
"""expect(holes, level, seats): the strokes that such bots need at a table of that size, and the standard error."""


class Rating(NamedTuple):
    """Expected strokes of a steady bot, their standard error (0: exact), and the slope."""

    strokes: float
    error: float
    slope: float


def rate(game: str, holes: Sequence[Hole], seats: int = 2) -> Rating | None:
    """Rate these holes at tables of so many seats. None for a game without ratings, or holes that it cannot rate."""
    return _rate(game, tuple(holes), seats)


@lru_cache(RATED)
def _rate(game: str, holes: tuple[Hole, ...], seats: int) -> Rating | None:
    expect = _EXPECT.get(game)
    if expect is None or not holes or not all(_known(game, hole) for hole in holes):
        return None
    strokes, error = expect(holes, STEADY, seats)
    slope = NEUTRAL * _loss(expect, holes) / usual_loss(game)
    return Rating(strokes, error, min(HIGHEST, max(LOWEST, slope)))


@cache
def usual_loss(game: str) -> float:
    """Return the strokes per hole that a careless bot loses to a steady one, averaged over the built-in courses."""
    return fmean(_loss(_EXPECT[game], course.holes) for course in BUILT_IN.values())


def _loss(expect: Expect, holes: Sequence[Hole]) -> float:
    """Return the strokes per hole that a careless bot loses to a steady one, at a table of two."""
    return (expect(holes, CARELESS, 2)[0] - expect(holes, STEADY, 2)[0]) / len(holes)


def _known(game: str, hole: Hole) -> bool:
    return game != "dice-golf" or hole.par in range(3, 6)


def _dice_golf(holes: Sequence[Hole], level: Level, _seats: int) -> tuple[float, float]:
    """Return the exact value. The number of players does not matter, except for the stymie, which is left out."""
    pars = [hole.par for hole in holes]
    return expected_strokes(level, pars, chips_for(len(holes))), 0.0


def _mulligan(holes: Sequence[Hole], level: Level, seats: int) -> tuple[float, float]:
    """Add up the single holes. Holes of one length share one error, so their errors add up linearly, others in quadrature."""
    field = _field(level, seats)
    lengths = [_length(hole.yards) for hole in holes]
    errors = [field["error"][length] * lengths.count(length) for length in sorted(set(lengths))]
    return sum(field["strokes"][length] for length in lengths), hypot(*errors)


def _length(yards: int) -> int:
    """Return the index of this length in the table: that of the multiple of 25, or of the stretch between two."""
    return bisect_left(_rated()["yards"], yards if yards % STEP == 0 else yards - yards % STEP + STEP // 2)


@cache
def _field(level: Level, seats: int) -> Mapping[str, Any]:
    """Return the table for bots of this level and this number of seats. Careless bots were only tried at tables of two."""
    found = [field for field in _rated()["fields"] if field["level"] == level]
    return next((field for field in found if field["seats"] == seats), found[0])


@cache
def _rated() -> Mapping[str, Any]:
    table: dict[str, Any] = json_codec.load(Path(__file__).with_name("rated.json").read_bytes())
    return table


_EXPECT: dict[str, Expect] = {
    "dice-golf": _dice_golf,
    "mulligan": _mulligan,
}
GAMES = tuple(_EXPECT)
"""The games that are played on courses."""
