"""Grandpa Beck's Golf, a card game for two to five players over several rounds.

Each player has a grid of nine face-down cards, which nobody may look at. First all players turn two cards at once (B-10). Then
they take turns: a player puts the top discard into the grid, or draws a card and places or discards it (B-12, B-13). Three
black cards with the same number in a row or column are a set. A set scores minus its number, and Mulligans are wild; all other
cards score their value (B-20 to B-22). The first player without face-down cards closes the round: all others have one more
turn (B-15). A closer who does not have the lowest score alone pays a penalty (B-23). The lowest total wins (B-24). Hidden are
face-down cards, the order of the draw pile, a drawn card (except from its player), and the first two cards until all have
chosen.

    cards ◀─ state ◀─ view ◀─ rounds ◀─ engine
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.becks_golf import cards, record, rounds, schemas, state, view
from chalicelib.games.becks_golf.rounds import GAME_OPTIONS, SEATS, Opening
from chalicelib.games.becks_golf.state import State


class BecksGolf(CardGame[State]):
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

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
