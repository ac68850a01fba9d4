"""Stroke play (D-30): the lowest total wins. The other formats change what they need to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import JSON, Event
from chalicelib.games.places import places

Worth = int | Fraction


class Stroke:
    """How a game is scored. Formats have no state: all follows from the cards."""

    def over(self, state: State) -> bool:
        """Whether the game is decided."""
        holes = len(state.setup.tees)
        return all(len(player.card) == holes for player in state.players)

    def out(self, state: State) -> frozenset[int]:
        """The seats that play no more holes though the game goes on."""
        return frozenset()

    def decided(self, state: State, seat: int) -> list[Event]:
        """What the hole that this seat has just finished decides, besides its own score."""
        return []

    def standings(self, state: State) -> dict[str, Any] | None:
        """What a view shows beside the strokes, JSON-ready."""
        return None

    def worth(self, state: State) -> list[Worth]:
        """What each seat is placed by."""
        return [player.strokes for player in state.players]

    lowest = True
    """Whether less is better."""

    def points(self, state: State) -> list[str | int] | None:
        """Points per seat, JSON-ready; None where strokes decide."""
        return None

    def places(self, state: State) -> list[dict[str, JSON]]:
        """Who comes where. `score` is what places were given for: strokes, or points ("3/2": fractions stay exact)."""
        worth = self.worth(state)
        return places(worth, lowest=self.lowest, scores=self.points(state), sides=state.setup.sides)


def holes_of_all(state: State) -> int:
    """How many holes every player has finished."""
    return min(len(player.card) for player in state.players)


def settles_a_hole(state: State, seat: int) -> bool:
    """Whether this seat, which has just finished a hole, was the last one to."""
    return len(state.players[seat].card) == holes_of_all(state)
