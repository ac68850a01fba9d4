"""What a trader can make of what it sees: the cards that may be anywhere, hands that others may hold, and what a hand is good for.

Hands are dealt at random from the cards not seen, around those known. Who has been through some Mulligans has had the chance to
throw away what was of no use, and will have it again: a guess at a hand redraws its spare card that often.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from chalicelib.games.trade_ring.cards import DECK, HAND, Card
from chalicelib.games.trade_ring.hands import HIGH_STRAIGHT, SIZE, spare, worth

View = Mapping[str, Any]
GUESSES = 48
"""Hands that are guessed for each of the others."""
MOST_REDRAWS = 3


class Table:
    """A view as a trader reads it: who holds what for sure, which cards are not seen, and chance for guesses."""

    def __init__(self, view: View, seat: int, random: Random) -> None:
        self.view, self.seat, self.random = view, seat, random
        self.hand: list[Card] = list(view["own"]["hand"])
        self.others = [player for player in view["players"] if player["seat"] != seat]
        self.rivals = [player for player in self.others if player["active"]]
        seen = {*self.hand, *view["discard"], *_slots(view)}
        self.holds = {player["seat"]: _holds(player) for player in self.others}
        self.unseen = [card for card in DECK if card not in seen.union(*self.holds.values())]
        self.active = sum(player["active"] for player in view["players"])

    @property
    def mulligans_past(self) -> int:
        """About how many there have been, by the discard pile."""
        return len(self.view["discard"]) // len(self.view["players"])

    @property
    def mulligans_left(self) -> int:
        """How many the deck is good for."""
        return int(self.view["deck"] // max(self.active, 1))

    def guess(self, player: View, redraws: int) -> list[Card]:
        """A hand that this player may hold, spare cards having been redrawn so often; without what lies open on the ring."""
        hidden = player["cards"] + _face_down(player) - len(self.holds[player["seat"]])
        drawn = self.random.sample(self.unseen, min(hidden + redraws, len(self.unseen)))
        hand = [*self.holds[player["seat"]], *drawn[:hidden]]
        for card in drawn[hidden:]:
            if len(hand) == HAND and worth(hand) >= HIGH_STRAIGHT * SIZE:
                break
            hand.remove(spare(hand))
            hand.append(card)
        return hand


class Odds:
    """The chance to win with a hand of some worth, against guesses of what the others end with."""

    def __init__(self, ends: Sequence[Sequence[int]]) -> None:
        """`ends`: for each of the others the worths it may end with."""
        self._ends = [sorted(each) for each in ends]

    def __call__(self, worth: int) -> float:
        """Between 0 and 1; a little more for more in any case, so that equals are told apart."""
        chance = 1.0 + worth * 1e-6
        for ends in self._ends:
            chance *= (bisect_left(ends, worth) + 0.5) / (len(ends) + 1)
        return chance


def _slots(view: View) -> list[Card]:
    """Cards that lie on the ring where this seat can see them."""
    return [player["slot"]["card"] for player in view["players"] if player["slot"] and player["slot"]["card"] is not None]


def _holds(player: View) -> list[Card]:
    """Cards that this player has for sure, in its hand or face-down before it."""
    return list(player["hand"] if player["hand"] is not None else player["known"])


def _face_down(player: View) -> int:
    return int(player["slot"] is not None and player["slot"]["card"] is None)
