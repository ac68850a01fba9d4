"""The result of a finished game: places, and strokes for boards (M-05, M-41, M-47)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chalicelib.games.course_game import FULL
from chalicelib.games.mulligan.options import NINE
from chalicelib.games.mulligan.state import State
from chalicelib.games.places import places


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places: by totals, in best ball of sides; with wagers by chips, then by totals."""
    if state.phase != "over":
        return None
    setup = state.setup
    totals = [side_total(state, seat) for seat in range(setup.seats)]
    book = state.book
    return {
        "places": _by_chips(book.chips, totals) if book else places(totals, lowest=True, sides=_sides(state)),
        "totals": [ball.total for ball in state.balls],
        "side_totals": [state.side_total(side) for side in range(len(setup.sides))],
        "chips": [*book.chips] if book else None,
        "points": [*state.wolf.points] if state.wolf else None,
    }


def standings(state: State) -> list[dict[str, Any] | None] | None:
    """Return each seat's strokes, in best ball its side's, for boards; None for a round that chips ended early (M-41)."""
    if state.phase != "over":
        return None
    seats, played = range(state.setup.seats), state.setup.tees[: len(state.balls[0].scores)]
    if len(played) < holes(state):
        return [None for _ in seats]
    par, as_played = sum(tee.par for tee in played), _as_played(state)
    totals = [side_total(state, seat) for seat in seats]
    return [{"score": totals[seat], "to_par": totals[seat] - par, **as_played, **_by_hole(state, seat)} for seat in seats]


def progress(state: State) -> tuple[int, int]:
    """Return the number of the current hole and the number of holes: nine before a vote whether to go on."""
    return min(state.at + 1, holes(state)), holes(state)


def holes(state: State) -> int:
    """Return the number of holes of the round, as far as is known."""
    return NINE if state.setup.holes == "ask" and not state.on else len(state.setup.tees)


def side_total(state: State, seat: int) -> int:
    """Return the total of this seat's side."""
    return state.side_total(state.setup.side(seat))


def _by_chips(chips: Sequence[int], totals: Sequence[int]) -> list[dict[str, Any]]:
    return places([(own, -total) for own, total in zip(chips, totals, strict=True)], scores=chips)


def _by_hole(state: State, seat: int) -> dict[str, dict[str, list[int]]]:
    """Return the strokes on each hole, keyed by its number on the course; nothing in best ball."""
    if state.setup.best_ball:
        return {}
    scores = state.balls[state.setup.golfers[seat][0]].scores
    return {"holes_by": {str(tee.hole): [strokes] for tee, strokes in zip(state.setup.tees, scores, strict=False)}}


def _as_played(state: State) -> dict[str, str]:
    """Return the holes played, for the boards, in a game with a vote after nine (M-05)."""
    if state.setup.holes != "ask":
        return {}
    return {"holes": str(FULL) if state.on else "front"}


def _sides(state: State) -> list[list[int]]:
    """Return the seats of each side, which share a place."""
    return [sorted({state.setup.seat_of[golfer] for golfer in side}) for side in state.setup.sides]
