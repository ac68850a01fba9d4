"""Shared code of games on a golf course: the option `holes`, checks of the course, and the base class (G-09)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from chalicelib.errors import BadCourse, BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.base import Base, S
from chalicelib.games.interface import JSON, Course
from chalicelib.games.moves import OneOfValues
from chalicelib.games.options import GameOptions, Option

FULL = 18
"""The number of holes of a full course. Only there can one nine be chosen."""
PARTS = {"front": range(9), "back": range(9, FULL)}
WHOLE = "all"
"""The value of the option `holes` on any other course."""


def holes_option(*more: str, about: str) -> Option:
    """Return the option `holes`: the front nine, the back nine, all eighteen, and the values in `more`."""
    return Option(OneOfValues((*PARTS, str(FULL), *more)), str(FULL), about)


def holes_played(holes: str, course: Course) -> range:
    """Return the indices, from 0, of the course's holes that one round has."""
    return PARTS.get(holes, range(len(course.holes)))


class CourseOptions(GameOptions):
    """The options of a game on a course, `holes` among them. `pars` are the pars that the game supports."""

    pars: Collection[int]

    def settle(self, requested: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        if course and len(course.holes) != FULL and "holes" in requested:
            raise BadOptions(f"You can choose holes only on an {FULL}-hole course, and {course.name} has {len(course.holes)}.")
        return super().settle(requested, seats, course)

    def check_course(self, course: Course | None) -> None:
        if course is None:
            raise BadCourse(f"{self.game} needs a course.")
        for number, hole in enumerate(course.holes, 1):
            if hole.par not in self.pars:
                pars = ", ".join(map(str, self.pars))
                raise BadCourse(f"Hole {number} of {course.name} has par {hole.par}, but {self.game} only has these: {pars}.")

    def default_for(self, name: str, settled: Mapping[str, JSON], seats: int, course: Course | None) -> JSON:
        if name == "holes" and course and len(course.holes) != FULL:
            return WHOLE
        return super().default_for(name, settled, seats, course)


class CourseGame(Base[S]):
    """A game on a course. Boards rank its rounds by strokes (`standings`).

    `begin(options, seats, course, chance, carried)` returns the initial state.
    `restore(options, seats, course, packed)` returns a packed state.
    """

    needs_course = True
    begin: Callable[[Mapping[str, JSON], int, Course, Chance, JSON], S]
    restore: Callable[[Mapping[str, JSON], int, Course, JSON], S]

    def set_up(self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None) -> S:
        return self.begin(options, seats, self._on(course), chance, carried)

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> S:
        return self.restore(options, seats, self._on(course), packed)

    def _on(self, course: Course | None) -> Course:
        if course is None:
            raise BadCourse(f"{self.game_options.game} needs a course.")
        return course
