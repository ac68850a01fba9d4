"""How fast Mulligan Stew is, on one core: checked moves a second, what is legal, and a view.

    python -m tests.bench.stew

Whole recorded games are played again, each move checked and its events made. Figures are medians of five runs, in processor
time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.stew import STEW
from tests.bench.timing import seconds

GAMES, TIMES = 40, 1000
WAYS: tuple[tuple[int, bool], ...] = ((2, False), (5, False), (5, True))


class Played(NamedTuple):
    """A whole game: seats, options, the key of its chance, and who made which move."""

    seats: int
    options: dict[str, Any]
    key: bytes
    moves: list[tuple[int, Any]]


def rows() -> Iterator[tuple[str, str]]:
    """What was measured, and the figure."""
    for seats, specialties in WAYS:
        games = [record(seats, specialties, seed) for seed in range(GAMES)]
        told = f"stew, {seats} players{', specialties' if specialties else ''}"
        yield f"{told}: checked moves a second", f"{moves_a_second(games):,.0f}"
        legal, view = asked(games[0])
        yield f"{told}: what is legal", f"{legal * 1e6:.1f} µs"
        yield f"{told}: a view", f"{view * 1e6:.1f} µs"


def record(seats: int, specialties: bool, seed: int) -> Played:
    """A game of random legal moves."""
    options = STEW.settle_options({"specialties": specialties}, seats, None)
    random, key = Random(seed), Random(seed).randbytes(32)
    state, chance = STEW.set_up(options, seats, None, Chance(key)), Chance(key)
    moves: list[tuple[int, Any]] = []
    while waiting := STEW.waiting(state):
        seat = random.choice(waiting)
        legal = STEW.legal(state, seat)
        assert legal is not None
        moves.append((seat, legal.pick(random)))
        STEW.play(state, *moves[-1], chance)
    return Played(seats, options, key, moves)


def moves_a_second(games: list[Played]) -> float:
    """All games played again, deal and end included."""

    def work() -> None:
        for game in games:
            replay(game, len(game.moves))

    return sum(len(game.moves) for game in games) / seconds(work)


def asked(game: Played) -> tuple[float, float]:
    """Seconds to build what is legal, with its schema, and to build a view, half-way through a game."""
    state = replay(game, len(game.moves) // 2)
    seat = STEW.waiting(state)[0]

    def legal() -> None:
        for _ in range(TIMES):
            moves = STEW.legal(state, seat)
            assert moves is not None
            moves.schema()

    def view() -> None:
        for _ in range(TIMES):
            STEW.view(state, seat)

    return seconds(legal) / TIMES, seconds(view) / TIMES


def replay(game: Played, most: int) -> Any:
    """The state after so many moves of a game."""
    chance, play = Chance(game.key), STEW.play
    state = STEW.set_up(game.options, game.seats, None, chance)
    for seat, move in game.moves[:most]:
        play(state, seat, move, chance)
    return state


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>10}")
