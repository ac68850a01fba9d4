"""Seeds for `make test` and for `make soak`, and a club's randomness from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest
from _pytest.mark import ParameterSet

MANY = 3
"""Seeds of each law and set-up in `make soak`."""
FEWER = 1
"""The same where a game has many set-ups of its own."""


def first(few: int, seeds: Iterable[int]) -> list[ParameterSet]:
    """Return all seeds as parameters. Those after the first few run only in `make soak`."""
    return [pytest.param(seed, marks=pytest.mark.soak if place >= few else ()) for place, seed in enumerate(seeds)]


def every(nth: int, seeds: Iterable[object]) -> list[ParameterSet]:
    """Return all variants as parameters. All but every nth run only in `make soak`."""
    return [pytest.param(seed, marks=pytest.mark.soak if place % nth else ()) for place, seed in enumerate(seeds)]


def only(seed: int | float | str) -> Callable[[], Random]:
    """Return one generator for all, for a club whose bots always do the same."""
    random = Random(seed)
    return lambda: random
