"""The pack of Grandpa Beck's Golf and its figures (B-01), from `cards.json`.

Inside the engine a card is what it is worth, which tells it from all others: black 1 to 9, red -1 to -4, the Mulligan 0, the
Hazard 10. Outside, the last two are "M" and "H":

>>> [shown(card) for card in (6, -4, MULLIGAN, HAZARD)]
[6, -4, 'M', 'H']

A house may change a count in the data file without touching a rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Card = int
Shown = int | str

DATA = Path(__file__).with_name("cards.json")
_BOX: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

FACES: dict[Card, Shown] = {about["value"]: about["card"] for about in _BOX["cards"]}
"""How each card is shown, by its worth, in the pack's order."""

PACK: tuple[Card, ...] = tuple(about["value"] for about in _BOX["cards"] for _ in range(about["count"]))
"""All cards in the order of their list, from which they are shuffled (G-06)."""

LISTED: dict[Card, int] = {card: place for place, card in enumerate(FACES)}
"""Each card's place in the list."""

BLACK: frozenset[Card] = frozenset(about["value"] for about in _BOX["cards"] if about["colour"] == "black")
MULLIGAN: Card = next(card for card, face in FACES.items() if face == "M")
HAZARD: Card = next(card for card, face in FACES.items() if face == "H")

OPENED: int = _BOX["opened"]
"""Cards that each turns over at the beginning (B-10)."""
TURNS: int = _BOX["turns"]
"""After so many turns each a round ends that nobody has closed (B-16)."""
ROUNDS: dict[str, int] = _BOX["rounds"]
BONUS: int = _BOX["closing"]["lowest"]
PENALTY: int = _BOX["closing"]["not_lowest"]
LATE_OPENS: tuple[int, int] = tuple(_BOX["late"]["places"])
"""What a clock turns over that runs out at the beginning, and the dearest card that it keeps later (B-26)."""
LATE_KEEPS: Card = _BOX["late"]["kept_up_to"]
LABELS: tuple[str, ...] = tuple(_BOX["labels"])


def shown(card: Card) -> Shown:
    """The card as views, events and records show it."""
    return FACES[card]


def all_shown(cards: Iterable[Card]) -> list[Shown]:
    return [FACES[card] for card in cards]
