"""What the Champion has learned from games against itself: `learned.json`, in thousandths of a point.

A point is a unit of the logarithm of the odds: if two players' points differ by one, the lower one wins a round with 73 in 100.
A player's points are the sum of

- the points of each row and column of its grid, by its three cards and by the phase (`lines`). The phase is the smallest number
  of face-down cards that any player has: about as many turns are left;
- how many cards the player and the others have face-down (`down`);
- the cards that are left: a line that waits for a card is worth more if many such cards are unseen (`pairs`).

`closing` tells how likely a closer has a lower score than another player, by that player's number of face-down cards: the
margin at which it is even, and the margin that makes it one unit more likely.

The numbers were learned by TD(lambda), lambda = 0.8, in about 600,000 games of the Champion against itself: six in ten for two
players, a quarter for three, the rest for four and five. After each game the points behind each chance of winning move towards
the chances at the turns that followed and towards the result. `closing` was fitted to how those games ended. So many games took
a copy of the Champion in C; `tests/bench/becks_learning.py` learns on from here in Python, except `closing`.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations_with_replacement, permutations
from math import exp
from pathlib import Path
from typing import Any

from chalicelib.games.becks_golf.cards import BLACK, MULLIGAN, set_of
from chalicelib.games.becks_golf.evaluation import VALUES
from chalicelib.games.becks_golf.position import Position, code_of

DATA = Path(__file__).with_name("learned.json")
LEARNED: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
UNIT = 1e-3
_EVEN_SHARE = 1 / 13
"""The share of unseen cards at which a number is neither rare nor frequent: eight of 104."""
_PER_NUMBER = 0.2
"""What makes a set of fives worth one unit of `pairs`."""


@cache
def line_points(phase: int) -> list[float]:
    """Return the points of each line, by its code."""
    lines = [0.0] * 16**3
    for line, points in zip(combinations_with_replacement(range(16), 3), LEARNED["lines"][phase - 1], strict=True):
        for one, two, three in permutations(line):
            lines[one << 8 | two << 4 | three] = points * UNIT
    return lines


@cache
def waits_for(line: int) -> tuple[int, bool]:
    """Return the number of the set that a line with one more card becomes (0: none), and whether it has a Mulligan."""
    values = [VALUES[line >> shift & 15] for shift in (8, 4, 0)]
    if set_of(*values):
        return 0, False
    pairs = [(values[odd - 1], values[odd - 2]) for odd in range(3)]
    return max((set_of(one, two, MULLIGAN), MULLIGAN in (one, two)) for one, two in pairs)


class Lines(dict[int, float]):
    """The points of lines in a phase, by their codes, worked out when they are first asked for."""

    def __init__(self, phase: int, position: Position) -> None:
        super().__init__()
        self._points = line_points(phase)
        self._pairs = [points * UNIT for points in LEARNED["pairs"][phase - 1]]
        cards = sum(position.unseen) or 1
        self.more = {
            number: (position.unseen[code_of(number)] / cards / _EVEN_SHARE - 1) * number * _PER_NUMBER for number in BLACK
        }

    def __missing__(self, line: int) -> float:
        number, wild = waits_for(line)
        points = self[line] = self._points[line] + (self._pairs[wild] * self.more[number] if number else 0.0)
        return points


def down_points(own: int, others: int) -> float:
    """Return the points for face-down cards: a player's own, and the fewest of another player."""
    points: int = LEARNED["down"][own][others]
    return points * UNIT


def chance_of_lower(margin: float, down: int) -> float:
    """Return the chance that a closer has a lower score than a player with `down` face-down cards before its last turn.

    `margin` is the player's expected score after that turn less the closer's.
    """
    even, spread = LEARNED["closing"][down]
    return 1 / (1 + exp((even * UNIT - margin) / (spread * UNIT)))
