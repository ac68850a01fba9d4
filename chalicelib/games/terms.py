"""What the maker of a table may ask for, said once: what clients read and what is settled both come from here (G-10)."""

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
    """One option: its values, what is had where it is left out (None: that depends, see `usual`), and what it means."""

    values: Moves
    default: JSON
    about: str

    def schema(self) -> dict[str, JSON]:
        """As the API shows it."""
        default = {} if self.default is None else {"default": self.default}
        return {**self.values.schema(), **default, "description": self.about}


def switch(about: str) -> Option:
    """An option that is off unless asked for."""
    return Option(Bool(), False, about)


class Terms:
    """A game's options and seats.

    `game` begins sentences; `seats` are the fewest and the most; `apart` are pairs of options that cannot both be on, each pair
    with the reason. What else is refused, a game says in `check`; what a default depends on, in `usual`.
    """

    def __init__(
        self,
        game: str,
        seats: tuple[int, int],
        options: Mapping[str, Option],
        apart: Iterable[tuple[str, str, str]] = (),
    ) -> None:
        self.game, self.seats, self.options, self.apart = game, seats, options, tuple(apart)
        self._asked = Object({name: option.values for name, option in options.items()}, optional=frozenset(options))

    def schema(self) -> dict[str, JSON]:
        """The JSON Schema of what may be asked, with defaults where one always applies."""
        properties = {name: option.schema() for name, option in self.options.items()}
        return {**self._asked.schema(), "properties": properties}

    def settle(self, asked: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        """All options from what was asked, for so many seats (open ones count); BadCourse, BadOptions or BadSeats."""
        self.check_course(course)
        self._check_values(asked)
        if not self.seats[0] <= seats <= self.seats[1]:
            raise BadSeats(f"{self.game} is for {self._for_whom()}, and this table has {counted(seats)}.")
        settled: dict[str, JSON] = {}
        for name in self.options:
            settled[name] = asked[name] if name in asked else self.usual(name, settled, seats, course)
        for one, other, why in self.apart:
            if settled[one] and settled[other]:
                raise BadOptions(f"{one} and {other} cannot be had together: {why}.")
        self.check(settled, seats)
        return settled

    def check_course(self, course: Course | None) -> None:
        """BadCourse for one that the game cannot be played on; most are played on none."""
        if course is not None:
            raise BadCourse(f"{self.game} needs no course.")

    def usual(self, name: str, settled: Mapping[str, JSON], seats: int, course: Course | None) -> JSON:
        """What is had where this option is left out; those before it are settled."""
        return self.options[name].default

    def check(self, settled: Mapping[str, JSON], seats: int) -> None:
        """BadOptions, with the reason, for what cannot be had together or with so many seats."""

    def _check_values(self, asked: Mapping[str, JSON]) -> None:
        for name, value in asked.items():
            if name not in self.options:
                raise BadOptions(f"{self.game} has no option “{name[:24]}”: {self._which()}.")
            if not self.options[name].values.accepts(value):
                raise BadOptions(f"The option {name} is {_words(self.options[name].values)}, not “{_short(value)}”.")

    def _which(self) -> str:
        if not self.options:
            return "it is played as it comes"
        *others, last = self.options
        return f"its options are {', '.join(others)} and {last}" if others else f"its only option is {last}"

    def _for_whom(self) -> str:
        least, most = self.seats
        return f"{NUMBERS[least]} to {NUMBERS[most]} players" if least < most else f"{NUMBERS[least]} players"


def counted(seats: int) -> str:
    """ "one seat", "3 seats": how many a table has, in a sentence."""
    return "one seat" if seats == 1 else f"{seats} seats"


def _words(values: Moves) -> str:
    """What may stand for an option, in words."""
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
