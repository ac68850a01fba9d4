"""What a trader can make of what it sees: the cards that may be anywhere, and how they may lie.

A guess deals the cards not seen around those known. Others do not hold just anything: each Mulligan let them redraw the card
that they missed least, who folded did so with a good hand, and who did not fold has none that would be a pity to break up.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from chalicelib.games.trade_ring.cards import DECK, HAND, Card
from chalicelib.games.trade_ring.hands import FOUR, HIGH_STRAIGHT, spare, type_of, worth

View = Mapping[str, Any]
Hands = dict[int, list[Card]]
MOST_REDRAWS = 3
TRIES = {True: 3, False: 6}
"""How often a hand is dealt anew if it is unlike what a player in the game, or one who has folded, would hold."""


class World(NamedTuple):
    """How all may lie: the cards of each seat, those face-down before it too; and the deck, its last card drawn next."""

    hands: Hands
    deck: list[Card]


class Table:
    """A view as a trader reads it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.hand: list[Card] = list(view["own"]["hand"])
        self.others = [player for player in view["players"] if player["seat"] != seat]
        self.active: list[int] = [player["seat"] for player in view["players"] if player["active"]]
        self.slots: dict[int, Card | None] = {
            player["seat"]: player["slot"]["card"] for player in view["players"] if player["slot"]
        }
        self.holds: Hands = {player["seat"]: _known(player) for player in self.others}
        seen = {*self.hand, *view["discard"], *self.slots.values()}.union(*self.holds.values())
        self.unseen = [card for card in DECK if card not in seen]
        self._redraws = min(MOST_REDRAWS, len(view["discard"]) // len(view["players"]))

    def guess(self, random: Random) -> World:
        """One way in which all may lie."""
        pool = random.sample(self.unseen, len(self.unseen))
        hands: Hands = {self.seat: [*self.hand]}
        for player in self.others:
            dealt = self._guess_hand(player, pool, random)
            pool = [card for card in pool if card not in dealt]
            hands[player["seat"]] = dealt
        return World(hands, pool[: self.view["deck"]])

    def _guess_hand(self, player: View, pool: list[Card], random: Random) -> list[Card]:
        """The best of a few for one who folded; else one that is not complete."""
        known = self.holds[player["seat"]]
        face_down = player["seat"] in self.slots and self.slots[player["seat"]] is None
        missing = player["cards"] + face_down - len(known)
        if not missing:
            return [*known]
        dealt: list[list[Card]] = []
        for _ in range(TRIES[player["active"]]):
            hand = self._redrawn(known, random.sample(pool, min(missing + self._redraws, len(pool))), missing)
            dealt.append(hand)
            if complete(worth(hand)) != player["active"]:
                break
        return dealt[-1] if player["active"] else max(dealt, key=worth)

    def _redrawn(self, known: list[Card], drawn: list[Card], missing: int) -> list[Card]:
        hand = [*known, *drawn[:missing]]
        for card in drawn[missing:] if len(hand) == HAND else ():
            least_missed = spare(hand)
            if least_missed in known or complete(worth(hand)):
                break
            hand.remove(least_missed)
            hand.append(card)
        return hand


def complete(worth: int) -> bool:
    """Whether all five cards count, so that any auction would break the hand up."""
    return type_of(worth) >= HIGH_STRAIGHT and type_of(worth) != FOUR


def _known(player: View) -> list[Card]:
    return list(player["hand"] if player["hand"] is not None else player["known"])
