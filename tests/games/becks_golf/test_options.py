"""The options of Grandpa Beck's Golf."""

from typing import Any

import pytest

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.interface import Course, Hole


@pytest.mark.rule("B-17")
def test_four_rounds_are_played_unless_another_number_is_chosen() -> None:
    assert BECKS_GOLF.settle_options({}, 2, None) == {"rounds": 4}
    assert [BECKS_GOLF.settle_options({"rounds": number}, 5, None)["rounds"] for number in range(1, 10)] == [*range(1, 10)]


@pytest.mark.rule("B-17", "G-10")
@pytest.mark.parametrize(
    ("asked", "seats", "refusal", "reason"),
    [
        ({"rounds": 0}, 2, BadOptions, "rounds is a whole number from 1 to 9, not “0”"),
        ({"rounds": 10}, 2, BadOptions, "from 1 to 9, not “10”"),
        ({"rounds": True}, 2, BadOptions, "from 1 to 9, not “true”"),
        ({"rounds": "4"}, 2, BadOptions, "from 1 to 9, not “4”"),
        ({"jokers": 2}, 2, BadOptions, "no option “jokers”: its only option is rounds"),
        ({}, 1, BadSeats, "two to five players, and this table has one seat"),
        ({}, 6, BadSeats, "two to five players, and this table has 6 seats"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(asked: Any, seats: int, refusal: type[Exception], reason: str) -> None:
    with pytest.raises(refusal, match=reason):
        BECKS_GOLF.settle_options(asked, seats, None)


@pytest.mark.rule("G-09")
def test_no_course_is_needed_and_none_taken() -> None:
    with pytest.raises(BadCourse, match="no course"):
        BECKS_GOLF.settle_options({}, 2, Course("c", "Course", (Hole(4, 400),)))


def test_the_schema_names_the_default() -> None:
    assert BECKS_GOLF.options_schema()["properties"]["rounds"]["default"] == 4
