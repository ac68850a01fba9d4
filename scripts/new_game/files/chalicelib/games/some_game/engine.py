"""The engine of Some Game (`chalicelib.games.interface`)."""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.some_game import record, rounds, schemas, view
from chalicelib.games.some_game.rounds import GAME_OPTIONS, SEATS, Picks
from chalicelib.games.some_game.state import State, pack, unpack


class SomeGame(CardGame[State]):
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

    package = __package__
    id = "some-game"
    name = "Some Game"
    rules = 1
    players = SEATS
    unit = "round"
    labels = rounds.LABELS
    data: tuple[Path, ...] = (rounds.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = (Picks(),)
    in_turn = staticmethod(rounds.in_turn)
    moves = staticmethod(rounds.moves)
    not_now = staticmethod(rounds.not_now)
    illegal = staticmethod(rounds.illegal)

    begin = staticmethod(rounds.begin)
    view = staticmethod(view.view)
    progress = staticmethod(rounds.progress)
    result = staticmethod(rounds.result)
    record = staticmethod(record.record)
    pack = staticmethod(pack)
    restore = staticmethod(unpack)
    schemas = staticmethod(schemas.schemas)


SOME_GAME = SomeGame()
