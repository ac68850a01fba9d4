"""What a maker may ask for, and what is had (G-09, G-10, D-10, D-19, D-20, D-36).

Settled options hold every outcome: {"holes": "front" | "back" | "18" | "72" | "all", "format", "stymie": bool}.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.dice_golf.dice import DICE_BY_PAR
from chalicelib.games.interface import Course

MOST_PLAYERS = 4
HOLES = ("front", "back", "18", "72")
FORMATS = {
    "stroke": "Stroke play",
    "match": "Match play",
    "skins": "Skins",
    "best-ball": "Best ball",
    "low-total": "Low and total",
    "high-low": "High-low",
}
TWO_AGAINST_TWO = ("best-ball", "low-total", "high-low")


def schema() -> dict[str, Any]:
    """The JSON Schema of what may be asked. `stymie` has no default: left out, it is on wherever it can be (D-19)."""
    return {
        "type": "object",
        "properties": {
            "holes": {
                "enum": list(HOLES),
                "default": "18",
                "description": "Which holes of an 18-hole course, 72 being four rounds. Left out on any other course.",
            },
            "format": {"enum": list(FORMATS), "default": "stroke", "description": "The way to score."},
            "stymie": {
                "type": "boolean",
                "description": "On: turns in seat order. Off: everybody at their own pace. Left out: on with two players or "
                "more, but for 72 holes.",
            },
        },
        "required": [],
        "additionalProperties": False,
    }


def settle(asked: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, Any]:
    """All options from what was asked, for so many seats (open ones count); BadCourse, BadSeats or BadOptions."""
    _check_names(asked)
    holes = _settle_holes(asked, _playable(course))
    if not 1 <= seats <= MOST_PLAYERS:
        raise BadSeats(f"Dice golf is for one to four players, and this table has {seats} seats.")
    return {"holes": holes, "format": _settle_format(asked, seats), "stymie": _settle_stymie(asked, seats, holes)}


def _check_names(asked: Mapping[str, Any]) -> None:
    for name in asked:
        if name not in ("holes", "format", "stymie"):
            raise BadOptions(f"Dice golf has no option “{name[:24]}”: its options are holes, format and stymie.")


def _playable(course: Course | None) -> Course:
    if course is None:
        raise BadCourse("Dice golf needs a course.")
    for number, hole in enumerate(course.holes, 1):
        if hole.par not in DICE_BY_PAR:
            raise BadCourse(
                f"Hole {number} of {course.name} has par {hole.par}, and dice golf has dice for par 3, 4 and 5 only."
            )
    return course


def _settle_holes(asked: Mapping[str, Any], course: Course) -> str:
    count = len(course.holes)
    if count != 18:
        if "holes" in asked:
            raise BadOptions(f"Holes can be chosen on an 18-hole course only, and {course.name} has {count}: leave holes out.")
        return "all"
    return _one_of("holes", asked.get("holes", "18"), HOLES)


def _settle_format(asked: Mapping[str, Any], seats: int) -> str:
    chosen = _one_of("format", asked.get("format", "stroke"), tuple(FORMATS))
    if chosen in TWO_AGAINST_TWO and seats != 4:
        raise BadOptions(f"{FORMATS[chosen]} is two against two and needs four players, and this table has {_seats(seats)}.")
    if chosen in ("match", "skins") and seats < 2:
        raise BadOptions(f"{FORMATS[chosen]} needs two players or more, and this table has {_seats(seats)}.")
    return chosen


def _settle_stymie(asked: Mapping[str, Any], seats: int, holes: str) -> bool:
    allowed = seats > 1 and holes != "72"
    wanted = asked.get("stymie", allowed)
    if type(wanted) is not bool:
        raise BadOptions(f"The option stymie is true or false, not “{_short(wanted)}”.")
    if wanted and seats < 2:
        raise BadOptions(f"The Stymie needs somebody to pass it to, and this table has {_seats(seats)}.")
    if wanted and holes == "72":
        raise BadOptions("The Stymie is not in play over 72 holes: choose fewer holes, or play without it.")
    return wanted


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> str:
    if type(value) is not str or value not in allowed:
        raise BadOptions(f"The option {name} is one of {', '.join(allowed)}, not “{_short(value)}”.")
    return value


def _seats(count: int) -> str:
    return "one seat" if count == 1 else f"{count} seats"


def _short(value: Any) -> str:
    return (value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))[:24]
