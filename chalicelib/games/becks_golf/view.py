"""What a seat may see, built up field by field: face-down cards and the draw pile's order are in nobody's view, their owner's
no more than others', and a drawn card is in its own player's alone.
"""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf import shown
from chalicelib.games.becks_golf.cards import FACES, TURNS, all_shown
from chalicelib.games.becks_golf.outlook import outlook
from chalicelib.games.becks_golf.scoring import score, sets
from chalicelib.games.becks_golf.state import Player, State


def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """The `state` of a view (`schemas`) for this seat (None: a watcher); with `everything` all hidden things too."""
    return {
        "round": state.round,
        "rounds": state.rounds,
        "phase": state.phase,
        "dealer": state.dealer,
        "turn": state.turn,
        "turns": state.turns // len(state.players),
        "most_turns": TURNS,
        "closer": state.closer,
        "closers": [*state.closers],
        "last_turns": state.last_turns,
        "pile": len(state.pile),
        "pile_cards": all_shown(state.pile) if everything else None,
        "discard": all_shown(state.discard),
        "drawn": _drawn(state, seat, everything),
        "players": [_player(state, number, everything) for number in range(len(state.players))],
        "own": None if seat is None else _own(state, seat),
        "last": _last(state),
    }


def _player(state: State, seat: int, everything: bool) -> dict[str, Any]:
    """One player's grid, what it shows so far, and the rounds before."""
    player = state.players[seat]
    cards = player.face_up
    return {
        "seat": seat,
        "grid": shown.grid(cards),
        "down": player.down,
        "down_cards": _down_cards(player) if everything else None,
        "choice": _choice(state, seat) if everything else None,
        "sets": shown.made_sets(sets(cards)),
        "showing": score(cards),
        "scores": [*player.scores],
        "total": player.total,
    }


def _own(state: State, seat: int) -> dict[str, Any]:
    """What concerns this seat alone: its hidden choice, and what the card it may place would make of its grid."""
    return {
        "choice": _choice(state, seat),
        "changes_left": state.opening.changes_left(seat),
        "would": outlook(state, seat) if seat == state.turn else None,
    }


def _drawn(state: State, seat: int | None, everything: bool) -> dict[str, Any] | None:
    """That somebody holds a drawn card is seen by all; which, by nobody else."""
    if state.drawn is None:
        return None
    return {"seat": state.turn, "card": FACES[state.drawn] if everything or seat == state.turn else None}


def _choice(state: State, seat: int) -> list[int] | None:
    choice = state.opening.made.get(seat)
    return None if choice is None else [*choice]


def _down_cards(player: Player) -> list[Any]:
    """Nine places; null lies face-up."""
    return shown.grid([None if up else card for card, up in zip(player.grid, player.up, strict=True)])


def _last(state: State) -> dict[str, Any] | None:
    """The round before as it ended, for those who come hours later."""
    if state.last is None:
        return None
    number = len(state.players[0].scores)
    return shown.ended(number, state.last, [player.total for player in state.players])
