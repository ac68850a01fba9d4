"""What a seat may see, built up field by field: what is not put here stays hidden."""

from __future__ import annotations

from typing import Any

from tests.tiny.rounds import CHANGES
from tests.tiny.state import Player, State


def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """The table for this seat (None: a watcher); with `everything` the hidden hands, picks and deck too."""
    own = None if seat is None else _own(state.players[seat])
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
        "own": own,
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
        "choice": _choice(player) if everything else None,
    }


def _own(player: Player) -> dict[str, Any]:
    return {"cards": [*player.hand], "choice": _choice(player), "changes_left": CHANGES + 1 - max(player.picks, 1)}


def _choice(player: Player) -> dict[str, Any] | None:
    choice = player.choice
    return {"number": choice.number, "ask": choice.ask} if choice else None
