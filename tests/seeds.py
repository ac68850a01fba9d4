"""Which seeds `make test` takes, and which are for `make soak`; and a club's chance from one of them."""

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
    """All of them, as parameters; those after the first few run in `make soak`."""
    return [pytest.param(seed, marks=pytest.mark.soak if place >= few else ()) for place, seed in enumerate(seeds)]


def every(nth: int, seeds: Iterable[object]) -> list[ParameterSet]:
    """All of them, where they are ways of doing something: those but each nth run in `make soak`."""
    return [pytest.param(seed, marks=pytest.mark.soak if place % nth else ()) for place, seed in enumerate(seeds)]


def only(seed: int | float | str) -> Callable[[], Random]:
    """For a club whose bots shall do the same each time: one generator for all."""
    random = Random(seed)
    return lambda: random
