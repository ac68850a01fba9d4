"""Index and differentials, compared with the published tables of the World Handicap System (rules 5.1, 5.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.boards.course_rating import Rating
from chalicelib.boards.handicap import HIGHEST, Card, differential, eighteens, index, tenth

differentials = st.lists(st.integers(-200, 700).map(lambda tenths: tenths / 10), max_size=40)


@pytest.mark.parametrize(
    ("strokes", "rating", "expected"),
    [
        (85, Rating(72.1, 0, 113), 12.9),
        (95, Rating(71.5, 0, 125), 21.2),
        (70, Rating(72.1, 0, 130), -1.8),
        (45, Rating(36.4, 0, 113), 8.6),
        (85, Rating(72.149, 0, 113.49), 12.9),  # as the course's page has it: 72.1 and 113
    ],
)
def test_a_differential_is_the_strokes_over_the_rating_scaled_by_slope(strokes: int, rating: Rating, expected: float) -> None:
    assert differential(strokes, rating) == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [(1.25, 1.3), (-1.25, -1.2), (-1.35, -1.3), (0.04, 0.0), (-0.05, 0.0), (12.8499999999, 12.9), (12.849, 12.8)],
)
def test_halves_round_up_also_below_zero(number: float, expected: float) -> None:
    assert tenth(number) == expected


@pytest.mark.parametrize(
    ("rounds", "best", "more"),
    [
        (3, 1, -2.0),
        (4, 1, -1.0),
        (5, 1, 0.0),
        (6, 2, -1.0),
        (7, 2, 0.0),
        (8, 2, 0.0),
        (9, 3, 0.0),
        (11, 3, 0.0),
        (12, 4, 0.0),
        (14, 4, 0.0),
        (15, 5, 0.0),
        (16, 5, 0.0),
        (17, 6, 0.0),
        (18, 6, 0.0),
        (19, 7, 0.0),
        (20, 8, 0.0),
    ],
)
def test_with_fewer_rounds_fewer_count_and_the_index_is_lowered(rounds: int, best: int, more: float) -> None:
    played = [10.0 + number for number in range(rounds)][::-1]
    assert index(played) == tenth(sum(10.0 + number for number in range(best)) / best + more)


@pytest.mark.parametrize("rounds", range(3))
def test_three_rounds_give_an_index(rounds: int) -> None:
    assert index([1.0] * rounds) is None


def test_only_the_last_twenty_rounds_count() -> None:
    assert index([0.0, *[10.0] * 20]) == 10.0
    assert index([*[10.0] * 20, 0.0]) == tenth(70 / 8)


def test_no_index_is_above_54() -> None:
    assert index([99.0] * 20) == HIGHEST


@given(differentials)
def test_the_order_of_the_last_twenty_does_not_matter(played: list[float]) -> None:
    last = played[-20:]
    shuffled = sorted(last)
    assert index(last) == index(shuffled)


@given(differentials.filter(lambda played: len(played) >= 20))
def test_a_worse_round_never_lowers_the_index_by_twenty_rounds(played: list[float]) -> None:
    before = index(played)
    after = index([*played, 70.0])
    assert before is not None
    assert after is not None
    assert after >= before


def test_each_second_round_of_nine_completes_one_of_eighteen() -> None:
    cards = [Card(9, 1.0), Card(18, 5.0), Card(9, 2.5), Card(9, 9.0)]
    assert eighteens(cards) == [5.0, 3.5]


def test_a_nine_is_not_rounded_before_it_is_completed() -> None:
    """Rule 5.1b: each would be 4.3, both together 8.6."""
    nine = differential(41, Rating(36.8, 0, 112), holes=9)
    assert nine == pytest.approx(113 * 4.2 / 112)
    assert differential(41, Rating(36.8, 0, 111), holes=9) != tenth(113 * 4.2 / 111)
    assert eighteens([Card(9, 4.26), Card(9, 4.26)]) == [8.5]


@pytest.mark.parametrize(("between", "made"), [(19, 3.5), (20, None)])
def test_a_nine_older_than_the_twentieth_differential_stops_waiting(between: int, made: float | None) -> None:
    """Rule 5.1b too; the next nine waits in its place."""
    cards = [Card(9, 1.0), *[Card(18, 5.0)] * between, Card(9, 2.5)]
    assert eighteens(cards) == [5.0] * between + ([] if made is None else [made])
    assert eighteens([*cards, Card(9, 4.0)])[between:] == ([6.5] if made is None else [made])
