"""The hundred two-sided cards and the other numbers of the game, from its data file (M-01 to M-04).

A card is a number. Card i from 0 to 99 has club i of the list in M-01 on its light half, and entry (37 * i) mod 100 of the
lists in M-02 and M-03 on its shaded half. Card 100 + golfer is that golfer's own card. Tables such as `CLUB` are indexed by it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Card = int
Golfer = int
COURSE: Golfer = -1
"""The player of the course's actions (M-45)."""

DATA = Path(__file__).with_name("cards.json")
_data: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True, eq=False)
class Club:
    """A light half. `rank` is its place in M-01, `half` half its yards or None; actions on `immune` clubs are void (M-21)."""

    rank: int
    name: str
    yards: int
    half: int | None
    finishes: bool
    strokes: int = 1
    immune: bool = False
    first_turn_only: bool = False
    copies: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """A shaded half that is planned with a club. `rank` is its place in M-02; `own` actions may only target one's own side."""

    rank: int
    name: str
    yards: int = 0
    half: bool = False
    strokes: int = 0
    own: bool = False
    copies: int = 1


CLUBS = tuple(Club(rank, **entry) for rank, entry in enumerate([*_data["clubs"], _data["personal"]["club"]]))
ACTIONS = tuple(Action(rank, **entry) for rank, entry in enumerate([*_data["actions"], _data["personal"]["action"]]))
ANYTIME: tuple[str, ...] = tuple(entry["name"] for entry in _data["anytime"])

LABELS: tuple[str, ...] = tuple(_data["labels"])
DECK: tuple[Card, ...] = tuple(range(sum(entry["copies"] for entry in _data["clubs"])))
MOST_GOLFERS = 4
PERSONAL = len(DECK)
"""The number of golfer 0's own card. The other golfers' own cards follow."""
HAND: int = _data["hand"]
HEAVY_HAND: int = _data["heavy_bag"]["hand"]
HEAVY_ACTIONS: int = _data["heavy_bag"]["actions"]
LEAST_HAND: int = _data["least_hand"]
BOUNCES: tuple[int, ...] = tuple(_data["bounces"])
DUFFED: int = _data["duffed"]
SEEN: int = _data["rangefinder"]
TURNS: int = _data["turns"]
NEAR_ENOUGH: int = _data["near_enough"]
CHIPS: int = _data["wagers"]["chips"]
OFFERS: int = _data["wagers"]["offers"]
LONGEST_TEXT: int = _data["wagers"]["text"]
IN_WORDS: int = _data["wagers"]["in_words"]

MULLIGAN, PACE, RANGEFINDER, DIG, GPS, BORROW = ANYTIME


def _listed(things: Iterable[Any]) -> list[Any]:
    return [thing for thing in things for _ in range(thing.copies)]


def _shaded(card: Card) -> Action | str:
    halves = [*_listed(ACTIONS[:-1]), *(entry["name"] for entry in _data["anytime"] for _ in range(entry["copies"]))]
    half: Action | str = halves[_data["pairing"] * card % len(DECK)]
    return half


_own = range(PERSONAL, PERSONAL + MOST_GOLFERS)
CLUB: tuple[Club, ...] = (*_listed(CLUBS[:-1]), *(CLUBS[-1] for _ in _own))
"""The light half of each card."""
_halves = (*map(_shaded, DECK), *(ACTIONS[-1] for _ in _own))
ACTION: tuple[Action | None, ...] = tuple(half if isinstance(half, Action) else None for half in _halves)
"""The action on the shaded half of each card, or None."""
TYPE: tuple[str | None, ...] = tuple(half if isinstance(half, str) else None for half in _halves)
"""The type of Play Anytime card on the shaded half of each card, or None."""
FIRST_TURN_ONLY = frozenset(card for card, club in enumerate(CLUB) if club.first_turn_only)
OWN_SIDE_ONLY = frozenset(card for card, found in enumerate(ACTION) if found and found.own)
"""The actions that may only target one's own side."""
OF_TYPE = {name: frozenset(card for card, found in enumerate(TYPE) if found == name) for name in ANYTIME}
NAMES: tuple[str, ...] = tuple(str(card) for card in range(len(CLUB)))
"""Each card as a key of JSON objects."""


def action(card: Card) -> Action:
    """Return the action of a card that has one."""
    found = ACTION[card]
    assert found is not None
    return found


def shaded_name(card: Card) -> str:
    """Return the name of the shaded half."""
    return TYPE[card] or action(card).name


def clubs_in(hand: Sequence[Card], turn: int) -> Sequence[Card]:
    """Return the cards whose club may be played. A Driver may only be played in the first turn of a hole (M-01)."""
    if turn == 1 or FIRST_TURN_ONLY.isdisjoint(hand):
        return hand
    return [card for card in hand if card not in FIRST_TURN_ONLY]


def most_actions(modes: Collection[str]) -> int:
    """Return the number of actions that a plan may have (M-11, M-40)."""
    return HEAVY_ACTIONS if "heavy_bag" in modes else 1


def finishing_strokes(left: int) -> int:
    """Return the strokes added for a ball that is `left` yards from the hole when the hole ends (M-28)."""
    bounds: list[Mapping[str, Any]] = _data["finishing_strokes"]
    return next(int(each["strokes"]) for each in bounds if each["up_to"] is None or left <= each["up_to"])
