"""What a seat may believe of the others' cards: worlds that fit its view and explain what the others did.

The view shows which card a player laid in the last turn and lays now, what it got for it, and that it did not fold on its turn.
A player lays its least useful card and would have folded a good hand. So cards of a hand that does not
explain this are exchanged until it does. A player who folded has the best of several hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.trade_ring.cards import DECK, PAIR, SIZE, SUITS, Card, least_useful, top_of, worth
from chalicelib.games.trade_ring.playout import FoldRule, Hands, World

View = Mapping[str, Any]
EXCHANGES = 30
"""How many cards of an active player's hand are exchanged at most until it explains what the player did."""
FOLDED_DEALS = 6
"""The number of hands from which a player who folded has the best."""
FOLDED_PAIRS = range(4, 10)
"""The ranks of the pairs, sixes to jacks, from which others fold against one rival. Each world draws one."""


class Act(NamedTuple):
    """What a player did in the last turn: the card that it laid and the one that it got, each None if there is none or it is
    not known; whether it drew a card; and whether it was the auctioneer and so did not fold.
    """

    laid: Card | None = None
    got: Card | None = None
    drew: bool = False
    auctioneer: bool = False


class Table:
    """A seat's reading of its view."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.hand: list[Card] = list(view["own"]["hand"])
        self.others = sorted(
            (player for player in view["players"] if player["seat"] != seat), key=lambda player: player["active"]
        )
        self.active: list[int] = [player["seat"] for player in view["players"] if player["active"]]
        self.open_hands = self.others[0]["hand"] is not None
        self.slots: dict[int, Card | None] = {
            player["seat"]: player["slot"]["card"] for player in view["players"] if player["slot"]
        }
        self.holds: Hands = {
            player["seat"]: [*(player["hand"] if self.open_hands else player["known"])] for player in self.others
        }
        self.acts = {player["seat"]: last_act(view, player["seat"]) for player in self.others}
        seen = {*self.hand, *view["discard"], *self.slots.values()}.union(*self.holds.values())
        self.unseen = [card for card in DECK if card not in seen]

    def folds(self) -> bool:
        """Return whether the seat folds by the rule of thumb."""
        rival = max(worth(self.holds[seat]) for seat in self.active if seat != self.seat) if self.open_hands else 0
        return FoldRule(self.seat, self.open_hands, 0).folds(self.seat, worth(self.hand), len(self.active), rival)

    def guess(self, random: Random) -> World:
        """Return one possible deal."""
        pool = random.sample(self.unseen, len(self.unseen))
        rule = FoldRule(self.seat, self.open_hands, PAIR * SIZE + SUITS * random.choice(FOLDED_PAIRS))
        hands: Hands = {self.seat: [*self.hand]}
        for player in self.others:
            dealt = self._guess_hand(player, pool, rule, random)
            pool = [card for card in pool if card not in dealt]
            hands[player["seat"]] = dealt
        return World(hands, pool[: self.view["deck"]], rule)

    def _guess_hand(self, player: View, pool: list[Card], rule: FoldRule, random: Random) -> list[Card]:
        """Return a possible hand: the best of several for a player who folded, else one that explains the most."""
        seat: int = player["seat"]
        known = self.holds[seat]
        face_down = seat in self.slots and self.slots[seat] is None
        missing = player["cards"] + face_down - len(known)
        if not missing:
            return [*known]
        if not player["active"]:
            return max(([*known, *random.sample(pool, missing)] for _ in range(FOLDED_DEALS)), key=worth)
        hand = [*known, *random.sample(pool, missing)]
        drawn = random.randrange(len(known), len(hand) + (self.slots.get(seat) is not None))
        unknown = range(len(known), len(hand))
        for _ in range(EXCHANGES):
            wrong = self._wrong_card(seat, hand, drawn, rule)
            if wrong is None:
                break
            at = hand.index(wrong) if wrong in hand else 0
            fresh = random.choice(pool)
            if fresh not in hand:
                hand[at if at in unknown else random.choice(unknown)] = fresh
        return hand

    def _wrong_card(self, seat: int, hand: list[Card], drawn: int, rule: FoldRule) -> Card | None:
        """Return a card with which the player would have done something else, or None. After a Mulligan it drew card `drawn`.

        It would have laid its least useful card, and folded with the best card of a good hand.
        """
        act, laid, active = self.acts[seat], self.slots.get(seat), len(self.active)
        now = hand if laid is None else [*hand, laid]
        before = _before(now, act, drawn)
        auctions = seat == self.view["auctioneer"] and laid is not None
        for cards, lay, stayed in ((now, laid, auctions), (before, act.laid, act.auctioneer)):
            if lay is not None and (useless := least_useful(cards)) != lay:
                return useless
            if stayed and rule.folds(seat, made := worth(cards), active):
                return top_of(made)
        return None


def _before(now: list[Card], act: Act, drawn: int) -> list[Card]:
    """Return the hand before the last turn."""
    came = now[drawn] if act.drew else act.got
    if came not in now or act.laid is None:
        return now
    return [*(card for card in now if card != came), act.laid]


def last_act(view: View, seat: int) -> Act:
    """Return what this seat did in the last turn."""
    last = view["lately"]
    if last is None or last["way"] in ("skip", "fold"):
        return Act(auctioneer=last is not None and last["way"] == "skip" and last["seat"] == seat)
    auctioned = last["auctioned"]["card"]
    offers = {offer["seat"]: offer["card"] for offer in last["offers"]}
    auctioneer = last["seat"] == seat
    laid = auctioned if auctioneer else offers.get(seat)
    if last["way"] == "mulligan":
        return Act(laid, None, laid is not None, auctioneer)
    taken = offers[last["taken"]]
    if seat == last["taken"]:
        return Act(laid, auctioned)
    return Act(laid if taken is not None or not auctioneer else None, taken if auctioneer else None, auctioneer=auctioneer)
