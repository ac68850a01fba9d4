"""A second implementation of the dice, straight from D-01 to D-06 and D-11, without the engine's code or data."""

from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import Any, NamedTuple

Face = str | int
Roll = tuple[Face, ...]
BOX: dict[str, dict[Face, int]] = {
    "black": {"Fairway": 6, "Rough": 2, "Hazard": 2},
    "red": {"Fairway": 5, "Green": 3, "Rough": 2},
    "yellow": {"Green": 5, "Chip": 2, "Bunker": 2, "Hazard": 1},
    "white": {"Green": 5, "Chip": 2, "Bunker": 1, "Hazard": 1, "Tap In": 1},
    "green": {1: 4, 2: 5, 3: 3},
    "blue": {"Blank": 10, "Sun": 1, "Wind": 1},
}
DICE = {
    3: ("yellow", "green", "blue"),
    4: ("black", "white", "green", "blue"),
    5: ("black", "red", "white", "green", "blue"),
}
ADDS = {
    1: ("Fairway", "Green", "Wind", 1),
    2: ("Rough", "Chip", "Bunker", "Tap In", 2),
    3: ("Hazard", 3),
    0: ("Blank",),
    -1: ("Sun",),
}
STROKES = {face: strokes for strokes, faces in ADDS.items() for face in faces}


class Option(NamedTuple):
    """A legal move after a first roll: its expected strokes on this hole, and the chips that it costs."""

    kind: str
    die: str | None
    hole: Fraction
    chips: int


def strokes(par: int, roll: Roll) -> int:
    """Return the score of a roll. A red Green takes precedence over a Tap In (D-06)."""
    shown = dict(zip(DICE[par], roll, strict=True))
    if shown.get("red") == "Green":
        del shown["white"]
    elif shown.get("white") == "Tap In":
        del shown["green"]
    return sum(STROKES[face] for face in shown.values())


@cache
def first_rolls(par: int) -> dict[Roll, Fraction]:
    """Yield each different roll with its probability."""
    dice = [BOX[die] for die in DICE[par]]
    return {
        roll: Fraction(prod(die[face] for die, face in zip(dice, roll, strict=True)), prod(sum(d.values()) for d in dice))
        for roll in product(*dice)
    }


@cache
def mean(par: int) -> Fraction:
    """Return the mean score of a roll of all dice."""
    return sum((chance * strokes(par, roll) for roll, chance in first_rolls(par).items()), Fraction())


def shot(par: int, roll: Roll, die: str) -> Fraction:
    """Return the mean score after rolling this die again."""
    place, faces = DICE[par].index(die), BOX[die]
    scores = sum(times * strokes(par, (*roll[:place], face, *roll[place + 1 :])) for face, times in faces.items())
    return Fraction(scores, sum(faces.values()))


@cache
def options(par: int, roll: Roll) -> tuple[Option, ...]:
    """Return all moves after a first roll, those that cost a chip last."""
    shots = (Option("shot-mulligan", die, shot(par, roll, die), 1) for die in DICE[par] if die != "blue")
    return (Option("keep", None, Fraction(strokes(par, roll)), 0), Option("hole-mulligan", None, mean(par), 0), *shots)


def option(par: int, roll: Roll, move: dict[str, Any]) -> Option:
    """Return the option that a move takes."""
    (taken,) = (one for one in options(par, roll) if (one.kind, one.die) == (move["kind"], move.get("die")))
    return taken
