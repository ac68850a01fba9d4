"""All choose the two cards that they turn over, at once (B-10); who is late turns the first two (B-26)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce, Choices
from chalicelib.games.becks_golf.cards import LATE_OPENS, OPENED
from chalicelib.games.becks_golf.rounds import open_all
from chalicelib.games.becks_golf.scoring import PLACES
from chalicelib.games.becks_golf.state import Places, State
from chalicelib.games.interface import Event
from chalicelib.games.moves import Int, ListOf, Moves, kind

PLACE = Int(PLACES[0], PLACES[-1])
TWO_PLACES = kind("open", at=ListOf(PLACE, OPENED, OPENED, unique=True))


class Opening(AtOnce[State, Places]):
    kind, shape = "open", TWO_PLACES
    too_late = "The first cards are turned already."

    def gathered(self, state: State) -> Choices[Places]:
        return state.opening

    def seats(self, state: State) -> Sequence[int]:
        return range(len(state.players)) if state.phase == "opening" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return TWO_PLACES

    def read(self, move: Any) -> Places:
        return tuple(sorted(move["at"]))

    def told(self, state: State, seat: int, choice: Places) -> dict[str, Any]:
        return {"at": [*choice]}

    def default(self, state: State, seat: int) -> Places:
        return LATE_OPENS

    def reveal(self, state: State, choices: Mapping[int, Places], chance: Chance) -> list[Event]:
        return [open_all(state, choices)]
