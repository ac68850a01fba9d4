"""The game's own part of a finished table's record: enough to score it again by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.interface import Event, Step
from tests.tiny.state import State


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Return {"rounds": [{"picks", "asked", "reacted", "lay", "chip"}, …], "points": [per seat]}, from the events."""
    rounds: list[dict[str, Any]] = []
    for step in steps:
        for event in step.events:
            _note(rounds, event, len(state.players))
    return {"rounds": rounds, "points": [player.points for player in state.players]}


def _note(rounds: list[dict[str, Any]], event: Event, seats: int) -> None:
    shown = event.shown
    if event.kind == "revealed":
        rounds.append({"picks": shown["numbers"], "asked": shown["asked"], "reacted": [None] * seats})
    elif event.kind == "reacted" and event.seat is not None:
        rounds[-1]["reacted"][event.seat] = shown["number"]
    elif event.kind == "scored":
        rounds[-1].update(lay=shown["numbers"], chip=shown["chip"])
