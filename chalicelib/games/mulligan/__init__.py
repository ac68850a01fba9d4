"""MULLIGAN, the card golf game (`mulligan`). `MULLIGAN` is the engine; the module `engine` describes the game."""

from chalicelib.games.mulligan.engine import MULLIGAN

__all__ = ["MULLIGAN"]
