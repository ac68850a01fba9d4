"""Places, with ties (G-07)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from chalicelib.games.places import places


@pytest.mark.rule("G-07")
@pytest.mark.parametrize(
    ("worths", "lowest", "expected"),
    [
        ([7, 9, 7, 3], False, [2, 1, 2, 4]),
        ([7, 9, 7, 3], True, [2, 4, 2, 1]),
        ([5, 5], False, [1, 1]),
        ([Fraction(1, 2), 0, 1], False, [2, 3, 1]),
        ([-3], True, [1]),
    ],
)
def test_equals_share_a_place_and_the_next_place_counts_them_all(worths: list[Any], lowest: bool, expected: list[int]) -> None:
    assert [each["place"] for each in places(worths, lowest=lowest)] == expected


def test_seats_are_in_order_with_their_worth_or_shown_score() -> None:
    assert places([4, 6]) == [{"seat": 0, "place": 2, "score": 4}, {"seat": 1, "place": 1, "score": 6}]
    assert [each["score"] for each in places([4, 6], scores=["four", "six"])] == ["four", "six"]


def test_partners_share_a_place_and_count_as_one() -> None:
    expected = places([5, 7, 5, 7], lowest=True, sides=((0, 2), (1, 3)))
    assert [each["place"] for each in expected] == [1, 2, 1, 2]
