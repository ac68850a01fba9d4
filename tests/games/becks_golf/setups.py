"""Set-ups of Grandpa Beck's Golf for the laws. The first one for each number of seats also has a playthrough."""

from __future__ import annotations

from random import Random
from typing import Any

from chalicelib.games.becks_golf import BECKS_GOLF
from chalicelib.games.becks_golf.cards import PLACES, TURNS
from chalicelib.games.becks_golf.state import State
from tests.laws.setup import Setup


def twin(state: State, seat: int | None, random: Random) -> State:
    """Deal again what this seat cannot know: all face-down cards, the draw pile, and others' drawn cards and choices."""
    down = [(player, place) for player in state.players for place in PLACES if not player.up[place]]
    drawn = [] if state.drawn is None or seat == state.turn else [state.drawn]
    pool = [*state.pile, *(player.grid[place] for player, place in down), *drawn]
    random.shuffle(pool)
    for player, place in down:
        player.grid[place] = pool.pop()
    if drawn:
        state.drawn = pool.pop()
    state.pile = pool
    for number in state.opening.made:
        if number != seat:
            state.opening.made[number] = tuple(sorted(random.sample(PLACES, 2)))
    return state


def setup(seats: int, **asked: Any) -> Setup:
    rounds = asked.get("rounds", 4)
    return Setup(BECKS_GOLF, seats, asked, twin=twin, most_decisions=rounds * seats * (2 * TURNS + 3))


SETUPS = [
    setup(2, rounds=2),
    setup(3, rounds=1),
    setup(4, rounds=1),
    setup(5, rounds=1),
]
