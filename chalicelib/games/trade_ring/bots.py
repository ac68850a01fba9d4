"""The bots of the Trading Ring: Caddie (easy), Member (normal) and Pro (hard). Each decides from its seat's view alone.

The Caddie plays a random legal move. The Member considers only its own hand: it offers its lowest card outside the value hand,
takes the best offer that improves its hand, and folds with two pair or better, or against one rival with three of a kind or
better. The Pro (`pro`) simulates the other players.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring import pro
from chalicelib.games.trade_ring.cards import THREE, TWO_PAIR, TYPES, Card
from chalicelib.games.trade_ring.turns import published

View = Mapping[str, Any]


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """Return the move of a bot of this level. The Member uses no chance. No bot announces an auction (T-15)."""
    if level == "easy":
        return published(legal.pick(random))
    return pro.choose(view, seat, random) if level == "hard" else _member(view, seat)


def _member(view: View, seat: int) -> JSON:
    own, chips = view["own"], view["players"][seat]["chips"]
    if view["phase"] == "choice":
        return _take(own["previews"])
    if view["phase"] == "offers":
        return pro.with_chips("offer", _lowest(own), chips, 0)
    rivals = sum(player["active"] for player in view["players"]) - 1
    if _rank(own["value"]) >= (TWO_PAIR if rivals > 1 else THREE):
        return {"kind": "fold"}
    return pro.with_chips("auction", _lowest(own), chips, 1)


def _take(previews: list[View]) -> JSON:
    """Return the swap that makes the best hand if it improves the hand, otherwise a Mulligan."""
    better = [preview for preview in previews if preview["change"] != "same"]
    if not better:
        return {"kind": "mulligan"}
    best = max(better, key=lambda preview: (_rank(preview["value"]), preview["value"]["top"]))
    return {"kind": "swap", "seat": best["seat"]}


def _lowest(own: View) -> Card:
    """Return the lowest card outside the value hand, or of the whole hand if all cards are in it."""
    hand: list[Card] = own["hand"]
    return min([card for card in hand if card not in own["value"]["cards"]] or hand)


def _rank(value: View) -> int:
    type_: str = value["type"]
    return TYPES.index(type_)
