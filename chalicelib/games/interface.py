"""The interface of all games.

An engine is one object without state of its own. The state of a game in progress is a typed record that belongs to the caller;
`play` and `time_out` change it in place. Checks come first: a refused move leaves no trace. All chance comes from the `Chance`
that is passed in, each draw under a label that the game's data file lists.

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
        """The course as JSON for the contract; cached, so it must not be changed."""
        holes = [{"par": hole.par, "yards": hole.yards} for hole in self.holes]
        return {"id": self.id, "name": self.name, "holes": holes}


class Event(NamedTuple):
    """One thing that happened.

    `shown` is what everybody sees; for a seat, `private[seat]` is merged over it. Nothing else is ever sent.
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
    """One decision of a finished game, for the record: its seat, its move (None for a time-out), its events."""

    seat: int
    move: JSON | None
    events: Sequence[Event]


S = TypeVar("S")


class Game(Protocol[S]):
    """A set of rules. S is its state.

    `rules` is the version: a change in the outcome of any stored log needs a new one. `labels` are patterns such as
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
        """Return the JSON Schema of the options in a request, with the defaults that always apply."""

    def settle_options(self, requested: Mapping[str, JSON], seats: int, course: Course | None) -> dict[str, JSON]:
        """Return all options with defaults filled in. Raises BadOptions, BadSeats or BadCourse (G-10)."""

    def set_up(self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None) -> S:
        """Return the state at the beginning. In a rematch `carried` is what `carry` returned for the game before."""

    def carry(self, state: S) -> JSON:
        """Return what a rematch of this finished game with all its players begins with, or None."""

    def waiting(self, state: S) -> tuple[int, ...]:
        """Return the seats that the game waits for, ascending: not those that have chosen, and none when it is over."""

    def legal(self, state: S, seat: int) -> Moves | None:
        """Return exactly the moves that this seat may submit now, also to change a choice; None for no moves."""

    def play(self, state: S, seat: int, move: JSON, chance: Chance) -> list[Event]:
        """Make the move in place. Raises NotYourTurn or PhaseOver if `legal` is None, IllegalMove if it does not accept."""

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        """Return which clock runs for the seat if the game waits for it after this move of its own, which had these events."""

    def seated(self, state: S, bots: frozenset[int]) -> None:
        """Record in place which seats bots play: at the beginning, and whenever a player joins or leaves."""

    def replace_words(self, state: S, by: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()) -> None:
        """Replace text in place, to forget a player: all text by `seats`, and each (seat, text) in `words`."""

    def planned(self, state: S) -> tuple[int, JSON] | None:
        """Return (seat, move) for a legal move that a seat announced and that is due now; it is played in the same entry."""

    def drop_plans(self, state: S) -> None:
        """Remove announced moves that are not due yet, in place: no replay shows them."""

    def published(self, move: JSON) -> JSON:
        """Return the move as a replay shows it, without the moves that it announces. Playing it gives the same view."""

    def time_out(self, state: S, seat: int, chance: Chance) -> list[Event]:
        """Make the default decision of a seat that the game waits for (G-04), in place."""

    def view(self, state: S, seat: int | None, everything: bool = False) -> dict[str, JSON]:
        """Return what this seat (None: a spectator) may see; with `everything` also what is hidden, for replays."""

    def progress(self, state: S) -> tuple[int, int]:
        """Return how far the game is, in `unit`s, as (at, of): hole 7 of 18."""

    def result(self, state: S) -> dict[str, JSON] | None:
        """Return None while playing, then {"places": [{"seat", "place", "score"}, … in seat order], …}."""

    def standings(self, state: S) -> list[dict[str, JSON] | None] | None:
        """Return per seat of a finished game {"score": strokes, "to_par": int} for boards; None for a round that is not ranked.

        `holes` is added if other holes were played than that option says. `holes_by` is added if the strokes of each hole are
        the seat's own: {the course's number of the hole: [strokes of each round]}.
        """

    def parts(self, record: Mapping[str, JSON]) -> list[dict[str, JSON]] | None:
        """Return per seat of a finished game's record how many strokes above the mean of its dice each part of the game took.

        None for a game without such parts.
        """

    def record(self, state: S, steps: Iterable[Step]) -> dict[str, JSON]:
        """Return the game's own part of the finished table's record (`docs/records.md`), from all steps since `set_up`."""

    def pack(self, state: S) -> JSON:
        """Return the state as a compact JSON value, for a snapshot in an entry."""

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> S:
        """Return the state that `pack` packed."""

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """Return a bot's move, from the seat's own view alone and with its own chance."""

    def schemas(self) -> dict[str, JSON]:
        """Return the JSON Schemas of what the engine gives and takes: {"state", "move", "happened", "record"}.

        An event is described without its `n`, a record without the members that all games share: the API adds them.
        """
