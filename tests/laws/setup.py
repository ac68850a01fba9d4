"""Set-ups: how a game is played by the laws.

A registered game `some-game` has a module `tests/games/some_game/setups.py` with a list `SETUPS`. It has at least one `Setup`
for each number of seats, and for each option that changes what is hidden or how turns go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from importlib import import_module
from random import Random
from typing import Any

from jsonschema import Draft202012Validator

from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Game
from chalicelib.games.moves import Moves, Object, OneOf
from chalicelib.games.registry import GAMES
from chalicelib.json_codec import dump, load
from tests.schemas import Schema

Twin = Callable[[Any, int | None, Random], Any]
Viewer = int | None


@dataclass(frozen=True)
class Setup:
    """A game with a number of seats, requested options, and a course if it needs one.

    `twin(state, seat, random)` changes a copy of a state into one that this seat (None: a spectator) cannot tell from it: all
    that the rules hide from the seat is drawn again. None for a game that hides nothing. `transient` are kinds of events that
    may say more than the view after them still shows. `side_moves` are kinds of moves, and members of moves, that are not
    decisions: they may become possible or impossible as others play, and do not answer what the table waits for. A game takes
    at most `most_decisions` decisions. `sides` are the partners that share a place. With `breaks_ties` equal scores may have
    different places (G-07). `carried` is what a rematch carries over.
    """

    game: Game[Any]
    seats: int
    asked: Mapping[str, Any] = field(default_factory=dict)
    course: Course | None = None
    twin: Twin | None = None
    transient: frozenset[str] = frozenset()
    side_moves: frozenset[str] = frozenset()
    most_decisions: int = 400
    sides: tuple[tuple[int, ...], ...] = ()
    breaks_ties: bool = False
    carried: Any = None

    def __str__(self) -> str:
        parts = [f"{name}={value}" for name, value in self.asked.items()]
        return "-".join([self.game.id, str(self.seats), *([self.course.id] if self.course else []), *parts])

    @property
    def options(self) -> dict[str, Any]:
        """All options, settled by the game."""
        return self.game.settle_options(self.asked, self.seats, self.course)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def begin(self, chance: Chance) -> Any:
        return self.game.set_up(self.options, self.seats, self.course, chance, self.carried)

    def packed(self, state: Any) -> str:
        return compact(self.game.pack(state))

    def unpacked(self, packed: str) -> Any:
        return self.game.unpack(self.options, self.seats, self.course, load(packed))

    def decision(self, legal: Moves | None) -> Moves | None:
        """Return the legal moves that are decisions, without side moves."""
        if legal is None or not self.side_moves or not isinstance(legal, OneOf):
            return legal
        branches = (branch for branch in legal.branches if isinstance(branch, Object))
        decided = [
            self._without_side_moves(branch)
            for branch in branches
            if next(branch.members["kind"].each()) not in self.side_moves
        ]
        return OneOf(tuple(decided)) if decided else None

    def _without_side_moves(self, branch: Object) -> Object:
        members = {name: member for name, member in branch.members.items() if name not in self.side_moves}
        return Object(members, branch.optional - self.side_moves)

    def bare(self, move: Any) -> Any:
        """Return a move without its side moves, or None if it is nothing else."""
        if move is None or move["kind"] in self.side_moves:
            return None
        return {name: value for name, value in move.items() if name not in self.side_moves}

    def with_game(self, game: Game[Any]) -> Setup:
        """Return the same set-up for another game, which must be a variant of this one."""
        return replace(self, game=game)

    def copy(self, state: Any) -> Any:
        """Return a copy of a state, made by packing and unpacking it."""
        return self.unpacked(self.packed(state))

    def twin_of(self, packed: str, viewer: Viewer, random: Random) -> Any:
        """Return a state that this viewer cannot tell from the packed one."""
        state = self.unpacked(packed)
        return self.twin(state, viewer, random) if self.twin else state

    def mismatch(self, name: str, sent: str) -> str | None:
        """Return why a JSON text does not match one of the game's schemas ("state", "move", "happened", "record"), or None."""
        game: Any = self.game
        return _mismatch(game, name, sent)


Law = Callable[[Setup, int], None]
"""A law holds for a set-up and a seed, or raises AssertionError."""


@lru_cache(maxsize=10_000)
def _mismatch(game: Any, name: str, sent: str) -> str | None:
    return _schema(game, name).mismatch(load(sent))


@cache
def _schema(game: Any, name: str) -> Schema:
    schema = game.schemas()[name]
    Draft202012Validator.check_schema(schema)
    return Schema(schema)


def compact(value: Any) -> str:
    """Return JSON as the club writes it, with members in the order in which they were built, as that order may be a leak."""
    try:
        return dump(value)
    except TypeError as error:
        raise AssertionError(f"{value!r} is no JSON: {error}") from error


def found() -> Iterator[Setup]:
    """Yield the set-ups of the tiny game and of every registered game. ImportError for a game without them."""
    yield from import_module("tests.tiny.setups").SETUPS
    for name in GAMES:
        yield from import_module(f"tests.games.{name.replace('-', '_')}.setups").SETUPS
