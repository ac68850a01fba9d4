"""Perft: before the end of a round, the number of sequences of moves is that of the rules.

A player takes the top discard to one of nine places, or draws, and then has nine places and the discard pile.
"""

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.state import State
from tests.games.becks_golf.random_games import copy
from tests.games.becks_golf.table import Table

DEPTH = 4


def count(state: State, depth: int) -> int:
    total = 0
    for seat in BECKS_GOLF.waiting(state):
        legal = BECKS_GOLF.legal(state, seat)
        moves = list(legal.each()) if legal else []
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            after = copy(state)
            BECKS_GOLF.play(after, seat, move, Chance(bytes(32)))
            total += count(after, depth - 1)
    return total


def by_rule(depth: int, drawn: bool = False) -> int:
    if depth == 0:
        return 1
    return 10 * by_rule(depth - 1) if drawn else 9 * by_rule(depth - 1) + by_rule(depth - 1, drawn=True)


@pytest.mark.rule("B-12", "B-13")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_as_many_sequences_of_moves_as_the_rules_give(seats: int) -> None:
    table = Table.dealt(seats)
    table.open()
    assert [count(table.state, depth) for depth in range(1, DEPTH + 1)] == [by_rule(depth) for depth in range(1, DEPTH + 1)]
    assert by_rule(2) == 9 * 10 + 10
