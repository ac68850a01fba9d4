"""Grandpa Beck's Golf, two to five players over a few rounds of cards.

Each has nine cards face-down in three rows of three, which nobody looks at. All turn two, at once (B-10); then, in turn, one
takes the top discard into the grid, or draws, and places or discards what was drawn (B-12, B-13). Three black cards of one
number in a row or column are a set and score minus that number, Mulligans filling in; all else scores what it shows (B-20 to
B-22). Who first has nothing face-down closes the round: all others have one more turn (B-15), and the closer must be alone the
lowest, or pays for it (B-23). Lowest total wins (B-24). Hidden are face-down cards, the draw pile's order, a drawn card from
all but its player, and what is to be turned until all have chosen.

    cards ◀─ state ◀─ view ◀─ rounds ◀─ engine
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.becks_golf import cards, record, rounds, schemas, state, view
from chalicelib.games.becks_golf.rounds import GAME_OPTIONS, SEATS, Opening
from chalicelib.games.becks_golf.state import State


class BecksGolf(CardGame[State]):
    """The rules as the `Game` that tables know: every method is a function of the module named for its job."""

    package = __package__
    id = "becks-golf"
    name = "Grandpa Beck's Golf"
    rules = 1
    players = SEATS
    unit = "round"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = (Opening(),)
    in_turn = staticmethod(rounds.in_turn)
    moves = staticmethod(rounds.moves)
    act = staticmethod(rounds.act)
    act_late = staticmethod(rounds.act_late)
    not_now = staticmethod(rounds.not_now)
    illegal = staticmethod(rounds.illegal)

    begin = staticmethod(rounds.begin)
    view = staticmethod(view.view)
    progress = staticmethod(rounds.progress)
    result = staticmethod(rounds.result)
    record = staticmethod(record.record)
    pack = staticmethod(state.pack)
    restore = staticmethod(state.unpack)
    schemas = staticmethod(schemas.schemas)


BECKS_GOLF = BecksGolf()
