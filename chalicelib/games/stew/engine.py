"""Mulligan Stew, for two to five cooks over four rounds.

Each royal has an order, a card with two or three ingredients, and a tip that grows with every order (S-12). In each of a
round's three turns all choose one to three cards and a token at once, hidden: a royal's, for whom they cook, or the mulligan,
which takes back all that they played this round (S-13 to S-15). Every icon that an order names is a match (S-16). After the
third turn who has most matches at a royal takes the tip, equals share it, and all others get wages (S-20 to S-22). Most money
after four rounds wins (S-24). Specialties, if they are chosen, give everybody a knack of their own (S-30 to S-40).

    cards ◀─ state ◀─ scoring ◀─ view ◀─ rounds ◀─ turns ◀─ engine
    cards ◀─ pro ◀─ bots
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.interface import JSON, Clock, Event
from chalicelib.games.stew import cards, record, rounds, schemas, scoring, state, turns, view
from chalicelib.games.stew.rounds import GAME_OPTIONS
from chalicelib.games.stew.state import State
from chalicelib.games.stew.turns import SIMULTANEOUS


class Stew(CardGame[State]):
    """The rules as the `Game` that tables know: every method is a function of the module named for its job."""

    package = __package__
    id = "stew"
    name = "Mulligan Stew"
    rules = 1
    players = cards.PLAYERS
    unit = "round"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = SIMULTANEOUS
    in_turn = staticmethod(turns.in_turn)
    moves = staticmethod(turns.moves)
    act = staticmethod(turns.act)
    act_late = staticmethod(turns.act_late)
    not_now = staticmethod(turns.not_now)
    illegal = staticmethod(turns.illegal)

    begin = staticmethod(rounds.begin)
    view = staticmethod(view.view)
    progress = staticmethod(scoring.progress)
    result = staticmethod(scoring.result)
    carry = staticmethod(scoring.carry)
    record = staticmethod(record.record)
    pack = staticmethod(state.pack)
    restore = staticmethod(state.unpack)
    schemas = staticmethod(schemas.schemas)

    def seated(self, state: State, bots: frozenset[int]) -> None:
        state.bots = bots

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        """The Spice Trader's plan is still open after a trade (G-08)."""
        return "same" if move["kind"] == "trade" else "new"


STEW = Stew()
