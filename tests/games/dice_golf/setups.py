"""Dice golf as the laws play it (`tests/laws`): each number of seats, both pacings, every format. It hides nothing."""

from __future__ import annotations

from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.interface import Course, Hole
from tests.laws.setup import Setup

THREE = Course("three", "Three Holes", (Hole(3, 160), Hole(4, 390), Hole(5, 540)))
EIGHTEEN = Course("eighteen", "Eighteen Holes", THREE.holes * 6)
SIDES = ((0, 2), (1, 3))

SETUPS = [
    Setup(DICE_GOLF, 1, {"holes": "72"}, EIGHTEEN),
    Setup(DICE_GOLF, 2, {"holes": "back"}, EIGHTEEN),
    Setup(DICE_GOLF, 2, {"format": "match", "stymie": False}, EIGHTEEN),
    Setup(DICE_GOLF, 3, {"format": "skins", "stymie": False}, THREE),
    Setup(DICE_GOLF, 3, {"format": "match"}, THREE),
    Setup(DICE_GOLF, 4, {}, THREE),
    Setup(DICE_GOLF, 4, {"format": "best-ball"}, THREE, sides=SIDES),
    Setup(DICE_GOLF, 4, {"format": "low-total", "stymie": False}, THREE, sides=SIDES),
    Setup(DICE_GOLF, 4, {"format": "high-low"}, THREE, sides=SIDES),
]
