"""Mulligan, the trading game, for two to eight players with one deck.

Each holds five cards (T-01). On a turn the auctioneer skips, folds, or auctions a card: all others still in the game offer
one each, face-down and at once (T-02, T-03). Then the auctioneer swaps the card for one of the offers, or calls a Mulligan: all
these cards are gone for good, and each draws a new one (T-04, T-05). Who folds keeps the hand as it is (T-06). When two are
left a fold ends the game; so does a deck that is too short for another Mulligan, and so do too many skips or turns (T-07, T-08,
T-10). The best hand wins, and no two ever tie (T-20 to T-25). Offers may stay secret, cards be missing, hands open, chips in
play (T-30 to T-35).

    cards ◀─ hands      options     state ◀─ known, turns
                     ring ─▶ ending ─▶ shown
               view, record, packing, refusals, schemas, bots
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from chalicelib.errors import IllegalMove
from chalicelib.fairness import Chance
from chalicelib.games.interface import JSON, Course, Event, Level
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring import cards, ending, options, packing, record, refusals, ring, schemas, turns, view
from chalicelib.games.trade_ring.deal import deal
from chalicelib.games.trade_ring.hands import spare
from chalicelib.games.trade_ring.state import Options, State


class TradeRing:
    """The rules as the `Game` that tables know; each verb stands in the module named for it."""

    id = "trade-ring"
    name = "The Trading Ring"
    rules = 1
    players = (cards.LEAST_PLAYERS, cards.MOST_PLAYERS)
    needs_course = False
    unit = "turn"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)

    options_schema = staticmethod(options.schema)
    settle_options = staticmethod(options.settle)
    waiting = staticmethod(turns.waiting)
    legal = staticmethod(turns.legal)
    view = staticmethod(view.view)
    progress = staticmethod(ending.progress)
    result = staticmethod(ending.result)
    carry = staticmethod(ending.carry)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    schemas = staticmethod(schemas.schemas)

    def set_up(
        self, options: Mapping[str, JSON], seats: int, course: Course | None, chance: Chance, carried: JSON = None
    ) -> State:
        """After the deal. `carried` are the chips of a rematch."""
        return deal(Options(**options), seats, chance, carried)

    def unpack(self, options: Mapping[str, JSON], seats: int, course: Course | None, packed: JSON) -> State:
        return packing.unpack(Options(**options), packed)

    def play(self, state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
        """Makes a move; NotYourTurn, PhaseOver or IllegalMove, and then nothing has changed. All was drawn with the deal."""
        moves = turns.legal(state, seat)
        if moves is None:
            raise refusals.not_now(state, seat, move)
        if not moves.accepts(move):
            if state.phase != "offers" and refusals.is_offer(move):
                raise refusals.too_late()
            raise IllegalMove(refusals.illegal(state, seat))
        match move["kind"]:
            case "skip":
                return ring.skip(state)
            case "fold":
                return ring.fold(state)
            case "auction":
                return ring.auction(state, move["card"], move.get("chips", 0))
            case "offer":
                return ring.offer(state, seat, move["card"], move.get("chips", 0))
            case "swap":
                return ring.swap(state, move["seat"])
            case _:
                return ring.mulligan(state)

    def time_out(self, state: State, seat: int, chance: Chance) -> list[Event]:
        """Skips, takes the Mulligan, or offers the card that is missed least, without chips (T-12)."""
        if seat not in turns.waiting(state):
            raise refusals.not_now(state, seat, None)
        if state.phase == "offers":
            return ring.offer(state, seat, spare(state.players[seat].hand), 0)
        return ring.mulligan(state) if state.phase == "choice" else ring.skip(state)

    def standings(self, state: State) -> None:
        """It has no course: its boards count wins, which places tell."""

    def choose(self, view: Mapping[str, JSON], seat: int, legal: Moves, level: Level, random: Random) -> JSON:
        """A bot's move. The bots are loaded where one first sits."""
        from chalicelib.games.trade_ring import bots

        return bots.choose(view, seat, legal, level, random)


TRADE_RING = TradeRing()
