"""All pick at once (G-02); who is late picks the lowest card, without asking (G-04)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce, Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Int, Moves, kind
from tests.tiny.rounds import DECK, lay_open, numbers
from tests.tiny.state import Choice, State


class Picks(AtOnce[State, Choice]):
    kind, shape = "pick", kind("pick", number=Int(min(DECK), max(DECK)), ask=Bool())
    too_late = "The picks are open."

    def gathered(self, state: State) -> Choices[Choice]:
        return state.picks

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "pick" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("pick", number=numbers(state.players[seat]), ask=Bool())

    def read(self, move: Any) -> Choice:
        return Choice(move["number"], move["ask"])

    def told(self, state: State, seat: int, choice: Choice) -> dict[str, Any]:
        return asdict(choice)

    def default(self, state: State, seat: int) -> Choice:
        return Choice(min(state.players[seat].hand), ask=False)

    def reveal(self, state: State, choices: Mapping[int, Choice], chance: Chance) -> list[Event]:
        return lay_open(state, choices, chance)
