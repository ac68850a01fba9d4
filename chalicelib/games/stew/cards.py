"""The eighty ingredient cards, the royals and the other numbers of the game, from its data file (S-01 to S-04, S-10, S-17).

A card is its index in the deck's list: first pairs, then triples, then doubles. Tables such as `ICONS` are indexed by it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

Card = int
Royal = str
Token = str
"""A kind of token, which is played with cards: a royal's name, or `MULLIGAN`."""

DATA = Path(__file__).with_name("cards.json")
_data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
_cards: list[dict[str, Any]] = [entry for entry in _data["cards"] for _ in range(entry["copies"])]

LABELS: tuple[str, ...] = tuple(_data["labels"])
PLAYERS: tuple[int, int] = (_data["players"]["least"], _data["players"]["most"])
ROUNDS: int = _data["rounds"]
TURNS: int = _data["turns"]
HAND: int = _data["hand"]
HAND_LIMIT: int = _data["hand_limit"]
CARDS_A_TURN: int = _data["cards_a_turn"]
DRAWS: dict[str, int] = _data["draws"]
A_PENNY: int = _data["matches_a_penny"]
"""The number of matches that earn a penny of wages (S-20)."""

INGREDIENTS: tuple[str, ...] = tuple(_data["ingredients"])
DECK: tuple[Card, ...] = tuple(range(len(_cards)))
ICONS: tuple[tuple[str, ...], ...] = tuple([tuple(entry["icons"]) for entry in _cards])
"""The icons on each card."""
COINS: tuple[int, ...] = tuple([entry["coins"] for entry in _cards])
"""The coins on each card, which add to a tip; a double has none."""

MULLIGAN: Token = "mulligan"
TIPS: dict[Royal, int] = {entry["name"]: entry["tip"] for entry in _data["royals"]}
ROYALS: tuple[Royal, ...] = tuple(TIPS)
TOKENS: tuple[Token, ...] = (*ROYALS, MULLIGAN)
COPIES: dict[Token, int] = {token: _data["tokens"]["mulligan" if token == MULLIGAN else "royal"] for token in TOKENS}
"""The number of tokens of each kind that a player has (S-04)."""
_LEAST_PLAYERS: dict[Royal, int] = {entry["name"]: entry["players"] for entry in _data["royals"]}

SPECIALTIES: tuple[str, ...] = tuple(sorted(_data["specialties"]))
DEALT: int = _data["specialties_dealt"]
OF: dict[str, dict[str, int]] = _data["specialties"]
"""The numbers of each specialty."""


def royals_for(seats: int) -> tuple[Royal, ...]:
    """Return the royals that are in play with this number of players (S-03)."""
    return tuple([royal for royal in ROYALS if seats >= _LEAST_PLAYERS[royal]])


def fewest_left(seats: int) -> int:
    """Return the fewest cards in deck and discard pile when an order is turned: all but orders and full hands (S-11)."""
    hands = (seats - 1) * HAND_LIMIT + max(HAND_LIMIT, OF["gardener"]["hand_limit"])
    return len(DECK) - len(royals_for(seats)) * ROUNDS - hands


for _seats in range(PLAYERS[0], PLAYERS[1] + 1):
    if fewest_left(_seats) <= COINS.count(0):
        raise ValueError(f"{DATA.name}: with {_seats} players no card with a tip may be left to be an order")


@cache
def unplayed(royals: int, out: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the kinds of tokens that a player can still play: those of the first `royals` royals, less those `out` (S-13)."""
    return tuple([token for token in (*ROYALS[:royals], MULLIGAN) if out.count(token) < COPIES[token]])


def is_double(card: Card) -> bool:
    return len(set(ICONS[card])) < len(ICONS[card])


def _matches(card: Card, wanted: frozenset[str], double: int) -> int:
    if is_double(card):
        return double if ICONS[card][0] in wanted else 0
    return sum([icon in wanted for icon in ICONS[card]])


_ORDERS = tuple([frozenset(icons) for icons in ICONS])
_KINDS = {order: number for number, order in enumerate(dict.fromkeys(_ORDERS))}
_KIND = tuple([_KINDS[order] for order in _ORDERS])
_TABLES = tuple(
    [
        tuple([tuple([_matches(card, wanted, double) for card in DECK]) for wanted in _KINDS])
        for double in (2, OF["butcher"]["double"])
    ]
)


def matches_with(order: Card, specialty: str | None = None) -> tuple[int, ...]:
    """Return the matches of each card of the deck with this order (S-16). A Butcher's doubles make more (S-32).

    >>> order = ICONS.index(("chicken", "cheese"))
    >>> [matches_with(order)[ICONS.index(icons)] for icons in (("chicken", "wine"), ("cheese", "cheese"), ("honey", "wine"))]
    [1, 2, 0]
    """
    return _TABLES[specialty == "butcher"][_KIND[order]]


def icons(cards: Iterable[Card]) -> list[list[str]]:
    """Return cards as records write them: by their icons."""
    return [[*ICONS[card]] for card in cards]
