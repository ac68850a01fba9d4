"""Why a move is refused, in one sentence for the player at that seat, with nothing in it that lies face-down."""

from __future__ import annotations

import json
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.becks_golf.cards import FACES
from chalicelib.games.becks_golf.state import State
from chalicelib.games.moves import Moves


def not_now(state: State, seat: int) -> NotNow:
    """For a seat that may do nothing now."""
    if state.phase == "over":
        return PhaseOver("This game is over: all cards are turned.")
    if state.phase == "opening":
        return PhaseOver("You have chosen: others are yet to choose.")
    return NotYourTurn("It is not your turn: somebody else is about to play.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """For a move that is not among those allowed."""
    return f"“{_told(move)}” is not possible now: {_choices(state)}."


def _choices(state: State) -> str:
    if state.phase == "opening":
        return "choose two different places from 0 to 8, whose cards you will turn"
    if state.drawn is None:
        return f"draw a card, or take the {_name(state.discard[-1])} to a place from 0 to 8"
    return f"place the {_name(state.drawn)} you drew at a place from 0 to 8, or discard it"


def _name(card: int) -> str:
    return {"M": "Mulligan", "H": "Hazard"}.get(str(FACES[card]), str(card))


def _told(move: Any) -> str:
    """What was sent, cut short: a move's words, or bare JSON."""
    if isinstance(move, dict) and isinstance(move.get("kind"), str):
        words = [move["kind"], *(json.dumps(value, ensure_ascii=False) for name, value in move.items() if name != "kind")]
        return " ".join(words)[:40]
    return json.dumps(move, ensure_ascii=False)[:40]
