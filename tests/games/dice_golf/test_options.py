"""The options: defaults, settled values, and refusals."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import BOX, course

EIGHTEEN, NINE = course(*BOX), course(*BOX[:9])


def settle(seats: int = 2, on: Any = EIGHTEEN, **asked: Any) -> dict[str, Any]:
    return DICE_GOLF.settle_options(asked, seats, on)


@pytest.mark.rule("D-19", "D-20", "D-30", "G-09")
@pytest.mark.parametrize(
    ("seats", "on", "asked", "holes", "scoring", "stymie"),
    [
        (1, EIGHTEEN, {}, "18", "stroke", False),
        (2, EIGHTEEN, {}, "18", "stroke", False),
        (2, EIGHTEEN, {"stymie": True}, "18", "stroke", True),
        (3, EIGHTEEN, {}, "18", "stroke", True),
        (3, EIGHTEEN, {"holes": "72"}, "72", "stroke", False),
        (4, EIGHTEEN, {"stymie": False}, "18", "stroke", False),
        (3, EIGHTEEN, {"holes": "back", "format": "skins"}, "back", "skins", True),
        (2, EIGHTEEN, {"holes": "72"}, "72", "stroke", False),
        (2, EIGHTEEN, {"holes": "72", "stymie": False, "format": "match"}, "72", "match", False),
        (1, NINE, {"stymie": False}, "all", "stroke", False),
        (4, NINE, {"format": "high-low", "stymie": True}, "all", "high-low", True),
    ],
)
def test_missing_options_are_settled_and_stored(
    seats: int, on: Any, asked: Any, holes: str, scoring: str, stymie: bool
) -> None:
    assert settle(seats, on, **asked) == {"holes": holes, "format": scoring, "stymie": stymie}


@pytest.mark.rule("G-10", "G-09", "D-19", "D-20", "D-36")
@pytest.mark.parametrize(
    ("seats", "on", "asked", "reason"),
    [
        (1, EIGHTEEN, {"stymie": True}, "The Stymie needs someone to pass it to, and this table has one seat"),
        (2, EIGHTEEN, {"stymie": True, "holes": "72"}, "The Stymie isn’t in play over 72 holes"),
        (1, EIGHTEEN, {"format": "match"}, "Match play needs two players or more, and this table has one seat"),
        (1, EIGHTEEN, {"format": "skins"}, "Skins needs two players or more, and this table has one seat"),
        (3, EIGHTEEN, {"format": "best-ball"}, "Best ball .* needs four players, and this table has 3 seats"),
        (2, EIGHTEEN, {"format": "low-total"}, "Low and total .* needs four players, and this table has 2 seats"),
        (1, EIGHTEEN, {"format": "high-low"}, "High-low .* needs four players, and this table has one seat"),
        (2, NINE, {"holes": "front"}, "18-hole course, and Sandy Links has 9"),
        (2, NINE, {"holes": "18"}, "only on an 18-hole course"),
        (2, NINE, {"holes": "72"}, "only on an 18-hole course"),
        (2, EIGHTEEN, {"holes": "all"}, "holes is one of front, back, 18, 72, not “all”"),
        (2, EIGHTEEN, {"holes": 18}, "not “18”"),
        (2, EIGHTEEN, {"holes": None}, "not “null”"),
        (2, EIGHTEEN, {"holes": True}, "not “true”"),
        (2, EIGHTEEN, {"format": {"a": "b"}}, 'not “{"a": "b"}”'),
        (2, EIGHTEEN, {"format": "stableford"}, "not “stableford”"),
        (2, EIGHTEEN, {"format": ["match"]}, "one of stroke, match"),
        (2, EIGHTEEN, {"stymie": 1}, "stymie is true or false, not “1”"),
        (2, EIGHTEEN, {"stymie": None}, "true or false"),
        (2, EIGHTEEN, {"mulligans": 3}, "no option “mulligans”"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(seats: int, on: Any, asked: Any, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        settle(seats, on, **asked)


@pytest.mark.rule("D-10")
@pytest.mark.parametrize("par", [2, 6, 0])
def test_holes_of_other_pars_are_refused(par: int) -> None:
    with pytest.raises(BadCourse, match=f"Hole 2 of Sandy Links has par {par}"):
        settle(on=course(4, par, 3))


@pytest.mark.rule("D-10")
def test_a_par_that_would_not_be_played_is_refused_too() -> None:
    with pytest.raises(BadCourse):
        settle(on=course(*[4] * 17, 6), holes="front")


def test_a_course_is_needed() -> None:
    with pytest.raises(BadCourse):
        settle(on=None)
    with pytest.raises(BadCourse):
        DICE_GOLF.unpack({"holes": "all", "format": "stroke", "stymie": False}, 1, None, [])


@pytest.mark.parametrize("seats", [0, 5])
def test_there_are_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats):
        settle(seats)


@pytest.mark.rule("D-19")
def test_the_schema_has_defaults_except_for_the_stymie() -> None:
    schema = DICE_GOLF.options_schema()
    Draft202012Validator.check_schema(schema)
    assert {name: option.get("default") for name, option in schema["properties"].items()} == {
        "holes": "18",
        "format": "stroke",
        "stymie": None,
    }


@pytest.mark.parametrize("asked", [{"holes": "19"}, {"format": "x"}, {"stymie": 0}, {"more": 1}])
def test_the_schema_refuses_what_the_engine_refuses(asked: Any) -> None:
    assert not Draft202012Validator(DICE_GOLF.options_schema()).is_valid(asked)
    with pytest.raises(BadOptions):
        settle(**asked)
