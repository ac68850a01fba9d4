"""How a game is to be played by the laws.

A registered game `some-game` has a module `tests/games/some_game/setups.py` with a list `SETUPS`: one `Setup` at least for each
number of seats, and for each option that changes what is hidden or how turns go.
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
    """A game at a table: so many seats, options as their maker asks for them, a course where it needs one.

    `twin(state, seat, random)` changes a state (a copy, its own) into another one that this seat (None: a watcher) cannot tell
    from it: all that the rules hide from the seat is drawn again. None for a game that hides nothing. `fleeting` are kinds of
    events that rightly tell more than the view after them still shows. `besides` are kinds of moves, and members of others,
    that no decision consists of: they come and go as others play, and leave open what the table waits for. No game takes more
    than `longest` decisions. `sides` are the partners that share a place; `breaks_ties` says that of equal scores one may still
    come before another (G-07). `carried` is what a rematch brings along.
    """

    game: Game[Any]
    seats: int
    asked: Mapping[str, Any] = field(default_factory=dict)
    course: Course | None = None
    twin: Twin | None = None
    fleeting: frozenset[str] = frozenset()
    besides: frozenset[str] = frozenset()
    longest: int = 400
    sides: tuple[tuple[int, ...], ...] = ()
    breaks_ties: bool = False
    carried: Any = None

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.asked.items()]
        return "-".join([self.game.id, str(self.seats), *([self.course.id] if self.course else []), *told])

    @property
    def options(self) -> dict[str, Any]:
        """All options, as the game settles them."""
        return self.game.settle_options(self.asked, self.seats, self.course)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a watcher."""
        return (*range(self.seats), None)

    def begin(self, chance: Chance) -> Any:
        return self.game.set_up(self.options, self.seats, self.course, chance, self.carried)

    def packed(self, state: Any) -> str:
        return compact(self.game.pack(state))

    def unpacked(self, packed: str) -> Any:
        return self.game.unpack(self.options, self.seats, self.course, load(packed))

    def decision(self, legal: Moves | None) -> Moves | None:
        """Of what is legal, the moves of the decision that is put to the seat."""
        if legal is None or not self.besides or not isinstance(legal, OneOf):
            return legal
        branches = (branch for branch in legal.branches if isinstance(branch, Object))
        decided = [self._bare(branch) for branch in branches if next(branch.members["kind"].each()) not in self.besides]
        return OneOf(tuple(decided)) if decided else None

    def _bare(self, branch: Object) -> Object:
        members = {name: member for name, member in branch.members.items() if name not in self.besides}
        return Object(members, branch.optional - self.besides)

    def bare(self, move: Any) -> Any:
        """A move without what it does besides; None where that is all it does."""
        if move is None or move["kind"] in self.besides:
            return None
        return {name: value for name, value in move.items() if name not in self.besides}

    def with_game(self, game: Game[Any]) -> Setup:
        """The same for another game, which must be much the same too."""
        return replace(self, game=game)

    def copy(self, state: Any) -> Any:
        """Another state like it (that packing loses nothing is a law of its own)."""
        return self.unpacked(self.packed(state))

    def twin_of(self, packed: str, viewer: Viewer, random: Random) -> Any:
        """Another state than the packed one, which this viewer cannot tell from it."""
        state = self.unpacked(packed)
        return self.twin(state, viewer, random) if self.twin else state

    def mismatch(self, name: str, sent: str) -> str | None:
        """Why this JSON text is no instance of one of the game's schemas ("state", "move", "happened", "record")."""
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
    """JSON as the club writes it, in the order in which it was built, so that an order that tells something is seen."""
    try:
        return dump(value)
    except TypeError as error:
        raise AssertionError(f"{value!r} is no JSON: {error}") from error


def found() -> Iterator[Setup]:
    """The set-ups of the tiny game and of every registered one; a game without them is an error."""
    yield from import_module("tests.tiny.setups").SETUPS
    for name in GAMES:
        yield from import_module(f"tests.games.{name.replace('-', '_')}.setups").SETUPS
