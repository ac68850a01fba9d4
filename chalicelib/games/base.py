"""Shared engine code: simultaneous choices, and the methods of `Game` that are the same in every game (`Base`).

In a simultaneous choice several seats decide at once, and the choices stay hidden until the last one is in (G-02 to G-04). This
module collects choices, counts changes and starts the reveal. Each game defines a subclass of `SimultaneousChoice`: which seats
choose, what they may choose, the default for a seat that times out, and the effect of the reveal. The state stores the choices
as `Choices`, separate from hands and chips. Nothing else changes before the reveal, so other players cannot notice a choice.

    choose ──▶ choose again ──▶ … ──▶ the last one is in ──▶ reveal
    └── others learn that this seat chose, but not what
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
from chalicelib.games.options import GameOptions

S = TypeVar("S")
C = TypeVar("C")

CHANGES = 30
"""The number of times that a choice may be replaced (G-02)."""


@dataclass(slots=True)
class Choices(Generic[C]):
    """The choices so far, by seat; `times` counts the first choice and every change."""

    made: dict[int, C] = field(default_factory=dict)
    times: dict[int, int] = field(default_factory=dict)

    def put(self, seat: int, choice: C) -> None:
        """Store the choice of this seat, in place of an earlier one."""
        self.made[seat] = choice
        self.times[seat] = self.times.get(seat, 0) + 1

    def changes_left(self, seat: int) -> int:
        """Return how many changes the seat has left; a seat that has not chosen yet has all of them."""
        return CHANGES + 1 - max(self.times.get(seat, 0), 1)

    def spent(self, seat: int) -> bool:
        """Return whether the seat has used all its changes."""
        return self.times.get(seat, 0) > CHANGES

    def withdraw(self, seat: int) -> C | None:
        """Remove and return the choice of this seat, if there is one, and reset its count."""
        self.times.pop(seat, None)
        return self.made.pop(seat, None)

    def take(self) -> dict[int, C]:
        """Remove and return all choices by seat, in ascending order."""
        taken = {seat: self.made[seat] for seat in sorted(self.made)}
        self.made, self.times = {}, {}
        return taken

    def pack(self, pack: Callable[[C], JSON]) -> list[list[JSON]]:
        """Return [seat, times, choice] for each choice, as JSON."""
        return [[seat, self.times[seat], pack(self.made[seat])] for seat in sorted(self.made)]

    @classmethod
    def unpack(cls, packed: Sequence[Sequence[Any]], unpack: Callable[[Any], C]) -> Choices[C]:
        """Return the choices that `pack` packed."""
        return cls(
            {seat: unpack(choice) for seat, _, choice in packed},
            {seat: times for seat, times, _ in packed},
        )


class SimultaneousChoice(Generic[S, C]):
    """One decision that several seats make at once. S is the game's state, C the type of a choice in it.

    `kind` is the kind of the move that makes the choice. `shape` is the set of all such moves that can ever be legal.
    `too_late` is the message for a choice that comes after the reveal.
    """

    kind: str
    shape: Moves
    too_late = "Too late: everyone has chosen."

    # ── defined by each game ──

    def choices(self, state: S) -> Choices[C]:
        """Return the choices in this state."""
        raise NotImplementedError

    def seats(self, state: S) -> Sequence[int]:
        """Return the seats that make this decision now, ascending; none before it begins or after the reveal."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> Moves:
        """Return what this seat may choose. The result must not depend on hidden information of other seats."""
        raise NotImplementedError

    def read(self, move: JSON) -> C:
        """Return the choice that a legal move makes."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, choice: C) -> dict[str, JSON]:
        """Return the choice as JSON for its own seat's event."""
        raise NotImplementedError

    def default(self, state: S, seat: int) -> C:
        """Return the choice for a seat that timed out (G-04)."""
        raise NotImplementedError

    def reveal(self, state: S, choices: Mapping[int, C], chance: Chance) -> list[Event]:
        """Apply all choices in one step. From then on `seats` is empty."""
        raise NotImplementedError

    def ready(self, state: S) -> bool:
        """Return whether all choices are in. A game whose reveal waits for more overrides this and calls `close` itself."""
        return len(self.choices(state).made) == len(self.seats(state))

    def over(self, state: S) -> bool:
        """Return whether this decision has already been made. A game with earlier decisions overrides this."""
        return not self.seats(state)

    # ── the same for all games ──

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that have not chosen yet."""
        made = self.choices(state).made
        return tuple([seat for seat in self.seats(state) if seat not in made])

    def legal(self, state: S, seat: int, seats: Sequence[int]) -> Moves | None:
        """Return what this seat may choose, or choose instead; None if it is not among `seats` or has no changes left."""
        if seat not in seats or self.choices(state).spent(seat):
            return None
        return self.moves(state, seat)

    def choose(self, state: S, seat: int, choice: C, chance: Chance) -> list[Event]:
        """Store a choice. Others learn that the seat chose, but not what. The last choice reveals all of them."""
        self.choices(state).put(seat, choice)
        return [Event("chose", seat, private={seat: self.describe(state, seat, choice)}), *self.close(state, chance)]

    def close(self, state: S, chance: Chance) -> list[Event]:
        """Reveal all choices if they are in."""
        return self.reveal(state, self.choices(state).take(), chance) if self.ready(state) else []

    def too_often(self, state: S, seat: int) -> PhaseOver | None:
        """Return the refusal for a seat that has no changes left."""
        spent = seat in self.seats(state) and self.choices(state).spent(seat)
        return PhaseOver(f"You can change a choice {CHANGES} times at most.") if spent else None

    def late(self, state: S, move: JSON) -> PhaseOver | None:
        """Return the refusal for a choice that comes after the reveal (G-03); None for all other moves."""
        return PhaseOver(self.too_late) if self.is_choice(move) and self.over(state) else None

    def is_choice(self, move: JSON) -> bool:
        """Return whether this move makes such a choice, legal now or not."""
        return self.shape.accepts(move)


# Base classes of engines. A game derives from `CardGame` (no course; boards count wins) or `CourseGame` (in `course_game`), and
# names the functions that they list. Then it has all methods of `Game` (in `interface`).


class Base(Generic[S]):
    """A game with decisions in turn, at each player's own pace, or made by several seats at once.

    `package` is the engine's package, which has a module `bots`. `simultaneous` are the decisions that several seats make at
    once. While one of them is open, there is no other decision, unless the game overrides `waiting` and `legal`. All other
    decisions are made by these functions:

        in_turn(state)                     the seats that decide now, ascending; none when the game is over
        moves(state, seat)                 the moves that this seat may make; None for none
        act(state, seat, move, chance)     makes a legal move in place
        act_late(state, seat, chance)      makes the default move (G-04) of a seat that timed out
        not_now(state, seat)               the refusal for a seat that may do nothing
        illegal(state, seat, move, moves)  the sentence that refuses an illegal move
    """

    package: str
    game_options: GameOptions
    simultaneous: tuple[SimultaneousChoice[S, Any], ...] = ()

    in_turn: Callable[[S], tuple[int, ...]]
    moves: Callable[[S, int], Moves | None]
    act: Callable[[S, int, Any, Chance], list[Event]]
    act_late: Callable[[S, int, Chance], list[Event]]
    not_now: Callable[[S, int], NotNow]
    illegal: Callable[[S, int, JSON, Any], str]

    def options_schema(self) -> dict[str, JSON]:
        return self.game_options.schema()

    def settle_options(self, requested: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        return self.game_options.settle(requested, seats, course)

    def waiting(self, state: S) -> tuple[int, ...]:
        for decision in self.simultaneous:
            if decision.seats(state):
                return decision.waiting(state)
        return self.in_turn(state)

    def legal(self, state: S, seat: int) -> Moves | None:
        for decision in self.simultaneous:
            if seats := decision.seats(state):
                return decision.legal(state, seat, seats)
        return self.moves(state, seat)

    def play(self, state: S, seat: int, move: JSON, chance: Chance) -> list[Event]:
        moves = self.legal(state, seat)
        if moves is None or not moves.accepts(move):
            raise self._refusal(state, seat, move, moves)
        kind = move["kind"]
        for decision in self.simultaneous:
            if kind == decision.kind:
                return decision.choose(state, seat, decision.read(move), chance)
        return self.act(state, seat, move, chance)

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        return "new"

    def seated(self, state: S, bots: frozenset[int]) -> None:
        """Do nothing: most games treat bots and players alike."""

    def replace_words(self, state: S, by: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()) -> None:
        """Do nothing: most games store no text by players."""

    def planned(self, state: S) -> tuple[int, JSON] | None:
        """Return None: most games have no announced moves."""
        return None

    def drop_plans(self, state: S) -> None:
        """Do nothing: there are no announced moves."""

    def published(self, move: JSON) -> JSON:
        """Return the whole move: nothing in it is kept from replays."""
        return move

    def time_out(self, state: S, seat: int, chance: Chance) -> list[Event]:
        if seat not in self.waiting(state):
            raise self.not_now(state, seat)
        for decision in self.simultaneous:
            if seat in decision.waiting(state):
                return decision.choose(state, seat, decision.default(state, seat), chance)
        return self.act_late(state, seat, chance)

    def carry(self, state: S) -> JSON:
        return None

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """Return a bot's move. The module `bots` is imported only when the first bot plays."""
        return import_module(f"{self.package}.bots").choose(view, seat, legal, level, random)

    def parts(self, record: Mapping[str, JSON]) -> list[dict[str, JSON]] | None:
        """Return None: few games split a score into parts."""
        return None

    def _refusal(self, state: S, seat: int, move: JSON, moves: Moves | None) -> Refusal:
        """Return the refusal of this move. A refusal for a seat with nothing left to do takes precedence over "too late"."""
        for decision in self.simultaneous:
            if (moves is None or decision.is_choice(move)) and (spent := decision.too_often(state, seat)):
                return spent
        not_now = self.not_now(state, seat) if moves is None else None
        if isinstance(not_now, PhaseOver):
            return not_now
        for decision in self.simultaneous:
            if late := decision.late(state, move):
                return late
        return not_now or IllegalMove(self.illegal(state, seat, move, moves))


class CardGame(Base[S]):
    """A game without a course. Its boards count wins, taken from the places.

    `begin(options, seats, chance, carried)` returns the initial state. `restore(options, packed)` returns a packed state.
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
