"""How hard a course plays: what a steady bot needs for it, and how much more one that plays at random does. How well players
play is `ratings.py`.

    strokes   the rating: expected strokes of a Member (`normal`)
    slope     113 on the club's usual course; more where the careless lose more, 55 to 155

Dice golf is worked out exactly (`policy.expected_strokes`). MULLIGAN was played beforehand, hole by hole, by bots among
themselves (`scripts/rate.py`): `rated.json` holds what a hole of each length takes, with its standard error, so that a new
course is rated by adding up. Other games have no courses.
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
CARELESS: Level = "easy"
RATED = 256
"""So many are remembered: milliseconds each of dice golf, and each seat of a finished table asks."""
STEP = 25
"""All cards of MULLIGAN are multiples of it: holes between two such lengths play alike."""

Expect = Callable[[Sequence[Hole], Level, int], tuple[float, float]]
"""What such bots need for these holes at a table of so many: strokes, and their standard error."""


class Rating(NamedTuple):
    """What holes ask for: `strokes` of a steady bot, and their standard error (0: exact); the slope."""

    strokes: float
    error: float
    slope: float


def rate(game: str, holes: Sequence[Hole], seats: int = 2) -> Rating | None:
    """The rating of these holes at tables of so many seats; None for a game that rates none, or holes that it does not know."""
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
    """What the careless lose on a hole, in strokes, on the mean of the club's own courses."""
    return fmean(_loss(_EXPECT[game], course.holes) for course in BUILT_IN.values())


def _loss(expect: Expect, holes: Sequence[Hole]) -> float:
    """Strokes a hole that the careless lose to the steady, at a table of two."""
    return (expect(holes, CARELESS, 2)[0] - expect(holes, STEADY, 2)[0]) / len(holes)


def _known(game: str, hole: Hole) -> bool:
    return game != "dice-golf" or hole.par in range(3, 6)


def _dice_golf(holes: Sequence[Hole], level: Level, _seats: int) -> tuple[float, float]:
    """Exact: the same dice for any number of people, as long as nobody is stymied."""
    pars = [hole.par for hole in holes]
    return expected_strokes(level, pars, chips_for(len(holes))), 0.0


def _mulligan(holes: Sequence[Hole], level: Level, seats: int) -> tuple[float, float]:
    """From the table of single holes. Holes of one length have one error in common, so theirs add up as they are."""
    field = _field(level, seats)
    lengths = [_length(hole.yards) for hole in holes]
    errors = [field["error"][length] * lengths.count(length) for length in sorted(set(lengths))]
    return sum(field["strokes"][length] for length in lengths), hypot(*errors)


def _length(yards: int) -> int:
    """Where the table has this length: the multiple of 25, or the stretch between two."""
    return bisect_left(_rated()["yards"], yards if yards % STEP == 0 else yards - yards % STEP + STEP // 2)


@cache
def _field(level: Level, seats: int) -> Mapping[str, Any]:
    """How bots of this level did at tables of so many; the careless were only tried at tables of two."""
    found = [field for field in _rated()["fields"] if field["level"] == level]
    return next((field for field in found if field["seats"] == seats), found[0])


@cache
def _rated() -> Mapping[str, Any]:
    told: dict[str, Any] = json_codec.load(Path(__file__).with_name("rated.json").read_bytes())
    return told


_EXPECT: dict[str, Expect] = {
    "dice-golf": _dice_golf,
    "mulligan": _mulligan,
}
GAMES = tuple(_EXPECT)
"""Those that are played on courses."""
