"""Perft: the exact numbers of sequences of moves to depth 6, for three seeds at four tables, stored in `perft.json`.

    python -m tests.games.dice_golf.perft --write     counts again

All draws depend on the seed, so a changed number means that dice, turns or moves have changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import DICE_GOLF
from chalicelib.games.dice_golf.state import State
from tests.games.dice_golf.table import course
from tests.laws.setup import Setup
from tests.laws.walk import key_of

KEPT = Path(__file__).with_suffix(".json")
DEPTH = 6
SEEDS = (1, 2, 3)
LINKS = course(5, 4, 3)
TABLES = [
    Setup(DICE_GOLF, 1, {}, LINKS),
    Setup(DICE_GOLF, 2, {"format": "match", "stymie": True}, course(4)),
    Setup(DICE_GOLF, 3, {"stymie": False}, course(3)),
    Setup(DICE_GOLF, 4, {"format": "low-total"}, LINKS),
]

Allowed = Callable[[State, int], Iterable[Any]]


def allowed(state: State, seat: int) -> Iterable[Any]:
    """Return the moves that the engine allows a seat."""
    legal = DICE_GOLF.legal(state, seat)
    return legal.each() if legal else ()


def counts(setup: Setup, seed: int, moves: Allowed = allowed) -> list[int]:
    """Return the numbers of sequences of 1 to 6 moves."""
    chance = Chance(key_of(seed))
    return [_count(setup, setup.packed(setup.begin(chance)), chance, depth, moves) for depth in range(1, DEPTH + 1)]


def _count(setup: Setup, packed: str, chance: Chance, depth: int, moves: Allowed) -> int:
    state = setup.unpacked(packed)
    choices = [(seat, move) for seat in range(setup.seats) for move in moves(state, seat)]
    if depth == 1:
        return len(choices)
    total = 0
    for seat, move in choices:
        after = setup.unpacked(packed)
        DICE_GOLF.play(after, seat, move, chance)
        total += _count(setup, setup.packed(after), chance, depth - 1, moves)
    return total


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.games.dice_golf.perft --write")
    rows = [f'  "{setup} seed {seed}": {counts(setup, seed)}' for setup in TABLES for seed in SEEDS]
    KEPT.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
