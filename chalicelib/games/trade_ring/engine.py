"""Mulligan, the trading game, for two to eight players with one deck.

Each holds five cards (T-01). On a turn the auctioneer skips, folds, or auctions a card: all others still in the game offer
one each, face-down and at once (T-02, T-03). Then the auctioneer swaps the card for one of the offers, or calls a Mulligan: all
these cards are gone for good, and each draws a new one (T-04, T-05). Whose turn is next may say with the offer what they will
auction: if they can, that auction opens at once (T-15). Who folds keeps the hand as it is (T-06). When two are
left a fold ends the game; so does a deck that is too short for another Mulligan, and so do too many skips or turns (T-07, T-08,
T-10). The best hand wins, and no two ever tie (T-20 to T-25). Offers may stay secret, cards be missing, hands open, chips in
play (T-30 to T-35).

    cards ◀─ hands      options     state ◀─ known
    offers ─▶ turns ─▶ ring ─▶ ending ─▶ shown
               view, record, packing, refusals, schemas, bots
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.trade_ring import cards, ending, packing, record, refusals, schemas, turns, view
from chalicelib.games.trade_ring.deal import deal
from chalicelib.games.trade_ring.offers import Offers, drop_plans, published
from chalicelib.games.trade_ring.options import TERMS
from chalicelib.games.trade_ring.state import State


class TradeRing(CardGame[State]):
    """The rules as the `Game` that tables know; each verb stands in the module named for it."""

    package = __package__
    id = "trade-ring"
    name = "The Trading Ring"
    rules = 1
    players = (cards.LEAST_PLAYERS, cards.MOST_PLAYERS)
    unit = "turn"
    labels = cards.LABELS
    data: tuple[Path, ...] = (cards.DATA,)
    terms = TERMS

    at_once = (Offers(),)
    in_turn = staticmethod(turns.in_turn)
    moves = staticmethod(turns.moves)
    act = staticmethod(turns.act)
    act_late = staticmethod(turns.act_late)
    planned = staticmethod(turns.planned)
    drop_plans = staticmethod(drop_plans)
    published = staticmethod(published)
    not_now = staticmethod(refusals.not_now)
    illegal = staticmethod(refusals.illegal)

    begin = staticmethod(deal)
    view = staticmethod(view.view)
    progress = staticmethod(ending.progress)
    result = staticmethod(ending.result)
    carry = staticmethod(ending.carry)
    record = staticmethod(record.record)
    pack = staticmethod(packing.pack)
    restore = staticmethod(packing.unpack)
    schemas = staticmethod(schemas.schemas)


TRADE_RING = TradeRing()
