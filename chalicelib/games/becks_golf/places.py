"""How a game stands: places by total, lowest first (B-24)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf.state import State


def result(state: State) -> dict[str, Any] | None:
    """None while playing. `score` is the total of all rounds; equal totals share the place."""
    if state.phase != "over":
        return None
    totals = [player.total for player in state.players]
    places = [
        {"seat": seat, "place": 1 + sum(other < own for other in totals), "score": own} for seat, own in enumerate(totals)
    ]
    return {"places": places, "rounds": [[*player.scores] for player in state.players]}


def progress(state: State) -> tuple[int, int]:
    """The round that is on, of so many."""
    return state.round, state.rounds
