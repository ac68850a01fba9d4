"""The ratings of bots, from `bots.json`, which `scripts/rate_bots.py` makes from games of bots against bots.

In golf a bot's rating is its index after twenty rounds, else its skill, on a scale on which a Member (`normal`) has the skill
of a new player.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from chalicelib import json_codec
from chalicelib.boards.handicap import tenth
from chalicelib.games import registry
from chalicelib.games.interface import LEVELS

BEST_FIRST = tuple(reversed(LEVELS))


def skill(game: str, level: str) -> float | None:
    """Return the mean skill of a bot of this level; None if it was not rated."""
    found = _rated().get(game, {}).get("skill", {}).get(level)
    return None if found is None else float(found[0])


def read(game: str) -> list[dict[str, Any]]:
    """Return the bots of a game as the API presents them, the best first. Raises Unknown for an unknown game."""
    kind = "index" if registry.find(game).needs_course else "skill"
    rated = _rated().get(game, {}).get(kind, {})
    found = [
        {"level": level, "rating": tenth(rated[level][0]), "error": round(rated[level][1], 2)}
        for level in BEST_FIRST
        if level in rated
    ]
    return sorted(found, key=lambda bot: bot["rating"] * (1 if kind == "index" else -1))


@cache
def _rated() -> Mapping[str, Any]:
    rated: dict[str, Any] = json_codec.load(Path(__file__).with_name("bots.json").read_bytes())
    return rated
