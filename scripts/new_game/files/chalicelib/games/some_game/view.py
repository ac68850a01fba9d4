"""Views as JSON, built up field by field. A field of the state that is not listed here stays hidden."""

from __future__ import annotations

from typing import Any

from chalicelib.games.some_game.state import State


def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """Return the view of this seat (None: a spectator). `everything` adds hidden picks."""
    return {
        "phase": state.phase,
        "barred": state.barred,
        "players": [_player(state, number, everything) for number in range(state.seats)],
        "own": None if seat is None else _own(state, seat),
    }


def _player(state: State, seat: int, everything: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "number": None if state.numbers is None else state.numbers[seat],
        "choice": state.picks.made.get(seat) if everything else None,
    }


def _own(state: State, seat: int) -> dict[str, Any]:
    return {"choice": state.picks.made.get(seat), "changes_left": state.picks.changes_left(seat)}
