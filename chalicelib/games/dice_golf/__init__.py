"""Mulligan Dice Golf (`dice-golf`). `DICE_GOLF` is the engine; the module `engine` describes the game."""

from chalicelib.games.dice_golf.engine import DICE_GOLF

__all__ = ["DICE_GOLF"]
