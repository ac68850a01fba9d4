"""The options of a game (G-10): one description gives both the JSON Schema for clients and the settled options."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from chalicelib.errors import BadCourse, BadOptions, BadSeats
from chalicelib.games.interface import JSON, Course
from chalicelib.games.moves import Bool, Int, ListOf, Moves, Object, OneOfValues

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its values, its default and its description. The default is None where `default_for` computes it."""

    values: Moves
    default: JSON
    about: str

    def schema(self) -> dict[str, JSON]:
        """Return the JSON Schema of this option."""
        default = {} if self.default is None else {"default": self.default}
        return {**self.values.schema(), **default, "description": self.about}


def switch(about: str) -> Option:
    """Return a Boolean option that is off by default."""
    return Option(Bool(), False, about)


class GameOptions:
    """A game's options and number of seats.

    `game` is the name with which refusals begin. `seats` are the fewest and the most. `exclusive` lists pairs of options that
    cannot both be on, with the reason. A game refuses other combinations in `check`, and computes defaults in `default_for`.
    """

    def __init__(
        self,
        game: str,
        seats: tuple[int, int],
        options: Mapping[str, Option],
        exclusive: Iterable[tuple[str, str, str]] = (),
    ) -> None:
        self.game, self.seats, self.options, self.exclusive = game, seats, options, tuple(exclusive)
        self._requested = Object({name: option.values for name, option in options.items()}, optional=frozenset(options))

    def schema(self) -> dict[str, JSON]:
        """Return the JSON Schema of a request's options. It has those defaults that do not depend on anything else."""
        properties = {name: option.schema() for name, option in self.options.items()}
        return {**self._requested.schema(), "properties": properties}

    def settle(self, requested: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        """Return all options: those requested, and defaults for the rest. `seats` counts open seats too.

        Raises BadCourse, BadOptions or BadSeats.
        """
        self.check_course(course)
        self._check_values(requested)
        if not self.seats[0] <= seats <= self.seats[1]:
            raise BadSeats(f"{self.game} is for {self._for_whom()}, and this table has {counted(seats)}.")
        settled: dict[str, JSON] = {}
        for name in self.options:
            settled[name] = requested[name] if name in requested else self.default_for(name, settled, seats, course)
        for one, other, why in self.exclusive:
            if settled[one] and settled[other]:
                raise BadOptions(f"{one} and {other} can’t be combined: {why}.")
        self.check(settled, seats)
        return settled

    def check_course(self, course: Course | None) -> None:
        """Raise BadCourse if the game cannot be played on this course. Most games need none."""
        if course is not None:
            raise BadCourse(f"{self.game} needs no course.")

    def default_for(self, name: str, settled: Mapping[str, JSON], seats: int, course: Course | None) -> JSON:
        """Return the default of an option. `settled` has the options listed before it."""
        return self.options[name].default

    def check(self, settled: Mapping[str, JSON], seats: int) -> None:
        """Raise BadOptions with the reason if these options cannot be combined, or need another number of seats."""

    def _check_values(self, requested: Mapping[str, JSON]) -> None:
        for name, value in requested.items():
            if name not in self.options:
                raise BadOptions(f"{self.game} has no option “{name[:24]}”: {self._which()}.")
            if not self.options[name].values.accepts(value):
                raise BadOptions(f"The option {name} is {_words(self.options[name].values)}, not “{_short(value)}”.")

    def _which(self) -> str:
        if not self.options:
            return "it is played as it arrives"
        *others, last = self.options
        return f"its options are {', '.join(others)} and {last}" if others else f"its only option is {last}"

    def _for_whom(self) -> str:
        least, most = self.seats
        return f"{NUMBERS[least]} to {NUMBERS[most]} players" if least < most else f"{NUMBERS[least]} players"


def counted(seats: int) -> str:
    """Return the number of seats for a sentence: "one seat", "3 seats"."""
    return "one seat" if seats == 1 else f"{seats} seats"


def _words(values: Moves) -> str:
    """Return the values of an option in words, for a refusal."""
    if isinstance(values, Bool):
        return "true or false"
    if isinstance(values, Int):
        return f"a whole number from {values.least} to {values.most}"
    if isinstance(values, OneOfValues):
        return f"one of {', '.join(map(str, values.values))}"
    if isinstance(values, ListOf) and isinstance(values.item, OneOfValues):
        return f"a list of up to {values.most} different ones of {', '.join(map(str, values.item.values))}"
    return f"what fits {json.dumps(values.schema())}"


def _short(value: Any) -> str:
    return (value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))[:24]
