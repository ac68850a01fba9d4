"""How a game stands: places by money, then by cards in hand (S-24), and what a rematch takes along (S-25)."""

from __future__ import annotations

from typing import Any

from chalicelib.games.places import places
from chalicelib.games.stew.cards import ROUNDS
from chalicelib.games.stew.state import State


def result(state: State) -> dict[str, Any] | None:
    """None while playing. `score` is the money; of those who have as much, who holds more cards comes first."""
    if state.phase != "over":
        return None
    money, cards = [player.money for player in state.players], [len(player.hand) for player in state.players]
    return {"places": places([*zip(money, cards, strict=True)], scores=money), "hands": cards}


def carry(state: State) -> list[int] | None:
    """The winners, one of whom washes dishes in the rematch."""
    told = result(state)
    return None if told is None else [place["seat"] for place in told["places"] if place["place"] == 1]


def progress(state: State) -> tuple[int, int]:
    """The round that is on, of four."""
    return state.round, ROUNDS
