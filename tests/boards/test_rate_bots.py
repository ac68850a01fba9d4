"""Rating bots: the maximum of the likelihood, checked by hand where possible."""

from __future__ import annotations

from itertools import pairwise
from math import log, sqrt

import pytest

from chalicelib.boards.skill import BETA, MEAN
from chalicelib.games.interface import LEVELS, Level
from scripts.rate_bots import Table, inverse, likeliest

SCALE = sqrt(2) * BETA
"""At a table of two, the skill per factor e of wins against losses."""


def met(better: Level, worse: Level, wins: int, losses: int) -> list[Table]:
    won: Table = ((better, 1), (worse, 2))
    lost: Table = ((better, 2), (worse, 1))
    return [won] * wins + [lost] * losses


def test_a_bot_that_wins_one_in_four_has_the_expected_skill() -> None:
    worth, error = likeliest([*met("normal", "easy", 750, 250), *met("hard", "normal", 500, 500)])["easy"]
    assert worth == pytest.approx(MEAN - SCALE * log(3), abs=0.05)
    assert error == pytest.approx(SCALE / sqrt(1000 * 0.75 * 0.25), abs=0.01)


def test_a_bot_that_never_won_has_a_finite_skill() -> None:
    """Twenty-four tables once gave -125 with an error of 5,284."""
    found = likeliest([*met("normal", "easy", 24, 0), *met("hard", "normal", 12, 12)])
    worth, error = found["easy"]
    assert worth == pytest.approx(MEAN - SCALE * log(24.5 / 0.5), abs=0.05)
    assert error < 10
    assert found["normal"] == (MEAN, 0.0)
    assert found["hard"][0] == pytest.approx(MEAN)


def test_levels_that_never_met_are_rated_through_those_between() -> None:
    found = likeliest([table for below, above in pairwise(LEVELS) for table in met(above, below, 300, 100)])
    steps_up = [(found[level][0] - MEAN) / (SCALE * log(3)) for level in LEVELS]
    assert steps_up == pytest.approx([-2, -1, 0, 1, 2], abs=0.1)
    assert found["visitor"][1] == pytest.approx(SCALE * sqrt(2 / (400 * 0.75 * 0.25)), abs=0.05)


def test_a_matrix_is_inverted() -> None:
    assert inverse([[2.0, 1.0], [1.0, 1.0]]) == [pytest.approx([1.0, -1.0]), pytest.approx([-1.0, 2.0])]
