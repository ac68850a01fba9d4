"""How fast Grandpa Beck's Golf is, on one core: checked moves a second and the time of a view.

    python -m tests.bench.becks_golf

Whole recorded games of two rounds are played again, each move checked and its events made. Views are of the player whose turn
it is, half-way through. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.interface import Level
from tests.bench.timing import seconds

GAMES, VIEWS = 30, 1000
OPTIONS = {"rounds": 2}


class Played(NamedTuple):
    """A whole game: its seats, the key of its chance, and who made which move."""

    seats: int
    key: bytes
    moves: list[tuple[int, Any]]


def rows() -> Iterator[tuple[str, str]]:
    """What was measured, and the figure: of games as random players play them, and as bots do."""
    levels: tuple[tuple[str, Level], ...] = (("at random", "easy"), ("by bots", "normal"))
    for seats in (2, 5):
        for how, level in levels:
            games = [record(seats, level, seed) for seed in range(GAMES)]
            yield f"Beck's golf, {seats} players, {how}: checked moves a second", f"{moves_a_second(games):,.0f}"
        yield f"Beck's golf, {seats} players: a view", f"{view_time(games[0]) * 1e6:.1f} µs"


def record(seats: int, level: Level, seed: int) -> Played:
    random, key = Random(seed), Random(seed).randbytes(32)
    state, chance = BECKS_GOLF.set_up(OPTIONS, seats, None, Chance(key)), Chance(key)
    moves: list[tuple[int, Any]] = []
    while waiting := BECKS_GOLF.waiting(state):
        seat = waiting[0]
        legal = BECKS_GOLF.legal(state, seat)
        assert legal is not None
        moves.append((seat, BECKS_GOLF.choose(BECKS_GOLF.view(state, seat), seat, legal, level, random)))
        BECKS_GOLF.play(state, *moves[-1], chance)
    return Played(seats, key, moves)


def moves_a_second(games: list[Played]) -> float:
    """All games played again, deals and scores included."""

    def work() -> None:
        for game in games:
            replay(game, len(game.moves))

    return sum(len(game.moves) for game in games) / seconds(work)


def view_time(game: Played) -> float:
    """Seconds for one view."""
    state = replay(game, len(game.moves) // 2)
    (seat, *_) = BECKS_GOLF.waiting(state)

    def work() -> None:
        for _ in range(VIEWS):
            BECKS_GOLF.view(state, seat)

    return seconds(work) / VIEWS


def replay(game: Played, most: int) -> Any:
    """The state after so many moves of a game."""
    chance = Chance(game.key)
    state = BECKS_GOLF.set_up(OPTIONS, game.seats, None, chance)
    play = BECKS_GOLF.play
    for seat, move in game.moves[:most]:
        play(state, seat, move, chance)
    return state


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<70} {figure:>9}")
