"""The bots of the trading game: Caddie (easy), Member (normal) and Pro (hard), each from what its seat may see.

The Caddie plays any legal move. The Member looks at its own hand alone: it parts with its lowest card that does not count,
takes the best offer that makes its hand better at all, and folds two pair rather than see it broken up, or with one rival left
three of a kind. The Pro (`pro`) computes with all others.
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
    """One of the legal moves, as a bot of this level makes it from its seat's view. The Member uses no chance.

    No bot says beforehand what it will auction (T-15).
    """
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
    """The offer that makes the best hand, if it makes a better one."""
    better = [preview for preview in previews if preview["change"] != "same"]
    if not better:
        return {"kind": "mulligan"}
    best = max(better, key=lambda preview: (_rank(preview["value"]), preview["value"]["top"]))
    return {"kind": "swap", "seat": best["seat"]}


def _lowest(own: View) -> Card:
    """The lowest card outside the value hand, or of it where all count."""
    hand: list[Card] = own["hand"]
    return min([card for card in hand if card not in own["value"]["cards"]] or hand)


def _rank(value: View) -> int:
    type_: str = value["type"]
    return TYPES.index(type_)
