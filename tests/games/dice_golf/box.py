"""The box of dice counted out a second time, as D-01 to D-06 and D-11 tell it; nothing is read from the engine or its file."""

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
    """A legal move after a first roll: the strokes it expects on this hole, and chips it costs."""

    kind: str
    die: str | None
    hole: Fraction
    chips: int


def strokes(par: int, roll: Roll) -> int:
    """The score of a roll; a red Green comes before a Tap In (D-06)."""
    shown = dict(zip(DICE[par], roll, strict=True))
    if shown.get("red") == "Green":
        del shown["white"]
    elif shown.get("white") == "Tap In":
        del shown["green"]
    return sum(STROKES[face] for face in shown.values())


@cache
def first_rolls(par: int) -> dict[Roll, Fraction]:
    """Each different roll and its chance."""
    dice = [BOX[die] for die in DICE[par]]
    return {
        roll: Fraction(prod(die[face] for die, face in zip(dice, roll, strict=True)), prod(sum(d.values()) for d in dice))
        for roll in product(*dice)
    }


@cache
def mean(par: int) -> Fraction:
    """The mean score of a throw of all dice."""
    return sum((chance * strokes(par, roll) for roll, chance in first_rolls(par).items()), Fraction())


def shot(par: int, roll: Roll, die: str) -> Fraction:
    """The mean score after rolling this die again."""
    place, faces = DICE[par].index(die), BOX[die]
    scores = sum(times * strokes(par, (*roll[:place], face, *roll[place + 1 :])) for face, times in faces.items())
    return Fraction(scores, sum(faces.values()))


@cache
def options(par: int, roll: Roll) -> tuple[Option, ...]:
    """All moves after a first roll, those that cost a chip last."""
    shots = (Option("shot-mulligan", die, shot(par, roll, die), 1) for die in DICE[par] if die != "blue")
    return (Option("keep", None, Fraction(strokes(par, roll)), 0), Option("hole-mulligan", None, mean(par), 0), *shots)


def option(par: int, roll: Roll, move: dict[str, Any]) -> Option:
    """The option that a move takes."""
    (taken,) = (one for one in options(par, roll) if (one.kind, one.die) == (move["kind"], move.get("die")))
    return taken
