"""Random games of Mulligan Stew with every number of players and every set of options, for tests of invariants."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

from chalicelib.fairness import Chance
from chalicelib.games.stew import STEW
from chalicelib.games.stew.state import REACHES
from tests.games import walks
from tests.games.stew.table import Table

ASK = 0.7
"""The probability of using an optional member of a plan."""
EVERY_WAY = [*product(range(2, 6), (False, True), REACHES)]


def begin(seed: int) -> Table:
    """Return the game of this seed. Consecutive seeds have every number of players with every set of options."""
    seats, specialties, reach = EVERY_WAY[seed % len(EVERY_WAY)]
    chance = Chance(Random(seed).randbytes(32))
    return Table(seats, reach=reach, chance=chance, begin=False, with_specialties=specialties)


def walk(table: Table, seed: int) -> Iterator[Table]:
    """Yield the game before each decision, and at its end."""
    return walks.walk(STEW, table, pick, seed)


def pick(table: Table, seat: int, random: Random) -> dict[str, Any]:
    """Return a random legal move. Specialties are mostly used."""
    legal = STEW.legal(table.state, seat)
    assert legal is not None
    move: dict[str, Any] = legal.pick(random)
    for name, may in table.view(seat)["own"]["may"].items():
        said = {**move, name: random.random() < ASK}
        if may and legal.accepts(said):
            return said
    return move


@cache
def finished(seed: int) -> Table:
    """Return the game of this seed at its end. Do not change it."""
    table = begin(seed)
    for _ in walk(table, seed):
        pass
    return table
