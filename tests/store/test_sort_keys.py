"""Keys that begin with a number are sorted in the order in which their rows are read."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from chalicelib.store.sort_keys import fewest_first, newest_first, points_of, time_of

POINTS = st.integers(-400_000, 400_000)
TIMES = st.integers(1, 10**14)


@given(POINTS, POINTS)
def test_fewer_points_come_first_also_below_zero(one: int, other: int) -> None:
    assert (fewest_first(one) < fewest_first(other)) is (one < other)
    assert points_of(f"{fewest_first(one)}#later#on") == one


@given(TIMES, TIMES)
def test_the_newest_comes_first(one: int, other: int) -> None:
    assert (newest_first(one) < newest_first(other)) is (one > other)
    assert time_of(f"{newest_first(one)}#table") == one
