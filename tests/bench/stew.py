"""Measure the speed of Mulligan Stew on one core: checked moves per second, legal moves, views.

    python -m tests.bench.stew

Recorded games are replayed; legal moves and a view are built half-way through one. Figures are medians of five runs, in
processor time.
"""

from __future__ import annotations

from collections.abc import Iterator

from chalicelib.games.stew import STEW
from tests.bench.recorded_games import TIMES, Recorded, moves_a_second, record, view_time
from tests.bench.timing import seconds

GAMES = 40
WAYS: tuple[tuple[int, bool], ...] = ((2, False), (5, False), (5, True))


def rows() -> Iterator[tuple[str, str]]:
    """Yield each figure with its name."""
    for seats, specialties in WAYS:
        games = [record(STEW, seats, seed, {"specialties": specialties}) for seed in range(GAMES)]
        label = f"stew, {seats} players{', specialties' if specialties else ''}"
        yield f"{label}: checked moves a second", f"{moves_a_second(games):,.0f}"
        yield f"{label}: legal moves", f"{legal_time(games[0]) * 1e6:.1f} µs"
        yield f"{label}: a view", f"{view_time(STEW, *games[0].half_way()) * 1e6:.1f} µs"


def legal_time(recorded: Recorded) -> float:
    """Return the seconds to build the legal moves with their schema, half-way through a game."""
    state, seat = recorded.half_way()

    def work() -> None:
        for _ in range(TIMES):
            moves = STEW.legal(state, seat)
            assert moves is not None
            moves.schema()

    return seconds(work) / TIMES


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<90} {figure:>10}")
