"""The registry of games. A new game is a folder and one line here."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import RulesRetired, Unknown
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.interface import Game
from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.stew import STEW
from chalicelib.games.trade_ring import TRADE_RING

GAMES: dict[str, Game[Any]] = {game.id: game for game in (DICE_GOLF, BECKS_GOLF, TRADE_RING, MULLIGAN, STEW)}
"""The newest rules of each game, by id, used for new tables."""

OLDER: dict[tuple[str, int], Game[Any]] = {}
"""Earlier rules by id and version, each kept until no unfinished table uses it."""


def find(id: str, rules: int | None = None) -> Game[Any]:
    """Return the rules of a game; without a version the newest. Raises Unknown, or RulesRetired for a removed version."""
    newest = GAMES.get(id)
    if newest is None:
        raise Unknown(f"There is no game “{id[:24]}” here.")
    if rules in (None, newest.rules):
        return newest
    if (id, rules) not in OLDER:
        raise RulesRetired(f"This table was played by version {rules} of the rules of {newest.name}, which is no longer kept.")
    return OLDER[id, rules]
