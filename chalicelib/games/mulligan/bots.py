"""The bots, each from what its seat may see (M-31, M-41: bots are never asked, and decline).

A bot makes the decision that it is waited for, and does nothing besides: it leaves standing orders as they are, offers no
wagers, and declines those that are offered to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import JSON, Level
from chalicelib.games.moves import Const, Moves, Object, OneOf

View = Mapping[str, Any]
WEIGHTS = {"plan": 12, "mulligan": 3, "pass": 3, "rangefinder": 2, "dig": 2, "borrow": 2, "gps": 1}
"""How likely a kind of move is chosen where several are legal; decisions of which there is only one stand alone."""
NEVER = frozenset(("orders", "offer", "take-back", "accept", "verdict"))


def choose(view: View, seat: int, legal: Moves, level: Level, random: Random) -> JSON:
    """One of the legal moves, as a bot makes it from its seat's view."""
    assert isinstance(legal, OneOf)
    branches = [branch for branch in legal.branches if _kind(branch) not in NEVER] or [*legal.branches]
    declining = [branch for branch in branches if _kind(branch) == "decline"]
    weights = [WEIGHTS.get(_kind(branch), 1) for branch in branches]
    move = (declining or random.choices(branches, weights))[0].pick(random)
    return _without_asking(move) if move["kind"] == "plan" else move


def _without_asking(plan: dict[str, Any]) -> dict[str, Any]:
    """The same plan, with Mulligans that are played by themselves."""
    return {"kind": "plan", "shots": plan["shots"], "reactions": dict.fromkeys(plan["shots"], "auto")}


def _kind(branch: Moves) -> str:
    named = branch.members["kind"] if isinstance(branch, Object) else None
    return str(named.value) if isinstance(named, Const) else ""
