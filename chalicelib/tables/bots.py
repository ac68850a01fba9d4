"""Bots answer in the same entry: up to twenty moves or 300 ms of processor time; the rest is for the next request or the
scheduled handler. They think on their seat's own view, with chance of their own, so that only their moves are logged."""

from __future__ import annotations

import time

from chalicelib.games.interface import Event, Level
from chalicelib.tables.club import Club
from chalicelib.tables.entry import Act
from chalicelib.tables.fold import apply
from chalicelib.tables.table import Table

MOVES = 20
SECONDS = 0.3
STAND_IN: Level = "normal"
"""Who plays for a person."""


def answer(club: Club, table: Table, n: int, at: int) -> tuple[list[Act], list[Event]]:
    """Plays the waiting bots on, in place; what they did and what happened."""
    acts: list[Act] = []
    events: list[Event] = []
    until = time.process_time() + SECONDS
    while table.bots_to_move and len(acts) < MOVES and time.process_time() < until:
        act = _choose(club, table, next(number for number in table.waiting if table.seats[number].by_bot))
        events += apply(table, n, at, act)
        acts.append(act)
    return acts, events


def _choose(club: Club, table: Table, seat: int) -> Act:
    game, legal = table.game, table.game.legal(table.state, seat)
    assert legal is not None, "a seat is waited for that has no move"
    level = table.seats[seat].level or STAND_IN
    move = game.choose(game.view(table.state, seat), seat, legal, level, club.random)
    return Act("bot", seat, move)
