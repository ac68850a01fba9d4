"""A game from its beginning to its result: what may be done, and what follows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chalicelib.errors import PhaseOver
from chalicelib.fairness import Chance
from chalicelib.games.interface import Event
from chalicelib.games.moves import Moves
from chalicelib.games.places import places
from chalicelib.games.some_game.state import State

DATA = Path(__file__).with_name("some_game.json")
_data = json.loads(DATA.read_text())
LABELS: tuple[str, ...] = tuple(_data["labels"])
NUMBERS: tuple[int, ...] = tuple(_data["numbers"])


def begin(options: Mapping[str, Any], seats: int, chance: Chance, carried: Any) -> State:
    """Draws the number that is barred."""
    return State(seats, NUMBERS[chance.number("barred", len(NUMBERS))])


def allowed(state: State) -> tuple[int, ...]:
    """The numbers that may be picked."""
    return tuple([number for number in NUMBERS if number != state.barred])


def in_turn(state: State) -> tuple[int, ...]:
    """Nobody decides alone. Whoever does, one day, needs `act` and `act_late` too (`chalicelib.games.base`)."""
    return ()


def moves(state: State, seat: int) -> Moves | None:
    """Nothing but picks, which are `Picks`' own."""
    return None


def not_now(state: State, seat: int) -> PhaseOver:
    """What a seat is told that may do nothing: nothing that others hide."""
    return PhaseOver("This game is over." if state.phase == "over" else "You have picked: others have yet to.")


def illegal(state: State, seat: int, move: Any, moves: Moves) -> str:
    """What a seat is told whose move is not among the legal ones."""
    return f"Pick one of {', '.join(map(str, allowed(state)))}."


def lay_open(state: State, picks: Mapping[int, int]) -> list[Event]:
    """Lays all picks open in one step."""
    state.numbers = [*picks.values()]
    return [Event("revealed", None, {"numbers": [*state.numbers]})]


def result(state: State) -> dict[str, Any] | None:
    """The highest wins; equals share the place (G-07)."""
    return None if state.numbers is None else {"places": places(state.numbers)}


def progress(state: State) -> tuple[int, int]:
    """The round that is on, of so many."""
    return 1, 1
