"""The view of a seat, built field by field: whatever is not included stays hidden."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from tests.tiny.state import State


def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """Return the view of this seat (None: a watcher); with `everything` also the hidden hands, picks and deck."""
    return {
        "round": min(state.round, state.options.rounds),
        "rounds": state.options.rounds,
        "phase": state.phase,
        "chip": state.chip,
        "last": state.last and [*state.last],
        "discard": [*state.discard],
        "deck": len(state.deck),
        "deck_cards": [*state.deck] if everything else None,
        "players": [_player(state, number, everything) for number in range(len(state.players))],
        "own": None if seat is None else _own(state, seat),
    }


def _player(state: State, seat: int, everything: bool) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "seat": seat,
        "points": player.points,
        "hand": len(player.hand),
        "cards": [*player.hand] if everything or state.options.open_hands else None,
        "lies": player.lies,
        "asked": player.asked,
        "choice": _choice(state, seat) if everything else None,
    }


def _own(state: State, seat: int) -> dict[str, Any]:
    return {
        "cards": [*state.players[seat].hand],
        "choice": _choice(state, seat),
        "changes_left": state.picks.changes_left(seat),
    }


def _choice(state: State, seat: int) -> dict[str, Any] | None:
    choice = state.picks.made.get(seat)
    return None if choice is None else asdict(choice)
