"""Whole games at random: seats, rounds, moves and time-outs, all from one seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.state import State
from chalicelib.games.interface import LEVELS
from tests.games.becks_golf.table import Table

TIME_OUT = 0.1


def begin(seed: int) -> Table:
    random = Random(seed)
    return Table.dealt(random.randint(2, 5), random.randint(1, 3), random.randbytes(32))


def walk(table: Table, seed: int) -> Iterator[Table]:
    """Yield the game before each decision, and at its end. Some players are bots, others play at random."""
    random = Random(f"moves {seed}")
    levels = [random.choice((*LEVELS[:2], None)) for _ in table.state.players]
    while table.waiting:
        yield table
        seat = random.choice(table.waiting)
        legal = BECKS_GOLF.legal(table.state, seat)
        assert legal is not None
        if random.random() < TIME_OUT:
            table.time_out(seat)
        else:
            level = levels[seat]
            move = legal.pick(random) if level is None else BECKS_GOLF.choose(table.view(seat), seat, legal, level, random)
            table.play(seat, **move)
    yield table


def copy(state: State) -> State:
    return BECKS_GOLF.unpack({"rounds": state.rounds}, len(state.players), None, BECKS_GOLF.pack(state))
