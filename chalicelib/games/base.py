"""Simultaneous choices: several seats decide at once, and what they chose stays hidden until the last one is in (G-02 to G-04).

The house gathers choices, counts changes, hides and reveals. A game says who chooses, what may be chosen, what is chosen for
those who are late, and what a reveal does, in a class made from `AtOnce`. The choices lie in its state as `Choices`, apart from
hands and chips: before the reveal nothing else is touched, so nothing that others see can move.

    choose ──▶ choose again ──▶ … ──▶ the last one is in ──▶ reveal
    └── others learn that this seat chose, never what
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeVar

from chalicelib.errors import IllegalMove, NotNow, PhaseOver, Refusal
from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Clock, Course, Event, Level
from chalicelib.games.moves import Moves
from chalicelib.games.terms import Terms

S = TypeVar("S")
C = TypeVar("C")

CHANGES = 30
"""How often a choice may be replaced (G-02)."""


@dataclass(slots=True)
class Choices(Generic[C]):
    """What was chosen so far, by seat, and how often: `times` counts the first choice and every change of it."""

    made: dict[int, C] = field(default_factory=dict)
    times: dict[int, int] = field(default_factory=dict)

    def put(self, seat: int, choice: C) -> None:
        """Chosen, in place of what was chosen before."""
        self.made[seat] = choice
        self.times[seat] = self.times.get(seat, 0) + 1

    def changes_left(self, seat: int) -> int:
        """How often the seat may still change its mind; one that is yet to choose has all changes before it."""
        return CHANGES + 1 - max(self.times.get(seat, 0), 1)

    def spent(self, seat: int) -> bool:
        """Whether the seat can choose no more."""
        return self.times.get(seat, 0) > CHANGES

    def withdraw(self, seat: int) -> C | None:
        """Takes a choice back, to be made anew and counted anew; what it was, if there was one."""
        self.times.pop(seat, None)
        return self.made.pop(seat, None)

    def take(self) -> dict[int, C]:
        """All of them by seat, ascending; none are left."""
        taken = {seat: self.made[seat] for seat in sorted(self.made)}
        self.made, self.times = {}, {}
        return taken

    def pack(self, pack: Callable[[C], JSON]) -> list[list[JSON]]:
        """[seat, times, choice] of each, as a JSON value."""
        return [[seat, self.times[seat], pack(self.made[seat])] for seat in sorted(self.made)]

    @classmethod
    def unpack(cls, packed: Sequence[Sequence[Any]], unpack: Callable[[Any], C]) -> Choices[C]:
        """The choices again."""
        return cls(
            {seat: unpack(choice) for seat, _, choice in packed},
            {seat: times for seat, times, _ in packed},
        )


class AtOnce(Generic[S, C]):
    """One decision that several seats make at once. S is the game's state, C a choice as the game keeps it.

    `kind` is of the move that makes the choice, `shape` all such moves that could be legal at some time; `too_late` is said to
    who sends one after the reveal.
    """

    kind: str
    shape: Moves
    too_late = "All have chosen: this comes too late."

    # ── what a game says ──

    def gathered(self, state: S) -> Choices[C]:
        """Where in the state the choices lie."""
        raise NotImplementedError

    def seats(self, state: S) -> Sequence[int]:
        """Who makes this decision now, ascending; nobody before it is put and after the reveal."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> Moves:
        """What this seat may choose; it must not depend on what others hide."""
        raise NotImplementedError

    def read(self, move: JSON) -> C:
        """The choice that a legal move makes."""
        raise NotImplementedError

    def told(self, state: S, seat: int, choice: C) -> dict[str, JSON]:
        """The choice, which is made, as its own seat is told of it."""
        raise NotImplementedError

    def default(self, state: S, seat: int) -> C:
        """What is chosen for a seat whose clock has run out (G-04)."""
        raise NotImplementedError

    def reveal(self, state: S, choices: Mapping[int, C], chance: Chance) -> list[Event]:
        """What follows once all are in, in one step; `seats` names nobody from then on."""
        raise NotImplementedError

    def ready(self, state: S) -> bool:
        """Whether all are in. A game whose reveal waits for more says so here, and calls `close` when that has come."""
        return len(self.gathered(state).made) == len(self.seats(state))

    def over(self, state: S) -> bool:
        """Whether it is too late for this decision. A game that decides other things before it says so here."""
        return not self.seats(state)

    # ── what the house does ──

    def waiting(self, state: S) -> tuple[int, ...]:
        """Who has not chosen yet."""
        made = self.gathered(state).made
        return tuple([seat for seat in self.seats(state) if seat not in made])

    def legal(self, state: S, seat: int, seats: Sequence[int]) -> Moves | None:
        """What this seat may choose, or choose instead, while `seats` do; None for others, and for too many changes."""
        if seat not in seats or self.gathered(state).spent(seat):
            return None
        return self.moves(state, seat)

    def choose(self, state: S, seat: int, choice: C, chance: Chance) -> list[Event]:
        """Takes a choice down: others learn that there is one. With the last one all are revealed."""
        self.gathered(state).put(seat, choice)
        return [Event("chose", seat, private={seat: self.told(state, seat, choice)}), *self.close(state, chance)]

    def close(self, state: S, chance: Chance) -> list[Event]:
        """The reveal, if nothing is missing any more."""
        return self.reveal(state, self.gathered(state).take(), chance) if self.ready(state) else []

    def too_often(self, state: S, seat: int) -> PhaseOver | None:
        """The refusal for a seat that has changed its choice as often as it may."""
        spent = seat in self.seats(state) and self.gathered(state).spent(seat)
        return PhaseOver(f"A choice is changed {CHANGES} times at most.") if spent else None

    def late(self, state: S, move: JSON) -> PhaseOver | None:
        """The refusal for a choice that comes after the reveal (G-03); None for all other moves."""
        return PhaseOver(self.too_late) if self.meant(move) and self.over(state) else None

    def meant(self, move: JSON) -> bool:
        """Whether this move would make such a choice, if not now."""
        return self.shape.accepts(move)


# What the engines have in common, so that a game writes down only what is its own. `Game` (in `interface`) is what tables ask
# for; an engine made from these has all of it.
#
#     Base ◀─ CardGame       no course, and boards that count wins
#          ◀─ CourseGame     in `golf`


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
