"""Simultaneous choices: several seats decide at once, and what they chose stays hidden until the last one is in (G-02 to G-04).

The house gathers choices, counts changes, hides and reveals. A game says who chooses, what may be chosen, what is chosen for
those who are late, and what a reveal does, in a class made from `AtOnce`. The choices lie in its state as `Choices`, apart from
hands and chips: before the reveal nothing else is touched, so nothing that others see can move.

    choose ──▶ choose again ──▶ … ──▶ the last one is in ──▶ reveal
    └── others learn that this seat chose, never what
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from chalicelib.errors import PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Event
from chalicelib.games.moves import Moves

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
