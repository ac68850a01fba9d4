"""What only games on a course need: the course, and which of its holes are played (G-09)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from chalicelib.errors import BadCourse, BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.base import Base, S
from chalicelib.games.interface import JSON, Course
from chalicelib.games.moves import OneOfValues
from chalicelib.games.terms import Option, Terms

FULL = 18
"""Only on a course with this many holes can a part be chosen."""
PARTS = {"front": range(9), "back": range(9, FULL)}
WHOLE = "all"
"""The value of `holes` on any other course."""


def holes_option(*more: str, about: str) -> Option:
    """Return the option `holes`: the front nine, the back nine, all eighteen, and the values in `more`."""
    return Option(OneOfValues((*PARTS, str(FULL), *more)), str(FULL), about)


def holes_played(holes: str, course: Course) -> range:
    """Return the holes of the course that one round has, counted from 0."""
    return PARTS.get(holes, range(len(course.holes)))


class CourseTerms(Terms):
    """The options of a game on a course. `pars` are the pars that the game knows; `holes` is one of the options."""

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

    def usual(self, name: str, settled: Mapping[str, JSON], seats: int, course: Course | None) -> JSON:
        if name == "holes" and course and len(course.holes) != FULL:
            return WHOLE
        return super().usual(name, settled, seats, course)


class CourseGame(Base[S]):
    """A game on a course, whose rounds are ranked on boards by their strokes (`standings`).

    `begin(options, seats, course, chance, carried)` returns the state at the beginning, and
    `restore(options, seats, course, packed)` a packed one.
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
            raise BadCourse(f"{self.terms.game} needs a course.")
        return course
