"""Bots of Lone Number. They see only what their seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import STRONG, Level
from chalicelib.games.moves import Moves
from tests.tiny.rounds import chip_goes_to


def choose(view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
    """Choose a move.

    A Visitor and a Caddie make any move; a Member picks its highest card; a Pro and a Champion pick a card that nobody else can
    have, if they have one, and ask.
    """
    if level in ("visitor", "easy"):
        return legal.pick(random)
    cards: list[int] = view["own"]["cards"]
    if view["phase"] == "pick":
        number = max(cards) if level == "normal" else max(cards, key=lambda card: (_safe(card, view), card))
        return {"kind": "pick", "number": number, "ask": level in STRONG}
    return _answer(view, seat, cards)


def _safe(card: int, view: Mapping[str, Any]) -> bool:
    """Whether nobody else can have the same number."""
    known: list[int] = view["own"]["cards"] + view["discard"]
    return known.count(card) == 2


def _answer(view: Mapping[str, Any], seat: int, cards: list[int]) -> Any:
    """Swap for the lowest card that wins the chip as the cards are now; pass if none does, or none is needed."""
    lie = [player["lies"] for player in view["players"]]
    if chip_goes_to(lie, view["chip"]) != seat:
        for card in sorted(cards):
            if chip_goes_to([*lie[:seat], card, *lie[seat + 1 :]], view["chip"]) == seat:
                return {"kind": "react", "number": card}
    return {"kind": "pass"}
