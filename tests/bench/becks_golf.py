"""Measure the speed of Grandpa Beck's Golf on one core: checked moves per second, and the time to build a view.

    python -m tests.bench.becks_golf

Recorded games of two rounds are replayed; each move is checked and its events are built. Views are those of the player to move,
half-way through a game. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.interface import Level
from tests.bench.recorded_games import by_bots, moves_a_second, record, view_time

GAMES = 30
OPTIONS = {"rounds": 2}


def rows() -> Iterator[tuple[str, str]]:
    """Yield each figure with its name, for games of random players and of bots."""
    levels: tuple[tuple[str, Level], ...] = (("at random", "easy"), ("by bots", "normal"))
    for seats in (2, 5):
        for how, level in levels:
            games = [record(BECKS_GOLF, seats, seed, OPTIONS, chooses=by_bots(level)) for seed in range(GAMES)]
            yield f"Beck's golf, {seats} players, {how}: checked moves a second", f"{moves_a_second(games):,.0f}"
        yield f"Beck's golf, {seats} players: a view", f"{view_time(BECKS_GOLF, *games[0].half_way()) * 1e6:.1f} µs"


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<70} {figure:>9}")
