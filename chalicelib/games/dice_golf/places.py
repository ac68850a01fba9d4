"""How a finished game stands: places for the result, strokes for the boards."""

from __future__ import annotations

from typing import Any

from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import Player, State


def result(state: State) -> dict[str, Any] | None:
    """None while playing. `strokes` and `to_par` of each seat are there in every format."""
    if not state.over:
        return None
    scoring = FORMATS[state.setup.format]
    return {
        "places": scoring.places(state),
        "strokes": [player.strokes for player in state.players],
        "to_par": [player.to_par for player in state.players],
    }


def standings(state: State) -> list[dict[str, Any] | None] | None:
    """The strokes of each seat for the boards; None for one that did not play all holes, as a match may end early (D-31)."""
    if not state.over:
        return None
    holes = len(state.setup.tees)
    return [
        {"score": player.strokes, "to_par": player.to_par, "holes_by": _by_hole(state, player)}
        if len(player.card) == holes
        else None
        for player in state.players
    ]


def _by_hole(state: State, player: Player) -> dict[str, list[int]]:
    """The strokes of each hole by the course's own number, round after round."""
    found: dict[str, list[int]] = {}
    for tee, strokes in zip(state.setup.tees, player.card, strict=True):
        found.setdefault(str(tee.hole), []).append(strokes)
    return found


def progress(state: State) -> tuple[int, int]:
    """The hole that the hindmost player is on, of those who still play, in a game of so many."""
    holes = len(state.setup.tees)
    thru = [len(player.card) for seat, player in enumerate(state.players) if seat not in state.out or state.over]
    return (max(thru) if state.over else min(thru) + 1, holes)
