"""Two against two: best ball (D-33), low and total (D-34), high-low (D-35). Seats 0 and 2 play seats 1 and 3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.games.dice_golf.scoring.stroke import Stroke, Worth
from chalicelib.games.dice_golf.state import State, Tee

Balls = tuple[int, int]
"""The two scores of a side on one hole."""


class Sides(Stroke):
    """What the three have in common: partners share a worth, and a hole is settled once all four have played it."""

    def teams(self, state: State) -> Sequence[tuple[int, ...]]:
        return state.setup.sides

    def worth(self, state: State) -> list[Worth]:
        totals = self.totals(state)
        return [totals[seat % 2] for seat in range(4)]

    def standings(self, state: State) -> dict[str, Any]:
        settled = zip(state.setup.tees, *_balls(state), strict=False)
        return {
            "sides": [
                {"seats": list(seats), "score": score, "to_par": to_par}
                for seats, score, to_par in zip(state.setup.sides, self.totals(state), self.against_par(state), strict=True)
            ],
            "holes": [self.shown(tee, mine, theirs) for tee, mine, theirs in settled],
        }

    def totals(self, state: State) -> list[int]:
        """What both sides have so far: strokes or points."""
        holes = [self.hole(mine, theirs) for mine, theirs in zip(*_balls(state), strict=False)]
        return [sum(hole[side] for hole in holes) for side in (0, 1)]

    def against_par(self, state: State) -> list[int | None]:
        """Both sides against par, where that means anything."""
        return [None, None]

    def hole(self, mine: Balls, theirs: Balls) -> tuple[int, int]:
        """What both sides get for one hole."""
        raise NotImplementedError

    def shown(self, tee: Tee, mine: Balls, theirs: Balls) -> dict[str, Any]:
        """A settled hole, JSON-ready."""
        return {
            "at": tee.at,
            "round": tee.round,
            "low": [min(mine), min(theirs)],
            "high": [max(mine), max(theirs)],
            "total": [sum(mine), sum(theirs)],
            "score": list(self.hole(mine, theirs)),
        }


class BestBall(Sides):
    def hole(self, mine: Balls, theirs: Balls) -> tuple[int, int]:
        return min(mine), min(theirs)

    def totals(self, state: State) -> list[int]:
        return [sum(map(min, balls)) for balls in _balls(state)]

    def against_par(self, state: State) -> list[int | None]:
        tees = state.setup.tees
        return [sum(min(pair) - tee.par for pair, tee in zip(balls, tees, strict=False)) for balls in _balls(state)]


class ByPoints(Sides):
    """Points from two comparisons a hole; ties give none."""

    def better(self, mine: Worth, theirs: Worth) -> bool:
        return mine > theirs

    def points(self, state: State) -> list[str | int] | None:
        totals = self.totals(state)
        return [totals[seat % 2] for seat in range(4)]


class LowTotal(ByPoints):
    def hole(self, mine: Balls, theirs: Balls) -> tuple[int, int]:
        return _compare((min(mine), min(theirs)), (sum(mine), sum(theirs)))


class HighLow(ByPoints):
    def hole(self, mine: Balls, theirs: Balls) -> tuple[int, int]:
        return _compare((min(mine), min(theirs)), (max(mine), max(theirs)))


def _balls(state: State) -> tuple[list[Balls], list[Balls]]:
    """Each side's scores on the holes that both partners have finished."""
    cards = [player.card for player in state.players]
    return list(zip(cards[0], cards[2], strict=False)), list(zip(cards[1], cards[3], strict=False))


def _compare(*contests: tuple[int, int]) -> tuple[int, int]:
    """One point for the lower of each."""
    return sum(mine < theirs for mine, theirs in contests), sum(theirs < mine for mine, theirs in contests)
