"""Mulligan Stew (`stew`). `STEW` is the engine; the module `engine` describes the game."""

from chalicelib.games.stew.engine import STEW, Stew

__all__ = ["STEW", "Stew"]
