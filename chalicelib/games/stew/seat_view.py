"""The view of a seat as the bots of Mulligan Stew read it: hand and tokens, tips, and the matches of all seats so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.stew.cards import DECK, MULLIGAN, Card, Royal, Token, matches_with

View = Mapping[str, Any]


class HandCard(NamedTuple):
    """A card of the hand, with its matches at each royal in this round and the next."""

    number: Card
    matches: Mapping[Royal, int]
    next: Mapping[Royal, int]


Hand = Sequence[HandCard]


class SeatView:
    """A seat's view: its hand and tokens, tips, and the matches of all seats so far."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        own, players = view["own"], view["players"]
        self.turn: int = view["turn"]
        self.turns_left: int = view["turns"] - view["turn"]
        """The number of turns after this one."""
        self.last_round: bool = view["round"] == view["rounds"]
        self.royals: list[Royal] = list(view["royals"])
        self.tips: dict[Royal, int] = {royal: entry["tip"] for royal, entry in view["royals"].items()}
        self.hand: list[HandCard] = [HandCard(card["card"], card["matches"], card["next"]) for card in own["cards"]]
        self.tokens: dict[Token, int] = dict(players[seat]["tokens"])
        self.left: list[Token] = [token for token, count in self.tokens.items() if count]
        self.made: list[dict[Royal, int]] = [dict(player["matches"]) for player in players]
        self.limit: int = players[seat]["limit"]
        self.reach: str = view["reach"]
        self.specialty: str | None = players[seat]["specialty"]
        self.may_add: bool = own["may"]["add"]
        self.may_trade: bool = own["may"]["trade"]

    @property
    def promise(self) -> int:
        """The number of matches of the hand with the next orders, each card at its best royal."""
        return sum([max(card.next.values()) for card in self.hand])

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be in others' hands or in the deck."""
        seen = {card.number for card in self.hand}
        for entry in self.view["royals"].values():
            seen.update((*entry["under"], entry["next"]))
        for player in self.view["players"]:
            seen.update([card for play in player["plays"] if not play["gone"] for card in play["cards"]])
        return [card for card in DECK if card not in seen]

    def matches(self, specialty: str | None) -> list[Sequence[int]]:
        """Return for each royal the matches that each card of the deck makes for a player with this specialty."""
        return [matches_with(entry["order"], specialty) for entry in self.view["royals"].values()]

    def plan(self, token: Token, cards: Sequence[Card], add: bool = False) -> JSON:
        """Return a plan as a move. `add` uses the Saucier's specialty if possible."""
        entry: dict[str, Any] = {"kind": "plan", "token": token, "cards": [*cards]}
        if add and self.may_add and token != MULLIGAN:
            entry["add"] = True
        return entry


def numbers(cards: Hand) -> list[Card]:
    return [card.number for card in cards]


def best_cards(hand: Hand, royal: Royal, count: int) -> list[HandCard]:
    """Return the cards that match most at this royal; between equals those that match least elsewhere."""
    order = sorted(hand, key=lambda card: (-card.matches[royal], sum(card.matches.values()), sum(card.next.values())))
    return order[:count]


def worst_cards(hand: Hand, count: int) -> list[HandCard]:
    """Return the cards whose best match is lowest."""
    return sorted(hand, key=lambda card: (max(card.matches.values()), sum(card.next.values())))[:count]
