"""Options, and the fixed part of a game that is computed from them (M-05, M-40 to M-46).

Settled options: {"modes": [none, one or two names], "holes": "front" | "back" | "18" | "ask" | "all"}.

A golfer is one ball with one hand. Without best ball each seat has the golfer of its number. With it four golfers play two
against two, and a seat may have two golfers (M-43).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.games.course_game import FULL, WHOLE, CourseOptions, holes_option, holes_played
from chalicelib.games.interface import Course
from chalicelib.games.moves import ListOf, OneOfValues
from chalicelib.games.mulligan.cards import HAND, HEAVY_HAND, LEAST_HAND, PERSONAL, Card, Golfer, most_actions
from chalicelib.games.options import NUMBERS, Option, counted

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
"""The numbers of players that each mode is for."""
MODES = tuple(PLAYERS)
TOGETHER = 2
"""The most modes that can be combined."""
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


class MulliganOptions(CourseOptions):
    """`interesting` is played over nine holes at most: by default over the front nine of a course with 18 holes (M-46)."""

    pars = range(3, 7)

    def default_for(self, name: str, settled: Mapping[str, Any], seats: int, course: Course | None) -> Any:
        if name == "holes" and course and len(course.holes) == FULL and "interesting" in settled["modes"]:
            return "front"
        return super().default_for(name, settled, seats, course)

    def settle(self, requested: Mapping[str, Any], seats: int, course: Course | None) -> dict[str, Any]:
        settled = super().settle(requested, seats, course)
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
            raise BadOptions(f"interesting is played over nine holes at most: choose front or back, not {settled['holes']}.")


def _check_pair(one: str, other: str) -> None:
    """Raise BadOptions, naming both, for two modes that cannot be combined."""
    if {one, other} == {"wolf", "best_ball"}:
        raise BadOptions(f"{one} and {other} can’t be combined: in one all three are opponents, in the other two are partners.")
    if not set(PLAYERS[one]) & set(PLAYERS[other]):
        raise BadOptions(f"{one} and {other} can’t be combined: one is for {_for_whom(one)}, the other for {_for_whom(other)}.")


def _for_whom(mode: str) -> str:
    least, most = PLAYERS[mode][0], PLAYERS[mode][-1]
    return f"{NUMBERS[least]} players" if least == most else f"{NUMBERS[least]} to {NUMBERS[most]} players"


GAME_OPTIONS = MulliganOptions("MULLIGAN", (LEAST_PLAYERS, MOST_PLAYERS), OPTIONS)


Side = tuple[Golfer, ...]
BEST_BALL: dict[int, tuple[Side, ...]] = {2: ((0, 2), (1, 3)), 3: ((0, 2), (1,), (3,)), 4: ((0,), (1,), (2,), (3,))}
"""The golfers of each seat in best ball, by the number of seats."""
TWO_SIDES: tuple[Side, ...] = ((0, 2), (1, 3))


@dataclass(frozen=True, slots=True)
class Tee:
    """One hole of the round. `hole` is its number on the course, with which labels of draws begin."""

    hole: int
    par: int
    yards: int


@dataclass(frozen=True)
class Setup:
    """The fixed part of a game.

    `golfers` lists the golfers of each seat, `sides` those of each side. `seat_of` and `side_of` are each golfer's seat and
    side, `place_of` is its index among its seat's golfers. `opponents` are the golfers of other sides.
    """

    modes: tuple[str, ...]
    holes: str
    tees: tuple[Tee, ...]
    seats: int
    golfers: tuple[Side, ...]
    seat_of: tuple[int, ...]
    place_of: tuple[int, ...]
    sides: tuple[Side, ...]
    side_of: tuple[int, ...]
    opponents: tuple[Side, ...]
    everybody: Side

    @cached_property
    def heavy_bag(self) -> bool:
        return "heavy_bag" in self.modes

    @cached_property
    def wagers(self) -> bool:
        return "interesting" in self.modes

    @cached_property
    def wolf(self) -> bool:
        return "wolf" in self.modes

    @cached_property
    def best_ball(self) -> bool:
        return "best_ball" in self.modes

    @cached_property
    def handicap(self) -> bool:
        return "handicap" in self.modes

    @cached_property
    def course(self) -> bool:
        return "course" in self.modes

    @cached_property
    def most_actions(self) -> int:
        """The number of actions that a plan may have (M-11, M-40)."""
        return most_actions(self.modes)

    @cached_property
    def hand(self) -> int:
        """The hand limit without a handicap (M-10, M-40)."""
        return HEAVY_HAND if self.heavy_bag else HAND

    def hand_of(self, ahead: int) -> int:
        """Return the hand limit of a golfer whose side is this many strokes ahead, in the mode handicap (M-44)."""
        return max(self.hand - ahead, LEAST_HAND)

    def side(self, seat: int) -> int:
        """Return the side of a seat's golfers."""
        return self.side_of[self.golfers[seat][0]]

    def opposed(self, seat: int, other: int) -> bool:
        """Return whether two seats are on different sides."""
        return self.side(seat) != self.side(other)

    def own_card(self, golfer: Golfer) -> Card:
        """Return the golfer's own card: 2-Putt and Practice Swing (M-04)."""
        return PERSONAL + golfer


def prepare(options: Mapping[str, Any], seats: int, course: Course) -> Setup:
    """Return the fixed part of a game with these settled options."""
    return _prepare(tuple(options["modes"]), options["holes"], seats, course)


@lru_cache(maxsize=256)
def _prepare(modes: tuple[str, ...], holes: str, seats: int, course: Course) -> Setup:
    golfers = BEST_BALL[seats] if "best_ball" in modes else tuple((seat,) for seat in range(seats))
    sides = TWO_SIDES if "best_ball" in modes else golfers
    count = sum(map(len, golfers))
    seat_of, side_of = _where(golfers, count), _where(sides, count)
    place_of = tuple(golfers[seat].index(golfer) for golfer, seat in enumerate(seat_of))
    opponents = tuple(tuple(other for other in range(count) if side_of[other] != side_of[golfer]) for golfer in range(count))
    tees = tuple(Tee(place + 1, course.holes[place].par, course.holes[place].yards) for place in holes_played(holes, course))
    return Setup(modes, holes, tees, seats, golfers, seat_of, place_of, sides, side_of, opponents, tuple(range(count)))


def _where(groups: tuple[Side, ...], golfers: int) -> tuple[int, ...]:
    return tuple(next(number for number, group in enumerate(groups) if golfer in group) for golfer in range(golfers))
