"""Random games with simultaneous choices, played at a game's table for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol, TypeVar

from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Event, Game

TIME_OUT, CHANGE = 0.05, 0.1


class Table(Protocol):
    """The common interface of the games' tables for tests."""

    seats: int
    state: Any
    chance: Chance

    @property
    def waiting(self) -> list[int]: ...

    def time_out(self, seat: int) -> Any: ...

    def note(self, seat: int, move: Any, events: list[Event]) -> Any: ...


T = TypeVar("T", bound=Table)


def walk(game: Game[Any], table: T, pick: Callable[[T, int, Random], JSON], seed: int) -> Iterator[T]:
    """Yield the table before each decision, and at the end. Sometimes a choice is changed, or a seat times out."""
    random = Random(f"moves {seed}")
    while waiting := table.waiting:
        yield table
        chosen = [seat for seat in range(table.seats) if seat not in waiting and game.legal(table.state, seat)]
        seat = random.choice(chosen if chosen and random.random() < CHANGE else waiting)
        if seat in waiting and random.random() < TIME_OUT:
            table.time_out(seat)
        else:
            make(game, table, seat, pick(table, seat, random))
    yield table


def make(game: Game[Any], table: Table, seat: int, move: JSON) -> None:
    """Play a move in the form that clients send."""
    table.note(seat, move, game.play(table.state, seat, move, table.chance))
