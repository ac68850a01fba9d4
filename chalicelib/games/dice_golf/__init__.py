"""Mulligan Dice Golf (`dice-golf`): `DICE_GOLF` is its rules; `engine` tells the game."""

from chalicelib.games.dice_golf.engine import DICE_GOLF

__all__ = ["DICE_GOLF"]
