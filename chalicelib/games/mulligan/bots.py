"""The bots, each from what its seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Const, Moves, Object, OneOf

View = Mapping[str, Any]
BESIDES = ("orders", "offer", "take-back", "accept", "verdict")


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves."""
    assert isinstance(legal, OneOf)
    decisions = [branch for branch in legal.branches if _kind(branch) not in BESIDES] or [*legal.branches]
    plans = [branch for branch in decisions if _kind(branch) == "plan"]
    if plans and random.random() < 0.7:
        decisions = plans
    move = random.choice(decisions).pick(random)
    if move["kind"] == "plan":
        move["reactions"] = dict.fromkeys(move["shots"], "auto")
        move.pop("orders", None)
    return move


def _kind(branch: Moves) -> JSON:
    return branch.members["kind"].value if isinstance(branch, Object) and isinstance(branch.members["kind"], Const) else None
