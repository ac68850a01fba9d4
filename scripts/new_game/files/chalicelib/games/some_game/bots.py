"""The bots of Some Game. They decide from their seat's view alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import Level
from chalicelib.games.moves import Moves


def choose(view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
    """Return a bot's move. `easy` picks at random, the others pick the highest number."""
    return legal.pick(random) if level == "easy" else max(legal.each(), key=lambda move: int(move["number"]))
