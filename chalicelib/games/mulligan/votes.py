"""After the front nine all say at once whether to go on; more than half of the humans must (M-05)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.base import AtOnce, Choices
from chalicelib.games.interface import Event
from chalicelib.games.moves import Bool, Moves, kind
from chalicelib.games.mulligan import holes
from chalicelib.games.mulligan.state import State

GO_ON = kind("go-on", yes=Bool())


class Votes(AtOnce[State, bool]):
    """A bot that stands in says something too, which does not count."""

    kind, shape = "go-on", GO_ON
    too_late = "All have said whether they go on."

    def gathered(self, state: State) -> Choices[bool]:
        return state.going

    def seats(self, state: State) -> Sequence[int]:
        return range(state.setup.seats) if state.phase == "vote" else ()

    def over(self, state: State) -> bool:
        return state.on is not None

    def moves(self, state: State, seat: int) -> Moves:
        return GO_ON

    def read(self, move: Any) -> bool:
        return bool(move["yes"])

    def told(self, state: State, seat: int, choice: bool) -> dict[str, Any]:
        return {"yes": choice}

    def default(self, state: State, seat: int) -> bool:
        return False

    def reveal(self, state: State, choices: Mapping[int, bool], chance: Chance) -> list[Event]:
        said = {seat: yes for seat, yes in choices.items() if seat not in state.bots}
        yes = [seat for seat, on in said.items() if on]
        on = 2 * len(yes) > len(said)
        return [Event("voted", None, {"yes": yes, "on": on}), *holes.vote(state, on, chance)]


VOTES = Votes()
