"""What a maker may ask for, and what is refused (M-05, M-40 to M-46).

Settled options: {"modes": [none, one or two names], "holes": "front" | "back" | "18" | "ask" | "all"}.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.games.golf import FULL, WHOLE, CourseTerms, holes_option
from chalicelib.games.interface import Course
from chalicelib.games.moves import ListOf, OneOfValues
from chalicelib.games.terms import NUMBERS, Option, counted

LEAST_PLAYERS, MOST_PLAYERS = 2, 4
NINE = 9
PLAYERS: dict[str, tuple[int, ...]] = {
    "heavy_bag": (2, 3, 4),
    "interesting": (2, 3, 4),
    "wolf": (3,),
    "best_ball": (2, 3, 4),
    "handicap": (2,),
    "course": (2,),
}
"""Each mode, and for how many it is."""
MODES = tuple(PLAYERS)
TOGETHER = 2
"""So many modes can be had together at most."""
OPTIONS = {
    "modes": Option(
        ListOf(OneOfValues(MODES), 0, TOGETHER, unique=True),
        [],
        "None, one or two special ways to play. wolf is for three players, handicap and course are for two.",
    ),
    "holes": holes_option(
        "ask",
        about="Which holes of an 18-hole course; ask: nine, then all say whether to go on. Left out on any other course.",
    ),
}


class MulliganTerms(CourseTerms):
    """`interesting` is for one nine: of a course of 18 holes the front one, where `holes` is left out (M-46)."""

    pars = range(3, 7)

    def usual(self, name: str, settled: Mapping[str, Any], seats: int, course: Course | None) -> Any:
        if name == "holes" and course and len(course.holes) == FULL and "interesting" in settled["modes"]:
            return "front"
        return super().usual(name, settled, seats, course)

    def settle(self, asked: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, Any]:
        settled = super().settle(asked, seats, course)
        if "interesting" in settled["modes"] and course and settled["holes"] == WHOLE and len(course.holes) > NINE:
            raise BadOptions(f"interesting is played over {NINE} holes at most, and {course.name} has {len(course.holes)}.")
        return settled

    def check(self, settled: Mapping[str, Any], seats: int) -> None:
        modes = settled["modes"]
        for one, other in combinations(modes, 2):
            _check_pair(one, other)
        for mode in modes:
            if seats not in PLAYERS[mode]:
                raise BadOptions(f"{mode} is for {_for_whom(mode)}, and this table has {counted(seats)}.")
        if "interesting" in modes and settled["holes"] in (str(FULL), "ask"):
            raise BadOptions(f"interesting is played over one nine: its holes are front or back, not {settled['holes']}.")


def _check_pair(one: str, other: str) -> None:
    """BadOptions, naming both, for two modes that never go together."""
    if {one, other} == {"wolf", "best_ball"}:
        raise BadOptions(
            f"{one} and {other} cannot be had together: in one all three are opponents, in the other two are partners."
        )
    if not set(PLAYERS[one]) & set(PLAYERS[other]):
        raise BadOptions(
            f"{one} and {other} cannot be had together: one is for {_for_whom(one)}, the other for {_for_whom(other)}."
        )


def _for_whom(mode: str) -> str:
    least, most = PLAYERS[mode][0], PLAYERS[mode][-1]
    return f"{NUMBERS[least]} players" if least == most else f"{NUMBERS[least]} to {NUMBERS[most]} players"


TERMS = MulliganTerms("Mulligan", (LEAST_PLAYERS, MOST_PLAYERS), OPTIONS)
