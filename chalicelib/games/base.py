"""What the engines have in common, so that a game writes down only what is its own. `Game` (in `interface`) is what tables ask
for; an engine made from these has all of it.

    Base ◀─ CardGame       no course, and boards that count wins
         ◀─ CourseGame     in `golf`
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeVar

from chalicelib.errors import IllegalMove, NotNow, PhaseOver, Refusal
from chalicelib.fairness import Chance
from chalicelib.games.choices import AtOnce
from chalicelib.games.interface import JSON, Clock, Course, Event, Level
from chalicelib.games.moves import Moves
from chalicelib.games.terms import Terms

S = TypeVar("S")


class Base(Generic[S]):
    """A game whose decisions are made in turn, at one's own pace, or all at once.

    `package` is the engine's own, with a module `bots`. `at_once` are the decisions that several seats make together; while one
    is on, nothing else is decided, unless the game says otherwise by its own `waiting` and `legal`. For all other decisions:

        in_turn(state)                     whose they are, ascending; nobody's when the game is over
        moves(state, seat)                 what this seat may do; None for nothing
        act(state, seat, move, chance)     makes a legal move in place
        act_late(state, seat, chance)      makes the default (G-04) of a seat whose clock has run out
        not_now(state, seat)               the refusal for a seat that may do nothing
        illegal(state, seat, move, moves)  why a move is not among those allowed, in a sentence
    """

    package: str
    terms: Terms
    at_once: tuple[AtOnce[S, Any], ...] = ()

    in_turn: Callable[[S], tuple[int, ...]]
    moves: Callable[[S, int], Moves | None]
    act: Callable[[S, int, Any, Chance], list[Event]]
    act_late: Callable[[S, int, Chance], list[Event]]
    not_now: Callable[[S, int], NotNow]
    illegal: Callable[[S, int, JSON, Any], str]

    def options_schema(self) -> dict[str, JSON]:
        return self.terms.schema()

    def settle_options(self, asked: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        return self.terms.settle(asked, seats, course)

    def waiting(self, state: S) -> tuple[int, ...]:
        for decision in self.at_once:
            if decision.seats(state):
                return decision.waiting(state)
        return self.in_turn(state)

    def legal(self, state: S, seat: int) -> Moves | None:
        for decision in self.at_once:
            if seats := decision.seats(state):
                return decision.legal(state, seat, seats)
        return self.moves(state, seat)

    def play(self, state: S, seat: int, move: JSON, chance: Chance) -> list[Event]:
        moves = self.legal(state, seat)
        if moves is None or not moves.accepts(move):
            raise self._refusal(state, seat, move, moves)
        kind = move["kind"]
        for decision in self.at_once:
            if kind == decision.kind:
                return decision.choose(state, seat, decision.read(move), chance)
        return self.act(state, seat, move, chance)

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        return "new"

    def seated(self, state: S, bots: frozenset[int]) -> None:
        """To most games it is all the same who plays."""

    def unsay(self, state: S, instead: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()) -> None:
        """In most games nothing is said in words."""

    def planned(self, state: S) -> tuple[int, JSON] | None:
        """In most games nobody announces moves."""
        return None

    def drop_plans(self, state: S) -> None:
        """There are none."""

    def published(self, move: JSON) -> JSON:
        """All of it."""
        return move

    def time_out(self, state: S, seat: int, chance: Chance) -> list[Event]:
        if seat not in self.waiting(state):
            raise self.not_now(state, seat)
        for decision in self.at_once:
            if seat in decision.waiting(state):
                return decision.choose(state, seat, decision.default(state, seat), chance)
        return self.act_late(state, seat, chance)

    def carry(self, state: S) -> JSON:
        return None

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """The bots are loaded where one first sits."""
        return import_module(f"{self.package}.bots").choose(view, seat, legal, level, random)

    def parts(self, record: Mapping[str, JSON]) -> list[dict[str, JSON]] | None:
        """Few games have any."""
        return None

    def _refusal(self, state: S, seat: int, move: JSON, moves: Moves | None) -> Refusal:
        """Why this is refused. That nothing is left for a seat to do says more than that its choice comes too late."""
        for decision in self.at_once:
            if (moves is None or decision.meant(move)) and (spent := decision.too_often(state, seat)):
                return spent
        not_now = self.not_now(state, seat) if moves is None else None
        if isinstance(not_now, PhaseOver):
            return not_now
        for decision in self.at_once:
            if late := decision.late(state, move):
                return late
        return not_now or IllegalMove(self.illegal(state, seat, move, moves))


class CardGame(Base[S]):
    """A game without a course: its boards count wins, which places tell.

    `begin(options, seats, chance, carried)` gives the state at the beginning, `restore(options, packed)` a packed one again.
    """

    needs_course = False
    begin: Callable[[Mapping[str, JSON], int, Chance, Any], S]
    restore: Callable[[Mapping[str, JSON], Any], S]

    def set_up(self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None) -> S:
        return self.begin(options, seats, chance, carried)

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> S:
        return self.restore(options, packed)

    def standings(self, state: S) -> list[dict[str, Any] | None] | None:
        return None
