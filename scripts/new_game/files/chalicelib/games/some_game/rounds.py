"""The rules of Some Game: options, the beginning, picks, the reveal, refusals, the result."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from chalicelib.errors import PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.base import Choices, SimultaneousChoice
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves, OneOfValues, kind
from chalicelib.games.options import GameOptions
from chalicelib.games.places import places
from chalicelib.games.some_game.state import State

DATA = Path(__file__).with_name("some_game.json")
_data = json.loads(DATA.read_text())
LABELS: tuple[str, ...] = tuple(_data["labels"])
NUMBERS: tuple[int, ...] = tuple(_data["numbers"])
SEATS = (2, 4)
GAME_OPTIONS = GameOptions("Some Game", SEATS, {})
"""The options that the host may choose: none yet."""


def begin(options: Mapping[str, Any], seats: int, chance: Chance, carried: Any) -> State:
    """Return the initial state: draw the number that is barred."""
    return State(seats, NUMBERS[chance.number("barred", len(NUMBERS))])


def allowed(state: State) -> tuple[int, ...]:
    """Return the numbers that may be picked."""
    return tuple([number for number in NUMBERS if number != state.barred])


def in_turn(state: State) -> tuple[int, ...]:
    """Return no seat. A game with decisions in turn also needs `act` and `act_late` (`chalicelib.games.base`)."""
    return ()


def moves(state: State, seat: int) -> Moves | None:
    """Return None: all moves are picks (`Picks`)."""
    return None


def not_now(state: State, seat: int) -> PhaseOver:
    """Return the refusal for a seat that may do nothing. It must not reveal what others hide."""
    return PhaseOver("This game is over." if state.phase == "over" else "You have picked: others have yet to.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """Return the sentence that refuses an illegal move."""
    return f"Pick one of {', '.join(map(str, allowed(state)))}."


class Picks(SimultaneousChoice[State, int]):
    """The choice of a number, which all make at once (G-02). A seat that times out picks the lowest (G-04)."""

    kind, shape = "pick", kind("pick", number=OneOfValues(NUMBERS))
    too_late = "The picks are open."

    def choices(self, state: State) -> Choices[int]:
        return state.picks

    def seats(self, state: State) -> Sequence[int]:
        return range(state.seats) if state.phase == "pick" else ()

    def moves(self, state: State, seat: int) -> Moves:
        return kind("pick", number=OneOfValues(allowed(state)))

    def read(self, move: Any) -> int:
        return int(move["number"])

    def describe(self, state: State, seat: int, choice: int) -> dict[str, Any]:
        return {"number": choice}

    def default(self, state: State, seat: int) -> int:
        return min(allowed(state))

    def reveal(self, state: State, choices: Mapping[int, int], chance: Chance) -> list[Event]:
        return reveal_picks(state, choices)


def reveal_picks(state: State, picks: Mapping[int, int]) -> list[Event]:
    """Reveal all picks in one step."""
    state.numbers = [*picks.values()]
    return [Event("revealed", None, {"numbers": [*state.numbers]})]


def result(state: State) -> dict[str, Any] | None:
    """Return None while playing, then the places. The highest number wins; equals share a place (G-07)."""
    return None if state.numbers is None else {"places": places(state.numbers)}


def progress(state: State) -> tuple[int, int]:
    """Return the number of the round and the number of rounds."""
    return 1, 1
