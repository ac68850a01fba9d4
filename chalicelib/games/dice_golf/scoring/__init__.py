"""The six ways to score, by their names in the option `format`."""

from __future__ import annotations

from chalicelib.games.dice_golf.scoring.match import Match
from chalicelib.games.dice_golf.scoring.sides import BestBall, HighLow, LowTotal
from chalicelib.games.dice_golf.scoring.skins import Skins
from chalicelib.games.dice_golf.scoring.stroke import Stroke

FORMATS: dict[str, Stroke] = {
    "stroke": Stroke(),
    "match": Match(),
    "skins": Skins(),
    "best-ball": BestBall(),
    "low-total": LowTotal(),
    "high-low": HighLow(),
}

__all__ = ["FORMATS", "Stroke"]
