"""A finished game in its own terms, enough to score it again by hand (docs/records.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.dice_golf.scoring import FORMATS
from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Event, Step

Plays = dict[tuple[int, int, int], dict[str, Any]]
"""By round, place in the round and seat, in the order of their first rolls."""


def record(state: State, steps: Iterable[Step]) -> dict[str, Any]:
    """Holes, totals and points. Plays that a match's early end left unfinished are missing, and holes without any play."""
    plays: Plays = {}
    for step in steps:
        for event in step.events:
            _note(plays, event)
    finished: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for (number, at, _), play in plays.items():
        if "score" in play:
            finished.setdefault((number, at), []).append(play)
    return {
        "holes": [
            {"hole": tee.hole, "round": tee.round, "par": tee.par, "plays": finished[tee.round, tee.at]}
            for tee in state.setup.tees
            if (tee.round, tee.at) in finished
        ],
        "totals": [player.strokes for player in state.players],
        "points": FORMATS[state.setup.format].points(state),
    }


def _note(plays: Plays, event: Event) -> None:
    """Writes one event down. The block is passed right after the hole that made it, before its player's next roll."""
    seat, told = event.seat, event.shown
    if seat is None:
        return
    if event.kind == "rolled":
        _note_roll(plays.setdefault((told["round"], told["at"], seat), _blank(seat)), event)
    elif event.kind == "holed":
        plays[told["round"], told["at"], seat]["score"] = told["score"]
    elif event.kind == "passed-stymie":
        latest = [play for (_, _, player), play in plays.items() if player == seat][-1]
        latest["stymie_to"] = told["to"]


def _blank(seat: int) -> dict[str, Any]:
    return {"seat": seat, "rolls": [], "mulligan": None, "stymied": False, "stymie_to": None}


def _note_roll(play: dict[str, Any], event: Event) -> None:
    """A second roll lists all dice as they then lie."""
    play["rolls"].append({die["die"]: die["face"] for die in event.shown["dice"]})
    play["mulligan"], play["stymied"] = event.shown["mulligan"], event.shown["stymied"]
