"""Record whole games once, and replay them for measurements: each move is checked, and its events are built."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Course, Game, Level
from chalicelib.games.moves import Moves
from tests.bench.timing import seconds

TIMES = 1000
Chooses = Callable[[Game[Any], Any, int, Moves, Random], JSON]
"""Chooses a legal move of a seat in this state of the game."""


class Recorded(NamedTuple):
    """A whole game: its rules, its setup, the key of its draws, and the moves with their seats."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    course: Course | None
    key: bytes
    moves: list[tuple[int, JSON]]

    def again(self) -> Iterator[tuple[Any, int]]:
        """Replay the game. Yield the state before each move, and the seat that makes it."""
        chance, play = Chance(self.key), self.game.play
        state = self.game.set_up(self.options, self.seats, self.course, chance)
        for seat, move in self.moves:
            yield state, seat
            play(state, seat, move, chance)

    def half_way(self) -> tuple[Any, int]:
        """Return the state in the middle, and the seat that moves next."""
        return next(islice(self.again(), len(self.moves) // 2, None))

    def end(self) -> Any:
        """Return the state at the end."""
        for state, _ in self.again():
            last = state
        return last


def at_random(game: Game[Any], state: Any, seat: int, legal: Moves, random: Random) -> JSON:
    return legal.pick(random)


def by_bots(level: Level) -> Chooses:
    """Return a chooser that plays like bots of this level."""
    return lambda game, state, seat, legal, random: game.choose(game.view(state, seat), seat, legal, level, random)


def record(
    game: Game[Any],
    seats: int,
    seed: int,
    asked: Mapping[str, Any],
    course: Course | None = None,
    chooses: Chooses = at_random,
) -> Recorded:
    """Play a game to its end and record it."""
    options = game.settle_options(asked, seats, course)
    random, key = Random(seed), Random(seed).randbytes(32)
    chance = Chance(key)
    state = game.set_up(options, seats, course, chance)
    moves: list[tuple[int, JSON]] = []
    while waiting := game.waiting(state):
        seat = random.choice(waiting)
        legal = game.legal(state, seat)
        assert legal is not None
        moves.append((seat, chooses(game, state, seat, legal, random)))
        game.play(state, *moves[-1], chance)
    return Recorded(game, seats, options, course, key, moves)


def moves_a_second(games: Sequence[Recorded]) -> float:
    """Return how many moves per second a replay of all games makes, setup included."""

    def work() -> None:
        for each in games:
            for _ in each.again():
                pass

    return sum(len(each.moves) for each in games) / seconds(work)


def view_time(game: Game[Any], state: Any, seat: int) -> float:
    """Return the seconds to build one view of this seat."""

    def work() -> None:
        for _ in range(TIMES):
            game.view(state, seat)

    return seconds(work) / TIMES
