"""Mulligan Stew, for two to five cooks over four rounds.

Each royal has an order, a card with two or three ingredients, and a tip that grows with every order (S-12). A round has three
turns. In each turn all players secretly and at once choose one to three cards and a token. A royal's token means to cook for
that royal; the mulligan token discards all cards that the player has played this round, and draws as many (S-13 to S-15). Every
icon on a played card that is in the order is a match (S-16). After the third turn the player with the most matches at a royal
takes its tip, equals share it, and all others get wages (S-20 to S-22). The most money after four rounds wins (S-24). With the
option `specialties` each player has a special ability (S-30 to S-40).

    cards ◀─ state ◀─ scoring ◀─ view ◀─ rounds ◀─ turns ◀─ engine
    cards ◀─ seat_view ◀─ rivals ◀─ planner ◀─ bots
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
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

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
        """Return "same" after the Spice Trader's trade, which leaves its plan open (G-08), otherwise "new"."""
        return "same" if move["kind"] == "trade" else "new"


STEW = Stew()
