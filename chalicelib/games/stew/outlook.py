"""A view of Mulligan Stew as a bot reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from chalicelib.games.interface import JSON
from chalicelib.games.stew.cards import DECK, MULLIGAN, Card, Royal, Token

View = Mapping[str, Any]


class Held(NamedTuple):
    """A card of the hand: what it matches this round, and the next."""

    number: Card
    matches: Mapping[Royal, int]
    next: Mapping[Royal, int]


Hand = Sequence[Held]


class Outlook:
    """What a seat sees: its hand and tokens, tips, and everybody's matches so far."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        own, players = view["own"], view["players"]
        self.turn: int = view["turn"]
        self.turns_left: int = view["turns"] - view["turn"]
        self.last_round: bool = view["round"] == view["rounds"]
        self.royals: list[Royal] = list(view["royals"])
        self.tips: dict[Royal, int] = {royal: told["tip"] for royal, told in view["royals"].items()}
        self.hand: list[Held] = [Held(card["card"], card["matches"], card["next"]) for card in own["cards"]]
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
        """How many matches the hand makes in the round to come, each card where it makes most."""
        return sum([max(card.next.values()) for card in self.hand])

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be in others' hands, or be drawn."""
        seen = {card.number for card in self.hand}
        for told in self.view["royals"].values():
            seen.update((*told["under"], told["next"]))
        for player in self.view["players"]:
            seen.update([card for play in player["plays"] if not play["gone"] for card in play["cards"]])
        return [card for card in DECK if card not in seen]

    def plan(self, token: Token, cards: Hand, add: bool = False) -> JSON:
        """A move, and whether this seat adds a match, if it may."""
        told: dict[str, Any] = {"kind": "plan", "token": token, "cards": [card.number for card in cards]}
        if add and self.may_add and token != MULLIGAN:
            told["add"] = True
        return told


def best(hand: Hand, royal: Royal, count: int) -> list[Held]:
    """The cards that match most at this royal; of equals those that are good for nothing else."""
    order = sorted(hand, key=lambda card: (-card.matches[royal], sum(card.matches.values()), sum(card.next.values())))
    return order[:count]


def poorest(hand: Hand, count: int) -> list[Held]:
    """The cards that match least anywhere."""
    return sorted(hand, key=lambda card: (max(card.matches.values()), sum(card.next.values())))[:count]
