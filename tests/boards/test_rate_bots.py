"""Rating bots: the maximum of the likelihood, checked by hand where possible."""

from __future__ import annotations

from itertools import pairwise
from math import log, sqrt

import pytest

from chalicelib.boards.skill import BETA, MEAN
from scripts.rate_bots import MEMBER, Bot, Ladder, Table, inverse, likeliest

EASY, HARD = Bot("easy", "easy"), Bot("hard", "hard")
SCALE = sqrt(2) * BETA
"""At a table of two, the skill per factor e of wins against losses."""


def met(better: Bot, worse: Bot, wins: int, losses: int) -> list[Table]:
    won: Table = ((better, 1), (worse, 2))
    lost: Table = ((better, 2), (worse, 1))
    return [won] * wins + [lost] * losses


def test_a_bot_that_wins_one_in_four_has_the_expected_skill() -> None:
    worth, error = likeliest([*met(MEMBER, EASY, 750, 250), *met(HARD, MEMBER, 500, 500)])["easy"]
    assert worth == pytest.approx(MEAN - SCALE * log(3), abs=0.05)
    assert error == pytest.approx(SCALE / sqrt(1000 * 0.75 * 0.25), abs=0.01)


def test_a_bot_that_never_won_has_a_finite_skill() -> None:
    """Twenty-four tables once gave -125 with an error of 5,284."""
    found = likeliest([*met(MEMBER, EASY, 24, 0), *met(HARD, MEMBER, 12, 12)])
    worth, error = found["easy"]
    assert worth == pytest.approx(MEAN - SCALE * log(24.5 / 0.5), abs=0.05)
    assert error < 10
    assert found["normal"] == (MEAN, 0.0)
    assert found["hard"][0] == pytest.approx(MEAN)


def test_intermediate_levels_reduce_the_error() -> None:
    ladder = Ladder("easy", "normal", 3, 0)
    assert [bot.hundredths for bot in ladder.rungs] == [0, 33, 67, 0]
    steps = [table for below, above in pairwise(ladder.rungs) for table in met(above, below, 300, 100)]
    worth, error = likeliest([*steps, *met(HARD, MEMBER, 9, 9)])["easy"]
    assert worth == pytest.approx(MEAN - 3 * SCALE * log(3), abs=0.5)
    assert error == pytest.approx(SCALE * sqrt(3 / (400 * 0.75 * 0.25)), abs=0.05)


def test_a_matrix_is_inverted() -> None:
    assert inverse([[2.0, 1.0], [1.0, 1.0]]) == [pytest.approx([1.0, -1.0]), pytest.approx([-1.0, 2.0])]
