"""All pick at once (G-02); who is late picks the lowest (G-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce
from chalicelib.games.base import Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOfValues, kind
from chalicelib.games.some_game.rounds import NUMBERS, allowed, lay_open
from chalicelib.games.some_game.state import State


class Picks(AtOnce[State, int]):
    """Everybody's number."""

    kind, shape = "pick", kind("pick", number=OneOfValues(NUMBERS))
    too_late = "The picks are open."

    def gathered(self, state: State) -> Choices[int]:
        return state.picks

    def seats(self, state: State) -> Sequence[int]:
        return range(state.seats) if state.phase == "pick" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("pick", number=OneOfValues(allowed(state)))

    def read(self, move: Any) -> int:
        return int(move["number"])

    def told(self, state: State, seat: int, choice: int) -> dict[str, Any]:
        return {"number": choice}

    def default(self, state: State, seat: int) -> int:
        return min(allowed(state))

    def reveal(self, state: State, choices: Mapping[int, int], chance: Chance) -> list[Event]:
        return lay_open(state, choices)
