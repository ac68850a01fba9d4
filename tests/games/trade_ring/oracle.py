"""A second, slow implementation of the whole game, clause by clause, with cards by their names and without the engine's code.

It knows what happens, not who sees what. The deal and the starting player are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from tests.games.trade_ring import brute

Move = dict[str, Any]
Laid = tuple[str, int]
"""A card with its chips."""


class Oracle:
    """The game by the clauses. The deck's first card is drawn next; `chips` are those of players, or None without chips."""

    def __init__(self, hands: Sequence[Sequence[str]], deck: Sequence[str], start: int, chips: Sequence[int] | None) -> None:
        self.hands = [set(hand) for hand in hands]
        self.deck = [*deck]
        self.auctioneer = start
        self.with_chips = chips is not None
        self.chips = [*(chips or [0] * len(hands))]
        self.active: list[int] = [*range(len(hands))]
        self.discard: list[str] = []
        self.ring: dict[int, Laid] = {}
        self.offers: dict[int, Laid] = {}
        self.said: dict[int, Move | None] = {}
        self.planned: Move | None = None
        self.submitted = dict.fromkeys(self.active, 0)
        self.pot = self.run = 0
        self.turn, self.most_turns = 1, 40 * len(hands)  # T-10
        self.end: str | None = None
        self.left: list[str] = []
        self._look_at_deck()

    @property
    def waiting(self) -> list[int]:
        if self.end:
            return []
        if self.auctioneer not in self.ring or len(self.ring) > 1:
            return [self.auctioneer]
        return [seat for seat in self.active if seat != self.auctioneer and seat not in self.offers]

    def moves(self, seat: int) -> list[Move]:
        """Return all moves of a seat: T-02, T-03, T-33, and the thirty changes of G-02."""
        if self.end or seat not in self.active:
            return []
        offering = len(self.ring) == 1
        if (seat == self.auctioneer) == offering:
            return []
        stakes = [{"chips": chips} for chips in range(not offering, self.chips[seat] + 1)] if self.with_chips else [{}]
        cards = [{"card": card} for card in sorted(self.hands[seat])]
        if offering:
            return (
                []
                if self.submitted[seat] > 30
                else [{"kind": "offer", **card, **stake} for card, stake in product(cards, stakes)]
            )
        if self.ring:
            others = [other for other in self.active if other != seat]
            return [{"kind": "mulligan"}, *({"kind": "swap", "seat": other} for other in others)]
        auctions: list[Move] = [{"kind": "auction", **card, **stake} for card, stake in product(cards, stakes)]
        return [{"kind": "skip"}, {"kind": "fold"}, *auctions]

    def plans(self, seat: int) -> list[Move]:
        """Return the auctions that a seat may announce: cards and chips that it knows it may have by then (T-15)."""
        if len(self.ring) != 1 or seat != self._next or self.turn == self.most_turns:
            return []
        auctioned, chips = self.ring[self.auctioneer]
        stakes = [{"chips": stake} for stake in range(1, self.chips[seat] + chips + 1)] if self.with_chips else [{}]
        return [{"card": card, **stake} for card, stake in product(sorted({*self.hands[seat], auctioned}), stakes)]

    def play(self, seat: int, move: Move) -> None:
        laid = move.get("card", ""), move.get("chips", 0)
        match move["kind"]:
            case "skip":
                self.run += 1
                self._turn_over(skipped=True)
            case "fold":
                self.active.remove(seat)
                self._turn_over()
            case "auction":
                self.run = 0
                self._lay(seat, laid)
            case "offer":
                self.offers[seat] = laid
                self.said[seat] = move.get("next")
                self.submitted[seat] += 1
                if not self.waiting:
                    self._reveal()
            case "swap":
                self._swap(move["seat"])
            case "mulligan":
                self._mulligan()

    def default(self, seat: int) -> Move:
        """Return the default move (T-12)."""
        if self.ring and seat == self.auctioneer:
            return {"kind": "mulligan"}
        if not self.ring:
            return {"kind": "skip"}

        def without(card: str) -> tuple[int, tuple[int, int]]:
            type_, top = brute.value_of(self.hands[seat] - {card})
            return brute.ORDER.index(type_), brute.strength(top)

        most = max(map(without, self.hands[seat]))
        card = min((card for card in self.hands[seat] if without(card) == most), key=brute.strength)
        return {"kind": "offer", "card": card, **({"chips": 0} if self.with_chips else {})}

    @property
    def places(self) -> list[int]:
        """Return the places (T-14, T-23)."""
        values = [brute.value_of(hand) for hand in self.hands]
        worths = [(brute.ORDER.index(type_), brute.strength(top)) for type_, top in values]
        return [sorted(worths, reverse=True).index(worth) + 1 for worth in worths]

    def _lay(self, seat: int, laid: Laid) -> None:
        self.ring[seat] = laid
        self.hands[seat].remove(laid[0])
        self.chips[seat] -= laid[1]

    def _reveal(self) -> None:
        for seat, laid in self.offers.items():
            self._lay(seat, laid)
        self.planned = self.said[self._next]
        self.offers.clear()
        self.said.clear()
        self.submitted = dict.fromkeys(self.submitted, 0)

    def _swap(self, owner: int) -> None:
        """Swap (T-04, T-33)."""
        self.ring[self.auctioneer], self.ring[owner] = self.ring[owner], self.ring[self.auctioneer]
        for seat, (card, chips) in self.ring.items():
            self.hands[seat].add(card)
            self.chips[seat] += chips
        self.ring.clear()
        self._turn_over()

    def _mulligan(self) -> None:
        """Call a Mulligan (T-05, T-08, T-33)."""
        around = [seat for seat in self.active if seat >= self.auctioneer] + [
            seat for seat in self.active if seat < self.auctioneer
        ]
        for seat in around:
            card, chips = self.ring.pop(seat)
            self.discard.append(card)
            self.pot += chips
        for seat in around:
            self.hands[seat].add(self.deck.pop(0))
        self._look_at_deck()
        self._turn_over()

    def _look_at_deck(self) -> None:
        if len(self.deck) < len(self.active):
            self._over("deck")

    def _turn_over(self, skipped: bool = False) -> None:
        """End the turn (T-07, T-10). Without chips the next player folds (T-34); an announced auction opens (T-15)."""
        plan, self.planned = self.planned, None
        if self.end:
            return
        if len(self.active) == 1:
            self._over("fold")
        elif skipped and self.run >= 3 * len(self.active):
            self._over("skips")
        elif self.turn == self.most_turns:
            self._over("turns")
        else:
            self.turn += 1
            self.auctioneer = self._next
            if self.with_chips and not self.chips[self.auctioneer]:
                self.active.remove(self.auctioneer)
                self._turn_over()
            elif plan and plan["card"] in self.hands[self.auctioneer] and plan.get("chips", 0) <= self.chips[self.auctioneer]:
                self.play(self.auctioneer, {"kind": "auction", **plan})

    @property
    def _next(self) -> int:
        return min([seat for seat in self.active if seat > self.auctioneer] or self.active)

    def _over(self, end: str) -> None:
        self.end = end
        if end == "fold":
            self.active = []
        else:
            self.left, self.deck = self.deck, []
            self.discard += self.left
        self.chips[self.places.index(1)] += self.pot
