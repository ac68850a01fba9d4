"""Whole games at random: players, options, moves and time-outs, all from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from chalicelib.errors import BadOptions
from chalicelib.fairness import Chance
from chalicelib.games.trade_ring import TRADE_RING
from chalicelib.games.trade_ring.rounds import OPTIONS
from tests.games import walks
from tests.games.trade_ring.table import Table

RARELY = 0.9
"""The share of folds that are replaced by other moves, so that games last longer."""


def every_way() -> Iterator[tuple[int, dict[str, Any]]]:
    """Return each number of players with each possible set of options."""
    for seats, values in product(range(2, 9), product((False, True), repeat=len(OPTIONS))):
        asked = dict(zip(OPTIONS, values, strict=True))
        try:
            yield seats, TRADE_RING.settle_options(asked, seats, None)
        except BadOptions:
            continue


EVERY_WAY = list(every_way())


def begin(seed: int) -> Table:
    """Return the game of this seed. Consecutive seeds have every number of players with every set of options."""
    seats, options = EVERY_WAY[seed % len(EVERY_WAY)]
    return Table(seats=seats, chance=Chance(Random(seed).randbytes(32)), **options)


def walk(table: Table, seed: int) -> Iterator[Table]:
    """Yield the game before each decision, and at its end."""
    return walks.walk(TRADE_RING, table, pick, seed)


def pick(table: Table, seat: int, random: Random) -> dict[str, Any]:
    """Return a random legal move. Folds and high stakes are rare."""
    legal = TRADE_RING.legal(table.state, seat)
    assert legal is not None
    while True:
        move: dict[str, Any] = legal.pick(random)
        if (move["kind"] == "fold" or move.get("chips", 0) > 3) and random.random() < RARELY:
            continue
        return move


def finished(seed: int) -> Table:
    """Return the game of this seed at its end."""
    table = begin(seed)
    for _ in walk(table, seed):
        pass
    return table
