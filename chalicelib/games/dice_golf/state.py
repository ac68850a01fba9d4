"""What lies on the table: scorecards, chips, dice, the Stymie block.

A `Tee` is one hole of one round as it comes up; a player's card lists the scores of the tees it has finished, in order, so its
length says where the player is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf.dice import CHIPS_PER_18, Roll, score
from chalicelib.games.dice_golf.options import TWO_AGAINST_TWO
from chalicelib.games.golf import holes_played
from chalicelib.games.interface import Course

ROUNDS_OF_72 = 4


@dataclass(frozen=True, slots=True)
class Tee:
    """`at` counts the holes of its round from 0, `hole` is the course's own number, `label` begins its draws' labels."""

    round: int
    at: int
    hole: int
    par: int
    yards: int
    label: str


@dataclass(frozen=True)
class Setup:
    """What never changes during a game. `sides` are the partners where two play two, else empty."""

    format: str
    stymie: bool
    seats: int
    tees: tuple[Tee, ...]
    rounds: int
    chips: int
    sides: tuple[tuple[int, int], ...]

    @property
    def per_round(self) -> int:
        """Holes in one round."""
        return len(self.tees) // self.rounds

    @cached_property
    def holes_shown(self) -> list[dict[str, int]]:
        """One round's holes as views show them; made once, and not to be changed."""
        return [{"hole": tee.hole, "par": tee.par, "yards": tee.yards} for tee in self.tees[: self.per_round]]

    def partner(self, seat: int) -> int | None:
        """Who plays on this seat's side."""
        return (seat + 2) % 4 if self.sides else None


@dataclass(slots=True)
class Play:
    """A player's dice on one hole, as they lie. `mulligan` is None, "hole" or "shot:<die>"."""

    tee: Tee
    roll: Roll
    rolls: int = 1
    mulligan: str | None = None
    stymied: bool = False
    final: bool = False

    @property
    def score(self) -> int:
        return score(self.tee.par, self.roll)


@dataclass(slots=True)
class Player:
    """`play` is the latest hole's: it stays on the table until the next is rolled. `to_par` is of all finished holes."""

    chips: int
    card: list[int]
    strokes: int = 0
    to_par: int = 0
    play: Play | None = None


@dataclass(slots=True)
class State:
    """`holder` is the seat that is stymied on its next roll, `passing` the one that must pass the block on before all else.

    `out` are seats that play no more holes, as all their matches are decided (D-31).
    """

    setup: Setup
    players: list[Player]
    holder: int | None = None
    passing: int | None = None
    over: bool = False
    out: frozenset[int] = frozenset()


def new_state(options: Mapping[str, Any], seats: int, course: Course, chance: Chance, carried: None = None) -> State:
    """Before the first roll. Nothing is drawn, and a rematch carries nothing."""
    setup = prepare(options, seats, course)
    return State(setup, [Player(setup.chips, []) for _ in range(setup.seats)])


def prepare(options: Mapping[str, Any], seats: int, course: Course) -> Setup:
    """The fixed part of a game from its settled options."""
    return _prepare(options["holes"], options["format"], options["stymie"], seats, course)


@lru_cache(maxsize=256)
def _prepare(holes: str, scoring: str, stymie: bool, seats: int, course: Course) -> Setup:
    rounds = ROUNDS_OF_72 if holes == "72" else 1
    tees = tuple(tee for number in range(1, rounds + 1) for tee in _one_round(holes, course, number))
    count = len(tees) // rounds
    sides = ((0, 2), (1, 3)) if scoring in TWO_AGAINST_TWO else ()
    return Setup(scoring, stymie, seats, tees, rounds, chips_for(count), sides)


def _one_round(holes: str, course: Course, number: int) -> list[Tee]:
    day = f"d{number}/" if holes == "72" else ""
    return [
        Tee(number, at, place + 1, course.holes[place].par, course.holes[place].yards, f"{day}h{place + 1}")
        for at, place in enumerate(holes_played(holes, course))
    ]


def chips_for(holes: int) -> int:
    """Shot Mulligan chips for a round of so many holes: in proportion, rounded up (D-12)."""
    return -(-CHIPS_PER_18 * holes // 18)
