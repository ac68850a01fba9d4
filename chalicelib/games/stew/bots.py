"""Bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chalicelib.games.interface import Level
from chalicelib.games.moves import Moves


def choose(view: Mapping[str, Any], seat: int, legal: Moves, level: Level, random: Random) -> Any:
    return legal.pick(random)
