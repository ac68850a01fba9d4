"""Grandpa Beck's Golf, two to five players over a few rounds of cards.

Each has nine cards face-down in three rows of three, which nobody looks at. All turn two, at once (B-10); then, in turn, one
takes the top discard into the grid, or draws, and places or discards what was drawn (B-12, B-13). Three black cards of one
number in a row or column are a set and score minus that number, Mulligans filling in; all else scores what it shows (B-20 to
B-22). Who first has nothing face-down closes the round: all others have one more turn (B-15), and the closer must be alone the
lowest, or pays for it (B-23). Lowest total wins (B-24). Hidden are face-down cards, the draw pile's order, a drawn card from
all but its player, and what is to be turned until all have chosen.

    cards ◀─ scoring ◀─ state ◀─ shown ◀─ rounds ◀─ opening ◀─ turns
                         outlook ◀─ view, record, places, packing
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.becks_golf import cards, packing, places, record, refusals, rounds, schemas, turns, view
from chalicelib.games.becks_golf.opening import Opening
from chalicelib.games.becks_golf.options import SEATS, TERMS
from chalicelib.games.becks_golf.state import State


class BecksGolf(CardGame[State]):
    """The rules as the `Game` that tables know; each verb stands in the module named for it."""

    package = __package__
    id = "becks-golf"
    name = "Grandpa Beck's Golf"
    rules = 1
    players = SEATS
    unit = "round"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    terms = TERMS

    at_once = (Opening(),)
    in_turn = staticmethod(turns.in_turn)
    moves = staticmethod(turns.moves)
    act = staticmethod(turns.act)
    act_late = staticmethod(turns.act_late)
    not_now = staticmethod(refusals.not_now)
    illegal = staticmethod(refusals.illegal)

    begin = staticmethod(rounds.begin)
    view = staticmethod(view.view)
    progress = staticmethod(places.progress)
    result = staticmethod(places.result)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    restore = staticmethod(packing.unpack)
    schemas = staticmethod(schemas.schemas)


BECKS_GOLF = BecksGolf()
