"""Skill: the changes are the derivatives of the likelihood, and the order of projections gives no advantage."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.boards import skill
from chalicelib.boards.skill import BETA, MEAN, Side, Skill

PLACES: list[tuple[int, ...]] = [(1, 2), (2, 1), (1, 2, 3), (1, 2, 3, 4, 5, 6, 7, 8)]


def likelihood(means: list[float], places: tuple[int, ...], spread: float) -> float:
    """Return the likelihood of places without ties, by Plackett and Luce: one after the other is drawn from those that are
    left.
    """
    order = sorted(range(len(means)), key=lambda seat: places[seat])
    strength = [exp(mean / spread) for mean in means]
    return sum(log(strength[seat] / sum(strength[other] for other in order[at:])) for at, seat in enumerate(order))


@pytest.mark.parametrize("places", PLACES)
def test_the_changes_are_the_derivatives_of_the_likelihood(places: tuple[int, ...]) -> None:
    means = [MEAN + 1.5 * seat for seat in range(len(places))]
    sides = [Side(mean, 3.0, place) for mean, place in zip(means, places, strict=True)]
    spread = sqrt(len(places) * (9 + BETA**2))
    for seat, (pull, weight) in enumerate(skill.judge(sides)):
        up, down = ([*means[:seat], means[seat] + more, *means[seat + 1 :]] for more in (1e-4, -1e-4))
        here = likelihood(means, places, spread)
        ahead, behind = likelihood(up, places, spread), likelihood(down, places, spread)
        assert pull == pytest.approx((ahead - behind) / 2e-4, abs=1e-5)
        assert weight == pytest.approx(-(ahead + behind - 2 * here) / 1e-8, abs=1e-3)


def test_equal_players_who_tie_do_not_change() -> None:
    for pull, weight in skill.judge([Side(MEAN, 8.0, 1)] * 4):
        assert pull == pytest.approx(0)
        assert weight > 0


def test_a_player_alone_does_not_change() -> None:
    assert skill.judge([Side(MEAN, 8.0, 1)]) == [(0.0, 0.0)]


def test_beating_the_strong_is_worth_more_than_beating_the_weak() -> None:
    strong, weak = (skill.judge([Side(MEAN, 8.0, 1), Side(mean, 0.0, 2)])[0][0] for mean in (35.0, 15.0))
    assert strong > 2 * weak > 0


def test_many_wins_in_a_day_have_a_limited_effect() -> None:
    """Thirty wins over a player as good as new bring less than twice what ten do."""
    worth = []
    for wins in (10, 30, 1000):
        one = Skill(0)
        for _ in range(wins):
            one = skill.add(one, skill.judge([skill.side(one, 1), Side(MEAN, 0.0, 2)])[0])
        worth.append(skill.now(one)[0] - MEAN)
    assert worth[0] < worth[1] < 2 * worth[0]
    assert worth[2] < 25


@given(st.lists(st.sampled_from([(1, 2), (2, 1), (1, 1), (1, 2, 3), (3, 1, 1)]), max_size=8), st.randoms())
def test_a_days_tables_give_the_same_skill_in_any_order(places: list[tuple[int, ...]], random: object) -> None:
    def gathered(some: list[tuple[int, ...]]) -> Skill:
        one = Skill(7, round(27.5e9), round(4e9))
        for each in some:
            sides = [skill.side(one, each[0]), *(Side(MEAN, 2.0, place) for place in each[1:])]
            one = skill.add(one, skill.judge(sides)[0])
        return one

    shuffled = list(places)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert gathered(shuffled) == gathered(places)


def test_a_day_begins_with_the_last_skill_and_a_larger_deviation() -> None:
    one = skill.add(skill.at_day(None, 3), (0.05, 0.01))
    mean, deviation = skill.now(one)
    later = skill.at_day(one, 4)
    assert (later.day, later.pull, later.weight) == (4, 0, 0)
    assert later.mean / 1e9 == pytest.approx(mean)
    assert deviation < later.deviation / 1e9 < deviation + 0.001


def test_a_late_table_is_rated_as_of_the_current_day() -> None:
    one = skill.add(skill.at_day(None, 3), (0.05, 0.01))
    assert skill.at_day(one, 2) == one
