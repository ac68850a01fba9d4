"""The Trading Ring, for two to eight players with one deck of cards.

Each player holds five cards (T-01). On a turn the auctioneer skips, folds, or auctions a card. After an auction all other
active players offer one card each, face-down and at once (T-02, T-03). The auctioneer then swaps the card for one of the
offers, or calls a Mulligan: all these cards are discarded, and each of these players draws a new one (T-04, T-05). The next
auctioneer may announce an auction with the offer; it opens at once if it is possible then (T-15). A player who folds keeps the
hand as it is (T-06). The game ends when only one player has not folded, when the deck is too short for another Mulligan, or
after too many skips or turns (T-07, T-08, T-10). The best hand wins, and no two hands tie (T-20 to T-25). Options: secret
offers, removed cards, open hands, chips (T-30 to T-35).

    cards ◀─ state ◀─ view ◀─ rounds ◀─ turns ◀─ engine
    cards ◀─ playout ◀─ guessing ◀─ champion ◀─ bots
"""

from __future__ import annotations

from pathlib import Path

from chalicelib.games.base import CardGame
from chalicelib.games.trade_ring import cards, record, rounds, schemas, state, turns, view
from chalicelib.games.trade_ring.rounds import GAME_OPTIONS, deal
from chalicelib.games.trade_ring.state import State
from chalicelib.games.trade_ring.turns import Offers, drop_plans, published


class TradeRing(CardGame[State]):
    """The engine as a `Game`. Each method is a function of the module that is named for the job."""

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
