"""Mulligan Stew (`engine` tells it)."""

from chalicelib.games.stew.engine import STEW, Stew

__all__ = ["STEW", "Stew"]
