"""Games that are whole but not offered yet: laws, playthroughs and clauses hold them as if they were registered."""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.interface import Game
from chalicelib.games.trade_ring import TRADE_RING

COMING: dict[str, Game[Any]] = {game.id: game for game in (BECKS_GOLF, TRADE_RING)}
"""By id."""
