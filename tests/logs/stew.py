"""Mulligan Stew: each option, bots of all levels, a rematch, and tables that wait in the middle of each decision."""

from __future__ import annotations

from itertools import count
from typing import Any

from chalicelib.games.interface import LEVELS
from chalicelib.tables import WantedSeat
from tests.logs.teller import Story, Teller


def a_game(people: int, **options: Any) -> Story:
    """To its end, with these options."""

    def story(teller: Teller) -> str:
        table = teller.sit(people, game="stew", options=options)
        teller.play(table)
        return table

    return story


def with_bots(teller: Teller) -> str:
    """One person among the three levels."""
    bots = [WantedSeat("bot", level=level) for level in LEVELS]
    table = teller.sit(1, bots, game="stew", options={"specialties": True})
    teller.play(table)
    return table


def rematch(teller: Teller) -> str:
    """In which a winner of the game before washes dishes."""
    ruth, hal = teller.people[:2]
    old = a_game(2)(teller)
    new = hal.rematch(old, teller.random.randbytes(16)).table
    ruth.take(new, "", nonce=teller.random.randbytes(16))
    teller.play(new)
    return new


def in_phase(phase: str, people: int, moves: int) -> Story:
    """After so many moves, where the table waits for one seat alone in this phase."""

    def story(teller: Teller) -> str:
        for attempt in count():
            table = teller.sit(people, game="stew", options={"specialties": True}, key=f"frozen {attempt}")
            teller.play(table, moves)
            while (view := teller.people[0].view(table))["status"] == "playing":
                if view["state"]["phase"] == phase and len(view["waiting_for"]) == 1:
                    return table
                teller.play(table, 1)
        raise AssertionError

    return story


STORIES: dict[str, Story] = {
    "two": a_game(2),
    "three": a_game(3, specialties=True),
    "four-turn": a_game(4, mulligan_reach="turn"),
    "five": a_game(5, specialties=True, mulligan_reach="turn"),
    "bots": with_bots,
    "rematch": rematch,
    "specialties": in_phase("specialties", 5, 0),
    "opening": in_phase("opening", 5, 0),
    "plan": in_phase("plan", 5, 40),
    "exchange": in_phase("exchange", 4, 0),
}
