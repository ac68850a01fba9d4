"""Bots see what their seat sees, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import Level
from chalicelib.games.moves import Moves


def choose(view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
    """`easy` picks anything, the others the highest."""
    return legal.pick(random) if level == "easy" else max(legal.each(), key=lambda move: int(move["number"]))
