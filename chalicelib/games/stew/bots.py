"""The bots of Mulligan Stew, from the weakest to the strongest. Each decides from its seat's view alone.

- The Visitor (`visitor`) cooks where its cards match, as a child would. Tips, other players, the mulligan token and specialties
  do not interest it. It plays one or two matching cards, as it feels.
- The Caddie (`easy`) plays by a rule of thumb: it cooks where matches, tip and the best rival promise most, with the two cards
  that match best, or three in the last round. It begins a round with the mulligan token if its hand hardly matches.
- The Member (`normal`) plans the whole round, but imagines only one hand for each of the others and one draw (`planner`).
- The Pro (`hard`) and the Champion (`champion`) plan like this too, and imagine more hands and draws.

A bot that takes over an Understudy during the exchange keeps the token (S-40).
"""

from __future__ import annotations

from random import Random

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.stew.cards import CARDS_A_TURN, MULLIGAN, OF, Royal, Token
from chalicelib.games.stew.planner import Effort, plan, should_replace
from chalicelib.games.stew.seat_view import Hand, SeatView, View, best_cards, numbers, worst_cards

EFFORTS: dict[Level, Effort] = {
    "normal": Effort(deals=1, draws=1),
    "hard": Effort(deals=3, draws=3),
    "champion": Effort(deals=120, draws=12),
}
"""How much each level that plans imagines."""
VISITORS_CARDS = (1, 2)
"""How many cards the Visitor may play in a turn, each as likely."""
CADDIES_CARDS = 2
"""How many cards the Caddie plays in a turn; one more in the last round."""
MIN_FIRST_MATCHES = 5
"""The number of matches, each card at its best royal, below which the Caddie replaces its first hand."""
MIN_MATCHES = 6
"""The number of matches, each card at its best royal, below which the Caddie takes a mulligan in the first turn of a round."""
UNKNOWN_MATCHES = 2
"""How many more matches the Caddie expects of others when it compares itself with the best rival."""
SPECIALTIES = (
    "gardener",
    "butcher",
    "saucier",
    "spice-trader",
    "forager",
    "taster",
    "larder-keeper",
    "quartermaster",
    "understudy",
    "baker",
)
"""Specialties in the order in which bots that plan keep them: by what Pros won with them (`tests.bench.stew_specialties`)."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level."""
    if view["phase"] == "exchange":
        return {"kind": "stay"}
    match view["phase"], level:
        case "specialties", "visitor" | "easy":
            return {"kind": "keep", "specialty": view["own"]["dealt"][0]}
        case "specialties", _:
            return {"kind": "keep", "specialty": min(view["own"]["dealt"], key=SPECIALTIES.index)}
        case "opening", _:
            return {"kind": "open", "replace": _replaces(SeatView(view, seat), level)}
        case _, "visitor":
            return _visitors_plan(SeatView(view, seat), random)
        case _, "easy":
            return _caddies_plan(SeatView(view, seat))
        case _:
            return plan(SeatView(view, seat), EFFORTS[level], random)


def _replaces(seat_view: SeatView, level: Level) -> bool:
    if level == "visitor":
        return False
    return seat_view.promise < MIN_FIRST_MATCHES if level == "easy" else should_replace(seat_view)


def _visitors_plan(seat_view: SeatView, random: Random) -> JSON:
    plans = _plans(seat_view, random.choice(VISITORS_CARDS))
    royal = max(plans, key=lambda royal: _matches(royal, plans[royal]))
    return seat_view.plan(royal, numbers(_matching(royal, plans[royal])))


def _caddies_plan(seat_view: SeatView) -> JSON:
    if seat_view.may_trade and (useless := [card for card in seat_view.hand if not any(card.matches.values())]):
        return {"kind": "trade", "cards": numbers(useless[: OF["spice-trader"]["cards"]])}
    hopes = sum([max(card.matches.values()) for card in seat_view.hand])
    if MULLIGAN in seat_view.left and seat_view.turn == 1 and hopes < MIN_MATCHES:
        return seat_view.plan(MULLIGAN, numbers(worst_cards(seat_view.hand, CARDS_A_TURN)))
    plans = _plans(seat_view, CADDIES_CARDS + seat_view.last_round)
    royal = max(plans, key=lambda royal: _promise(seat_view, royal, plans[royal]))
    return seat_view.plan(royal, numbers(_matching(royal, plans[royal])), add=True)


def _plans(seat_view: SeatView, count: int) -> dict[Royal, Hand]:
    """Return for each royal that may be chosen the cards that match best, so many or as many as may be played."""
    count = min(count, CARDS_A_TURN)
    return {royal: best_cards(seat_view.hand, royal, count) for royal in seat_view.left if royal != MULLIGAN}


def _promise(seat_view: SeatView, royal: Royal, cards: Hand) -> float:
    """Return the expected share of this royal's tip: in proportion to this seat's matches and the best rival's."""
    own = seat_view.made[seat_view.seat][royal] + _matches(royal, cards)
    rival = max(made[royal] for seat, made in enumerate(seat_view.made) if seat != seat_view.seat)
    return seat_view.tips[royal] * own / (own + rival + UNKNOWN_MATCHES)


def _matching(royal: Royal, cards: Hand) -> Hand:
    """Return those of the cards that match, or the first one."""
    return [card for card in cards if card.matches[royal]] or cards[:1]


def _matches(royal: Token, cards: Hand) -> int:
    return sum([card.matches[royal] for card in cards])
