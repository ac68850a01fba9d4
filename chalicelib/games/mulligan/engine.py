"""MULLIGAN, the card golf game, for two to four players over a scorecard.

A golfer is one ball with one hand of two-sided cards. The light half is a club, the shaded half an action or a Play Anytime
card (M-01 to M-04). Each turn all golfers draw up to seven cards, then secretly and at once plan a club, and an action with a
target (M-10 to M-12). All plans are shown in one step, Bad Karma sends actions back, and clubs and actions determine how far
each ball goes (M-13, M-20 to M-27). A hole ends for all when one ball is in, or after twelve turns (M-28, M-29). Play Anytime
cards act at once unless a Pace of Play cancels them. Standing orders say when Pace of Play is played; each plan says whether
Mulligans are played after the reveal automatically, never, or on request (M-30 to M-38). The lowest total wins (M-47). Six
modes change the hand, the sides, the targets, or what is played for (M-40 to M-46).

    cards ◀─ shots, options ◀─ state ◀─ view ◀─ deck ◀─ anytime ◀─ holes ◀─ plans ◀─ turns ◀─ engine
                               state ◀─ wagers ◀─ holes
                               anytime ◀─ bot_plans ◀─ bots
                               shots ◀─ bot_values ◀─ bot_plans
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from chalicelib.errors import Refusal
from chalicelib.fairness import Chance
from chalicelib.games.course_game import CourseGame
from chalicelib.games.interface import JSON, Clock, Event
from chalicelib.games.moves import Moves
from chalicelib.games.mulligan import cards, holes, packing, record, schemas, scoring, turns, view
from chalicelib.games.mulligan.holes import VOTES
from chalicelib.games.mulligan.options import GAME_OPTIONS, LEAST_PLAYERS, MOST_PLAYERS
from chalicelib.games.mulligan.plans import PLANS, drop_plans, published
from chalicelib.games.mulligan.state import State
from chalicelib.games.mulligan.wagers import lapse_to_bots


class Mulligan(CourseGame[State]):
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

    package = __package__
    id = "mulligan"
    name = "MULLIGAN"
    rules = 1
    players = (LEAST_PLAYERS, MOST_PLAYERS)
    unit = "hole"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = (PLANS, VOTES)
    in_turn = staticmethod(turns.in_turn)
    moves = staticmethod(turns.moves)
    act = staticmethod(turns.act)
    act_late = staticmethod(turns.act_late)
    planned = staticmethod(turns.planned)
    drop_plans = staticmethod(drop_plans)
    published = staticmethod(published)
    not_now = staticmethod(turns.not_now)
    illegal = staticmethod(turns.illegal)

    begin = staticmethod(holes.begin)
    view = staticmethod(view.view)
    progress = staticmethod(scoring.progress)
    result = staticmethod(scoring.result)
    standings = staticmethod(scoring.standings)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    restore = staticmethod(packing.unpack)
    schemas = staticmethod(schemas.schemas)

    def legal(self, state: State, seat: int) -> Moves | None:
        return turns.moves(state, seat)

    def play(self, state: State, seat: int, move: JSON, chance: Chance) -> list[Event]:
        """Make the move. To save time only the legal moves of its own kind are computed."""
        moves = turns.moves_of(state, seat, move.get("kind") if isinstance(move, dict) else None)
        if moves is None or not moves.accepts(move):
            raise self._refusal(state, seat, move, self.legal(state, seat))
        return turns.act(state, seat, move, chance)

    def clock(self, move: JSON, events: Sequence[Event]) -> Clock:
        return turns.clock(move, events)

    def seated(self, state: State, bots: frozenset[int]) -> None:
        state.bots = bots
        lapse_to_bots(state)

    def replace_words(
        self, state: State, by: str, *, seats: Collection[int] = (), words: Collection[tuple[int, str]] = ()
    ) -> None:
        for offer in [*state.book.offers.values(), *(wager.offer for wager in state.book.wagers)] if state.book else ():
            if "text" in offer.bet and (offer.by in seats or (offer.by, offer.bet["text"]) in words):
                offer.bet = {**offer.bet, "text": by}

    def _refusal(self, state: State, seat: int, move: JSON, moves: Moves | None) -> Refusal:
        return turns.not_yet(state, seat, move) or super()._refusal(state, seat, move, moves)

    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        if seat not in self.waiting(state):
            raise self.not_now(state, seat)
        return self.act_late(state, seat, chance)


MULLIGAN = Mulligan()
