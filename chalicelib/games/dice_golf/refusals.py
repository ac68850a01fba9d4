"""Why a move is refused, in one sentence with what was sent and how the game stands.

It is for the player at that seat alone, to whom seats' numbers mean nothing: "you", or "somebody else".
"""

from __future__ import annotations

import json
from typing import Any

from chalicelib.errors import NotNow, NotYourTurn, PhaseOver
from chalicelib.games.dice_golf.state import State
from chalicelib.games.dice_golf.turns import in_hand, turn
from chalicelib.games.moves import Moves

WHOM_TO_STYMIE = "choose somebody who has a roll to come and is no partner of yours"


def not_now(state: State, seat: int) -> NotNow:
    """For a seat that may do nothing now."""
    if state.over:
        return PhaseOver("This round is over: there is nothing left to play.")
    acting = turn(state)
    if acting is None:
        return PhaseOver("You have played every hole.")
    if acting == state.passing:
        return NotYourTurn("It is not your turn: somebody else passes the Stymie first.")
    tee = state.setup.tees[len(state.players[acting].card)]
    return NotYourTurn(f"It is not your turn: somebody else plays hole {tee.hole}.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """For a move that is not among those allowed."""
    told = _told(move)
    if state.passing == seat:
        there = " to that player" if told == "“pass-stymie”" else ""
        return f"{told}{there} is not possible (the Stymie must be passed): {WHOM_TO_STYMIE}."
    return f"{told} is not possible ({_position(state, seat)}): you may {_choices(moves)}."


def _told(move: Any) -> str:
    """What was sent, cut short: a move with its other members, or bare JSON."""
    if isinstance(move, dict) and move.get("kind") == "pass-stymie":
        return "“pass-stymie”"
    if isinstance(move, dict) and isinstance(move.get("kind"), str):
        words = [move["kind"], *(_word(value) for name, value in move.items() if name != "kind")]
        return f"“{' '.join(words)[:40]}”"
    return f"“{json.dumps(move, ensure_ascii=False)[:40]}”"


def _position(state: State, seat: int) -> str:
    """The seat's hole in short notation: "hole 4, par 4, Rough Chip 1 Blank = 5, 3 chips"."""
    player, play = state.players[seat], in_hand(state, seat)
    tee = state.setup.tees[len(player.card)]
    lie = f"{' '.join(map(str, play.roll))} = {play.score}" if play else "not rolled"
    return f"hole {tee.hole}, par {tee.par}, {lie}, {player.chips} chip{'' if player.chips == 1 else 's'}"


def _choices(moves: Moves) -> str:
    """ "roll", or "keep, hole-mulligan or shot-mulligan black"."""
    *others, last = [" ".join(str(value) for value in move.values()) for move in moves.each()]
    return f"{', '.join(others)} or {last}" if others else last


def _word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
