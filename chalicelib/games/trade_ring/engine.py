"""Mulligan, the trading game, for two to eight players with one deck.

Each holds five cards (T-01). On a turn the auctioneer skips, folds, or auctions a card: all others still in the game offer
one each, face-down and at once (T-02, T-03). Then the auctioneer swaps the card for one of the offers, or calls a Mulligan: all
these cards are gone for good, and each draws a new one (T-04, T-05). Whose turn is next may say with the offer what they will
auction: if they can, that auction opens at once (T-15). Who folds keeps the hand as it is (T-06). When two are
left a fold ends the game; so does a deck that is too short for another Mulligan, and so do too many skips or turns (T-07, T-08,
T-10). The best hand wins, and no two ever tie (T-20 to T-25). Offers may stay secret, cards be missing, hands open, chips in
play (T-30 to T-35).

    cards ◀─ state ◀─ view ◀─ rounds ◀─ turns ◀─ engine
    cards ◀─ pro ◀─ bots
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.trade_ring import cards, record, rounds, schemas, state, turns, view
from chalicelib.games.trade_ring.rounds import GAME_OPTIONS, deal
from chalicelib.games.trade_ring.state import State
from chalicelib.games.trade_ring.turns import Offers, drop_plans, published


class TradeRing(CardGame[State]):
    """The rules as the `Game` that tables know: every method is a function of the module named for its job."""

    package = __package__
    id = "trade-ring"
    name = "The Trading Ring"
    rules = 1
    players = (cards.LEAST_PLAYERS, cards.MOST_PLAYERS)
    unit = "turn"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    game_options = GAME_OPTIONS

    simultaneous = (Offers(),)
    in_turn = staticmethod(turns.in_turn)
    moves = staticmethod(turns.moves)
    act = staticmethod(turns.act)
    act_late = staticmethod(turns.act_late)
    planned = staticmethod(turns.planned)
    drop_plans = staticmethod(drop_plans)
    published = staticmethod(published)
    not_now = staticmethod(turns.not_now)
    illegal = staticmethod(turns.illegal)

    begin = staticmethod(deal)
    view = staticmethod(view.view)
    progress = staticmethod(rounds.progress)
    result = staticmethod(rounds.result)
    carry = staticmethod(rounds.carry)
    record = staticmethod(record.record)
    pack = staticmethod(state.pack)
    restore = staticmethod(state.unpack)
    schemas = staticmethod(schemas.schemas)


TRADE_RING = TradeRing()
