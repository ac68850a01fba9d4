"""Stories of Some Game: a whole game, a game with bots of three levels, and a table that waits for the last pick."""

from __future__ import annotations

from chalicelib.games.interface import LEVELS
from chalicelib.actions.make import RequestedSeat
from tests.logs.teller import Story, Teller


def whole(teller: Teller) -> str:
    table = teller.sit(3, game="some-game")
    teller.play(table)
    return table


def with_bots(teller: Teller) -> str:
    table = teller.sit(1, [RequestedSeat("bot", level=level) for level in LEVELS[::2]], game="some-game")
    teller.play(table)
    return table


def waiting(teller: Teller) -> str:
    table = teller.sit(4, game="some-game")
    teller.play(table, 3)
    return table


STORIES: dict[str, Story] = {"whole": whole, "bots": with_bots, "waiting": waiting}
