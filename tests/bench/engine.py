"""Measure the speed of Dice Golf's engine on one core: checked moves per second, and the time to build a view.

    python -m tests.bench.engine

Recorded rounds of four players over 18 holes are replayed; each move is checked, its dice drawn and its events built. Views are
built at the end of a round, when they are largest. Figures are medians of five runs, in processor time.
"""

from __future__ import annotations

from collections.abc import Iterator

from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.interface import Course, Hole
from tests.bench.recorded_games import moves_a_second, record, view_time

BOX = Course("box", "Mulligan Dice Golf", tuple(Hole(int(par), 400) for par in "443453454434543445"))
SEATS, GAMES = 4, 40


def rows() -> Iterator[tuple[str, str]]:
    """Yield each figure with its name, for stroke play and for match play, whose six matches cost most."""
    for scoring, stymie in (("stroke", True), ("stroke", False), ("match", False)):
        rounds = [record(DICE_GOLF, SEATS, seed, {"format": scoring, "stymie": stymie}, BOX) for seed in range(GAMES)]
        pace = "turns with the Stymie" if stymie else "own pace"
        yield f"engine, {scoring}, {pace}: checked moves a second", f"{moves_a_second(rounds):,.0f}"
        yield (
            f"engine, {scoring}, {pace}: a view of 4 players, 18 holes",
            f"{view_time(DICE_GOLF, rounds[0].end(), 0) * 1e6:.1f} µs",
        )


if __name__ == "__main__":
    for what, figure in rows():
        print(f"{what:<70} {figure:>9}")
