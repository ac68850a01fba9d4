"""The rules of Lone Number as the `Game` that tables know (`chalicelib.games.interface`)."""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from tests.tiny import record, rounds, schemas, view
from tests.tiny.rounds import GAME_OPTIONS, SEATS, Picks
from tests.tiny.state import State, pack, unpack


class TinyGame(CardGame[State]):
    """A game without state of its own: every method is a function of the module named for its job."""

    package = __package__
    id = "tiny"
    name = "Lone Number"
    rules = 1
    players = SEATS
    unit = "round"
    labels = rounds.LABELS
    data: tuple[Path, ...] = (rounds.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = (Picks(),)
    in_turn = staticmethod(rounds.in_turn)
    moves = staticmethod(rounds.moves)
    act = staticmethod(rounds.act)
    act_late = staticmethod(rounds.pass_by)
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

    def carry(self, state: State) -> int:
        """The chip stays where it was."""
        return state.chip


TINY = TinyGame()
