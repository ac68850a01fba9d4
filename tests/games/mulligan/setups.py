"""Mulligan as the laws and the playthroughs play it: the first of each number of seats is kept as a playthrough."""

from __future__ import annotations

from random import Random

from chalicelib.games.mulligan import MULLIGAN
from chalicelib.games.mulligan.rounds import allowed
from chalicelib.games.mulligan.state import State
from tests.laws.setup import Setup


def twin(state: State, seat: int | None, random: Random) -> State:
    """Chooses anew what this seat cannot know: what others picked."""
    for number in state.picks.made:
        if number != seat:
            state.picks.made[number] = random.choice(allowed(state))
    return state


SETUPS = [Setup(MULLIGAN, seats, twin=twin) for seats in (2, 3, 4)]
