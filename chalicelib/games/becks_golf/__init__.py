"""Grandpa Beck's Golf (`becks-golf`). `BECKS_GOLF` is the engine; the module `engine` describes the game."""

from chalicelib.games.becks_golf.engine import BECKS_GOLF

__all__ = ["BECKS_GOLF"]
