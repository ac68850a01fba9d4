"""The things on the table, and how they are packed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chalicelib.games.base import Choices


@dataclass(slots=True)
class State:
    """The whole table: so many seats, the number that is barred, hidden picks, and what lies open once all are in."""

    seats: int
    barred: int
    picks: Choices[int] = field(default_factory=Choices)
    numbers: list[int] | None = None

    @property
    def phase(self) -> str:
        """ "pick" or "over"."""
        return "pick" if self.numbers is None else "over"


def pack(state: State) -> Any:
    """All but the options, which the table keeps, as a JSON value that shares nothing with the state."""
    return {
        "seats": state.seats,
        "barred": state.barred,
        "picks": state.picks.pack(int),
        "numbers": state.numbers and [*state.numbers],
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """The state again; `packed` is the caller's to give away."""
    return State(packed["seats"], packed["barred"], Choices.unpack(packed["picks"], int), packed["numbers"])
