"""What never changes during a game: modes, holes, and whose golfers are whose (M-05, M-40 to M-46).

A golfer is one ball with one hand. Without best ball each seat is the golfer of its number; with it four golfers play two
against two, and a seat may have two of them (M-43).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from chalicelib.games.golf import holes_played
from chalicelib.games.interface import Course
from chalicelib.games.mulligan.cards import HAND, HEAVY_HAND, LEAST_HAND, PERSONAL, Card, Golfer, most_actions

Side = tuple[Golfer, ...]
BEST_BALL: dict[int, tuple[Side, ...]] = {2: ((0, 2), (1, 3)), 3: ((0, 2), (1,), (3,)), 4: ((0,), (1,), (2,), (3,))}
"""Each seat's golfers, by the number of seats."""
TWO_SIDES: tuple[Side, ...] = ((0, 2), (1, 3))


@dataclass(frozen=True, slots=True)
class Tee:
    """One hole of the round: `hole` is the course's own number, which begins its draws' labels."""

    hole: int
    par: int
    yards: int


@dataclass(frozen=True)
class Setup:
    """`golfers` are each seat's, `seat_of` and `side_of` each golfer's, which is the one at `place_of` of its seat's; `sides`
    are the partners.
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
        """How many actions one plan may hold (M-11, M-40)."""
        return most_actions(self.modes)

    @cached_property
    def hand(self) -> int:
        """Up to how many cards are drawn, where no handicap takes some away."""
        return HEAVY_HAND if self.heavy_bag else HAND

    def hand_of(self, ahead: int) -> int:
        """The same for one who is so many strokes ahead (M-44)."""
        return max(self.hand - ahead, LEAST_HAND)

    def side(self, seat: int) -> int:
        """The side of all golfers of a seat."""
        return self.side_of[self.golfers[seat][0]]

    def opposed(self, seat: int, other: int) -> bool:
        """Whether two seats are on different sides."""
        return self.side(seat) != self.side(other)

    def own_card(self, golfer: Golfer) -> Card:
        """The golfer's 2-Putt, whose other half is the Practice Swing."""
        return PERSONAL + golfer


def prepare(options: Mapping[str, Any], seats: int, course: Course) -> Setup:
    """The fixed part of a game from its settled options."""
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
