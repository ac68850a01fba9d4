"""Compare the bots' average strokes over many rounds of Pebble Coast with the exact expectation of their policies.

    python -m tests.bench.dice_golf_bots [ROUNDS]

The real engine plays rounds for one seat, so without the Stymie, and the bot chooses from that seat's view. Round n always has
the same dice, so a figure changes only if the code does. The exit status is 1 if an average is more than four standard errors
from its expectation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter
from typing import Any, NamedTuple

from chalicelib.boards.courses import BUILT_IN
from chalicelib.fairness import Chance
from chalicelib.games.dice_golf.policy import expected_strokes, odds, plan
from chalicelib.games.interface import JSON, LEVELS, Level
from chalicelib.games.moves import Moves
from chalicelib.games.registry import GAMES

PEBBLE_COAST = BUILT_IN["pebble-coast"]
PARS = tuple(hole.par for hole in PEBBLE_COAST.holes)
CHIPS = 6
ROUNDS = 10_000
STANDARD_ERRORS = 4

DICE_GOLF = GAMES["dice-golf"]
OPTIONS = DICE_GOLF.settle_options({"holes": "18", "format": "stroke"}, 1, PEBBLE_COAST)


class Row(NamedTuple):
    """One level's rounds: average and expected strokes, and their difference in standard errors (`off`)."""

    level: Level
    rounds: int
    average: float
    expected: float
    off: float
    seconds: float


class Thinking(NamedTuple):
    """Thinking time of the Champion: milliseconds for the odds of all pars and the first plan, and for the plan of another
    course; microseconds for one decision after a first roll.
    """

    first_ms: float
    further_ms: float
    decision_us: float


Chooser = Callable[[Mapping[str, Any], Moves], JSON]


def bot(level: Level) -> Chooser:
    """Return a bot of this level for the only seat."""
    random = Random(level)
    return lambda view, legal: DICE_GOLF.choose(view, 0, legal, level, random)


def play_round(number: int, choose: Chooser) -> int:
    """Play round `number` and return its strokes."""
    chance = Chance(number.to_bytes(32, "big"))
    state = DICE_GOLF.set_up(OPTIONS, 1, PEBBLE_COAST, chance)
    while legal := DICE_GOLF.legal(state, 0):
        DICE_GOLF.play(state, 0, choose(DICE_GOLF.view(state, 0), legal), chance)
    (standing,) = DICE_GOLF.standings(state) or (None,)
    assert standing is not None
    return int(standing["score"])


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    """Yield each level's figures over `rounds` rounds (at least two)."""
    for level in LEVELS:
        began, choose = perf_counter(), bot(level)
        strokes = [play_round(number, choose) for number in range(rounds)]
        average, expected = fmean(strokes), expected_strokes(level, PARS, CHIPS)
        off = (average - expected) / (stdev(strokes) / sqrt(rounds))
        yield Row(level, rounds, average, expected, off, perf_counter() - began)


def thinking() -> Thinking:
    """Measure planning with empty caches, and the decisions of a hundred rounds."""
    odds.cache_clear()
    plan.cache_clear()
    first, further = _seconds_to_plan(PARS), _seconds_to_plan(PARS[::-1])
    return Thinking(first * 1e3, further * 1e3, median(_seconds_to_decide(rounds=100)) * 1e6)


def _seconds_to_plan(pars: tuple[int, ...]) -> float:
    began = perf_counter()
    plan(pars, CHIPS)
    return perf_counter() - began


def _seconds_to_decide(rounds: int) -> list[float]:
    champion, seconds = bot("champion"), list[float]()

    def timed(view: Mapping[str, Any], legal: Moves) -> JSON:
        began = perf_counter()
        move = champion(view, legal)
        if move["kind"] != "roll":
            seconds.append(perf_counter() - began)
        return move

    for number in range(rounds):
        play_round(number, timed)
    return seconds


def main(rounds: int) -> int:
    """Print all figures. Return 1 if an average is too far off."""
    took = thinking()
    _say(
        f"champion: odds and first plan {took.first_ms:.1f} ms, another course {took.further_ms:.2f} ms,"
        f" a decision {took.decision_us:.0f} µs"
    )
    _say(f"{'level':8}{'rounds':>8}{'average':>10}{'expected':>10}{'standard errors off':>21}{'seconds':>9}")
    most = 0.0
    for level, count, average, expected, off, seconds in rows(rounds):
        _say(f"{level:8}{count:8}{average:10.3f}{expected:10.3f}{off:+21.2f}{seconds:9.1f}")
        most = max(most, abs(off))
    return int(most > STANDARD_ERRORS)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
