"""Two against two: best ball (D-33), low and total (D-34), high-low (D-35). Seats 0 and 2 play seats 1 and 3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.games.dice_golf.scoring.stroke import Stroke, Worth
from chalicelib.games.dice_golf.state import State, Tee

Balls = tuple[int, int]
"""The two scores of a side on one hole."""

Both = tuple[list[Balls], list[Balls]]
"""The balls of both sides, hole by hole."""


class Sides(Stroke):
    """What the three have in common: partners share a worth, and a hole is settled once all four have played it."""

    def worth(self, state: State) -> list[Worth]:
        balls = _balls(state)
        totals = self.totals(balls, self.holes(balls))
        return [totals[seat % 2] for seat in range(4)]

    def standings(self, state: State) -> dict[str, Any]:
        tees, balls = state.setup.tees, _balls(state)
        holes = self.holes(balls)
        sides = zip(state.setup.sides, self.totals(balls, holes), self.against_par(tees, balls), strict=True)
        return {
            "sides": [{"seats": list(seats), "score": score, "to_par": to_par} for seats, score, to_par in sides],
            "holes": [{"at": tee.at, "round": tee.round, "score": [*hole]} for tee, hole in zip(tees, holes, strict=False)],
        }

    def holes(self, balls: Both) -> list[tuple[int, int]]:
        """What both sides got for each settled hole: strokes or points."""
        return [self.hole(first, second) for first, second in zip(*balls, strict=False)]

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        """What the sides get for one hole."""
        raise NotImplementedError

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        """What both sides have so far: strokes or points."""
        return [sum([hole[side] for hole in holes]) for side in (0, 1)]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        """Both sides against par, where that means anything."""
        return [None, None]


class BestBall(Sides):
    """The lower ball counts. A side's total already has the holes that only this side has finished."""

    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return min(first), min(second)

    def totals(self, balls: Both, holes: list[tuple[int, int]]) -> list[int]:
        return [sum(map(min, side)) for side in balls]

    def against_par(self, tees: Sequence[Tee], balls: Both) -> list[int | None]:
        return [sum(map(min, side)) - sum([tee.par for tee in tees[: len(side)]]) for side in balls]


class ByPoints(Sides):
    """Points from two comparisons a hole; ties give none."""

    lowest = False

    def points(self, state: State) -> list[str | int] | None:
        balls = _balls(state)
        totals = self.totals(balls, self.holes(balls))
        return [totals[seat % 2] for seat in range(4)]


class LowTotal(ByPoints):
    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return _points(min(first), min(second), sum(first), sum(second))


class HighLow(ByPoints):
    def hole(self, first: Balls, second: Balls) -> tuple[int, int]:
        return _points(min(first), min(second), max(first), max(second))


def _balls(state: State) -> Both:
    """Each side's scores on the holes that both partners have finished."""
    cards = [player.card for player in state.players]
    return list(zip(cards[0], cards[2], strict=False)), list(zip(cards[1], cards[3], strict=False))


def _points(low: int, other_low: int, ball: int, other_ball: int) -> tuple[int, int]:
    """One point for the lower of each two."""
    return (low < other_low) + (ball < other_ball), (other_low < low) + (other_ball < ball)
