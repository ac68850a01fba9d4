"""The interface of all games.

An engine is one object without state of its own. The state of a game in progress is a typed record that belongs to the caller;
`play` and `time_out` change it in place. Moves are checked before anything changes, so a refused move leaves no trace. All
randomness comes from the `Chance` that is passed in; the label of each draw is listed in the game's data file.

A table makes these calls:

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
"""Which clock runs for a seat after its own move (G-08).

`new`: a new clock, for the next decision. `same`: the running clock, as its decision is still open. `shared`: the move opened a
further choice, which uses the clock of the decision that the seat has already made.
"""
Level = Literal["visitor", "easy", "normal", "hard", "champion"]
"""How well a bot plays. People know the levels as Visitor, Caddie, Member, Pro and Champion."""
LEVELS: tuple[Level, ...] = ("visitor", "easy", "normal", "hard", "champion")
STRONG: tuple[Level, ...] = ("hard", "champion")
"""The levels of bots that make a round count where no second person played."""


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole of a scorecard. `yards` is a whole number."""

    par: int
    yards: int


@dataclass(frozen=True)
class Course:
    """A scorecard of 1 to 18 holes. The first hole is number 1."""

    id: str
    name: str
    holes: tuple[Hole, ...]

    @cached_property
    def shown(self) -> dict[str, Any]:
        """The course as JSON for the API. The object is cached: do not change it."""
        holes = [{"par": hole.par, "yards": hole.yards} for hole in self.holes]
        return {"id": self.id, "name": self.name, "holes": holes}


class Event(NamedTuple):
    """One thing that happened in a game, as clients are shown it.

    Everybody sees `shown`. For a seat, `private[seat]` is merged over it. Nothing else is sent.
    """

    kind: str
    seat: int | None
    shown: Mapping[str, JSON] = NOTHING
    private: Mapping[int, Mapping[str, JSON]] = NOTHING

    def seen_by(self, seat: int | None) -> dict[str, JSON]:
        """Return the event as this seat (None: a spectator) sees it."""
        shown = {"seat": self.seat, "kind": self.kind, **self.shown}
        return {**shown, **self.private[seat]} if seat is not None and seat in self.private else shown


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a finished game, for its record: the seat, the move (None for a time-out) and the events."""

    seat: int
    move: JSON | None
    events: Sequence[Event]


S = TypeVar("S")


class Game(Protocol[S]):
    """A rules engine. S is the type of its state.

    `rules` is the version: any change that gives a stored log another outcome needs a new one. `players` are the fewest and the
    most. `labels` are patterns of draw labels, such as "h{hole}/s{seat}/r{roll}/{die}". `data` are the data files; their
    fingerprint belongs to the version. `unit` names what `progress` counts.
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
        """Return the JSON Schema of the options in a request. It has those defaults that do not depend on anything else."""

    def settle_options(self, requested: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        """Return all options with defaults filled in. Raises BadOptions, BadSeats or BadCourse (G-10)."""

    def set_up(self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None) -> S:
        """Return the initial state. In a rematch `carried` is what `carry` returned for the previous game."""

    def carry(self, state: S) -> JSON:
        """Return what a rematch of this finished game with the same players starts with, or None."""

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that the game waits for, ascending: none that has chosen, and none when the game is over."""

    def legal(self, state: S, seat: int) -> Moves | None:
        """Return exactly the moves that this seat may submit now, including changes of its choice; None for no moves."""

    def play(self, state: S, seat: int, move: JSON, chance: Chance) -> list[Event]:
        """Make the move in place. Raises NotYourTurn or PhaseOver if `legal` is None, IllegalMove if it rejects the move."""

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        """Return which clock runs for a seat if the game waits for it again after its own move, which had these events."""

    def seated(self, state: S, bots: frozenset[int]) -> None:
        """Record in place which seats bots play. Called at the beginning and whenever a player joins or leaves."""

    def replace_words(self, state: S, by: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()) -> None:
        """Replace text by `by`, in place, when a player is forgotten: all text of `seats`, and each (seat, text) in `words`."""

    def planned(self, state: S) -> tuple[int, JSON] | None:
        """Return (seat, move) for an announced move that is due now and legal, or None. It is played in the same log entry."""

    def drop_plans(self, state: S) -> None:
        """Remove announced moves that are not due yet, in place. Replays do not show them."""

    def published(self, move: JSON) -> JSON:
        """Return the move as replays show it, without the moves that it announces. Playing it gives the same view."""

    def time_out(self, state: S, seat: int, chance: Chance) -> list[Event]:
        """Make the default decision of a seat that the game waits for (G-04), in place."""

    def view(self, state: S, seat: int | None, everything: bool = False) -> dict[str, JSON]:
        """Return what this seat (None: a spectator) may see. With `everything`, for replays, also what is hidden."""

    def progress(self, state: S) -> tuple[int, int]:
        """Return the progress of the game in `unit`s as (current, total): hole 7 of 18."""

    def result(self, state: S) -> dict[str, JSON] | None:
        """Return None while playing, then {"places": [{"seat", "place", "score"}, … in seat order], …}."""

    def standings(self, state: S) -> list[dict[str, JSON] | None] | None:
        """Return per seat of a finished game {"score": strokes, "to_par": int} for boards; None for a round that is not ranked.

        `holes` is added if the holes played differ from the option of that name. `holes_by` is added if each seat plays its own
        ball: {number of the hole on the course: [strokes in each round]}.
        """

    def parts(self, record: Mapping[str, JSON]) -> list[dict[str, JSON]] | None:
        """Return per seat the strokes that each part of the game cost, compared with the mean of its dice ("strokes gained").

        Computed from the record of a finished game. Negative is better than the mean. None for a game without such parts.
        """

    def record(self, state: S, steps: Iterable[Step]) -> dict[str, JSON]:
        """Return the game's own part of a finished table's record (`docs/records.md`), from all steps since `set_up`."""

    def pack(self, state: S) -> JSON:
        """Return the state as a compact JSON value, for a snapshot in a log entry."""

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> S:
        """Return the state that `pack` packed."""

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """Return a bot's move. The bot knows only the seat's own view; `random` is its source of randomness."""

    def schemas(self) -> dict[str, JSON]:
        """Return the JSON Schemas of views, moves, events and records: {"state", "move", "happened", "record"}.

        The API adds what all games share: `n` to each event, and the common members to the record.
        """
