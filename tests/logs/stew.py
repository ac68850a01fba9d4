"""Stories of Mulligan Stew: each option, bots of all levels, a rematch, and tables that wait in each kind of decision."""

from __future__ import annotations

from typing import Any

from chalicelib.games.interface import LEVELS
from tests.logs.teller import Story, again, last_in, until, whole


def a_game(people: int, **options: Any) -> Story:
    return whole(people, game="stew", options=options)


def in_phase(phase: str, people: int, moves: int = 0) -> Story:
    return until(people, last_in(phase), moves, game="stew", options={"specialties": True})


STORIES: dict[str, Story] = {
    "two": a_game(2),
    "three": a_game(3, specialties=True),
    "four-turn": a_game(4, mulligan_reach="turn"),
    "five": a_game(5, specialties=True, mulligan_reach="turn"),
    "bots": whole(1, *LEVELS[::2], game="stew", options={"specialties": True}),
    "rematch": again(a_game(2)),
    "specialties": in_phase("specialties", 5),
    "opening": in_phase("opening", 5),
    "plan": in_phase("plan", 5, moves=40),
    "exchange": in_phase("exchange", 4),
}
