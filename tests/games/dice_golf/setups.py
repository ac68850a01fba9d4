"""Set-ups of Dice Golf for the laws. The first one for each number of seats also has a playthrough."""

from __future__ import annotations

from typing import Any

from chalicelib.games.dice_golf import DICE_GOLF
from tests.games.dice_golf.table import BOX, course
from tests.laws.setup import Setup

SIDES = ((0, 2), (1, 3))


def setup(seats: int, *pars: int, sides: Any = (), **asked: Any) -> Setup:
    return Setup(DICE_GOLF, seats, asked, course(*pars), most_decisions=3 * 4 * len(pars) * seats, sides=sides)


SETUPS = [
    setup(1, 4, 3, 5, 4),
    setup(2, 4, 3, 5, format="match", stymie=True),
    setup(3, 5, 4, 3, format="skins", stymie=False),
    setup(4, 4, 3, 5, format="best-ball", sides=SIDES),
    setup(1, *BOX, holes="72"),
    setup(2, *BOX, holes="back", stymie=False),
    setup(3, 3, 4, 5, 4, 4, format="match", stymie=False),
    setup(3, 4, 4, 4, 5, format="skins"),
    setup(3, 4, 4, 5, 4, format="match"),
    setup(4, *BOX, holes="front"),
    setup(4, 4, 5, 3, format="low-total", sides=SIDES),
    setup(4, 4, 5, 3, format="high-low", stymie=False, sides=SIDES),
]
