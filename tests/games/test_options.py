"""The options of games: one declaration gives the schema, the defaults and the refusals (G-09, G-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.course_game import CourseOptions, holes_option, holes_played
from chalicelib.games.interface import Course, Hole
from chalicelib.games.moves import Int, ListOf, OneOfValues
from chalicelib.games.options import GameOptions, Option, switch

GAME_OPTIONS = GameOptions(
    "Whist",
    (2, 4),
    {
        "rounds": Option(Int(1, 9), 4, "How many."),
        "trumps": Option(OneOfValues(("hearts", "none")), "none", "Which suit."),
        "extras": Option(ListOf(OneOfValues(("a", "b")), 0, 2, unique=True), [], "Which extras."),
        "fast": switch("Quick."),
        "slow": switch("Not so quick."),
    },
    exclusive=[("fast", "slow", "nobody can be both")],
)
USUAL = {"rounds": 4, "trumps": "none", "extras": [], "fast": False, "slow": False}


def course(holes: int) -> Course:
    return Course("c", "Sandy Links", tuple(Hole(4, 400) for _ in range(holes)))


class Nine(CourseOptions):
    pars = (3, 4)


GOLF = Nine("Golf", (1, 4), {"holes": holes_option("ask", about="Which holes.")})


def test_missing_options_get_defaults() -> None:
    assert GAME_OPTIONS.settle({}, 2, None) == USUAL
    assert GAME_OPTIONS.settle({"slow": True, "extras": ["b"]}, 4, None) == {**USUAL, "slow": True, "extras": ["b"]}


def test_the_schema_comes_from_the_same_declaration() -> None:
    schema = GAME_OPTIONS.schema()
    Draft202012Validator.check_schema(schema)
    assert {name: option["default"] for name, option in schema["properties"].items()} == USUAL
    assert schema["properties"]["rounds"] == {
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
        "default": 4,
        "description": "How many.",
    }
    assert (schema["required"], schema["additionalProperties"]) == ([], False)


@pytest.mark.rule("G-10")
@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"jokers": 2}, "Whist has no option “jokers”: its options are rounds, trumps, extras, fast and slow"),
        ({"j" * 90: 2}, f"no option “{'j' * 24}”"),
        ({"rounds": 10}, "The option rounds is a whole number from 1 to 9, not “10”"),
        ({"rounds": True}, "not “true”"),
        ({"trumps": "clubs"}, "trumps is one of hearts, none, not “clubs”"),
        ({"trumps": ["hearts"]}, "one of hearts, none"),
        ({"extras": ["a", "a"]}, "extras"),
        ({"fast": 1}, "fast is true or false, not “1”"),
        ({"fast": True, "slow": True}, "fast and slow can’t be combined: nobody can be both"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(asked: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME_OPTIONS.settle(asked, 2, None)


@pytest.mark.parametrize(("seats", "reason"), [(1, "one seat"), (5, "5 seats")])
def test_too_few_or_too_many_seats_are_refused(seats: int, reason: str) -> None:
    with pytest.raises(BadSeats, match=f"Whist is for two to four players, and this table has {reason}"):
        GAME_OPTIONS.settle({}, seats, None)


@pytest.mark.rule("G-09")
def test_card_games_take_no_course_and_golf_games_need_one() -> None:
    with pytest.raises(BadCourse, match="Whist needs no course"):
        GAME_OPTIONS.settle({}, 2, course(9))
    with pytest.raises(BadCourse, match="Golf needs a course"):
        GOLF.settle({}, 2, None)
    with pytest.raises(BadCourse, match="Hole 1 of Steep has par 6"):
        GOLF.settle({}, 2, Course("s", "Steep", (Hole(6, 700),)))


@pytest.mark.rule("G-09")
def test_a_part_can_only_be_chosen_on_eighteen_holes() -> None:
    assert GOLF.settle({}, 2, course(18)) == {"holes": "18"}
    assert GOLF.settle({"holes": "ask"}, 2, course(18)) == {"holes": "ask"}
    assert GOLF.settle({}, 2, course(9)) == {"holes": "all"}
    with pytest.raises(BadOptions, match="18-hole course, and Sandy Links has 9"):
        GOLF.settle({"holes": "front"}, 2, course(9))


@pytest.mark.rule("G-09")
@pytest.mark.parametrize(
    ("holes", "of", "first", "last"), [("front", 18, 0, 8), ("back", 18, 9, 17), ("18", 18, 0, 17), ("all", 7, 0, 6)]
)
def test_each_part_of_a_course_has_the_right_holes(holes: str, of: int, first: int, last: int) -> None:
    played = holes_played(holes, course(of))
    assert (played[0], played[-1]) == (first, last)


@pytest.mark.rule("G-10")
def test_a_game_without_options_is_played_as_it_arrives() -> None:
    plain = GameOptions("Snap", (2, 4), {})
    assert plain.settle({}, 2, None) == {}
    with pytest.raises(BadOptions, match="Snap has no option “rounds”: it is played as it arrives"):
        plain.settle({"rounds": 1}, 2, None)
