"""The options of a game (G-09, D-10, D-19, D-20, D-36).

Settled options are {"holes": "front" | "back" | "18" | "72" | "all", "format", "stymie": bool}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.games.course_game import CourseOptions, holes_option
from chalicelib.games.dice_golf.dice import DICE_BY_PAR
from chalicelib.games.interface import Course
from chalicelib.games.moves import Bool, OneOfValues
from chalicelib.games.options import Option, counted

MOST_PLAYERS = 4
FORMATS = {
    "stroke": "Stroke play",
    "match": "Match play",
    "skins": "Skins",
    "best-ball": "Best ball",
    "low-total": "Low and total",
    "high-low": "High-low",
}
TWO_AGAINST_TWO = ("best-ball", "low-total", "high-low")
OPTIONS = {
    "holes": holes_option("72", about="Which holes of an 18-hole course, 72 being four rounds. Left out on any other course."),
    "format": Option(OneOfValues(tuple(FORMATS)), "stroke", "The way to score."),
    "stymie": Option(
        Bool(),
        None,
        "On: turns in seat order. Off: everybody at their own pace. Left out: on from three players on, except for 72 holes.",
    ),
}


class DiceGolfOptions(CourseOptions):
    """`stymie` is on by default from three players, except over 72 holes; the rules advise against it for two (D-19)."""

    pars = DICE_BY_PAR

    def default_for(self, name: str, settled: Mapping[str, Any], seats: int, course: Course | None) -> Any:
        if name == "stymie":
            return seats > 2 and settled["holes"] != "72"
        return super().default_for(name, settled, seats, course)

    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        scoring = settled["format"]
        if scoring in TWO_AGAINST_TWO and seats != 4:
            raise BadOptions(
                f"{FORMATS[scoring]} is two against two and needs four players, and this table has {counted(seats)}."
            )
        if scoring in ("match", "skins") and seats < 2:
            raise BadOptions(f"{FORMATS[scoring]} needs two players or more, and this table has {counted(seats)}.")
        if settled["stymie"] and seats < 2:
            raise BadOptions(f"The Stymie needs someone to pass it to, and this table has {counted(seats)}.")
        if settled["stymie"] and settled["holes"] == "72":
            raise BadOptions("The Stymie isn’t in play over 72 holes. Choose fewer holes, or play without it.")


GAME_OPTIONS = DiceGolfOptions("Dice Golf", (1, MOST_PLAYERS), OPTIONS)
