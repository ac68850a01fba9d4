"""The bots of Some Game. They decide from their seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import LEVELS, Level
from chalicelib.games.moves import Moves


def choose(view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
    """Return a bot's move. The lower two levels pick at random, the others pick the highest number."""
    if LEVELS.index(level) < LEVELS.index("normal"):
        return legal.pick(random)
    return max(legal.each(), key=lambda move: int(move["number"]))
