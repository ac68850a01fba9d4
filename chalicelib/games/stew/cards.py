"""The eighty ingredient cards, the royals and the game's other counts, from its data file (S-01 to S-04, S-10, S-17).

A card is its number in the deck's list: pairs first, then triples, then doubles. What a card is, is looked up by its number.
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
"""What is played with cards: a royal's name, or `MULLIGAN`."""

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
"""So many matches earn a penny of wages (S-20)."""

INGREDIENTS: tuple[str, ...] = tuple(_data["ingredients"])
DECK: tuple[Card, ...] = tuple(range(len(_cards)))
ICONS: tuple[tuple[str, ...], ...] = tuple([tuple(entry["icons"]) for entry in _cards])
"""What is on each card."""
COINS: tuple[int, ...] = tuple([entry["coins"] for entry in _cards])
"""The tip on each card; a double has none."""

MULLIGAN: Token = "mulligan"
TIPS: dict[Royal, int] = {entry["name"]: entry["tip"] for entry in _data["royals"]}
ROYALS: tuple[Royal, ...] = tuple(TIPS)
TOKENS: tuple[Token, ...] = (*ROYALS, MULLIGAN)
COPIES: dict[Token, int] = {token: _data["tokens"]["mulligan" if token == MULLIGAN else "royal"] for token in TOKENS}
"""How many of each token a player has (S-04)."""
_LEAST_PLAYERS: dict[Royal, int] = {entry["name"]: entry["players"] for entry in _data["royals"]}

SPECIALTIES: tuple[str, ...] = tuple(sorted(_data["specialties"]))
DEALT: int = _data["specialties_dealt"]
OF: dict[str, dict[str, int]] = _data["specialties"]
"""What figures each specialty goes by."""


def royals_for(seats: int) -> tuple[Royal, ...]:
    """Who is in play with so many players (S-03)."""
    return tuple([royal for royal in ROYALS if seats >= _LEAST_PLAYERS[royal]])


def fewest_left(seats: int) -> int:
    """How many cards lie in deck and discard pile at least when so many players turn an order: all but orders and full hands,
    a Gardener's among them (S-11).
    """
    hands = (seats - 1) * HAND_LIMIT + max(HAND_LIMIT, OF["gardener"]["hand_limit"])
    return len(DECK) - len(royals_for(seats)) * ROUNDS - hands


for _seats in range(PLAYERS[0], PLAYERS[1] + 1):
    if fewest_left(_seats) <= COINS.count(0):
        raise ValueError(f"{DATA.name}: with {_seats} players no card with a tip may be left to be an order")


@cache
def unplayed(royals: int, out: tuple[Token, ...]) -> tuple[Token, ...]:
    """Where so many royals are in play, the kinds of tokens of which a player has one left, with these out (S-13)."""
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
    """How many matches each card of the deck makes with this order (S-16), for who kept this: a Butcher's doubles more (S-32).

    >>> order = ICONS.index(("chicken", "cheese"))
    >>> [matches_with(order)[ICONS.index(icons)] for icons in (("chicken", "wine"), ("cheese", "cheese"), ("honey", "wine"))]
    [1, 2, 0]
    """
    return _TABLES[specialty == "butcher"][_KIND[order]]


def icons(cards: Iterable[Card]) -> list[list[str]]:
    """As records write cards: by what is on them."""
    return [[*ICONS[card]] for card in cards]
