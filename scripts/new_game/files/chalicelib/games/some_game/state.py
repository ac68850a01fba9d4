"""The state of a game, and the state packed as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chalicelib.games.base import Choices


@dataclass(slots=True)
class State:
    """The whole table: the number of seats, the barred number, the hidden picks, and all picks (`numbers`) after the reveal."""

    seats: int
    barred: int
    picks: Choices[int] = field(default_factory=Choices)
    numbers: list[int] | None = None

    @property
    def phase(self) -> str:
        """ "pick" or "over"."""
        return "pick" if self.numbers is None else "over"


def pack(state: State) -> Any:
    """Return the state as JSON, without the options, which the table stores. It shares no list with the state."""
    return {
        "seats": state.seats,
        "barred": state.barred,
        "picks": state.picks.pack(int),
        "numbers": state.numbers and [*state.numbers],
    }


def unpack(options: Mapping[str, Any], packed: Any) -> State:
    """Return the state that `pack` packed. The state takes over lists of `packed`."""
    return State(packed["seats"], packed["barred"], Choices.unpack(packed["picks"], int), packed["numbers"])
