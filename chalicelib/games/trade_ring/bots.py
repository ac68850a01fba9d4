"""The bots of the trading game: Caddie (easy), Member (normal) and Pro (hard), each from what its seat may see.

The Caddie plays any legal move. The Member looks at its own hand alone: it auctions and offers the card that it misses least, takes
the offer that makes a better type of hand, and folds what would be a pity to break up. The Pro (`pro`) reckons with all others.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Moves
from chalicelib.games.trade_ring import pro
from chalicelib.games.trade_ring.cards import TYPES, Card
from chalicelib.games.trade_ring.hands import HIGH_STRAIGHT, LOW_STRAIGHT, spare

View = Mapping[str, Any]


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves, as a bot of this level makes it from its seat's view. The Member uses no chance."""
    if level == "easy":
        return legal.pick(random)
    return pro.choose(view, seat, random) if level == "hard" else _member(view, seat)


def _member(view: View, seat: int) -> JSON:
    own, players = view["own"], view["players"]
    if view["phase"] == "choice":
        better = [preview for preview in own["previews"] if preview["change"] == "better-type"]
        if not better:
            return {"kind": "mulligan"}
        best = max(better, key=lambda preview: (TYPES.index(preview["value"]["type"]), preview["value"]["top"]))
        return {"kind": "swap", "seat": best["seat"]}
    card = spare(own["hand"])
    chips = players[seat]["chips"]
    if view["phase"] == "offers":
        return with_chips("offer", card, chips, 0)
    rivals = sum(player["active"] for player in players) - 1
    if TYPES.index(own["value"]["type"]) >= (LOW_STRAIGHT if rivals == 1 else HIGH_STRAIGHT):
        return {"kind": "fold"}
    return with_chips("auction", card, chips, 1)


def with_chips(kind: str, card: Card, has: int | None, wanted: int) -> JSON:
    """A move with a card, and where chips are played with so many of them, if there are."""
    move = {"kind": kind, "card": card}
    return move if has is None else {**move, "chips": min(has, wanted)}
