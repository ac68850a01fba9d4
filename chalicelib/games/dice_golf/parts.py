"""What one is good at: by how much the dice of each part of the game took more strokes, as they lay in the end, than they give
on the mean.

All parts of a hole are together its score less the mean score of a hole of its par, thrown and kept (`policy.odds`): so who
takes a Mulligan in time is below zero, and who rolls badly above.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from math import prod
from typing import Any

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, Roll, counting, strokes

PART = {"black": "driving", "red": "rough", "yellow": "driving", "white": "rough", "green": "putting", "blue": "weather"}
"""Each die, and the part of the game it belongs to; `rough` is what lies between tee and green, with the sand."""
DIGITS = 3


def parts(record: Mapping[str, Any]) -> list[dict[str, float]]:
    """Per seat, over all the holes that it finished."""
    found = [Counter[str]() for _ in record["totals"]]
    for hole in record["holes"]:
        for play in hole["plays"]:
            for die, more in _against_the_mean(hole["par"], play["rolls"][-1]).items():
                found[play["seat"]][PART[die]] += more
    return [{part: round(more, DIGITS) for part, more in sorted(seat.items())} for seat in found]


def _against_the_mean(par: int, lie: Mapping[str, Any]) -> dict[str, float]:
    """By die, what it counts here less what it counts on the mean."""
    dice = DICE_BY_PAR[par]
    taken = _taken(par, tuple(lie[die] for die in dice))
    return {die: here - mean for die, here, mean in zip(dice, taken, _means(par), strict=True)}


def _taken(par: int, roll: Roll) -> list[int]:
    return [strokes(face) if counts else 0 for face, counts in zip(roll, counting(par, roll), strict=True)]


@cache
def _means(par: int) -> tuple[float, ...]:
    """What each die of a hole counts on the mean of all throws."""
    dice = [Counter(FACES[die]) for die in DICE_BY_PAR[par]]
    throws = prod(faces.total() for faces in dice)
    sums = [0] * len(dice)
    for roll in product(*dice):
        weight = prod(faces[face] for faces, face in zip(dice, roll, strict=True))
        sums = [sum_ + weight * taken for sum_, taken in zip(sums, _taken(par, roll), strict=True)]
    return tuple(sum_ / throws for sum_ in sums)
