"""The bots of Mulligan Stew: Caddie (easy), Member (normal) and Pro (hard). Each decides from its seat's view alone.

The Caddie plays a random legal move. The Member plays by a rule of thumb: it cooks for the royal with the best combination of
matches and tip, and plays only cards that match. It uses the mulligan token if no card matches. The Pro (`pro`) simulates the
other players. A bot that takes over an Understudy during the exchange keeps the token (S-40).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.stew import pro
from chalicelib.games.stew.cards import CARDS_A_TURN, MULLIGAN, OF, Royal, Token
from chalicelib.games.stew.pro import Hand, SeatView, best_cards, worst_cards

View = Mapping[str, Any]
CARDS_PLAYED = 2
"""The number of cards that the Member plays in a turn; one more in the last round."""
MIN_MATCHES = 5
"""The number of matches, each card at its best royal, below which the Member replaces its first hand."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    if view["phase"] == "exchange":
        return {"kind": "stay"}
    if level == "easy":
        return legal.pick(random)
    seat_view = SeatView(view, seat)
    match view["phase"]:
        case "specialties":
            return {"kind": "keep", "specialty": min(view["own"]["dealt"], key=pro.SPECIALTIES.index)}
        case "opening":
            return {
                "kind": "open",
                "replace": pro.should_replace(seat_view) if level == "hard" else seat_view.promise < MIN_MATCHES,
            }
        case _:
            return pro.plan(seat_view, random) if level == "hard" else _member(seat_view)


def _member(seat_view: SeatView) -> JSON:
    if seat_view.may_trade and (useless := [card for card in seat_view.hand if not any(card.matches.values())]):
        return {"kind": "trade", "cards": [card.number for card in useless[: OF["spice-trader"]["cards"]]]}
    count = min(CARDS_PLAYED + seat_view.last_round, CARDS_A_TURN)
    plans = {royal: best_cards(seat_view.hand, royal, count) for royal in seat_view.left if royal != MULLIGAN}
    royal = max(plans, key=lambda royal: _promise(seat_view, royal, plans[royal]))
    if MULLIGAN in seat_view.left and seat_view.turn == 1 and not _matches(royal, plans[royal]):
        return seat_view.plan(MULLIGAN, worst_cards(seat_view.hand, CARDS_A_TURN))
    return seat_view.plan(royal, [card for card in plans[royal] if card.matches[royal]] or plans[royal][:1], add=True)


def _promise(seat_view: SeatView, royal: Royal, cards: Hand) -> float:
    """Return the expected share of this royal's tip: in proportion to this seat's matches and the best rival's."""
    own = seat_view.made[seat_view.seat][royal] + _matches(royal, cards)
    rival = max(made[royal] for seat, made in enumerate(seat_view.made) if seat != seat_view.seat)
    return seat_view.tips[royal] * own / (own + rival + 2)


def _matches(royal: Token, cards: Hand) -> int:
    return sum([card.matches[royal] for card in cards])
