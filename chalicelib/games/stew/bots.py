"""The bots of Mulligan Stew: Caddie (easy), Member (normal) and Pro (hard), each from what its seat may see.

A bot that takes over an Understudy who is asked stays (S-40).

The Caddie plays any legal move. The Member goes by rule of thumb: it cooks for whom its cards match best, tips weighed in, with
cards that match and never the mulligan token, unless none of them does. The Pro (`pro`) computes with what others may play.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.stew import pro
from chalicelib.games.stew.cards import CARDS_A_TURN, MULLIGAN, OF, Royal, Token
from chalicelib.games.stew.pro import Hand, Outlook, best, poorest

View = Mapping[str, Any]
CARDS = 2
"""What the Member plays a turn; in the last round one more, if so many may be."""
FEW = 5
"""A first hand that makes fewer matches, each card where it makes most, is replaced."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves, as a bot of this level makes it from its seat's view."""
    if view["phase"] == "exchange":
        return {"kind": "stay"}
    if level == "easy":
        return legal.pick(random)
    sees = Outlook(view, seat)
    match view["phase"]:
        case "specialties":
            return {"kind": "keep", "specialty": min(view["own"]["dealt"], key=pro.SPECIALTIES.index)}
        case "opening":
            return {"kind": "open", "replace": pro.replaces(sees) if level == "hard" else sees.promise < FEW}
        case _:
            return pro.plan(sees, random) if level == "hard" else _member(sees)


def _member(sees: Outlook) -> JSON:
    if sees.may_trade and (useless := [card for card in sees.hand if not any(card.matches.values())]):
        return {"kind": "trade", "cards": [card.number for card in useless[: OF["spice-trader"]["cards"]]]}
    count = min(CARDS + sees.last_round, CARDS_A_TURN)
    plans = {royal: best(sees.hand, royal, count) for royal in sees.left if royal != MULLIGAN}
    royal = max(plans, key=lambda royal: _promise(sees, royal, plans[royal]))
    if MULLIGAN in sees.left and sees.turn == 1 and not _matches(royal, plans[royal]):
        return sees.plan(MULLIGAN, poorest(sees.hand, CARDS_A_TURN))
    return sees.plan(royal, [card for card in plans[royal] if card.matches[royal]] or plans[royal][:1], add=True)


def _promise(sees: Outlook, royal: Royal, cards: Hand) -> float:
    """What cooking for this royal promises: of its tip the part that this seat's matches are of the best two's."""
    own = sees.made[sees.seat][royal] + _matches(royal, cards)
    rival = max(made[royal] for seat, made in enumerate(sees.made) if seat != sees.seat)
    return sees.tips[royal] * own / (own + rival + 2)


def _matches(royal: Token, cards: Hand) -> int:
    return sum([card.matches[royal] for card in cards])
