"""Random games of MULLIGAN, with every mode and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from chalicelib.errors import BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.interface import Step
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.options import MODES
from chalicelib.games.mulligan.state import State
from chalicelib.games.mulligan.turns import moves_of
from tests import seeds
from tests.games.mulligan.table import course

YARDS = (130, 420, 60)
CHANGE_OF_MIND, TIME_OUT = 0.15, 0.05


class Way(NamedTuple):
    """A number of players, and modes."""

    seats: int
    modes: tuple[str, ...] = ()
    yards: tuple[int, ...] = YARDS

    def __str__(self) -> str:
        return "-".join([str(self.seats), *self.modes])

    @property
    def options(self) -> dict[str, Any]:
        return MULLIGAN.settle_options({"modes": [*self.modes]}, self.seats, course(*self.yards))


def _may(way: Way) -> bool:
    try:
        return bool(way.options)
    except BadOptions:
        return False


EVERY_WAY = [
    way
    for seats in (2, 3, 4)
    for modes in ((), *((mode,) for mode in MODES), *combinations(MODES, 2))
    if _may(way := Way(seats, modes))
]
"""Every mode and pair of modes with every number of players."""
every_way = pytest.mark.parametrize("way", seeds.every(2, EVERY_WAY), ids=str)


def walk(way: Way, seed: int) -> Iterator[tuple[State, int, Any]]:
    """Yield each moment of a random game, before the seat makes the move (None: a time-out), with the live state."""
    for state, step in _steps(way, seed):
        yield state, step.seat, step.move


@lru_cache(maxsize=64)
def finished(way: Way, seed: int) -> tuple[State, list[Step]]:
    """Return the state at the end of a whole game, and all steps."""
    steps: list[Step] = []
    for last, step in _steps(way, seed):
        state = last
        steps.append(step)
    return state, steps


def _steps(way: Way, seed: int) -> Iterator[tuple[State, Step]]:
    """Yield the state before each step. The events of a step are set when the walk goes on."""
    random = Random(f"{way} {seed}")
    chance = Chance(random.randbytes(32))
    state = MULLIGAN.set_up(way.options, way.seats, course(*way.yards), chance)
    while waiting := MULLIGAN.waiting(state):
        seat = random.choice(waiting) if random.random() > CHANGE_OF_MIND else random.randrange(way.seats)
        move = _move(state, seat, random) if seat not in waiting or random.random() > TIME_OUT else None
        if move is None and seat not in waiting:
            continue
        events: list[Any] = []
        yield state, Step(seat, move, events)
        events += MULLIGAN.time_out(state, seat, chance) if move is None else MULLIGAN.play(state, seat, move, chance)
        if due := MULLIGAN.planned(state):
            more: list[Any] = []
            yield state, Step(*due, more)
            more += MULLIGAN.play(state, *due, chance)


def _move(state: State, seat: int, random: Random) -> Any:
    """Return a random legal move, with plans more often than others."""
    legal = MULLIGAN.legal(state, seat)
    if legal is None:
        return None
    plan = moves_of(state, seat, "plan")
    return (plan if plan is not None and random.random() < 0.6 else legal).pick(random)
