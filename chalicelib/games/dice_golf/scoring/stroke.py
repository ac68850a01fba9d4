"""Stroke play (D-30): the lowest total wins. The other formats change what they need to."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from chalicelib.games.dice_golf.state import State
from chalicelib.games.interface import Event

Worth = int | Fraction


class Stroke:
    """How a game is scored. Formats have no state: all follows from the cards."""

    def over(self, state: State) -> bool:
        """Whether the game is decided."""
        holes = len(state.setup.tees)
        return all(len(player.card) == holes for player in state.players)

    def decided(self, state: State, seat: int) -> list[Event]:
        """What the hole that this seat has just finished decides, besides its own score."""
        return []

    def standings(self, state: State) -> dict[str, Any] | None:
        """What a view shows beside the strokes, JSON-ready."""
        return None

    def teams(self, state: State) -> Sequence[tuple[int, ...]]:
        """Who takes a place together."""
        return [(seat,) for seat in range(state.setup.seats)]

    def worth(self, state: State) -> list[Worth]:
        """What each seat is placed by."""
        return [player.strokes for player in state.players]

    def better(self, mine: Worth, theirs: Worth) -> bool:
        """Whether mine beats theirs."""
        return mine < theirs

    def points(self, state: State) -> list[str | int] | None:
        """Points per seat, JSON-ready; None where strokes decide."""
        return None

    def places(self, state: State) -> list[int]:
        """The place of each seat from 1; equals share it (G-07)."""
        worth, teams = self.worth(state), self.teams(state)
        place = {seat: 1 + sum(self.better(worth[other[0]], worth[seat]) for other in teams) for team in teams for seat in team}
        return [place[seat] for seat in range(state.setup.seats)]


def holes_of_all(state: State) -> int:
    """How many holes every player has finished."""
    return min(len(player.card) for player in state.players)


def settles_a_hole(state: State, seat: int) -> bool:
    """Whether this seat, which has just finished a hole, was the last one to."""
    return len(state.players[seat].card) == holes_of_all(state)
