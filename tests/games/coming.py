"""Games that are whole but not offered yet: laws, playthroughs and clauses hold them as if they were registered."""

from __future__ import annotations

from typing import Any

from chalicelib.games.interface import Game

COMING: dict[str, Game[Any]] = {}
"""By id."""
