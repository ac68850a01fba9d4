"""MULLIGAN, the card golf game (`mulligan`): `MULLIGAN` is its rules; `engine` tells the game."""

from chalicelib.games.mulligan.engine import MULLIGAN

__all__ = ["MULLIGAN"]
