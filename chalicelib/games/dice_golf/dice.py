"""The dice of Mulligan Dice Golf and the score of a roll (D-01 to D-07), from `dice.json`.

A roll is a tuple of faces, one for each die, in the order of `DICE_BY_PAR`:

>>> score(4, ("Rough", "Chip", 1, "Blank"))
5
>>> score(5, ("Fairway", "Green", "Hazard", 2, "Wind"))
5
>>> counting(5, ("Fairway", "Green", "Tap In", 2, "Wind"))
(True, True, False, True, True)

Counts and strokes can be changed in the data file without touching a rule.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Face = str | int
"""A word from D-01, or the number on the putter's die."""

Roll = tuple[Face, ...]
"""The faces that the dice of a hole show, in the order of its par's dice."""

DATA = Path(__file__).with_name("dice.json")
_BOX: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

FACES: dict[str, tuple[Face, ...]] = {
    die: tuple(face for face, count in about["faces"] for _ in range(count)) for die, about in _BOX["dice"].items()
}
"""All faces of each die in D-01's order, repeated as often as they are on the die. A draw of j means face j (G-06)."""

DICE_BY_PAR: dict[int, tuple[str, ...]] = {int(par): tuple(dice) for par, dice in _BOX["dice_by_par"].items()}
STANDS_FOR: dict[str, str] = {die: about["stands_for"] for die, about in _BOX["dice"].items()}
STROKES: dict[str, int] = _BOX["strokes"]

CHIPS_PER_18: int = _BOX["mulligans"]["chips_per_18"]
STYMIE_FROM: int = _BOX["stymie_from"]
"""The number of strokes over par from which a final score passes the Stymie block (D-15)."""

SHOT_DICE: dict[int, tuple[str, ...]] = {
    par: tuple(die for die in dice if die not in _BOX["mulligans"]["no_shot_mulligan"]) for par, dice in DICE_BY_PAR.items()
}
"""The dice that a Shot Mulligan may roll again: all except the weather die (D-11)."""

LABELS: tuple[str, ...] = tuple(_BOX["labels"])
"""The labels of draws: for a single round, and for one of four rounds."""

_SPARES: tuple[tuple[str, Face, str], ...] = tuple((rule["die"], rule["face"], rule["spared"]) for rule in _BOX["spares"])


def strokes(face: Face) -> int:
    """Return the strokes that a face costs if it counts (D-03, D-05)."""
    return face if isinstance(face, int) else STROKES[face]


@cache
def counting(par: int, roll: Roll) -> tuple[bool, ...]:
    """Return for each die whether it counts (D-04 to D-06). A die that does not count cannot cancel another."""
    dice = DICE_BY_PAR[par]
    spared: set[str] = set()
    for die, face, other in _SPARES:
        if die in dice and die not in spared and roll[dice.index(die)] == face:
            spared.add(other)
    return tuple(die not in spared for die in dice)


@cache
def score(par: int, roll: Roll) -> int:
    """Return the strokes of a roll on a hole of this par."""
    return sum(strokes(face) for face, counts in zip(roll, counting(par, roll), strict=True) if counts)
