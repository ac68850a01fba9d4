"""Views of Grandpa Beck's Golf as JSON, built up field by field.

Face-down cards and the order of the draw pile are in nobody's view. A drawn card is only in its player's view. Each call
returns new lists, so views never share one with the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chalicelib.games.becks_golf.cards import (
    FACES,
    PACK,
    TURNS,
    Cards,
    Line,
    Shown,
    all_shown,
    score,
    scored,
    scored_with,
    sets,
    with_bonus,
)
from chalicelib.games.becks_golf.state import Ended, Player, State

MARGIN = 8
"""Closing is `clear` if the score is at least this far below the expected score of each other player.

Of the bots that closed exactly at this margin, seven in ten had the lowest score alone. The bonus and the penalty balance at
two in three.
"""
_ALL = sum(PACK)


def view(state: State, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """Return the `state` of a view (`schemas`) for this seat (None: a spectator). `everything` adds all that is hidden."""
    turn = state.turn
    return {
        "round": state.round,
        "rounds": state.rounds,
        "phase": state.phase,
        "dealer": state.dealer,
        "turn": turn,
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
        "own": None if seat is None else _own(state, seat, turn),
        "last": _last(state),
    }


def _player(state: State, seat: int, everything: bool) -> dict[str, Any]:
    """Return one player's grid, its score so far, and the scores of earlier rounds."""
    player = state.players[seat]
    cards = player.face_up
    showing, made = scored(cards)
    return {
        "seat": seat,
        "grid": grid(cards),
        "down": cards.count(None),
        "down_cards": _down_cards(player) if everything else None,
        "choice": _choice(state, seat) if everything else None,
        "sets": made_sets(made),
        "showing": showing,
        "scores": [*player.scores],
        "total": sum(player.scores),
    }


def _own(state: State, seat: int, turn: int | None) -> dict[str, Any]:
    """Return what only this seat sees: its hidden choice, and the outlook for the card that it may place."""
    return {
        "choice": _choice(state, seat),
        "changes_left": state.opening.changes_left(seat),
        "would": outlook(state, seat) if seat == turn else None,
    }


def outlook(state: State, seat: int) -> dict[str, Any]:
    """Return the effect of placing the drawn card, or else the top discard, in the seat's grid.

    For each place: the score that the grid would show, and the sets that would be completed. Then the place that would close
    the round, if any, and whether closing is `clear`. The page warns otherwise, as a closer must have the lowest score alone
    (B-23).
    """
    player = state.players[seat]
    card = state.discard[-1] if state.drawn is None else state.drawn
    cards = player.face_up
    last = player.up.index(False) if cards.count(None) == 1 and state.closer is None else None
    before, would = sets(cards), scored_with(cards, card)
    return {
        "showing": [showing for showing, _ in would],
        "completes": [made_sets([one for one in made if one not in before]) for _, made in would],
        "closes": last,
        "clear": None if last is None else is_clear(state, seat, would[last][0]),
    }


def is_clear(state: State, seat: int, score: int) -> bool:
    """Return whether this score is well below the expected score of each other player.

    The expected score is that of the face-up cards, plus the mean of the unseen cards for each face-down card.
    """
    mean = unseen_mean(state)
    return all(
        score + MARGIN <= _expected(player.face_up, player.down, mean)
        for number, player in enumerate(state.players)
        if number != seat
    )


def unseen_mean(state: State) -> float:
    """Return the mean value of the cards that the player whose turn it is cannot see."""
    faces = [card for player in state.players for card in player.face_up if card is not None]
    seen = [*faces, *state.discard, *([] if state.drawn is None else [state.drawn])]
    return (_ALL - sum(seen)) / (len(PACK) - len(seen))


def _expected(face_up: Cards, down: int, mean: float) -> float:
    return score(face_up) + down * mean


def _drawn(state: State, seat: int | None, everything: bool) -> dict[str, Any] | None:
    """Return who holds a drawn card. Only its player sees which card it is."""
    if state.drawn is None:
        return None
    turn = state.turn
    return {"seat": turn, "card": FACES[state.drawn] if everything or seat == turn else None}


def _choice(state: State, seat: int) -> list[int] | None:
    choice = state.opening.made.get(seat)
    return None if choice is None else [*choice]


def _down_cards(player: Player) -> list[Any]:
    """Return the face-down cards at their places; null for a face-up card."""
    return grid([None if up else card for card, up in zip(player.grid, player.up, strict=True)])


def _last(state: State) -> dict[str, Any] | None:
    """Return the end of the previous round, for players who come back later."""
    if state.last is None:
        return None
    number = len(state.players[0].scores)
    return ended(number, state.last, [player.total for player in state.players])


def grid(cards: Cards) -> list[Shown | None]:
    """Return nine cards as they are shown, row by row; null for a face-down card."""
    return [None if card is None else FACES[card] for card in cards]


def made_sets(made: Iterable[tuple[Line, int]]) -> list[dict[str, Any]]:
    """Return the places and the score of each set."""
    return [{"places": [*line], "score": -number} for line, number in made]


def ended(number: int, ended: Ended, totals: list[int]) -> dict[str, Any]:
    """Return a finished round with all cards turned: scores before and after the closer's bonus or penalty, and totals."""
    raw = [score(cards) for cards in ended.grids]
    return {
        "round": number,
        "closer": ended.closer,
        "grids": [all_shown(cards) for cards in ended.grids],
        "turned": [[*places] for places in ended.turned],
        "sets": [made_sets(sets(cards)) for cards in ended.grids],
        "discard": FACES[ended.discard],
        "raw": raw,
        "scores": with_bonus(raw, ended.closer),
        "totals": totals,
    }
