"""Course ratings: exact for Dice Golf, from the table of single holes for MULLIGAN."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

import pytest

from chalicelib.boards.course_rating import HIGHEST, LOWEST, NEUTRAL, Rating, rate
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.handicap import differential
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Hole
from chalicelib.games.registry import GAMES

OWN = list(BUILT_IN.values())
LONG = [Hole(5, 550)] * 18


def rated(game: str, holes: Sequence[Hole], seats: int = 2) -> Rating:
    found = rate(game, holes, seats)
    assert found is not None
    return found


def by_bots(pars: list[int], seed: int) -> float:
    """Return the strokes of one Member who plays these holes alone."""
    game, random = GAMES["dice-golf"], Random(seed)
    chance = Chance(random.randbytes(32))
    course = Course("tried", "Tried", tuple(Hole(par, 300) for par in pars))
    state = game.set_up(game.settle_options({}, 1, course), 1, course, chance)
    while waiting := game.waiting(state):
        legal = game.legal(state, waiting[0])
        assert legal is not None
        game.play(state, waiting[0], game.choose(game.view(state, 0), 0, legal, "normal", random), chance)
    result = game.result(state)
    assert result is not None
    return float(result["places"][0]["score"])


@pytest.mark.parametrize("pars", [[3] * 9, [5, 4, 3] * 6], ids=["short", "mixed"])
def test_dice_golfs_rating_is_the_mean_of_members(pars: list[int]) -> None:
    rating = rated("dice-golf", [Hole(par, 300) for par in pars])
    assert rating.error == 0
    played = [by_bots(pars, seed) for seed in range(150)]
    assert abs(fmean(played) - rating.strokes) < 4 * stdev(played) / len(played) ** 0.5


def test_a_course_of_par_fives_gives_no_advantage() -> None:
    """A round there is several strokes lower against par, and used to lead the board across courses."""
    long, usual = rated("dice-golf", LONG), rated("dice-golf", OWN[0].holes)
    assert long.strokes - 90 < usual.strokes - 72 - 2
    assert differential(round(long.strokes), long) == pytest.approx(differential(round(usual.strokes), usual), abs=0.6)
    assert differential(88, long) > differential(70, usual)


@pytest.mark.parametrize("game", ["dice-golf", "mulligan"])
def test_the_built_in_courses_have_the_standard_slope_on_average(game: str) -> None:
    slopes = [rated(game, course.holes).slope for course in OWN]
    assert fmean(slopes) == pytest.approx(NEUTRAL)
    assert all(LOWEST < slope < HIGHEST for slope in slopes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mulligans_rating_grows_with_a_holes_length(seats: int) -> None:
    found = [rated("mulligan", [Hole(4, yards)], seats).strokes for yards in range(100, 701, 100)]
    assert found == sorted(set(found))


def test_holes_between_two_multiples_of_25_are_rated_alike() -> None:
    one, other, beyond = (rated("mulligan", [Hole(4, yards)]) for yards in (401, 424, 425))
    assert one == other != beyond


def test_the_error_of_a_repeated_length_counts_each_time() -> None:
    once, twice = rated("mulligan", [Hole(4, 400)]), rated("mulligan", [Hole(4, 400)] * 2)
    assert 0 < twice.error == pytest.approx(2 * once.error)


def test_a_game_without_a_course_is_not_rated() -> None:
    assert rate("stew", OWN[0].holes) is None
    assert rate("dice-golf", [Hole(6, 600)]) is None
    assert rate("dice-golf", []) is None
