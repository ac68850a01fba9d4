"""The record of a finished game, with all that is needed to score it by hand (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.becks_golf.state import State
from chalicelib.games.interface import Event, Step


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return all rounds with their scores, and the totals."""
    scored = [event for step in steps for event in step.events if event.kind == "scored"]
    return {"rounds": [_round(event) for event in scored], "totals": [player.total for player in state.players]}


def _round(event: Event) -> dict[str, Any]:
    data = event.shown
    return {
        "grids": [[grid[row : row + 3] for row in (0, 3, 6)] for grid in data["grids"]],
        "closer": data["closer"],
        "raw": [*data["raw"]],
        "scores": [*data["scores"]],
    }
