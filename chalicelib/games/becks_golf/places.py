"""How a game stands: places by total, lowest first (B-24)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf.state import State
from chalicelib.games.places import places


def result(state: State) -> dict[str, Any] | None:
    """None while playing. `score` is the total of all rounds; equal totals share the place."""
    if state.phase != "over":
        return None
    totals = [player.total for player in state.players]
    return {"places": places(totals, lowest=True), "rounds": [[*player.scores] for player in state.players]}


def progress(state: State) -> tuple[int, int]:
    """The round that is on, of so many."""
    return state.round, state.rounds
