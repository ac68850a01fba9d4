"""The one small interface that all games meet.

An engine is one object without state of its own; the state of a game in progress is a typed record that whoever folds it owns
and that `play` and `time_out` change in place. Checks come first: a refused move leaves no trace. All chance comes from the
`Chance` that is handed in, each draw under a label that the game's data file lists.

A table calls, in this order:

    set_up ──▶ waiting ──▶ legal ──▶ play / time_out ──▶ … ──▶ result ──▶ record
                  ▲                        │
                  └────────────────────────┘
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from chalicelib.fairness import Chance
from chalicelib.games.moves import NOTHING, Moves

JSON = Any
Clock = Literal["new", "same", "shared"]
"""Which clock runs for a seat after a move of its own (G-08): a new one, for the next decision; the same, as what it ran for is
still open; or, for what the move itself has opened, that of the decision already made.
"""
Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole of a scorecard; yards are whole."""

    par: int
    yards: int


@dataclass(frozen=True)
class Course:
    """A scorecard: 1 to 18 holes, the first of which is number 1."""

    id: str
    name: str
    holes: tuple[Hole, ...]

    @cached_property
    def shown(self) -> dict[str, Any]:
        """As the contract shows it; made once, and not to be changed."""
        holes = [{"par": hole.par, "yards": hole.yards} for hole in self.holes]
        return {"id": self.id, "name": self.name, "holes": holes}


class Event(NamedTuple):
    """One thing that happened, built up from what may be known.

    `shown` is what everybody sees; `private[seat]` is laid over it for that seat alone. Nothing else is ever sent.
    """

    kind: str
    seat: int | None
    shown: Mapping[str, JSON] = NOTHING
    private: Mapping[int, Mapping[str, JSON]] = NOTHING

    def seen_by(self, seat: int | None) -> dict[str, JSON]:
        """The event as this seat (None: a watcher) sees it."""
        told = {"seat": self.seat, "kind": self.kind, **self.shown}
        return {**told, **self.private[seat]} if seat is not None and seat in self.private else told


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a finished game, for the record: who made it, what it was (None: its clock ran out), what followed."""

    seat: int
    move: JSON | None
    events: Sequence[Event]


S = TypeVar("S")


class Game(Protocol[S]):
    """A set of rules. S is its state.

    `rules` is the version: what changes the fold of any stored log is a new one. `labels` are patterns such as
    "h{hole}/s{seat}/r{roll}/{die}". `data` are the files whose hash belongs to the version. `unit` names what `progress`
    counts.
    """

    id: str
    name: str
    rules: int
    players: tuple[int, int]
    needs_course: bool
    unit: str
    labels: tuple[str, ...]
    data: tuple[Path, ...]

    def options_schema(self) -> dict[str, JSON]:
        """JSON Schema of the options a maker may send, with defaults where one always applies."""

    def settle_options(self, asked: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        """All options with defaults filled in; BadOptions, BadSeats or BadCourse where they cannot be had (G-10)."""

    def set_up(self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None) -> S:
        """The state at the beginning. `carried` is what a rematch of the same players brings along."""

    def carry(self, state: S) -> JSON:
        """What a rematch of this finished game takes along if all its players come, or None."""

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats whose decision the game waits for, ascending; a seat that has chosen is not among them. Empty when over."""

    def legal(self, state: S, seat: int) -> Moves | None:
        """What this seat may submit now, exactly; None for nothing. A seat that has chosen and may choose again has some."""

    def play(self, state: S, seat: int, move: JSON, chance: Chance) -> list[Event]:
        """Makes the move in place; NotYourTurn or PhaseOver where `legal` is None, IllegalMove where it does not accept."""

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        """Which clock runs for a seat that is waited for after this move of its own, of which these events came."""

    def seated(self, state: S, bots: frozenset[int]) -> None:
        """Says in place which seats bots play: once the game has begun, and whenever somebody comes or goes."""

    def unsay(self, state: S, instead: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()) -> None:
        """Puts this, in place, where these seats have said anything in words, or a seat just these: to forget them."""

    def planned(self, state: S) -> tuple[int, JSON] | None:
        """A legal move that a seat announced earlier and that is due now, as (seat, move): it is played in the same entry."""

    def drop_plans(self, state: S) -> None:
        """Takes announced moves that are not due yet out of the state, in place: no replay shows them."""

    def published(self, move: JSON) -> JSON:
        """A move as a replay tells it, without the moves that it announces. Played again, it comes to the same view."""

    def time_out(self, state: S, seat: int, chance: Chance) -> list[Event]:
        """Makes this waiting seat's default decision (G-04) in place."""

    def view(self, state: S, seat: int | None, everything: bool = False) -> dict[str, JSON]:
        """What this seat (None: a watcher) may see. `everything`: all there is, for the replay of a finished game."""

    def progress(self, state: S) -> tuple[int, int]:
        """How far the game is, in `unit`s: (at, of), such as hole 7 of 18."""

    def result(self, state: S) -> dict[str, JSON] | None:
        """None while playing; then {"places": [{"seat", "place", "score"}, …in seat order], …}."""

    def standings(self, state: S) -> list[dict[str, JSON] | None] | None:
        """For boards, per seat, once finished: {"score": strokes, "to_par": int}; None for a round that stands on no board.

        With `holes` where others were played than the option of that name says, and with `holes_by` where each hole's strokes
        are the seat's own: {the course's number of the hole: [strokes, once for each round]}.
        """

    def parts(self, record: Mapping[str, JSON]) -> list[dict[str, JSON]] | None:
        """Of a finished game's record, per seat: by how many strokes each part of the game took more than its dice give on the
        mean. None for a game that has no such parts.
        """

    def record(self, state: S, steps: Iterable[Step]) -> dict[str, JSON]:
        """The game's own part of the finished table's record (`docs/records.md`), from all steps since `set_up`."""

    def pack(self, state: S) -> JSON:
        """The state as a compact JSON value, so that it can be carried in an entry."""

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> S:
        """The state again."""

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """A bot's move, from the seat's own view alone and with chance of its own."""

    def schemas(self) -> dict[str, JSON]:
        """JSON Schemas of what the engine gives and takes: {"state", "move", "happened", "record"}.

        An event is described without its `n`, a record without the members that all games share: the API adds them.
        """
