"""The bots of the Trading Ring. Each decides from its seat's view alone; no bot announces an auction (T-15) or bids more than
it must.

Visitor   likes high cards: lays its lowest card, takes the highest offer if it is of a higher rank than its own card, skips if
          all its cards are eights or better, and never folds.
Caddie    plays as the Visitor seven times in ten, otherwise as a careful player who folds with three of a kind or better.
Member    plays as that careful player, but is careless, and plays as the Visitor, three times in ten.
Pro       lays its lowest card outside the value hand, takes the best offer that improves its hand, and folds with two pair or
          better against one rival, with a high straight or better against more.
Champion  simulates what the others may hold and do (`champion`).
"""

from __future__ import annotations

from random import Random

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring import champion
from chalicelib.games.trade_ring.cards import HIGH_STRAIGHT, SUITS, THREE, TWO_PAIR, TYPES, Card
from chalicelib.games.trade_ring.champion import with_chips
from chalicelib.games.trade_ring.guessing import View

LIKED = 6
"""The rank of an eight: if it has nothing lower, the Visitor likes its whole hand."""
AS_VISITOR: dict[Level, float] = {"visitor": 1.0, "easy": 0.7, "normal": 0.3}
"""The share of its moves that each level plays as the Visitor."""


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level. The Visitor and the Pro use no chance."""
    if level == "champion":
        return champion.choose(view, seat, random)
    if level == "hard":
        return _player(view, seat, TWO_PAIR, HIGH_STRAIGHT)
    if random.random() < AS_VISITOR[level]:
        return _visitor(view, seat)
    return _player(view, seat, THREE, THREE)


def _visitor(view: View, seat: int) -> JSON:
    lowest: Card = min(view["own"]["hand"])
    if view["phase"] == "choice":
        return _take_highest(view, seat)
    if view["phase"] == "turn" and lowest // SUITS >= LIKED:
        return {"kind": "skip"}
    return _lay(view, seat, lowest)


def _take_highest(view: View, seat: int) -> JSON:
    """Return the swap for the highest offer if its rank is higher than that of the auctioned card, otherwise a Mulligan."""
    cards: dict[int, Card] = {
        player["seat"]: player["slot"]["card"]
        for player in view["players"]
        if player["slot"] and player["slot"]["card"] is not None
    }
    best = max(cards, key=cards.__getitem__)
    return {"kind": "swap", "seat": best} if cards[best] // SUITS > cards[seat] // SUITS else {"kind": "mulligan"}


def _player(view: View, seat: int, against_one: int, against_more: int) -> JSON:
    """Return the move of one who knows the hands, and folds with one of these types or better."""
    own = view["own"]
    if view["phase"] == "choice":
        return _take_best(own["previews"])
    rivals = sum(player["active"] for player in view["players"]) - 1
    if view["phase"] == "turn" and _rank(own["value"]) >= (against_more if rivals > 1 else against_one):
        return {"kind": "fold"}
    return _lay(view, seat, _lowest_of_no_use(own))


def _take_best(previews: list[View]) -> JSON:
    """Return the swap that makes the best hand if it improves the hand, otherwise a Mulligan."""
    better = [preview for preview in previews if preview["change"] != "same"]
    if not better:
        return {"kind": "mulligan"}
    best = max(better, key=lambda preview: (_rank(preview["value"]), preview["value"]["top"]))
    return {"kind": "swap", "seat": best["seat"]}


def _lay(view: View, seat: int, card: Card) -> JSON:
    """Return the auction or offer of this card with as few chips as possible."""
    chips = view["players"][seat]["chips"]
    return with_chips("offer", card, chips, 0) if view["phase"] == "offers" else with_chips("auction", card, chips, 1)


def _lowest_of_no_use(own: View) -> Card:
    """Return the lowest card outside the value hand, or of the whole hand if all cards are in it."""
    hand: list[Card] = own["hand"]
    return min([card for card in hand if card not in own["value"]["cards"]] or hand)


def _rank(value: View) -> int:
    type_: str = value["type"]
    return TYPES.index(type_)
